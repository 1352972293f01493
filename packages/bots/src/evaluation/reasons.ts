/** Explains why one position is better than another: the parts of the evaluation, grouped by subject. */
import type { State } from '@tiletum/engine'
import type { Evaluation } from './evaluate.ts'
import { FEATURES } from './features.ts'
import type { Feature } from './features.ts'

export const SUBJECTS = [
  'points',
  'fair',
  'fairs-later',
  'king',
  'houses',
  'cathedrals',
  'characters',
  'crests',
  'contracts',
  'helpers',
  'goods',
  'storehouse',
  'unused',
  'silver',
  'whole',
  'others',
  'later',
] as const
export type ReasonSubject = (typeof SUBJECTS)[number]

export interface EvaluationReason {
  readonly subject: ReasonSubject
  /** Number of points by which the better position is better in this subject. */
  readonly points: number
}

const SUBJECT: Readonly<Record<Feature, ReasonSubject>> = {
  gold: 'goods',
  food: 'goods',
  wool: 'goods',
  stone: 'goods',
  iron: 'goods',
  'goods beyond twelve': 'goods',
  'goods beyond use': 'goods',
  product: 'houses',
  houses: 'houses',
  pillars: 'cathedrals',
  'houses in supply': 'houses',
  'pillars in supply': 'cathedrals',
  'way to a town': 'houses',
  'way to a cathedral': 'cathedrals',
  cathedrals: 'cathedrals',
  'cathedral points promised': 'cathedrals',
  'cathedral points covered': 'cathedrals',
  'cathedral points payable': 'cathedrals',
  'houses beyond use': 'houses',
  'pillars beyond use': 'cathedrals',
  characters: 'characters',
  'upper characters': 'characters',
  'filled buildings': 'characters',
  crests: 'crests',
  'completed buildings': 'crests',
  'completed points': 'crests',
  'filled without crest': 'crests',
  'crest without characters': 'crests',
  markers: 'crests',
  contracts: 'contracts',
  'next contract space': 'contracts',
  'helper worth': 'helpers',
  helpers: 'helpers',
  'helpers beyond use': 'helpers',
  'crests held': 'crests',
  'crest payable': 'crests',
  'characters held': 'characters',
  'characters without a home': 'characters',
  'contract points held': 'contracts',
  'contract points covered': 'contracts',
  'contract points ready': 'contracts',
  'free slots': 'storehouse',
  'king points now': 'king',
  'king spaces later': 'king',
  'king first': 'king',
  'seats behind': 'king',
  'king below zero': 'king',
  'picks before': 'king',
  'fair now': 'fair',
  'fair now absent': 'fair',
  'fair now near': 'fair',
  'fairs later': 'fairs-later',
  'fairs later present': 'fairs-later',
  'fair now in reach': 'fair',
  'fairs later in reach': 'fairs-later',
  'fair growth': 'fair',
  'wheel marker': 'later',
  'wheel tiles': 'later',
  'wheel goods': 'later',
  'architect points': 'unused',
  'merchant points': 'unused',
  'character points': 'unused',
  'contract points': 'unused',
  'king points': 'unused',
  'joker points': 'unused',
  'prospector points': 'unused',
  'bonuses pending': 'unused',
  silver: 'silver',
  mines: 'silver',
  'mines in supply': 'silver',
  prospectors: 'silver',
  'tiers one': 'silver',
  'tiers two': 'silver',
  'tiers three': 'silver',
  'underground buildings': 'silver',
}

/** Subjects of the parts that follow the features in `Evaluation.parts`. */
const REST = ['points', 'whole', 'others'] as const satisfies readonly ReasonSubject[]

/** Smaller differences, in points, are not shown. */
const WORTH_TELLING = 0.5

/**
 * The differences between two positions after a turn, the largest first. The points that simulations found
 * beyond the evaluation count as `later`, so that all differences add up to `better`.
 */
export function reasonsBetween(
  evaluation: Evaluation,
  seat: number,
  [good, bad]: readonly [State, State],
  better: number,
): readonly EvaluationReason[] {
  const sums = new Map<ReasonSubject, number>()
  const one = evaluation.parts(good, seat)
  const other = evaluation.parts(bad, seat)
  let seen = 0
  one.forEach((points, at) => {
    const feature = FEATURES[at]
    const subject = feature === undefined ? REST[at - FEATURES.length] : SUBJECT[feature]
    if (subject === undefined) return
    const difference = points - (other[at] ?? 0)
    seen += difference
    sums.set(subject, (sums.get(subject) ?? 0) + difference)
  })
  sums.set('later', (sums.get('later') ?? 0) + better - seen)
  return [...sums]
    .map(([subject, points]) => ({ subject, points: Math.round(points * 10) / 10 }))
    .filter(({ points }) => Math.abs(points) >= WORTH_TELLING)
    .toSorted((first, second) => Math.abs(second.points) - Math.abs(first.points))
}
