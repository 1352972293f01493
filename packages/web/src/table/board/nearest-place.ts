/** Finds the place that a finger meant: the nearest one, preferring places with possible moves. */
import type { Box, Point } from '../../shared/art/index.ts'

export interface Reachable {
  readonly id: string
  readonly box: Box
  /** True if something can be done there. */
  readonly open: boolean
}

/** All values in units of the drawing; `reach` is the distance by which a finger may miss. */
export function nearestPlace(
  [x, y]: Point,
  places: readonly Reachable[],
  reach: number,
): string | undefined {
  let best: string | undefined
  let bestCost = Infinity
  for (const { id, box, open } of places) {
    const missed = Math.hypot(
      Math.max(0, box.x - x, x - box.x - box.width),
      Math.max(0, box.y - y, y - box.y - box.height),
    )
    if (missed > reach) continue
    const fromMiddle = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2)
    const cost = missed + (open ? 0 : reach / OPEN_FIRST) + fromMiddle / BY_MIDDLE
    if (cost < bestCost) {
      best = id
      bestCost = cost
    }
  }
  return best
}

/** A place with moves wins if it is missed by less than this fraction of the reach. */
const OPEN_FIRST = 4
/** Divisor that makes the nearer centre decide where areas overlap. */
const BY_MIDDLE = 100
