/** Every map holds together, and what it names is there. */
import type { Content, UndergroundSide } from '@tiletum/engine'
import { mapGraph, undergroundGraph, unreachable } from '../../graph.ts'
import { near } from '../nearest-names.ts'
import type { JsonPath, Problem } from '../problem.ts'
import { twice } from './boards.ts'

export function mapProblems({ base, silver }: Content): readonly Problem[] {
  const apart = unreachable(base.map.home, mapGraph(base.map))
  const spaces = silver.sides.flatMap((side) => side.spaces.map(({ id }) => id))
  return [
    ...together(apart, ['map']),
    ...silver.sides.flatMap(sideProblems),
    // Notation names a space without its map.
    ...twice([...base.map.towns.map(({ id }) => id), ...spaces], ['silver', 'underground']).map(
      (problem) => ({ ...problem, place: ['silver', 'underground'] }),
    ),
  ]
}

function sideProblems(side: UndergroundSide): readonly Problem[] {
  const place = ['silver', 'underground', side.id]
  const names = side.spaces.map(({ id }) => id)
  const start = side.spaces.find(({ id }) => id === side.start)
  if (start === undefined) {
    const value = side.start
    return [
      { place: [...place, 'start'], problem: 'unknown-space', value, near: near(value, names) },
    ]
  }
  return [
    ...together(unreachable(side.start, undergroundGraph(side)), place),
    ...startProblems(side, start, place),
  ]
}

/** ag-under-4: the first mines fill the starting town of map I. */
function startProblems(
  { map }: UndergroundSide,
  start: UndergroundSide['spaces'][number],
  place: JsonPath,
): readonly Problem[] {
  const here = [...place, 'start']
  if (start.kind === 'tunnel') return [{ place: here, problem: 'start-tunnel', space: start.id }]
  return map === 1 && start.mines.length > 0
    ? [{ place: here, problem: 'start-mine', town: start.name }]
    : []
}

function together(apart: readonly string[], place: JsonPath): readonly Problem[] {
  return apart.length === 0 ? [] : [{ place, problem: 'not-connected', apart }]
}
