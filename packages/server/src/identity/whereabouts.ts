/** From which address people were last heard of: in memory only, for limits by address. */
import { bounded } from '../limits/bounded.ts'

const MOST = 20_000

export interface Whereabouts {
  note(person: string, address: string): void
  of(person: string): string | undefined
}

export function createWhereabouts(): Whereabouts {
  const addresses = bounded<string, string>(MOST)
  return {
    note: (person, address) => addresses.set(person, address),
    of: (person) => addresses.peek(person),
  }
}
