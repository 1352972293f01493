/** The other tiles of the expansion: contracts, characters, fairs, costs, resource tiles. */
import type {
  CharacterFace,
  ContractFace,
  FairTile,
  ResourceBonus,
  UndergroundCost,
} from '@tiletum/engine'
import { act, all, gain, mine, silver } from '../effects.ts'

export const contracts: readonly ContractFace[] = [
  {
    id: 'contract.identical-3-wool-2-silver-1',
    marks: [2],
    contract: { demand: { identical: 3, wool: 2 }, vp: 4, then: silver(1) },
  },
  {
    id: 'contract.identical-3-iron-2-prospector-1',
    marks: [2],
    contract: { demand: { identical: 3, iron: 2 }, vp: 6, then: act('prospector', 1) },
  },
  {
    id: 'contract.iron-2-wool-2-prospector-1',
    marks: [2],
    contract: { demand: { iron: 2, wool: 2 }, vp: 4, then: act('prospector', 1) },
  },
  { id: 'contract.crest-hammer', marks: [2], crest: 'hammer' },
]

export const characters: readonly CharacterFace[] = [
  face('gold-2', [2, 4], gain({ gold: 2 })),
  face('silver-1-gold-1', [2, 3], all(silver(1), gain({ gold: 1 }))),
  face('prospector-1', [2, 3], act('prospector', 1)),
  face('king-1', [4], act('king', 1)),
  face('king-2', [2], act('king', 2)),
  face('mine', [2], mine(1)),
]

/** The values are ours, so unlike the base tiles they are reconstructed. */
export const fairs: readonly FairTile[] = [
  {
    id: 'fair.mine',
    scores: ['mine'],
    vp: 2,
    decree: 'decree.silver-veins',
    provenance: 'reconstructed',
  },
  {
    id: 'fair.technology-tier',
    scores: ['technology-tier'],
    vp: 1,
    decree: 'decree.royal-workshops',
    provenance: 'reconstructed',
  },
  {
    id: 'fair.mine-underground-building',
    scores: ['mine', 'underground-building'],
    vp: 4,
    decree: 'decree.deep-foundations',
    provenance: 'reconstructed',
  },
]

export const costs: readonly UndergroundCost[] = [
  { id: 'underground-cost.silver-1-vp-3', silver: 1, vp: 3 },
  { id: 'underground-cost.silver-2-vp-5', silver: 2, vp: 5 },
  { id: 'underground-cost.silver-3-vp-8', silver: 3, vp: 8 },
  { id: 'underground-cost.gold-3-vp-3', gold: 3, vp: 3 },
  { id: 'underground-cost.gold-4-vp-5', gold: 4, vp: 5 },
  { id: 'underground-cost.gold-6-vp-8', gold: 6, vp: 8 },
]

export const resourceBonus: readonly ResourceBonus[] = [
  { id: 'resource-bonus.food', resource: 'food' },
  { id: 'resource-bonus.wool', resource: 'wool' },
  { id: 'resource-bonus.stone', resource: 'stone' },
  { id: 'resource-bonus.iron', resource: 'iron' },
]

function face(
  name: string,
  marks: CharacterFace['marks'],
  bonus: CharacterFace['bonus'],
): CharacterFace {
  return { id: `character.prospector.${name}`, kind: 'prospector', marks, bonus }
}
