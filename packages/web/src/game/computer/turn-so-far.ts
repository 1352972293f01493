import type { State } from '@tiletum/engine'
import { stateAt } from '../timeline/moment.ts'
import { turnsOf } from '../timeline/turns.ts'
import type { Snapshot } from '../snapshot.ts'

export interface TurnSoFar {
  /** Number of moments before the turn. */
  readonly start: number
  /** The positions in which the seat has decided this turn. */
  readonly decided: readonly State[]
}

export function turnSoFar({ moments, opening }: Snapshot, seat: number): TurnSoFar {
  const last = turnsOf(moments).at(-1)
  const start = last === undefined ? 0 : last.over ? last.end : last.start
  const decided = moments
    .slice(start)
    .flatMap(({ by }, index) => (by === seat ? [stateAt(opening, moments, start + index)] : []))
  return { start, decided }
}
