/** The wheel, the dice, the king track and the corruption tokens. */
import type { BaseContent } from '@tiletum/engine'

export const wheel: BaseContent['wheel'] = {
  clockwise: ['joker', 'king', 'merchant', 'architect', 'character', 'contract'],
}

export const dice: BaseContent['dice'] = {
  colours: {
    yellow: 'gold',
    pink: 'food',
    'light-gray': 'wool',
    'dark-gray': 'stone',
    blue: 'iron',
  },
  perPlayer: 1,
  drawn: { 2: 8, 3: 11, 4: 14 },
}

export const kingTrack: BaseContent['kingTrack'] = {
  spaces: [-10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15],
  award: 4,
}

export const corruption: BaseContent['corruption'] = { tokens: [0, 0, 1, 1, 2, 2] }
