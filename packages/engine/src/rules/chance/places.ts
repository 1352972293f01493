/**
 * The places for tiles that are turned up: their order, the place of the next tile, and putting it
 * there.
 */
import { at, num } from '../../kernel/checked-index.ts'
import type { Draft } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import type { Action } from '../../vocabulary/words.ts'
import type { Rules } from '../tables.ts'

export type TileGoes =
  | { readonly to: 'space' | 'cathedral'; readonly space: string }
  | { readonly to: 'action'; readonly action: Action }
  | { readonly to: 'king-track' }
  /** A space of an offer, from 1, counted from the left. */
  | { readonly to: 'contract-offer' | 'character-offer'; readonly place: number }
  /** The town or the scoring tile of a fair, by its round. */
  | { readonly to: 'fair'; readonly round: number }
  /** An underground map, from 1. */
  | { readonly to: 'underground-map'; readonly map: number }
  /** The tiles or cards in play, from 1. */
  | { readonly to: 'technologies' | 'challenges'; readonly place: number }

/** One kind of places for tiles; each place is a number. */
export interface TilePlaces {
  /** Returns the places without a tile, in the order in which they are filled. */
  readonly empty: (draft: Draft) => readonly number[]
  readonly put: (draft: Draft, place: number, tile: number) => void
  readonly goes: (rules: Rules, place: number) => TileGoes
}

export const emptyAmong = (tiles: readonly number[]): number[] =>
  [...tiles.keys()].filter((place) => tiles[place] === NONE)

export const onSpace = (rules: Rules, space: number): TileGoes => ({
  to: 'space',
  space: at(rules.names.space, space),
})

export const WHEEL_TILES: TilePlaces = {
  empty: ({ rules, state }) =>
    rules.tileActions.filter((action) => num(state.wheelTiles, action) === NONE),
  put({ state }, action, face) {
    state.wheelTiles[action] = face
  },
  goes: (rules, action) => ({ to: 'action', action: at(rules.names.action, action) }),
}

export const KING_TILE: TilePlaces = {
  empty: ({ state }) => emptyAmong([state.kingTile]),
  put({ state }, _place, face) {
    state.kingTile = face
  },
  goes: () => ({ to: 'king-track' }),
}

export const MAP_TILES: TilePlaces = {
  empty: ({ state }) => emptyAmong(state.mapTiles),
  put({ state }, space, face) {
    state.mapTiles[space] = face
  },
  goes: (rules, space) => onSpace(rules, num(rules.board.bonusSpaceTown, space)),
}

/**
 * contr-2: the offer is refilled from the left, so the first new tile comes to lie furthest right.
 */
export const CONTRACT_OFFER: TilePlaces = {
  empty: ({ state }) => emptyAmong(state.contractOffer).reverse(),
  put({ state }, space, face) {
    state.contractOffer[space] = face
  },
  goes: (_rules, space) => ({ to: 'contract-offer', place: space + 1 }),
}

export const CHARACTER_OFFER: TilePlaces = {
  empty: ({ state }) => emptyAmong(state.characterOffer),
  put({ state }, space, face) {
    state.characterOffer[space] = face
  },
  goes: (_rules, space) => ({ to: 'character-offer', place: space + 1 }),
}

export const COST_TILES: TilePlaces = {
  empty: ({ state }) => emptyAmong(state.costs),
  put({ state }, cathedral, cost) {
    state.costs[cathedral] = cost
  },
  goes: (rules, cathedral) => ({
    to: 'cathedral',
    space: at(rules.names.space, at(rules.board.cathedrals, cathedral).space),
  }),
}

/** setup-7: the town tiles and the fair tiles lie in the order of the fairs. */
export const FAIR_TOWNS: TilePlaces = {
  empty: ({ state }) => [state.fairTowns.length],
  put({ state }, _fair, town) {
    state.fairTowns.push(town)
  },
  goes: (_rules, fair) => ({ to: 'fair', round: fair + 1 }),
}

export const FAIR_TILES: TilePlaces = {
  empty: ({ state }) => [state.fairTiles.length],
  put({ state }, _fair, tile) {
    state.fairTiles.push(tile)
  },
  goes: (_rules, fair) => ({ to: 'fair', round: fair + 1 }),
}

/** Returns the name of a place in events. */
export function writtenPlace(goes: TileGoes): string {
  if ('space' in goes) return goes.space
  return goes.to === 'action' ? goes.action : goes.to
}

/** Puts a tile on the next place and returns the name of that place in events. */
export function layNext(draft: Draft, { empty, put, goes }: TilePlaces, tile: number): string {
  const place = empty(draft)[0] ?? NONE
  put(draft, place, tile)
  return writtenPlace(goes(draft.rules, place))
}
