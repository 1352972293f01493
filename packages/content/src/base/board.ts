/** The player board, what a player starts with, and the two offers. */
import type { BaseContent } from '@tiletum/engine'
import { buildAnywhere, gainAny, score, travel } from '../effects.ts'

export const board: BaseContent['board'] = {
  storehouse: 4,
  contractSpaces: [0, 0, 1, 2, 3, 5],
  buildings: [
    { rooms: 3, crestFood: 6, crestBonus: buildAnywhere('house') },
    { rooms: 2, crestFood: 6, crestBonus: buildAnywhere('pillar') },
    { rooms: 2, crestFood: 5, crestBonus: travel('merchant') },
    { rooms: 1, crestFood: 4, crestBonus: travel('architect') },
    { rooms: 1, crestFood: 3, crestBonus: gainAny(2) },
    { rooms: 0, crestFood: 2, crestBonus: score(5) },
  ],
}

/** From none to all six. */
export const completedBuildings: BaseContent['completedBuildings'] = [0, 0, 0, 5, 10, 20, 30]

export const start: BaseContent['start'] = {
  vp: 10,
  resources: { food: 1, wool: 1, stone: 1, iron: 1 },
  gold: [1, 3, 5, 6],
  housesInSupply: 2,
  pillarsInSupply: 2,
  pillarsOnContracts: 5,
}

export const contractOffer: BaseContent['contractOffer'] = { points: [3, 3, 2, 2, 1] }

export const characterOffer: BaseContent['characterOffer'] = { spaces: 5 }
