/** Compiles the map: numbered spaces, neighbours, distances and the printed spaces of each town. */
import { at, num } from '../../kernel/checked-index.ts'
import { NONE } from '../../state.ts'
import type { WorldMap } from '../../vocabulary/board.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import type { Board, CathedralInfo, HouseSpaceInfo } from '../tables.ts'

export interface CompiledBoard {
  readonly board: Board
  readonly spaceNames: readonly string[]
  readonly houseSpaceNames: readonly string[]
}

export function compileBoard(
  map: WorldMap,
  players: number,
  seats: number,
  add: (effect: Effect | undefined) => number,
): CompiledBoard {
  const roadId = ({ between: [a, b] }: WorldMap['roads'][number]): string => `${a}--${b}`
  const spaceNames = [...map.towns.map(({ id }) => id), ...map.roads.map(roadId)]
  const index = (id: string): number => spaceNames.indexOf(id)
  const home = index(map.home)

  const neighbours: number[][] = spaceNames.map(() => [])
  const link = (a: number, b: number): void => {
    at(neighbours, a).push(b)
    at(neighbours, b).push(a)
  }
  for (const { between } of map.links) link(index(between[0]), index(between[1]))
  for (const road of map.roads)
    for (const town of road.between) link(index(roadId(road)), index(town))
  for (const near of neighbours) near.sort((a, b) => a - b)

  const houseSpaces: HouseSpaceInfo[] = []
  const houseSpacesOf: number[][] = spaceNames.map(() => [])
  const houseSpaceNames: string[] = []
  const bonusSpaceTown: number[] = []
  const bonusSpacesOf: number[][] = spaceNames.map(() => [])
  const cathedrals: CathedralInfo[] = []
  const cathedralAt: number[] = spaceNames.map(() => NONE)

  map.towns.forEach((town, space) => {
    // setup-13: the home town has one plain house space for each seat
    const houses =
      space === home
        ? Array.from({ length: seats }, () => undefined)
        : town.houses.filter(({ mark }) => mark <= players).map(({ bonus }) => bonus)
    houses.forEach((bonus, number) => {
      at(houseSpacesOf, space).push(houseSpaces.length)
      houseSpaces.push({ space, program: add(bonus) })
      houseSpaceNames.push(houses.length > 1 ? `${town.id}-${number + 1}` : town.id)
    })
    for (const { mark } of town.bonusTiles)
      if (mark <= players) {
        at(bonusSpacesOf, space).push(bonusSpaceTown.length)
        bonusSpaceTown.push(space)
      }
    if (town.cathedral !== undefined) {
      cathedralAt[space] = cathedrals.length
      // setup-6: the tile with the highest points is on top
      cathedrals.push({ space, stack: town.cathedral.toSorted((a, b) => b - a) })
    }
  })

  const board: Board = {
    neighbours,
    distance: distances(neighbours),
    towns: map.towns.length,
    mainSpaces: spaceNames.length,
    mainCathedrals: cathedrals.length,
    home,
    houseSpaces,
    houseSpacesOf,
    bonusSpacesOf,
    bonusSpaceTown,
    cathedrals,
    cathedralAt,
  }
  return { board, spaceNames, houseSpaceNames }
}

/**
 * Distance of spaces without a path between them: an integer, because tables of integers only are
 * faster.
 */
const UNREACHED = 999

/** Returns the shortest distances between all spaces, in steps; road spaces count as spaces. */
export function distances(neighbours: readonly (readonly number[])[]): number[][] {
  return neighbours.map((_, from) => {
    const away = neighbours.map(() => UNREACHED)
    away[from] = 0
    const reached = [from]
    for (const space of reached)
      for (const next of at(neighbours, space))
        if (away[next] === UNREACHED) {
          away[next] = num(away, space) + 1
          reached.push(next)
        }
    return away
  })
}
