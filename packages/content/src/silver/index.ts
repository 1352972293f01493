import type { SilverContent } from '@tiletum/engine'
import { bonus, undergroundBonus } from './bonus.ts'
import { solo } from './solo.ts'
import { tablets } from './tablets.ts'
import { technologies } from './technologies.ts'
import { characters, contracts, costs, fairs, resourceBonus } from './tiles.ts'
import * as first from './underground-1.ts'
import * as second from './underground-2.ts'
import * as third from './underground-3.ts'

export const silver: SilverContent = {
  kingTrack: {
    spaces: [-10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15],
    ribbons: { 3: 1, 5: 1, 7: 2, 9: 2, 12: 3, 15: 3 },
    award: 4,
  },
  prospectorWheel: {
    clockwise: ['prospector', 'blank', 'step', 'prospector', 'blank', 'step'],
  },
  fairs,
  removedFair: 'fair.king',
  costs,
  sides: [first.sideA, first.sideB, second.sideA, second.sideB, third.sideA, third.sideB],
  tablets,
  crest: 'hammer',
  bonus,
  undergroundBonus,
  contracts,
  characters,
  technologies,
  technologySilver: [1, 2, 3],
  technologyVp: [1, 2, 3],
  technologiesInPlay: 3,
  firstTechnologies: ['technology.architect', 'technology.joker', 'technology.character'],
  resourceBonus,
  overlays: [
    {
      id: 'overlay.houses-or-mines',
      largerOf: ['house', 'mine'],
      times: 'pillar',
      decree: 'decree.pillars-of-history',
    },
    {
      id: 'overlay.pillars-or-mines',
      largerOf: ['pillar', 'mine'],
      times: 'house',
      decree: 'decree.houses-of-destiny',
    },
  ],
  pieces: {
    prospectors: 3,
    minesPlaced: 1,
    minesInSupply: 2,
    minesBesideKingTrack: 3,
    pillarsOnContracts: 1,
    markers: [3, 4],
    silver: [0, 1, 1, 1],
  },
  mineSilver: 1,
  silverPerVp: 2,
  solo,
}
