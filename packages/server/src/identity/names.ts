/** Names of people, looked up for many at once and remembered for a while. */
import { bounded } from '../limits/bounded.ts'
import type { Store } from '../store/store.ts'

const MOST = 10_000
const FRESH = 30_000

export interface Names {
  /** Those who deleted themselves have none. */
  of(people: readonly string[]): Promise<ReadonlyMap<string, string>>
  forget(person: string): void
}

export function createNames(store: Store, now: () => number): Names {
  const known = bounded<string, { readonly name: string | undefined; readonly at: number }>(MOST)
  return {
    async of(people) {
      const fresh = (person: string): boolean =>
        now() - (known.get(person)?.at ?? -Infinity) < FRESH
      const missing = people.filter((person) => !fresh(person))
      if (missing.length > 0) {
        const found = await store.people.names(missing)
        for (const person of missing) known.set(person, { name: found.get(person), at: now() })
      }
      return new Map(
        people.flatMap((person) => {
          const name = known.get(person)?.name
          return name === undefined ? [] : [[person, name] as const]
        }),
      )
    },
    forget: (person) => known.delete(person),
  }
}
