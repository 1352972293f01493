/** The points of a seat beside those of its best opponent. */
import { seatIn } from './position.ts'
import type { Snapshot } from './snapshot.ts'

export interface SeatPoints {
  readonly seat: number
  readonly vp: number
}

/**
 * Returns `seat` first, then the opponent with the most points, in a tie the one earlier in turn
 * order.
 */
export function comparePoints(snapshot: Snapshot, seat: number): readonly SeatPoints[] {
  const all = snapshot.state.order.map((one) => ({ seat: one, vp: seatIn(snapshot, one).vp }))
  const own = all.filter((one) => one.seat === seat)
  const [first, ...others] = all.filter((one) => one.seat !== seat)
  if (first === undefined) return own
  return [...own, others.reduce((best, one) => (one.vp > best.vp ? one : best), first)]
}
