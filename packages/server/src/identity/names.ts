/** Names of people, looked up for many at once and remembered for a while. */
import { bounded } from '../limits/bounded.ts'
import type { ServerStore } from '../store/store.ts'

const MOST = 10_000
const FRESH = 30_000

export interface NameCache {
  /** Those who deleted themselves have none. */
  of(people: readonly string[]): Promise<ReadonlyMap<string, string>>
  forget(person: string): void
}

export function createNames(store: ServerStore, elapsed: () => number): NameCache {
  const known = bounded<string, { readonly name: string | undefined; readonly at: number }>(MOST)
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
