/** Data nested deeper than any tile needs would exhaust whoever walks through it. */
import type { Place, Problem } from './problem.ts'

/** No deeper than a record keeps an edition. */
const DEEPEST = 32
/** Enough to find the tile. */
const SHOWN = 3

export function depthProblem(data: unknown, place: Place = []): Problem | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (place.length >= DEEPEST)
    return { place: place.slice(0, SHOWN), problem: 'too-deep', most: DEEPEST }
  for (const [key, value] of Object.entries(data)) {
    const problem = depthProblem(value, [...place, Array.isArray(data) ? Number(key) : key])
    if (problem !== undefined) return problem
  }
  return undefined
}
