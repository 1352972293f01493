/** Names of people, looked up for many at once and remembered for a while. */
import { lruCache } from '../limits/lru-cache.ts'
import type { ServerStore } from '../store/server-store.ts'

const MOST = 10_000
const FRESH = 30_000

export interface NameCache {
  /** People who deleted themselves have no name. */
  of(people: readonly string[]): Promise<ReadonlyMap<string, string>>
  forget(person: string): void
}

export function createNameCache(store: ServerStore, elapsed: () => number): NameCache {
  const known = lruCache<string, { readonly name: string | undefined; readonly at: number }>(MOST)
  return {
    async of(people) {
      const names = new Map<string, string | undefined>()
      for (const person of people) {
        const one = known.get(person)
        if (one !== undefined && elapsed() - one.at < FRESH) names.set(person, one.name)
      }
      const missing = people.filter((person) => !names.has(person))
      if (missing.length > 0) {
        const found = await store.people.names(missing)
        for (const person of missing) {
          const name = found.get(person)
          known.set(person, { name, at: elapsed() })
          names.set(person, name)
        }
      }
      return new Map(
        [...names].flatMap(([person, name]) =>
          name === undefined ? [] : [[person, name] as const],
        ),
      )
    },
    forget: (person) => known.delete(person),
  }
}
