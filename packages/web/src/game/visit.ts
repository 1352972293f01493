/** What the address says for this visit: repeatable games, and quick computer players for tests. */
import { freshSeed } from './chance.ts'

const said = (name: string): string | undefined =>
  typeof location === 'undefined'
    ? undefined
    : (new URLSearchParams(location.search).get(name) ?? undefined)

/** `?seed=` makes chance and computer players repeatable. */
export const seedOfVisit = (): string => said('seed') ?? String(freshSeed())

/** `?iterations=` is how long every computer player thinks about a decision, whatever its level. */
export function iterationsOfVisit(): number | undefined {
  const iterations = Number(said('iterations'))
  return Number.isInteger(iterations) && iterations > 0 ? iterations : undefined
}
