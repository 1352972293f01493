/**
 * The places of the set-up whose tile may be entered later (deferred places), and the requests for these
 * tiles.
 */
import { at, num, sum } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push, top } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { readOnlyContext } from '../position/module-parts.ts'
import { drawFrom } from '../rules/chance/piles.ts'
import type { TileGoes, TilePlaces } from '../rules/chance/places.ts'
import {
  COST_TILES,
  KING_TILE,
  MAP_TILES,
  WHEEL_TILES,
  writtenPlace,
} from '../rules/chance/places.ts'
import { TO_KING_TRACK, TO_MAP, TO_WHEEL } from '../rules/chance/requests.ts'
import type { FaceFamily, Rules } from '../rules/tables.ts'
import { mapOf } from '../silver/prospectors.ts'
import { cathedralsWithoutCost, spotsWithoutTile, TILES_BELOW } from '../silver/setup.ts'
import { silverOf, silverRules } from '../silver/slice.ts'
import { NONE } from '../state.ts'
import type { Frame, Pile, State } from '../state.ts'
import { deferredIn } from './deferred-slice.ts'

/** One kind of place whose tile may be deferred. */
export interface DeferredPlaces extends TilePlaces {
  readonly request: 'bonus' | 'underground-bonus' | 'underground-cost'
  /**
   * The subject of corrections that enter the tile; undefined for cost tiles, which are corrected as cards.
   */
  readonly subject?: 'map' | 'below' | 'action' | 'king-track'
  /** Flag of the frame that requests the tile of place 0; the flags of the other places follow. */
  readonly from: number
  readonly deferred: (draft: Draft) => number[]
  /** Whether the set-up may defer the places that have no tile yet. */
  readonly canDefer: (draft: Draft, frame: Frame) => boolean
  /** The chance rule of the request itself lays the tile on this place. */
  readonly isRequested?: true
}

/**
 * The Cardinalbot reads the tiles of all towns, and underground those of maps with its prospector. In a
 * solo game these can't be deferred.
 */
const isSolo = ({ rules }: Draft): boolean => rules.tables.solo !== undefined

const MAP: DeferredPlaces = {
  ...MAP_TILES,
  request: 'bonus',
  subject: 'map',
  from: 8,
  deferred: (draft) => deferredIn(draft).above,
  canDefer: (draft, { flag }) => flag === TO_MAP && !isSolo(draft),
}

/**
 * solo-turn-5: The tile never influences the choice of a die, so it can be deferred in a solo game, too.
 */
const WHEEL: DeferredPlaces = {
  ...WHEEL_TILES,
  request: 'bonus',
  subject: 'action',
  from: 256,
  deferred: (draft) => deferredIn(draft).wheel,
  canDefer: (_draft, { flag }) => flag === TO_WHEEL,
}

const KING_TRACK: DeferredPlaces = {
  ...KING_TILE,
  request: 'bonus',
  subject: 'king-track',
  from: 512,
  deferred: (draft) => deferredIn(draft).king,
  canDefer: (_draft, { flag }) => flag === TO_KING_TRACK,
}

/** True for spaces of the first map, where every seat has a prospector from the start. */
const isEntered = (draft: Draft, space: number | undefined): boolean =>
  space === undefined || mapOf(draft, space) === 0

const townBelow = (draft: Draft, spot: number | undefined): number | undefined =>
  silverRules(draft).bonusSpaces[spot ?? NONE]

const BELOW: DeferredPlaces = {
  ...TILES_BELOW,
  request: 'underground-bonus',
  subject: 'below',
  from: 8,
  deferred: (draft) => deferredIn(draft).below,
  canDefer: (draft) =>
    !isSolo(draft) || !isEntered(draft, townBelow(draft, spotsWithoutTile(draft)[0])),
}

const cathedralSpace = ({ rules }: Draft, cathedral: number | undefined): number | undefined =>
  rules.board.cathedrals[cathedral ?? NONE]?.space

export const COSTS: DeferredPlaces = {
  ...COST_TILES,
  request: 'underground-cost',
  from: 1,
  deferred: (draft) => deferredIn(draft).costs,
  canDefer: (draft) => !isEntered(draft, cathedralSpace(draft, cathedralsWithoutCost(draft)[0])),
  empty: cathedralsWithoutCost,
  isRequested: true,
}

/** Makes the cost tile of an underground cathedral deferred again. */
export function deferCost(draft: Draft, cathedral: number): void {
  draft.state.costs[cathedral] = draft.rules.costs.findLastIndex(({ closed }) => closed)
  COSTS.deferred(draft).push(cathedral)
}

export const DEFERRED_PLACES: readonly DeferredPlaces[] = [MAP, WHEEL, KING_TRACK, BELOW, COSTS]

/** The deferred place that a frame requests the tile of; undefined for all other frames. */
export function requestedPlace(
  { rules }: Draft,
  { kind, of, flag }: Frame,
): { readonly places: DeferredPlaces; readonly place: number } | undefined {
  if (kind !== CHANCE) return undefined
  const { name } = at(rules.chances, of)
  let found: DeferredPlaces | undefined
  for (const places of DEFERRED_PLACES)
    if (places.request === name && flag >= places.from && places.from > (found?.from ?? 0))
      found = places
  return found === undefined ? undefined : { places: found, place: flag - found.from }
}

/** The place whose deferred tile is requested now, or undefined. */
export function requestedTileGoes(rules: Rules, state: State): TileGoes | undefined {
  const requested =
    rules.tables.companion === undefined
      ? undefined
      : requestedPlace(readOnlyContext(rules, state), top(state))
  return requested?.places.goes(rules, requested.place)
}

/** Requests the tile of the first deferred place that matches. Returns false if there is none. */
function request(
  draft: Draft,
  places: DeferredPlaces,
  isMeant: (place: number) => boolean,
): boolean {
  const place = places.deferred(draft).find(isMeant)
  if (place === undefined) return false
  const number = draft.rules.chances.findIndex(({ name }) => name === places.request)
  push(draft.state, CHANCE, NONE, number, 1, places.from + place)
  return true
}

export const requestActionTile = (draft: Draft, action: number): boolean =>
  request(draft, WHEEL, (one) => one === action)
export const requestWheelTiles = (draft: Draft): boolean => request(draft, WHEEL, () => true)
export const requestKingTile = (draft: Draft): boolean => request(draft, KING_TRACK, () => true)

export const requestTownTile = (draft: Draft, towns: readonly number[]): boolean => {
  const { bonusSpaceTown } = draft.rules.board
  if (request(draft, MAP, (space) => towns.includes(num(bonusSpaceTown, space)))) return true
  return request(draft, BELOW, (spot) => towns.includes(townBelow(draft, spot) ?? NONE))
}

/**
 * Requests deferred cost tiles of the maps that a prospector has entered, in a solo game also their bonus
 * tiles.
 */
export function requestMapTiles(draft: Draft, maps: ReadonlySet<number>): boolean {
  const isOn = (space: number | undefined): boolean =>
    space !== undefined && maps.has(mapOf(draft, space))
  if (isSolo(draft) && request(draft, BELOW, (spot) => isOn(townBelow(draft, spot)))) return true
  return request(draft, COSTS, (cathedral) => isOn(cathedralSpace(draft, cathedral)))
}

export function markKnown(draft: Draft, places: DeferredPlaces, place: number): void {
  const deferred = places.deferred(draft)
  const index = deferred.indexOf(place)
  if (index >= 0) deferred.splice(index, 1)
}

/** A pile that still contains the tiles of deferred places. */
export interface PileSource {
  readonly family: (draft: Draft) => FaceFamily
  readonly pile: (draft: Draft) => Pile
}

export const PILE_SOURCES: Readonly<Partial<Record<string, PileSource>>> = {
  bonus: { family: ({ rules }) => rules.bonus, pile: ({ state }) => state.bonusPile },
  'underground-bonus': {
    family: (draft) => silverRules(draft).underground,
    pile: (draft) => silverOf(draft).pile,
  },
}

const countDeferred = (draft: Draft, request: string): number =>
  sum(
    DEFERRED_PLACES.map((places) =>
      places.request === request ? places.deferred(draft).length : 0,
    ),
  )

/** True when every tile left in the pile lies on a deferred place: the real pile is empty. */
export function isPileUsedUp(draft: Draft, request: string, { pile }: PileSource): boolean {
  const { unseen, bottom } = pile(draft)
  return sum(unseen) + bottom.length <= countDeferred(draft, request)
}

export const hasDeferred = (draft: Draft, request: string): boolean =>
  countDeferred(draft, request) > 0

/** Enters the tile of a deferred place: draws it from its pile and puts it there. */
export function revealAt(draft: Draft, places: DeferredPlaces, place: number, face: number): void {
  const source = PILE_SOURCES[places.request]
  if (source !== undefined) drawFrom(source.pile(draft), source.family(draft), face)
  places.put(draft, place, face)
  markKnown(draft, places, place)
  if (draft.sink !== undefined)
    emit(draft, 'reveal', 'setup-3', undefined, NONE, {
      tile: at(draft.rules.faces, face).id,
      to: writtenPlace(places.goes(draft.rules, place)),
    })
}
