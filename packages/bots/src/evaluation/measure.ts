/** Measures all features of a seat. */
import type { Game } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { measureBoard } from './board.ts'
import { countSeat, emptyCounts } from './counts.ts'
import { measureFairs } from './fairs.ts'
import type { Measures } from './features.ts'
import { measureGoods } from './goods.ts'
import { measureKing } from './king.ts'
import { measureMap } from './map.ts'
import { fairStep, ROUNDS, roundToScore, TURNS, turnsLeft } from './game-progress.ts'
import { measurePending } from './pending.ts'
import { measureSilver } from './silver.ts'
import { faceWorths, measureStorehouse } from './storehouse.ts'
import { wheelMeasurer } from './wheel.ts'

/** Fills the features of a seat. Returns the share of its game still to come, from 1 down to 0. */
export type FeatureMeasure = (state: GameState, seat: number, into: Measures) => number

/**
 * Creates the function that measures seats. Without `hasWheel` the dice left are not measured, which saves
 * time for weights that ignore them.
 */
export function measurer({ rules }: Game, hasWheel = true): FeatureMeasure {
  const fair = fairStep(rules)
  const worths = faceWorths(rules)
  const counts = emptyCounts()
  const measureWheel = wheelMeasurer()
  return (state, seat, into) => {
    const own = state.seats[seat]
    if (own === undefined) return 0
    const toScore = roundToScore(state, fair)
    countSeat(rules, state, own, seat, counts)
    const turns = turnsLeft(state, toScore, seat)
    measureGoods(own, turns, into)
    measureMap(rules, state, own, seat, counts, turns, into)
    measureBoard(rules, own, counts, into)
    measureStorehouse(rules, worths, own, turns, into)
    measureKing(rules, state, seat, toScore, into)
    measureFairs(rules, state, own, seat, counts, toScore, into)
    if (hasWheel) measureWheel(rules, state, own, seat, toScore, into)
    measurePending(state, seat, into)
    measureSilver(rules, state, seat, counts, into)
    return turns / (ROUNDS * TURNS)
  }
}
