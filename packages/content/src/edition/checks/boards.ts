/** Facts of the tracks, the wheel, the towns and the cathedrals. */
import type { Content } from '@tiletum/engine'
import type { JsonPath, Problem } from '../problem.ts'

export function trackProblems({ base, solo, silver }: Content): readonly Problem[] {
  const challenges = [...solo.challenges, ...silver.solo.challenges]
  const starts = challenges.flatMap(({ does }) => (does.rule === 'king-start' ? [does.space] : []))
  // Markers start on 0, the bot's on its own space and, with a challenge, on a higher one.
  const needed = [...new Set([0, solo.bot.kingStart, ...starts])]
  const ribbons = Object.keys(silver.kingTrack.ribbons)
  return [
    ...rising(base.kingTrack.spaces, ['kingTrack']),
    ...lacking(base.kingTrack.spaces, needed, ['kingTrack']),
    ...rising(silver.kingTrack.spaces, ['silver', 'kingTrack']),
    ...lacking(silver.kingTrack.spaces, needed, ['silver', 'kingTrack']),
    ...lacking(silver.kingTrack.spaces, ribbons.map(Number), ['silver', 'ribbons']),
  ]
}

function rising(spaces: readonly number[], place: JsonPath): readonly Problem[] {
  return spaces.flatMap((after, at) => {
    const before = spaces[at - 1]
    return before === undefined || before < after
      ? []
      : [{ place: [...place, at], problem: 'not-rising', before, after }]
  })
}

function lacking(
  spaces: readonly number[],
  needed: readonly number[],
  place: JsonPath,
): readonly Problem[] {
  return needed
    .filter((space) => !spaces.includes(space))
    .map((space) => ({ place, problem: 'lacks-space', space }))
}

export function boardProblems({ base }: Content): readonly Problem[] {
  const { costs, fairs, map, wheel } = base
  const starts = costs.filter((tile) => 'botStart' in tile).length
  return [
    ...twice(wheel.clockwise, ['wheel']),
    ...twice(fairs.towns, ['fairTowns']),
    ...fairs.towns.flatMap((town, at): readonly Problem[] =>
      town === map.home ? [{ place: ['fairTowns', at], problem: 'home-fair', town }] : [],
    ),
    ...(starts === 1 ? [] : [{ place: ['tiles'], problem: 'bot-start', count: starts } as const]),
  ]
}

export function twice(values: readonly string[], place: JsonPath): readonly Problem[] {
  return values.flatMap((value, at) =>
    values.indexOf(value) === at ? [] : [{ place: [...place, at], problem: 'twice', value }],
  )
}

/** Checks the towns: one house space at two players, and the highest cathedral tile on top. */
export function townProblems({ base, silver }: Content): readonly Problem[] {
  const onMap = base.map.towns.flatMap(({ id, name, houses, cathedral = [] }) => {
    const place = ['map', 'towns', id]
    const count = houses.filter(({ mark }) => mark === 2).length
    const crowded: readonly Problem[] =
      count > 1
        ? [{ place: [...place, 'houses'], problem: 'houses-at-two', town: name, count }]
        : []
    return [...crowded, ...falling(cathedral, [...place, 'cathedral'])]
  })
  const below = silver.sides.flatMap(({ id, spaces }) =>
    spaces.flatMap((space, at) =>
      space.kind === 'town' && space.cathedral !== undefined
        ? falling(space.cathedral.tiles, ['silver', 'underground', id, 'spaces', at, 'cathedral'])
        : [],
    ),
  )
  return [...onMap, ...below]
}

function falling(tiles: readonly number[], place: JsonPath): readonly Problem[] {
  return tiles.flatMap((after, at) => {
    const before = tiles[at - 1]
    return before === undefined || before >= after
      ? []
      : [{ place: [...place, at], problem: 'not-falling', before, after }]
  })
}
