/** The challenges and how many of them each difficulty deals. */
import type { Challenge, Difficulty } from '@tiletum/engine'

export const challenges: readonly Challenge[] = [
  {
    id: 'challenge.very-special-friends',
    name: { en: 'Very Special Friends', fr: 'Amis très spéciaux' },
    does: { rule: 'miscellaneous-helpers', gold: 5 },
  },
  {
    id: 'challenge.resourceful-clergy',
    name: { en: 'Resourceful Clergy', fr: 'Clergé plein de ressources' },
    does: { rule: 'resource-helpers' },
  },
  {
    id: 'challenge.whispers-in-the-kings-ear',
    name: { en: 'Whispers in the King’s Ear', fr: 'Murmures à l’oreille du roi' },
    does: { rule: 'action-helpers-climb', spaces: 1 },
  },
  {
    id: 'challenge.ecclesiastical-income',
    name: { en: 'Ecclesiastical Income', fr: 'Revenus ecclésiastiques' },
    does: { rule: 'action-helpers-score', vp: 1 },
  },
  {
    id: 'challenge.visitors-to-the-curia',
    name: { en: 'Visitors to the Curia', fr: 'Visiteurs de la curie' },
    does: { rule: 'character-bonuses', vp: 1 },
  },
  {
    id: 'challenge.deep-coffers',
    name: { en: 'Deep Coffers', fr: 'Coffres sans fond' },
    does: { rule: 'die-resources', more: 1 },
  },
  {
    id: 'challenge.favor-at-the-court',
    name: { en: 'Favor at the Court', fr: 'Faveur de la cour' },
    does: { rule: 'king-start', space: 5 },
  },
  {
    id: 'challenge.ready-for-action',
    name: { en: 'Ready for Action', fr: 'Prêts pour l’action' },
    does: { rule: 'markers', markers: [3, 2, 2, 1, 1], crests: 1 },
  },
]

export const difficulties: readonly Difficulty[] = [
  { id: 'easy', name: { en: 'Cardinal Priest', fr: 'Cardinal prêtre' }, challenges: 1 },
  { id: 'normal', name: { en: 'Cardinal Deacon', fr: 'Cardinal diacre' }, challenges: 3 },
  { id: 'hard', name: { en: 'Cardinal Bishop', fr: 'Cardinal évêque' }, challenges: 5 },
]
