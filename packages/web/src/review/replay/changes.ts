/**
 * Finds what changed on the board since the current turn began or, at its beginning, in the turn
 * before.
 */
import type { GameEvent } from '@tiletum/engine'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import { marksOfEvents, NO_BOARD_MARKS } from '../../game/playback/board-marks.ts'
import type { Moment } from '../../game/timeline/moment.ts'
import type { Turn } from '../../game/timeline/turns.ts'
import { turnAt } from '../../game/timeline/turns.ts'

export interface MomentChanges {
  /** The turn of the changes. */
  readonly of: Turn
  /** True if they are those of the whole turn. */
  readonly whole: boolean
  readonly events: readonly GameEvent[]
}

export function changesAt(
  turns: readonly Turn[],
  moments: readonly Moment[],
  shown: number,
): MomentChanges | undefined {
  const index = turnAt(turns, shown)
  const turn = turns[index]
  if (turn === undefined) return undefined
  if (turn.seat === undefined || shown > turn.start) {
    const so = moments.slice(turn.start, shown).flatMap(({ events }) => events)
    return { of: turn, whole: shown >= turn.end, events: so }
  }
  const before = turns[index - 1]
  if (before === undefined) return undefined
  return { of: before, whole: true, events: [...before.events, ...before.after] }
}

export function marksOfChanges(changes: MomentChanges | undefined): BoardMarks {
  if (changes === undefined || changes.of.seat === undefined) return NO_BOARD_MARKS
  return marksOfEvents(changes.events)
}
