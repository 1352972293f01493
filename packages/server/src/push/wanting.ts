/**
 * Whether somebody wants notices at all. It is asked whenever a turn begins, and most people want none: a
 * job for each of their turns would cost more than the turn.
 */
import { bounded } from '../limits/bounded.ts'
import type { Bell } from '../store/bell.ts'
import type { ServerStore } from '../store/store.ts'

const MOST = 10_000
/** A bell tells of a change; this is for one that was lost. */
const FRESH = 60_000

export interface Wanting {
  wants(person: string): Promise<boolean>
}

interface Known {
  readonly wants: Promise<boolean>
  readonly at: number
  readonly stop: () => void
}

export function createWanting(
  people: Pick<ServerStore['people'], 'pushes'>,
  bell: Pick<Bell, 'watch'>,
  elapsed: () => number,
): Wanting {
  const known = bounded<string, Known>(
    MOST,
    () => true,
    (_person, { stop }) => stop(),
  )
  return {
    wants(person) {
      const before = known.get(person)
      if (before !== undefined && elapsed() - before.at < FRESH) return before.wants
      known.delete(person)
      const stop = bell.watch(`person/${person}`, () => known.delete(person))
      const wants = people.pushes(person).then(({ length }) => length > 0)
      known.set(person, { wants, at: elapsed(), stop })
      // What could not be looked up is asked for anew.
      wants.catch(() => known.delete(person))
      return wants
    },
  }
}
