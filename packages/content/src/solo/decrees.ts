/** The Cardinalbot's decrees. Options are tried from the top. */
import type { Decree, DecreeCondition, DecreeOption } from '@tiletum/engine'

export const morePillarsThanHouses: DecreeCondition = { more: 'pillar', than: 'house' }
export const unbuiltCathedral: DecreeCondition = { more: 'pillar', than: 'cathedral' }
export const takeNeeded: DecreeOption = {
  when: [{ unfulfilledContracts: 1 }],
  take: { highest: { needed: ['pair', 'yellow'] } },
}
const takeForCathedral: DecreeOption = {
  when: [unbuiltCathedral],
  take: { highest: 'dark-gray' },
}
export const crestForArchitect: DecreeOption = {
  when: [{ newCrestInReachOf: 'architect' }],
  take: { action: 'architect' },
}
export const crestForMerchant: DecreeOption = {
  when: [{ newCrestInReachOf: 'merchant' }],
  take: { action: 'merchant' },
}
export const crestOfOffer: DecreeOption = {
  when: [{ newCrestInOffer: true }],
  take: { action: 'contract' },
}

export const decrees: readonly Decree[] = [
  {
    id: 'decree.buildings-are-forever',
    name: { en: 'Buildings are Forever', fr: 'Bâtir pour Toujours' },
    options: [
      { when: [morePillarsThanHouses], take: { action: 'merchant' } },
      { take: { action: 'architect' } },
      takeForCathedral,
    ],
    diePriority: ['dark-gray', 'yellow', 'pair', 'pink'],
  },
  {
    id: 'decree.king-and-country',
    name: { en: 'King and Country', fr: 'Le Roi et la Patrie' },
    options: [{ take: { action: 'king' } }],
    diePriority: ['yellow', 'pink', 'pair', 'dark-gray'],
  },
  {
    id: 'decree.mercantile-empire',
    name: { en: 'Mercantile Empire', fr: 'Empire Marchand' },
    options: [{ take: { action: 'merchant' } }],
    diePriority: ['pair', 'pink', 'yellow', 'dark-gray'],
  },
  {
    id: 'decree.family-alliances',
    name: { en: 'Family Alliances', fr: 'Alliances Familiales' },
    options: [takeNeeded, crestForMerchant, crestForArchitect, { take: { action: 'contract' } }],
    diePriority: ['pair', 'yellow', 'pink', 'dark-gray'],
  },
  {
    id: 'decree.business-is-business',
    name: { en: 'Business is Business', fr: 'Les Affaires sont les Affaires' },
    options: [takeNeeded, { take: { action: 'contract' } }, { take: { highest: 'pair' } }],
    diePriority: ['yellow', 'pair', 'dark-gray', 'pink'],
  },
  {
    id: 'decree.church-communities',
    name: { en: 'Church Communities', fr: 'Communautés Religieuses' },
    options: [
      takeForCathedral,
      takeNeeded,
      { take: { action: 'architect' } },
      { take: { action: 'contract' } },
    ],
    diePriority: ['dark-gray', 'pair', 'yellow', 'pink'],
  },
  {
    id: 'decree.noblesse-oblige',
    name: { en: 'Noblesse Oblige', fr: 'Noblesse Oblige' },
    options: [crestForArchitect, crestForMerchant, crestOfOffer],
    diePriority: ['pink', 'dark-gray', 'pair', 'yellow'],
  },
  {
    id: 'decree.proud-pillars',
    name: { en: 'Proud Pillars', fr: 'Fiers Piliers' },
    options: [
      { take: { action: 'architect' } },
      { when: [morePillarsThanHouses], take: { action: 'merchant' } },
    ],
    diePriority: ['dark-gray', 'pink', 'pair', 'yellow'],
  },
  {
    id: 'decree.familiar-faces',
    name: { en: 'Familiar Faces', fr: 'Visages Familiers' },
    options: [{ take: { action: 'character' } }, { take: { highest: 'pink' } }],
    diePriority: ['pink', 'yellow', 'pair', 'dark-gray'],
  },
  {
    id: 'decree.busy-hands',
    name: { en: 'Busy Hands', fr: 'Travaux Manuels' },
    options: [{ take: { action: 'character' } }, { take: { highest: 'pink' } }],
    diePriority: ['pink', 'pair', 'yellow', 'dark-gray'],
  },
  {
    id: 'decree.glorious-spires',
    name: { en: 'Glorious Spires', fr: 'Flèches Glorieuses' },
    options: [takeForCathedral, { take: { action: 'architect' } }],
    diePriority: ['dark-gray', 'yellow', 'pink', 'pair'],
  },
  {
    id: 'decree.everlasting-fame',
    name: { en: 'Everlasting Fame', fr: 'Gloire Éternelle' },
    options: [
      { when: [{ largerOf: ['house'], atLeast: 'pillar' }], take: { action: 'architect' } },
      { take: { action: 'merchant' } },
    ],
    diePriority: ['dark-gray', 'pair', 'pink', 'yellow'],
  },
  {
    id: 'decree.worldly-riches',
    name: { en: 'Worldly Riches', fr: 'Richesses Mondaines' },
    options: [{ take: { highest: 'any' } }],
    diePriority: 'most-required',
  },
]
