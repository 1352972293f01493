/** Evaluates a position for a seat: the victory points it is expected to have at the end. */
import { NONE } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameState } from '@tiletum/engine/state'
import { emptyCounts, countSeat } from './counts.ts'
import { emptyMeasures, FEATURES } from './features.ts'
import { product } from './map.ts'
import { measurer } from './measure.ts'
import { ROUNDS, TURNS } from './game-progress.ts'
import { createNetwork } from './network.ts'
import { rememberOthers } from './opponent-cache.ts'
import { setOf, tableOf } from './weight-set.ts'
import type { Weights } from './weight-set.ts'
import { WEIGHTS } from './weights.ts'
import { WHEEL_FEATURES } from './wheel.ts'

export interface Evaluation {
  /** The points a seat is expected to end with. */
  points(state: State, seat: number): number
  /**
   * The number of points by which a seat is expected to beat the best opponent; the other opponents count a
   * little.
   */
  margin(state: State, seat: number): number
  /**
   * The margin divided into parts: by feature, then the points a seat already has, the network's
   * correction, and the rest (the opponents, the time left).
   */
  parts(state: State, seat: number): Float64Array
  /** The reliability of a search's expectation for a position. */
  reliability(state: State, seat: number): Reliability
}

export interface Reliability {
  /** Number of points by which a search expects too much. */
  readonly bias: number
  /** Standard deviation of the final result around the expectation without its bias. */
  readonly spread: number
}

/** The share of its turns for which a seat has not taken a die yet. */
export const gameLeft = (state: State, seat: number): number =>
  (TURNS * (ROUNDS - state.round + 1) - (openState(state).seats[seat]?.dice.length ?? 0)) /
  (ROUNDS * TURNS)

/** Weight of the best opponent; the average of all opponents has the rest. */
export const BEST_OTHER = 0.7

export function createEvaluation(game: Game, weights: Weights = WEIGHTS): Evaluation {
  const { toCome, features, calibration, network } = weights[setOf(game)]
  const { bias, spread } = calibration[tableOf(game)]
  const hasWheel = WHEEL_FEATURES.some((feature) =>
    features[feature]?.some((weight) => weight !== 0),
  )
  const measure = measurer(game, hasWheel)
  const known = rememberOthers(hasWheel)
  const measures = emptyMeasures()
  const counts = emptyCounts()
  let lastLeft = 0
  const ends = Float64Array.from(FEATURES, (feature) => features[feature]?.[0] ?? 0)
  const more = Float64Array.from(FEATURES, (feature) => features[feature]?.[1] ?? 0)
  const [linear, squared] = toCome
  const correct = network === undefined ? () => 0 : createNetwork(game, network)

  function points(state: GameState, seat: number): number {
    const vp = state.seats[seat]?.vp ?? 0
    if (state.frames.length === 0) return vp
    if (seat === game.bot) return vp + botToCome(state, seat)
    const left = (lastLeft = measure(state, seat, measures))
    let sum = vp + left * (linear + left * squared)
    for (let feature = 0; feature < measures.length; feature++) {
      const measured = measures[feature] as number
      if (measured !== 0)
        sum += measured * ((ends[feature] as number) + left * (more[feature] as number))
    }
    return sum
  }

  /**
   * The Cardinalbot's future points: those of its pieces, since only they can be influenced by the other
   * seat.
   */
  function botToCome(state: GameState, seat: number): number {
    const own = state.seats[seat]
    if (own === undefined) return 0
    countSeat(game.rules, state, own, seat, counts)
    const king = game.rules.kingSpaces[state.king[seat] ?? NONE] ?? 0
    return product(game.rules, state, counts) + king
  }

  /** The points a seat has to beat: mainly those of the best opponent. */
  function toBeat(state: GameState, seat: number): number {
    let best = -Infinity
    let all = 0
    const seats = state.seats.length
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      const theirs = points(state, other)
      if (theirs > best) best = theirs
      all += theirs
    }
    return BEST_OTHER * best + ((1 - BEST_OTHER) * all) / (seats - 1)
  }

  /** The network's correction. Call it right after `points` for the same seat, whose measures it reads. */
  function correction(state: GameState, seat: number): number {
    if (state.frames.length === 0 || seat === game.bot) return 0
    return correct(state, seat, measures, lastLeft)
  }

  const margin = (state: GameState, seat: number): number =>
    points(state, seat) + correction(state, seat) - known(state, seat, toBeat)

  return {
    points: (state, seat) => points(openState(state), seat),
    margin: (state, seat) => margin(openState(state), seat),
    parts(given, seat) {
      const state = openState(given)
      const found = new Float64Array(FEATURES.length + 3)
      const vp = state.seats[seat]?.vp ?? 0
      let rest = margin(state, seat) - vp
      if (state.frames.length > 0) {
        const left = measure(state, seat, measures)
        for (let feature = 0; feature < measures.length; feature++) {
          const weight = (ends[feature] as number) + left * (more[feature] as number)
          rest -= found[feature] = (measures[feature] as number) * weight
        }
        rest -= found[FEATURES.length + 1] = correct(state, seat, measures, left)
      }
      found[FEATURES.length] = vp
      found[FEATURES.length + 2] = rest
      return found
    },
    reliability(state, seat) {
      const left = gameLeft(state, seat)
      return {
        bias: bias[0] + left * (bias[1] + left * bias[2]),
        spread: Math.max(0, spread[0] + left * spread[1]),
      }
    },
  }
}
