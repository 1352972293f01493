/**
 * Facts about maps and tiles that the rulebooks' examples show. Content that differs can be played, but
 * its owner should look again.
 */
import type { Content } from '@tiletum/engine'
import { distancesFrom, mapGraph, undergroundGraph } from '../graph.ts'
import type { Remark } from './problem.ts'

const DISTANCES = [
  ['london', 'venezia', 9],
  ['frankfurt', 'troyes', 2],
  ['arles', 'genova', 2],
  ['frankfurt', 'nurnberg', 1],
  ['nurnberg', 'praha', 1],
  ['tiletum', 'paris', 1],
  ['paris', 'bordeaux', 2],
] as const

export function remarksOn(content: Content): readonly Remark[] {
  return [...distanceRemarks(content), ...reachRemarks(content), ...exampleRemarks(content)]
}

function distanceRemarks({ base }: Content): readonly Remark[] {
  const graph = mapGraph(base.map)
  return DISTANCES.flatMap(([from, to, expected]) => {
    const actual = distancesFrom(from, graph).get(to) ?? 0
    return actual === expected
      ? []
      : [{ remark: 'distance', from: nameOf(base, from), to: nameOf(base, to), expected, actual }]
  })
}

function reachRemarks({ base }: Content): readonly Remark[] {
  const graph = mapGraph(base.map)
  const towns = (from: string, steps: number) =>
    base.map.towns.filter(({ id }) => {
      const distance = distancesFrom(from, graph).get(id)
      return distance !== undefined && distance > 0 && distance <= steps
    })
  const beside = towns('strasbourg', 1).map(({ name }) => name)
  const cathedrals = towns('london', 6)
    .filter(({ cathedral }) => cathedral !== undefined)
    .map(({ name }) => name)
  const neighbours = ['troyes', 'frankfurt'].map((id) => nameOf(base, id))
  const reached = ['koln', 'paris', 'lyon'].map((id) => nameOf(base, id))
  return [
    ...(alike(beside, neighbours)
      ? []
      : [
          {
            remark: 'neighbours',
            town: nameOf(base, 'strasbourg'),
            expected: neighbours,
            actual: beside,
          } as const,
        ]),
    ...(alike(cathedrals, reached)
      ? []
      : [
          {
            remark: 'cathedrals-in-reach',
            town: nameOf(base, 'london'),
            steps: 6,
            expected: reached,
            actual: cathedrals,
          } as const,
        ]),
  ]
}

function exampleRemarks({ base, silver }: Content): readonly Remark[] {
  const sevenIron = base.contracts.some(
    (face) =>
      'contract' in face &&
      face.marks.includes(2) &&
      face.contract.demand.iron === 7 &&
      Object.keys(face.contract.demand).length === 1,
  )
  return [
    ...(sevenIron ? [] : [{ remark: 'two-player-tile' } as const]),
    ...(hasUndergroundExample(silver) ? [] : [{ remark: 'underground-example' } as const]),
  ]
}

/** Map II, side A: two moves to a house space of 2 VP, then over a tablet of 4 VP to a mine with 1 gold. */
export function hasUndergroundExample({ sides, tablets }: Content['silver']): boolean {
  const side = sides.find(({ map, side: letter }) => map === 2 && letter === 'A')
  if (side === undefined) return false
  const steps = distancesFrom(side.start, undergroundGraph(side))
  const town = (id: string) => side.spaces.find((space) => space.id === id && space.kind === 'town')
  return side.links.some(({ between, tablet }) => {
    const effect = tablets.find(({ id }) => id === tablet)?.effect
    if (effect?.do !== 'score' || effect.points !== 4) return false
    return [between, [between[1], between[0]] as const].some(([from, to]) => {
      const house = town(from)
      const mine = town(to)
      return (
        steps.get(from) === 2 &&
        house?.kind === 'town' &&
        house.houses.some(({ bonus }) => bonus?.do === 'score' && bonus.points === 2) &&
        mine?.kind === 'town' &&
        mine.mines.some(({ gold }) => gold === 1)
      )
    })
  })
}

function nameOf({ map }: Content['base'], id: string): string {
  return map.towns.find((town) => town.id === id)?.name ?? id
}

function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name))
}
