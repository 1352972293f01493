/**
 * The places of the set-up whose tile may be entered later (deferred places), and the requests for these
 * tiles.
 */
import { at, num, sum } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push, top } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { readOnlyContext } from '../position/parts.ts'
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
import { untoldIn } from './untold.ts'

/** One kind of place whose tile may be deferred. */
export interface Lying extends TilePlaces {
  readonly request: 'bonus' | 'underground-bonus' | 'underground-cost'
  /**
   * The subject of corrections that enter the tile; undefined for cost tiles, which are corrected as cards.
   */
  readonly subject?: 'map' | 'below' | 'action' | 'king-track'
  /** Flag of the frame that requests the tile of place 0; the flags of the other places follow. */
  readonly from: number
  readonly untold: (draft: Draft) => number[]
  /** Whether the set-up may defer the places that have no tile yet. */
  readonly mayWait: (draft: Draft, frame: Frame) => boolean
  /** The chance rule of the request itself lays the tile on this place. */
  readonly isRequested?: true
}

/**
 * The Cardinalbot reads the tiles of all towns, and underground those of maps with its prospector. In a
 * solo game these can't be deferred.
 */
const isSolo = ({ rules }: Draft): boolean => rules.tables.solo !== undefined

const MAP: Lying = {
  ...MAP_TILES,
  request: 'bonus',
  subject: 'map',
  from: 8,
  untold: (draft) => untoldIn(draft).above,
  mayWait: (draft, { flag }) => flag === TO_MAP && !isSolo(draft),
}

/**
 * solo-turn-5: The tile never influences the choice of a die, so it can be deferred in a solo game, too.
 */
const WHEEL: Lying = {
  ...WHEEL_TILES,
  request: 'bonus',
  subject: 'action',
  from: 256,
  untold: (draft) => untoldIn(draft).wheel,
  mayWait: (_draft, { flag }) => flag === TO_WHEEL,
}

const KING_TRACK: Lying = {
  ...KING_TILE,
  request: 'bonus',
  subject: 'king-track',
  from: 512,
  untold: (draft) => untoldIn(draft).king,
  mayWait: (_draft, { flag }) => flag === TO_KING_TRACK,
}

/** True for spaces of the first map, where every seat has a prospector from the start. */
const isEntered = (draft: Draft, space: number | undefined): boolean =>
  space === undefined || mapOf(draft, space) === 0

const townBelow = (draft: Draft, spot: number | undefined): number | undefined =>
  silverRules(draft).bonusSpaces[spot ?? NONE]

const BELOW: Lying = {
  ...TILES_BELOW,
  request: 'underground-bonus',
  subject: 'below',
  from: 8,
  untold: (draft) => untoldIn(draft).below,
  mayWait: (draft) =>
    !isSolo(draft) || !isEntered(draft, townBelow(draft, spotsWithoutTile(draft)[0])),
}

const cathedralSpace = ({ rules }: Draft, cathedral: number | undefined): number | undefined =>
  rules.board.cathedrals[cathedral ?? NONE]?.space

export const COSTS: Lying = {
  ...COST_TILES,
  request: 'underground-cost',
  from: 1,
  untold: (draft) => untoldIn(draft).costs,
  mayWait: (draft) => !isEntered(draft, cathedralSpace(draft, cathedralsWithoutCost(draft)[0])),
  empty: cathedralsWithoutCost,
  isRequested: true,
}

/** Makes the cost tile of an underground cathedral deferred again. */
export function untellCost(draft: Draft, cathedral: number): void {
  draft.state.costs[cathedral] = draft.rules.costs.findLastIndex(({ closed }) => closed)
  COSTS.untold(draft).push(cathedral)
}

export const LYING: readonly Lying[] = [MAP, WHEEL, KING_TRACK, BELOW, COSTS]

/** The deferred place that a frame requests the tile of; undefined for all other frames. */
export function placeAsked(
  { rules }: Draft,
  { kind, of, flag }: Frame,
): { readonly lying: Lying; readonly place: number } | undefined {
  if (kind !== CHANCE) return undefined
  const { name } = at(rules.chances, of)
  let found: Lying | undefined
  for (const lying of LYING)
    if (lying.request === name && flag >= lying.from && lying.from > (found?.from ?? 0))
      found = lying
  return found === undefined ? undefined : { lying: found, place: flag - found.from }
}

/** The place whose deferred tile is requested now, or undefined. */
export function tileLies(rules: Rules, state: State): TileGoes | undefined {
  const asked =
    rules.tables.companion === undefined
      ? undefined
      : placeAsked(readOnlyContext(rules, state), top(state))
  return asked?.lying.goes(rules, asked.place)
}

/** Requests the tile of the first deferred place that matches. Returns false if there is none. */
function ask(draft: Draft, lying: Lying, isMeant: (place: number) => boolean): boolean {
  const place = lying.untold(draft).find(isMeant)
  if (place === undefined) return false
  const request = draft.rules.chances.findIndex(({ name }) => name === lying.request)
  push(draft.state, CHANCE, NONE, request, 1, lying.from + place)
  return true
}

export const askTile = (draft: Draft, action: number): boolean =>
  ask(draft, WHEEL, (one) => one === action)
export const askTilesLeft = (draft: Draft): boolean => ask(draft, WHEEL, () => true)
export const askKingTile = (draft: Draft): boolean => ask(draft, KING_TRACK, () => true)

export const askTown = (draft: Draft, towns: readonly number[]): boolean => {
  const { bonusSpaceTown } = draft.rules.board
  if (ask(draft, MAP, (space) => towns.includes(num(bonusSpaceTown, space)))) return true
  return ask(draft, BELOW, (spot) => towns.includes(townBelow(draft, spot) ?? NONE))
}

/**
 * Requests deferred cost tiles of the maps that a prospector has entered, in a solo game also their bonus
 * tiles.
 */
export function askMaps(draft: Draft, maps: ReadonlySet<number>): boolean {
  const isOn = (space: number | undefined): boolean =>
    space !== undefined && maps.has(mapOf(draft, space))
  if (isSolo(draft) && ask(draft, BELOW, (spot) => isOn(townBelow(draft, spot)))) return true
  return ask(draft, COSTS, (cathedral) => isOn(cathedralSpace(draft, cathedral)))
}

export function settle(draft: Draft, lying: Lying, place: number): void {
  const untold = lying.untold(draft)
  const index = untold.indexOf(place)
  if (index >= 0) untold.splice(index, 1)
}

/** A pile that still contains the tiles of deferred places. */
export interface Source {
  readonly family: (draft: Draft) => FaceFamily
  readonly pile: (draft: Draft) => Pile
}

export const SOURCES: Readonly<Partial<Record<string, Source>>> = {
  bonus: { family: ({ rules }) => rules.bonus, pile: ({ state }) => state.bonusPile },
  'underground-bonus': {
    family: (draft) => silverRules(draft).underground,
    pile: (draft) => silverOf(draft).pile,
  },
}

const untoldOf = (draft: Draft, request: string): number =>
  sum(LYING.map((lying) => (lying.request === request ? lying.untold(draft).length : 0)))

/** True when every tile left in the pile lies on a deferred place: the real pile is empty. */
export function isDrawnOut(draft: Draft, request: string, { pile }: Source): boolean {
  const { unseen, bottom } = pile(draft)
  return sum(unseen) + bottom.length <= untoldOf(draft, request)
}

export const isAnyUntold = (draft: Draft, request: string): boolean => untoldOf(draft, request) > 0

/** Enters the tile of a deferred place: draws it from its pile and puts it there. */
export function tellAt(draft: Draft, lying: Lying, place: number, face: number): void {
  const source = SOURCES[lying.request]
  if (source !== undefined) drawFrom(source.pile(draft), source.family(draft), face)
  lying.put(draft, place, face)
  settle(draft, lying, place)
  if (draft.sink !== undefined)
    emit(draft, 'reveal', 'setup-3', undefined, NONE, {
      tile: at(draft.rules.faces, face).id,
      to: writtenPlace(lying.goes(draft.rules, place)),
    })
}
