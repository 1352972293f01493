/** What stands and lies on each space of the maps, read off the state. */
import { NONE } from '@tiletum/engine'
import type { Effect, Game, Rules, State } from '@tiletum/engine'

export interface HouseOn {
  /** Its name in notation. */
  readonly name: string
  readonly owner: number
}

export interface MineOn {
  /** Its name in notation; none for the first mines, which stand there from the start. */
  readonly name: string | undefined
  readonly owner: number
  /** What the space gives beside the silver. */
  readonly gold: number
}

export interface CathedralOn {
  readonly index: number
  readonly closed: boolean
  readonly asks: 'stone' | 'gold' | 'silver'
  readonly price: number
  readonly vp: number
  /** The points of the tiles left, topmost first. */
  readonly stack: readonly number[]
  readonly pillars: readonly number[]
  readonly pillarSpaces: number
}

/** A stone tablet between two neighbours. */
export interface TabletOn {
  readonly between: readonly [string, string]
  readonly effect: Effect | undefined
  /** Under an X: it has no effect any more. */
  readonly covered: boolean
}

/** What only spaces underground have. */
export interface BelowOn {
  /** Its map, from 0, and how the notation names it. */
  readonly map: number
  readonly name: string
  /** What a prospector costs that enters here. */
  readonly enterSilver: number | undefined
  readonly tablets: readonly TabletOn[]
}

export type PieceName = 'merchant' | 'architect' | 'prospector'

export interface SpaceOn {
  readonly id: string
  readonly houses: readonly HouseOn[]
  readonly mines: readonly MineOn[]
  /** Faces on its bonus spaces; undefined where one is empty. */
  readonly tiles: readonly (string | undefined)[]
  readonly cathedral: CathedralOn | undefined
  /** The number of the fair held there, 1 to 4. */
  readonly fair: number | undefined
  /** Piece and seat. */
  readonly pieces: readonly (readonly [PieceName, number])[]
  readonly below: BelowOn | undefined
}

export const EUROPE = -1

/** The spaces of Europe, or of the side in play of an underground map. */
export function spacesOf({ rules }: Game, state: State, map: number): readonly number[] {
  const sideOf = rules.tables.silver?.sideOfSpace
  const side = map === EUROPE ? NONE : (state.slices.silver?.sides[map] ?? NONE)
  const all = Array.from(rules.names.space.keys())
  if (map !== EUROPE && side === NONE) return []
  return sideOf === undefined ? all : all.filter((space) => sideOf[space] === side)
}

/** How many underground maps there are. */
export const undergroundMaps = (state: State): number => state.slices.silver?.sides.length ?? 0

const MAIN_PIECES = ['merchant', 'architect'] as const

export function spaceOn(game: Game, state: State, space: number): SpaceOn {
  const { board, names } = game.rules
  const below = belowOn(game, state, space)
  const fair = state.fairTowns.indexOf(space)
  return {
    id: names.space[space] ?? '',
    houses: (board.houseSpacesOf[space] ?? []).map((index) => ({
      name: names.houseSpace[index] ?? '',
      owner: state.houses[index] ?? NONE,
    })),
    mines: minesOn(game, state, space, below),
    tiles: tilesOn(game, state, space, below).map((face) => names.face[face]),
    cathedral: cathedralOn(game, state, space),
    fair: fair < 0 ? undefined : fair + 1,
    pieces: state.seats.flatMap((seat, number): readonly (readonly [PieceName, number])[] =>
      below === undefined
        ? MAIN_PIECES.flatMap((piece, index) =>
            seat.pieces[index] === space ? [[piece, number] as const] : [],
          )
        : prospectorAt(state, number, below.map) === space
          ? [['prospector', number]]
          : [],
    ),
    below,
  }
}

/** Where a seat's prospector stands on a map, or NONE. */
export function prospectorAt(state: State, seat: number, map: number): number {
  const prospectors = state.slices.silver?.prospectors ?? []
  return prospectors[(seat * prospectors.length) / state.seats.length + map] ?? NONE
}

function belowOn({ rules }: Game, state: State, space: number): BelowOn | undefined {
  const tables = rules.tables.silver
  const side = tables?.sideOfSpace[space] ?? NONE
  const info = tables?.sides[side]
  const id = rules.names.space[space] ?? ''
  if (info === undefined) return undefined
  return {
    map: info.map,
    name: rules.names['map']?.[info.map] ?? '',
    enterSilver: info.start === space ? info.enterSilver : undefined,
    tablets: tabletsOn(rules, state).filter(({ between }) => between.includes(id)),
  }
}

/** Those of sides that are not in play, too. */
export function tabletsOn({ tables, names }: Rules, state: State): readonly TabletOn[] {
  const { silver } = tables
  const nameOf = (space: number): string => names.space[space] ?? ''
  return (silver?.tablets ?? []).map(({ id, between: [one, other] }, index) => ({
    between: [nameOf(one), nameOf(other)],
    effect: silver?.content.tablets.find((tablet) => tablet.id === id)?.effect,
    covered: state.slices.silver?.covered[index] === 1,
  }))
}

function minesOn(
  { rules }: Game,
  state: State,
  space: number,
  below: BelowOn | undefined,
): readonly MineOn[] {
  const { silver } = rules.tables
  if (silver === undefined || below === undefined) return []
  const first = below.map === 0 && below.enterSilver !== undefined
  return [
    ...(first ? state.seats : []).map((_, owner) => ({ name: undefined, owner, gold: 0 })),
    ...(silver.mineSpacesOf[space] ?? []).map((index) => ({
      name: rules.names['mineSpace']?.[index],
      owner: state.slices.silver?.mines[index] ?? NONE,
      gold: silver.mineSpaces[index]?.gold ?? 0,
    })),
  ]
}

function tilesOn(
  { rules }: Game,
  state: State,
  space: number,
  below: BelowOn | undefined,
): readonly number[] {
  const { board, tables } = rules
  const [spaces, tiles] =
    below === undefined
      ? [board.bonusSpacesOf, state.mapTiles]
      : [tables.silver?.bonusSpacesOf, state.slices.silver?.tiles]
  return (spaces?.[space] ?? []).map((index) => tiles?.[index] ?? NONE)
}

function cathedralOn({ rules }: Game, state: State, space: number): CathedralOn | undefined {
  const { board, costs, content, tables } = rules
  const cathedral = board.cathedralAt[space] ?? NONE
  if (cathedral === NONE) return undefined
  const tile = state.costs[cathedral] ?? NONE
  // In the middle of the set-up it has none yet.
  if (tile === NONE) return undefined
  const cost = costs[tile]
  const asks = tables.silver?.currencyOf[cathedral] ?? 'stone'
  const price = tables.silver?.prices[tile - content.costs.length]
  const stack = board.cathedrals[cathedral]?.stack ?? []
  return {
    index: cathedral,
    closed: cost?.closed ?? false,
    asks,
    price: (asks === 'stone' ? cost?.stone : price?.[asks]) ?? 0,
    vp: cost?.vp ?? 0,
    stack: stack.slice(state.tilesTaken[cathedral] ?? 0),
    pillars: seatsOf(state.pillars[cathedral] ?? 0, state.seats.length),
    pillarSpaces: stack.length,
  }
}

const seatsOf = (mask: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0)

/** The underground map of a space, or EUROPE. */
export const mapOf = ({ tables }: Rules, space: number): number =>
  tables.silver?.sides[tables.silver.sideOfSpace[space] ?? NONE]?.map ?? EUROPE
