/** The challenges and how many of them each difficulty deals. */
import type { Challenge, Difficulty } from '@tiletum/engine'

export const challenges: readonly Challenge[] = [
  {
    id: 'challenge.very-special-friends',
    name: { en: 'Very Special Friends', fr: 'Amis Très Spéciaux' },
    does: { rule: 'miscellaneous-helpers', gold: 5 },
  },
  {
    id: 'challenge.resourceful-clergy',
    name: { en: 'Resourceful Clergy', fr: 'Clergé plein de Ressources' },
    does: { rule: 'resource-helpers' },
  },
  {
    id: 'challenge.whispers-in-the-kings-ear',
    name: { en: 'Whispers in the King’s Ear', fr: 'Murmures à l’Oreille du Roi' },
    does: { rule: 'action-helpers-climb', spaces: 1 },
  },
  {
    id: 'challenge.ecclesiastical-income',
    name: { en: 'Ecclesiastical Income', fr: 'Revenus Ecclésiastiques' },
    does: { rule: 'action-helpers-score', vp: 1 },
  },
  {
    id: 'challenge.visitors-to-the-curia',
    name: { en: 'Visitors to the Curia', fr: 'Visiteurs de la Curie' },
    does: { rule: 'character-bonuses', vp: 1 },
  },
  {
    id: 'challenge.deep-coffers',
    name: { en: 'Deep Coffers', fr: 'Coffres sans Fond' },
    does: { rule: 'die-resources', more: 1 },
  },
  {
    id: 'challenge.favor-at-the-court',
    name: { en: 'Favor at the Court', fr: 'Faveur de la Cour' },
    does: { rule: 'king-start', space: 5 },
  },
  {
    id: 'challenge.ready-for-action',
    name: { en: 'Ready for Action', fr: 'Prêts pour l’Action' },
    does: { rule: 'markers', markers: [3, 2, 2, 1, 1], crests: 1 },
  },
]

export const difficulties: readonly Difficulty[] = [
  { id: 'easy', name: { en: 'Cardinal Priest', fr: 'Cardinal Prêtre' }, challenges: 1 },
  { id: 'normal', name: { en: 'Cardinal Deacon', fr: 'Cardinal Diacre' }, challenges: 3 },
  { id: 'hard', name: { en: 'Cardinal Bishop', fr: 'Cardinal Évêque' }, challenges: 5 },
]
