/** What stands and lies on each space of the map, read off the state. */
import { NONE } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'

export interface HouseOn {
  /** Its name in notation. */
  readonly name: string
  readonly owner: number
}

export interface CathedralOn {
  readonly index: number
  readonly closed: boolean
  readonly stone: number
  readonly vp: number
  /** The points of the tiles left, topmost first. */
  readonly stack: readonly number[]
  readonly pillars: readonly number[]
  readonly pillarSpaces: number
}

export interface SpaceOn {
  readonly id: string
  readonly houses: readonly HouseOn[]
  /** Faces on its bonus spaces; undefined where one is empty. */
  readonly tiles: readonly (string | undefined)[]
  readonly cathedral: CathedralOn | undefined
  /** The number of the fair held there, 1 to 4. */
  readonly fair: number | undefined
  /** Merchants and architects: piece and seat. */
  readonly pieces: readonly (readonly ['merchant' | 'architect', number])[]
}

const PIECES = ['merchant', 'architect'] as const

export function spaceOn(game: Game, state: State, space: number): SpaceOn {
  const { board, names, costs } = game.rules
  const cathedral = board.cathedralAt[space] ?? NONE
  const cost = costs[state.costs[cathedral] ?? NONE]
  const stack = board.cathedrals[cathedral]?.stack ?? []
  const fair = state.fairTowns.indexOf(space)
  return {
    id: names.space[space] ?? '',
    houses: (board.houseSpacesOf[space] ?? []).map((index) => ({
      name: names.houseSpace[index] ?? '',
      owner: state.houses[index] ?? NONE,
    })),
    tiles: (board.bonusSpacesOf[space] ?? []).map(
      (index) => names.face[state.mapTiles[index] ?? NONE],
    ),
    cathedral:
      cathedral === NONE
        ? undefined
        : {
            index: cathedral,
            closed: cost?.closed ?? false,
            stone: cost?.stone ?? 0,
            vp: cost?.vp ?? 0,
            stack: stack.slice(state.tilesTaken[cathedral] ?? 0),
            pillars: seatsOf(state.pillars[cathedral] ?? 0, state.seats.length),
            pillarSpaces: stack.length,
          },
    fair: fair < 0 ? undefined : fair + 1,
    pieces: state.seats.flatMap((seat, number) =>
      PIECES.flatMap((piece, index) =>
        seat.pieces[index] === space ? [[piece, number] as const] : [],
      ),
    ),
  }
}

const seatsOf = (mask: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0)

/** Everything a seat might do on a space, in notation. */
export function movesAt({ id, houses, tiles, cathedral }: SpaceOn): readonly string[] {
  return [
    `walk merchant ${id}`,
    `walk architect ${id}`,
    ...houses.filter(({ owner }) => owner === NONE).map(({ name }) => `build house ${name}`),
    ...(cathedral === undefined ? [] : [`build pillar ${id}`, `contribute ${id}`]),
    ...tiles.flatMap((tile) => (tile === undefined ? [] : [`take ${tile}`])),
  ]
}
