/** When a person may be said to be missing, so that others may let somebody stand in. */
import { TIMES } from '../limits.ts'
import { allowanceOf } from './clock.ts'
import type { Table } from './table-state.ts'

/**
 * Whether others may let somebody stand in at this seat: its holder is gone for good; its clock or twice
 * its pace has run out; live without a clock, nobody was there for ten minutes of its own decision.
 * @param goneSince when the last page of the holder was closed; undefined while one is open
 */
export function canBeReplaced(
  { state, awaits, awaitsSince, seats, pace }: Table,
  index: number,
  now: number,
  goneSince: number | undefined,
): boolean {
  const seat = seats[index]
  if (state !== 'playing' || seat?.holder.kind !== 'person') return false
  if (seat.gone === true) return true
  if (awaits !== index) return false
  if (seat.flagged) return true
  if (pace.pace === 'slow') {
    const from = Math.max(awaitsSince, seat.awayUntil)
    return now - from >= 2 * (allowanceOf(pace)?.turn ?? 0)
  }
  if (pace.clock !== undefined || goneSince === undefined) return false
  return now - Math.max(awaitsSince, goneSince) >= TIMES.gone
}
