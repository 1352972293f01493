/**
 * How often something may happen: so many at once, and as many again over the time that follows. The time
 * is the process' own: a clock that is set neither stops nor opens anything.
 */
import { bounded } from './bounded.ts'

export interface Rate {
  /** Whether it may happen once more now; if so, it is counted. */
  allows(key: string): boolean
}

/** More keys than this are nobody's honest use; the oldest are forgotten. */
const MOST_KEYS = 100_000

export function rate(times: number, milliseconds: number, elapsed: () => number): Rate {
  const buckets = bounded<string, { left: number; at: number }>(MOST_KEYS)
  return {
    allows(key) {
      const now = elapsed()
      const { left, at } = buckets.get(key) ?? { left: times, at: now }
      const refilled = Math.min(times, left + ((now - at) * times) / milliseconds)
      const allowed = refilled >= 1
      buckets.set(key, { left: allowed ? refilled - 1 : refilled, at: now })
      return allowed
    },
  }
}
