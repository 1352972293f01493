/** What the address says for this visit: repeatable games, and quick computer players for tests. */
import { freshSeed } from './fresh-seed.ts'

const said = (name: string): string | undefined =>
  typeof location === 'undefined'
    ? undefined
    : (new URLSearchParams(location.search).get(name) ?? undefined)

/** `?seed=` makes chance and computer players repeatable. */
export const seedParameter = (): string => said('seed') ?? String(freshSeed())

/** `?iterations=` is how long every computer player thinks about a decision, whatever its level. */
export function iterationsParameter(): number | undefined {
  const iterations = Number(said('iterations'))
  return Number.isInteger(iterations) && iterations > 0 ? iterations : undefined
}
