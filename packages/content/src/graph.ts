/** Maps as graphs: which space touches which. */
import type { UndergroundSide, WorldMap } from '@tiletum/engine'

export type Graph = ReadonlyMap<string, readonly string[]>

/** The main map; a road space lies between its two towns. */
export function mapGraph({ towns, roads, links }: WorldMap): Graph {
  const ways = roads.flatMap(({ between: [one, other] }) => {
    const road = `${one}--${other}`
    return [
      [one, road],
      [road, other],
    ] as const
  })
  const spaces = [
    ...towns.map(({ id }) => id),
    ...roads.map(({ between: [one, other] }) => `${one}--${other}`),
  ]
  return graph(spaces, [...links.map(({ between }) => between), ...ways])
}

export function undergroundGraph({ spaces, links }: UndergroundSide): Graph {
  return graph(
    spaces.map(({ id }) => id),
    links.map(({ between }) => between),
  )
}

function graph(spaces: readonly string[], links: readonly (readonly [string, string])[]): Graph {
  const touching = new Map<string, string[]>(spaces.map((space) => [space, []]))
  for (const [one, other] of links) {
    touching.get(one)?.push(other)
    touching.get(other)?.push(one)
  }
  return touching
}

/** The shortest way from a space to every space that can be reached. */
export function distancesFrom(start: string, of: Graph): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]])
  for (const [space, steps] of found) {
    for (const next of of.get(space) ?? []) if (!found.has(next)) found.set(next, steps + 1)
  }
  return found
}

/** The spaces no way leads to. */
export function unreachable(start: string, of: Graph): readonly string[] {
  const reached = distancesFrom(start, of)
  return [...of.keys()].filter((space) => !reached.has(space))
}
