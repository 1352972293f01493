/** Facts of a space of the maps. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import type { GameState, State } from '../state.ts'
import type { Piece } from '../vocabulary/words.ts'
import { readOnlyContext, tileId, withModules } from './module-parts.ts'

/** The map of the base game; modules number theirs from 0. */
export const MAIN_MAP = NONE

export interface HouseFacts {
  /** The name of the house space in the notation. */
  readonly name: string
  /** The seat that owns the house, or NONE while the space is free. */
  readonly owner: number
}

export interface CathedralFacts {
  readonly index: number
  readonly closed: boolean
  /** The kind of payment that the construction cost tile asks. */
  readonly asks: 'stone' | 'gold' | 'silver'
  readonly price: number
  /** The points of the construction cost tile. */
  readonly vp: number
  /** The points of the tiles left, topmost first. */
  readonly stack: readonly number[]
  /** The seats that have a pillar at the cathedral. */
  readonly pillars: readonly number[]
  readonly pillarSpaces: number
}

/** Facts about a space that modules add, each under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add theirs by declaration
export interface SpaceParts {}

export interface SpaceFacts extends SpaceParts {
  readonly space: number
  readonly id: string
  /** The map of the space: MAIN_MAP, or the number of a module's map. */
  readonly map: number
  readonly houses: readonly HouseFacts[]
  /** The tile on each bonus space; undefined for an empty one. */
  readonly tiles: readonly (string | undefined)[]
  readonly cathedral: CathedralFacts | undefined
  /** The number of the fair held in the town, 1 to 4. */
  readonly fair: number | undefined
  readonly pieces: readonly (readonly [piece: Piece, seat: number])[]
}

export function spaceFacts(rules: Rules, given: State, space: number): SpaceFacts {
  const { board, names } = rules
  const draft = readOnlyContext(rules, given)
  const { state } = draft
  const fair = state.fairTowns.indexOf(space)
  return withModules('space', draft, {
    space,
    id: at(names.space, space),
    map: MAIN_MAP,
    houses: (board.houseSpacesOf[space] ?? []).map((index) => ({
      name: at(names.houseSpace, index),
      owner: num(state.houses, index),
    })),
    tiles: (board.bonusSpacesOf[space] ?? []).map((index) => tileId(rules, state.mapTiles[index])),
    cathedral: cathedralFacts(rules, state, space),
    fair: fair < 0 ? undefined : fair + 1,
    pieces: state.seats.flatMap(({ pieces }, seat) =>
      pieces.flatMap((where, index) => {
        const piece = names.piece[index]
        return where === space && piece !== undefined ? [[piece, seat] as const] : []
      }),
    ),
  })
}

function cathedralFacts(rules: Rules, state: GameState, space: number): CathedralFacts | undefined {
  const cathedral = rules.board.cathedralAt[space] ?? NONE
  const cost = rules.costs[state.costs[cathedral] ?? NONE]
  // During set-up the cathedral has no cost tile yet.
  if (cost === undefined) return undefined
  const stack = rules.board.cathedrals[cathedral]?.stack ?? []
  const pillars = num(state.pillars, cathedral)
  return {
    index: cathedral,
    closed: cost.closed,
    asks: 'stone',
    price: cost.stone,
    vp: cost.vp,
    stack: stack.slice(num(state.tilesTaken, cathedral)),
    pillars: [...state.seats.keys()].filter((seat) => (pillars & (1 << seat)) !== 0),
    pillarSpaces: stack.length,
  }
}

/** Returns the map of a space; undefined for a space that is not in play. */
export const mapOfSpace = (rules: Rules, state: State, space: number): number | undefined =>
  mapIn(readOnlyContext(rules, state), space)

function mapIn(draft: Draft, space: number): number | undefined {
  let map: number | undefined = MAIN_MAP
  for (const parts of draft.rules.position) if (parts.map) map = parts.map(draft, space, map)
  return map
}

/** Returns the spaces of a map; without `map`, those of all maps in play. */
export function spacesInPlay(rules: Rules, state: State, map?: number): readonly number[] {
  const draft = readOnlyContext(rules, state)
  return [...rules.names.space.keys()].filter((space) => {
    const on = mapIn(draft, space)
    return map === undefined ? on !== undefined : on === map
  })
}

/** Returns the maps in play, the base game's first. */
export function mapsInPlay(rules: Rules, state: State): readonly number[] {
  const draft = readOnlyContext(rules, state)
  const maps = [...rules.names.space.keys()].flatMap((space) => mapIn(draft, space) ?? [])
  return [...new Set(maps)].toSorted((one, other) => one - other)
}
