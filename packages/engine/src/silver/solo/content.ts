/** ag-solo-1: the cards of the Cardinalbot with silver: six decrees replaced, five added, twelve challenges. */
import type { Content } from '../../vocabulary/content.ts'
import type { SoloContent } from '../../vocabulary/solo.ts'

export function soloWithSilver({ solo, silver }: Content): SoloContent {
  const { decrees, challenges, helperClasses } = silver.solo
  const replaced = decrees.map(({ replaces }) => replaces)
  return {
    ...solo,
    decrees: [...solo.decrees.filter(({ id }) => !replaced.includes(id)), ...decrees],
    challenges: [...solo.challenges, ...challenges],
    helperClasses,
  }
}
