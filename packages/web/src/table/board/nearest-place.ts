/** Which place a finger means: it may miss by some way, and rather means one where something is possible. */
import type { Box, Point } from '../../shared/art/index.ts'

export interface Reachable {
  readonly id: string
  readonly box: Box
  /** Something can be done there. */
  readonly open: boolean
}

/** All in units of the drawing; `reach` is how far a finger may miss. */
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

/** An open place wins when it is missed by less than this part of the reach. */
const OPEN_FIRST = 4
/** Where areas overlap, the nearer middle decides. */
const BY_MIDDLE = 100
