/**
 * ag-solo-1: The cards of the Cardinalbot with silver: six decrees are replaced, five added, and there are
 * twelve challenges. ag-solo-2: Every pillar of its colour is available, the additional one too.
 */
import type { Content } from '../../vocabulary/content.ts'
import type { SoloContent } from '../../vocabulary/solo.ts'

export function soloWithSilver({ solo, silver }: Content): SoloContent {
  const { decrees, challenges, helperClasses } = silver.solo
  const replaced = decrees.map(({ replaces }) => replaces)
  return {
    ...solo,
    bot: { ...solo.bot, pillars: solo.bot.pillars + silver.pieces.pillarsOnContracts },
    decrees: [...solo.decrees.filter(({ id }) => !replaced.includes(id)), ...decrees],
    challenges: [...solo.challenges, ...challenges],
    helperClasses,
  }
}
