/** Own points beside the best of the others. */
import { seatIn } from './position.ts'
import type { Snapshot } from './snapshot.ts'

export interface SeatPoints {
  readonly seat: number
  readonly vp: number
}

/** `seat` first, then whoever of the others has most; the earlier in turn order where they are even. */
export function comparePoints(snapshot: Snapshot, seat: number): readonly SeatPoints[] {
  const all = snapshot.state.order.map((one) => ({ seat: one, vp: seatIn(snapshot, one).vp }))
  const own = all.filter((one) => one.seat === seat)
  const [first, ...others] = all.filter((one) => one.seat !== seat)
  if (first === undefined) return own
  return [...own, others.reduce((best, one) => (one.vp > best.vp ? one : best), first)]
}
