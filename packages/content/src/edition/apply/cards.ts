/** Corrects the Cardinalbot's cards. */
import type { Challenge, Decree } from '@tiletum/engine'
import type { Edition } from '../schema/index.ts'

export function correctCards({ decrees, challenges }: Edition) {
  return {
    decree: <Card extends Decree>(card: Card): Card => {
      const patch = decrees?.[card.id]
      return patch === undefined ? card : { ...card, ...patch, provenance: 'edition' }
    },
    challenge: (card: Challenge): Challenge => {
      const patch = challenges?.[card.id]
      return patch === undefined ? card : { ...card, ...patch, provenance: 'edition' }
    },
  }
}
