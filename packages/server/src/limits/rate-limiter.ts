/**
 * How often something may happen: so many at once, and as many again over the time that follows. The time
 * is the process' own: a clock that is set neither stops nor opens anything.
 */
import { lruCache } from './lru-cache.ts'

export interface Rate {
  /** Whether it may happen once more now; if so, it is counted. */
  allows(key: string): boolean
  /** Counts what has happened already, however much it is: then nothing is left for some time. */
  spend(key: string, amount: number): void
  hasLeft(key: string): boolean
}

/** More keys than this are nobody's honest use; the oldest are forgotten. */
const MOST_KEYS = 100_000

export function rate(times: number, milliseconds: number, elapsed: () => number): Rate {
  const buckets = lruCache<string, { left: number; at: number }>(MOST_KEYS)
  function leftNow(key: string, now: number): number {
    const { left, at } = buckets.get(key) ?? { left: times, at: now }
    return Math.min(times, left + ((now - at) * times) / milliseconds)
  }
  return {
    allows(key) {
      const now = elapsed()
      const left = leftNow(key, now)
      const allowed = left >= 1
      buckets.set(key, { left: allowed ? left - 1 : left, at: now })
      return allowed
    },
    spend(key, amount) {
      const now = elapsed()
      buckets.set(key, { left: leftNow(key, now) - amount, at: now })
    },
    hasLeft: (key) => leftNow(key, elapsed()) > 0,
  }
}
