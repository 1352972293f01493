import type { SoloContent } from '@tiletum/engine'
import { challenges, difficulties } from './challenges.ts'
import { decrees } from './decrees.ts'

export const solo: SoloContent = {
  decrees,
  lastDecrees: ['decree.everlasting-fame', 'decree.worldly-riches'],
  challenges,
  difficulties,
  bot: {
    buildings: 5,
    rooms: 2,
    markers: [1, 1, 2, 2, 3],
    unfulfilledContracts: 2,
    reservedFood: 3,
    crestFood: 3,
    crestVp: 5,
    contractVp: 5,
    contractsPerTurn: 2,
    kingStart: 3,
    vp: 10,
    resources: { gold: 1, food: 1, wool: 1, stone: 1, iron: 1 },
    houses: 7,
    pillars: 7,
  },
  helperClasses: {
    miscellaneous: ['recolour', 'characters'],
    resource: ['gain', 'gainAny', 'score'],
    action: ['act', 'strengthen'],
  },
}
