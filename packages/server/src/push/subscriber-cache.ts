/**
 * Whether somebody wants notices at all. It is asked whenever a turn begins, and most people want none: a
 * job for each of their turns would cost more than the turn.
 */
import { lruCache } from '../limits/lru-cache.ts'
import type { EventBus } from '../store/event-bus.ts'
import type { ServerStore } from '../store/server-store.ts'

const MOST = 10_000
/** An event tells of a change; this is for one that was lost. */
const FRESH = 60_000

export interface SubscriberCache {
  wants(person: string): Promise<boolean>
}

interface Known {
  readonly wants: Promise<boolean>
  readonly at: number
  readonly stop: () => void
}

export function createSubscriberCache(
  people: Pick<ServerStore['people'], 'pushes'>,
  bus: Pick<EventBus, 'watch'>,
  elapsed: () => number,
): SubscriberCache {
  const known = lruCache<string, Known>(
    MOST,
    () => true,
    (_person, { stop }) => stop(),
  )
  return {
    wants(person) {
      const before = known.get(person)
      if (before !== undefined && elapsed() - before.at < FRESH) return before.wants
      known.delete(person)
      const stop = bus.watch(`person/${person}`, () => known.delete(person))
      const wants = people.pushes(person).then(({ length }) => length > 0)
      known.set(person, { wants, at: elapsed(), stop })
      // Failed lookups are not cached.
      wants.catch(() => known.delete(person))
      return wants
    },
  }
}
