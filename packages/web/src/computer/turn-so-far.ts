import type { State } from '@tiletum/engine'
import { stateAt } from '../game/snapshot.ts'
import type { Snapshot } from '../game/snapshot.ts'

const BOUNDARIES: ReadonlySet<string> = new Set(['turn', 'turn-over'])

export interface TurnSoFar {
  /** How many moments there were when it began. */
  readonly start: number
  /** The positions in which its seat has decided. */
  readonly decided: readonly State[]
}

export function turnSoFar({ moments, opening }: Snapshot, seat: number): TurnSoFar {
  let start = moments.length
  while (start > 0 && !moments[start - 1]?.events.some(({ event }) => BOUNDARIES.has(event)))
    start--
  const decided = moments
    .slice(start)
    .flatMap(({ by }, index) => (by === seat ? [stateAt(opening, moments, start + index)] : []))
  return { start, decided }
}
