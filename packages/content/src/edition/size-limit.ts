/** Data nested deeper or far larger than any box would exhaust whoever walks through it. */
import type { JsonPath, Problem } from './problem.ts'

/** Maximum depth of an edition, the same as in a record. */
const DEEPEST = 32
/** Enough to find the tile. */
const SHOWN = 3
/** Three times the values of the whole standard edition, keys included. */
const MOST_VALUES = 12_000

export function extentProblem(data: unknown): Problem | undefined {
  let values = 0
  const walk = (value: unknown, place: JsonPath): Problem | undefined => {
    if (++values > MOST_VALUES) return { place: [], problem: 'too-big', most: MOST_VALUES }
    if (typeof value !== 'object' || value === null) return undefined
    if (place.length >= DEEPEST)
      return { place: place.slice(0, SHOWN), problem: 'too-deep', most: DEEPEST }
    for (const key in value) {
      const inner = [...place, Array.isArray(value) ? Number(key) : key]
      const problem = walk(Reflect.get(value, key), inner)
      if (problem !== undefined) return problem
    }
    return undefined
  }
  return walk(data, [])
}
