/**
 * Parameters of the address for this visit: repeatable games, and quick computer players for tests.
 */
import { freshSeed } from './fresh-seed.ts'

const said = (name: string): string | undefined =>
  typeof location === 'undefined'
    ? undefined
    : (new URLSearchParams(location.search).get(name) ?? undefined)

/** `?seed=` makes chance and computer players repeatable. */
export const seedParameter = (): string => said('seed') ?? String(freshSeed())

/** `?iterations=` sets the number of simulations for each decision of every computer player. */
export function iterationsParameter(): number | undefined {
  const iterations = Number(said('iterations'))
  return Number.isInteger(iterations) && iterations > 0 ? iterations : undefined
}
