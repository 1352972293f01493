/** What a seat may expect to have at the end, in victory points: what it has and what it may make of it. */
import { NONE } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { emptyCounts, countSeat } from './counts.ts'
import { emptyMeasures, FEATURES } from './features.ts'
import { product } from './map.ts'
import { measurer } from './measure.ts'
import { WEIGHTS } from './weights.ts'

/** A feature's weight at the end of the game, and what a whole game still to come adds to it. */
export type Weight = readonly [end: number, more: number]

/** Fitted by `fit/`: points still to come = opening of the game left + sum of feature × weight. */
export interface WeightSet {
  /** The part that depends on nothing but the game left: linear and squared. */
  readonly toCome: Weight
  readonly features: Readonly<Record<(typeof FEATURES)[number], Weight>>
}

export interface Evaluation {
  /** The points a seat is expected to end with. */
  points(state: State, seat: number): number
  /** By how much a seat is expected to beat the best of the others, those behind counting a little. */
  margin(state: State, seat: number): number
}

/** How much the best of the others counts beside all of them together. */
const BEST_OTHER = 0.7

export function createEvaluation(
  game: Game,
  weights: WeightSet = game.rules.tables.silver === undefined ? WEIGHTS.base : WEIGHTS.silver,
): Evaluation {
  const measure = measurer(game)
  const measures = emptyMeasures()
  const counts = emptyCounts()
  const ends = Float64Array.from(FEATURES, (feature) => weights.features[feature][0])
  const more = Float64Array.from(FEATURES, (feature) => weights.features[feature][1])
  const [linear, squared] = weights.toCome

  function points(state: State, seat: number): number {
    const vp = state.seats[seat]?.vp ?? 0
    if (state.frames.length === 0) return vp
    if (seat === game.bot) return vp + botToCome(state, seat)
    const left = measure(state, seat, measures)
    let sum = vp + left * (linear + left * squared)
    for (let feature = 0; feature < measures.length; feature++) {
      const measured = measures[feature] as number
      if (measured !== 0)
        sum += measured * ((ends[feature] as number) + left * (more[feature] as number))
    }
    return sum
  }

  /** The Cardinalbot has another board; what its pieces will score is all that others can change. */
  function botToCome(state: State, seat: number): number {
    const own = state.seats[seat]
    if (own === undefined) return 0
    countSeat(game.rules, state, own, seat, counts)
    const king = game.rules.kingSpaces[state.king[seat] ?? NONE] ?? 0
    return product(game.rules, state, counts) + king
  }

  return {
    points,
    margin(state, seat) {
      let best = -Infinity
      let all = 0
      const seats = state.seats.length
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue
        const theirs = points(state, other)
        if (theirs > best) best = theirs
        all += theirs
      }
      return points(state, seat) - BEST_OTHER * best - ((1 - BEST_OTHER) * all) / (seats - 1)
    },
  }
}
