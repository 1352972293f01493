/** From which address people were last heard of: in memory only, for limits by address. */
import { lruCache } from '../limits/lru-cache.ts'

const MOST = 20_000

export interface LastAddresses {
  note(person: string, address: string): void
  of(person: string): string | undefined
}

export function createLastAddresses(): LastAddresses {
  const addresses = lruCache<string, string>(MOST)
  return {
    note: (person, address) => addresses.set(person, address),
    of: (person) => addresses.peek(person),
  }
}
