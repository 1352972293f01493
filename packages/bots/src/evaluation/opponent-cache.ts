/**
 * Cache of the opponents' expected points. They seldom change during a seat's turn, and with four players
 * they are three quarters of the work of an evaluation.
 */
import type { GameState } from '@tiletum/engine/state'
import { fingerprint, fingerprintOthers } from '../search/fingerprint.ts'

const SIZE = 1024

export type Remembered = (
  state: GameState,
  seat: number,
  reckon: (state: GameState, seat: number) => number,
) => number

/** Creates the cache. `hasWheel` says whether the expected points depend on the dice left. */
export function rememberOthers(hasWheel: boolean): Remembered {
  const high = new Int32Array(SIZE)
  const low = new Int32Array(SIZE)
  const worth = new Float64Array(SIZE).fill(Number.NaN)
  const print = fingerprint()
  return (state, seat, reckon) => {
    fingerprintOthers(state, seat, hasWheel, print)
    const at = print.low & (SIZE - 1)
    if (high[at] === print.high && low[at] === print.low && !Number.isNaN(worth[at]))
      return worth[at] as number
    const found = reckon(state, seat)
    high[at] = print.high
    low[at] = print.low
    worth[at] = found
    return found
  }
}
