/** The Cardinalbot's components of the expansion. */
import type { Challenge, SilverSoloContent } from '@tiletum/engine'
import { decrees } from './decrees.ts'
import { surprises } from './surprises.ts'

const challenges: readonly Challenge[] = [
  {
    id: 'challenge.prospectors-guild',
    name: { en: 'Prospector’s Guild', fr: 'Guilde des Prospecteurs' },
    does: { rule: 'movement-icon', points: 1, build: ['mine', 'pillar', 'house'] },
  },
  {
    id: 'challenge.snowballs-chance',
    name: { en: 'Snowball’s Chance', fr: 'Une Chance Infime' },
    does: { rule: 'die-silver', value: 6, silver: 1 },
  },
  {
    id: 'challenge.all-that-glitters',
    name: { en: 'All that Glitters', fr: 'Tout ce qui Brille' },
    does: { rule: 'cathedral-means', order: ['stone', 'gold', 'silver'] },
  },
  {
    id: 'challenge.news-of-travellers',
    name: { en: 'News of Travellers', fr: 'Récits de Voyageurs' },
    does: { rule: 'tablets', silver: 1 },
  },
]

export const solo: SilverSoloContent = {
  decrees,
  challenges,
  surprises,
  surpriseSilver: [1, 3, 5],
  hard: { silver: 1, vp: 30 },
  minesPlaced: 1,
  minesReady: 5,
  entersInRound: { 1: 1, 2: 2, 3: 3 },
  silverPerVp: 1,
  helperClasses: {
    miscellaneous: ['recolour', 'characters', 'unlockMine'],
    resource: ['gain', 'gainAny', 'score', 'gainSilver'],
    action: ['act', 'strengthen'],
  },
}
