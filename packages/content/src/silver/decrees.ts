/** The decrees of the expansion: six take the place of base decrees, five are new. */
import type { Building, DecreeCondition, DecreeOption, SilverDecree } from '@tiletum/engine'
import {
  crestForArchitect,
  crestForMerchant,
  crestOfOffer,
  morePillarsThanHouses,
  takeNeeded,
  unbuiltCathedral,
} from '../solo/decrees.ts'

const houseBelow: DecreeCondition = { spaceBelowInReach: 'house' }
const prospect = (...build: readonly Building[]): DecreeOption => ({
  take: { action: 'prospector', build },
})
const prospectPillars: DecreeOption = {
  when: [{ spaceBelowInReach: 'pillar' }],
  ...prospect('pillar'),
}
const takeForCheapestCathedral: DecreeOption = {
  when: [unbuiltCathedral],
  take: { highest: { forCheapestCathedral: ['dark-gray', 'yellow'] } },
}

export const decrees: readonly SilverDecree[] = [
  {
    id: 'decree.silver.buildings-are-forever',
    replaces: 'decree.buildings-are-forever',
    name: { en: 'Buildings are Forever', fr: 'Bâtir pour Toujours' },
    options: [
      { when: [morePillarsThanHouses, houseBelow], ...prospect('house') },
      { when: [morePillarsThanHouses], take: { action: 'merchant' } },
      prospectPillars,
      { take: { action: 'architect' } },
    ],
    diePriority: ['dark-gray', 'yellow', 'pair', 'pink'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.silver.mercantile-empire',
    replaces: 'decree.mercantile-empire',
    name: { en: 'Mercantile Empire', fr: 'Empire Marchand' },
    options: [{ when: [houseBelow], ...prospect('house') }, { take: { action: 'merchant' } }],
    diePriority: ['pair', 'pink', 'yellow', 'dark-gray'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.silver.church-communities',
    replaces: 'decree.church-communities',
    name: { en: 'Church Communities', fr: 'Communautés Religieuses' },
    options: [
      takeForCheapestCathedral,
      takeNeeded,
      prospectPillars,
      { take: { action: 'contract' } },
    ],
    diePriority: ['dark-gray', 'pair', 'yellow', 'pink'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.silver.noblesse-oblige',
    replaces: 'decree.noblesse-oblige',
    name: { en: 'Noblesse Oblige', fr: 'Noblesse Oblige' },
    options: [
      crestForArchitect,
      crestForMerchant,
      { when: [{ newCrestInReachOf: 'prospector' }], ...prospect('mine', 'house', 'pillar') },
      crestOfOffer,
    ],
    diePriority: ['pink', 'dark-gray', 'pair', 'yellow'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.silver.proud-pillars',
    replaces: 'decree.proud-pillars',
    name: { en: 'Proud Pillars', fr: 'Fiers Piliers' },
    options: [
      prospectPillars,
      { take: { action: 'architect' } },
      { when: [morePillarsThanHouses], take: { action: 'merchant' } },
    ],
    diePriority: ['dark-gray', 'pink', 'pair', 'yellow'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.silver.glorious-spires',
    replaces: 'decree.glorious-spires',
    name: { en: 'Glorious Spires', fr: 'Flèches Glorieuses' },
    options: [takeForCheapestCathedral, prospectPillars, { take: { action: 'architect' } }],
    diePriority: ['dark-gray', 'yellow', 'pink', 'pair'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.silver-veins',
    name: { en: 'Veins of Silver', fr: 'Filons d’Argent' },
    options: [prospect('mine'), { take: { action: 'king' } }],
    diePriority: ['yellow', 'pair', 'pink', 'dark-gray'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.royal-workshops',
    name: { en: 'Royal Workshops', fr: 'Ateliers Royaux' },
    options: [
      { when: [{ silverBelow: 3 }], ...prospect('mine') },
      { take: { action: 'king' } },
      prospect('mine', 'house'),
    ],
    diePriority: ['yellow', 'pink', 'dark-gray', 'pair'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.deep-foundations',
    name: { en: 'Deep Foundations', fr: 'Fondations Profondes' },
    options: [
      { when: [{ more: 'mine', than: 'underground-building' }], ...prospect('pillar', 'house') },
      prospect('mine'),
      { take: { action: 'merchant' } },
    ],
    diePriority: ['yellow', 'dark-gray', 'pink', 'pair'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.pillars-of-history',
    name: { en: 'Pillars of History', fr: 'Piliers de l’Histoire' },
    options: [
      { when: [{ largerOf: ['house', 'mine'], atLeast: 'pillar' }], take: { action: 'architect' } },
      prospect('mine', 'house'),
      { take: { action: 'merchant' } },
    ],
    diePriority: ['dark-gray', 'pair', 'pink', 'yellow'],
    provenance: 'reconstructed',
  },
  {
    id: 'decree.houses-of-destiny',
    name: { en: 'Houses of Destiny', fr: 'Maisons du Destin' },
    options: [
      { when: [{ largerOf: ['pillar', 'mine'], atLeast: 'house' }], take: { action: 'merchant' } },
      prospect('mine', 'pillar'),
      { take: { action: 'architect' } },
    ],
    diePriority: ['pair', 'dark-gray', 'pink', 'yellow'],
    provenance: 'reconstructed',
  },
]
