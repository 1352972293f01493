/**
 * The places of the set-up whose tile may be entered later (deferred places), and the requests for these
 * tiles.
 */
import { at, num, sum } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push, top } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { reading } from '../position/parts.ts'
import type { TileGoes } from '../position/setup.ts'
import { drawFrom } from '../rules/chance/piles.ts'
import { TO_KING_TRACK, TO_MAP, TO_WHEEL } from '../rules/chance/requests.ts'
import type { Family, Rules } from '../rules/tables.ts'
import { mapOf } from '../silver/prospectors.ts'
import { cathedralsWithoutCost, spotsWithoutTile } from '../silver/setup.ts'
import { silverOf, silverRules } from '../silver/slice.ts'
import { NONE } from '../state.ts'
import type { Frame, Pile, State } from '../state.ts'
import { untoldIn } from './untold.ts'

/** One kind of place whose tile may be deferred. */
export interface Lying {
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
  readonly empty: (draft: Draft) => readonly number[]
  /** Puts the tile on its place; undefined where the chance rule of the request does that. */
  readonly put?: (draft: Draft, place: number, face: number) => void
  readonly goes: (rules: Rules, place: number) => TileGoes
}

const empties = (tiles: readonly number[]): number[] =>
  [...tiles.keys()].filter((place) => tiles[place] === NONE)

const onto = (rules: Rules, space: number): TileGoes => ({
  to: 'space',
  space: at(rules.names.space, space),
})

/**
 * The Cardinalbot reads the tiles of all towns, and underground those of maps with its prospector. In a
 * solo game these can't be deferred.
 */
const isSolo = ({ rules }: Draft): boolean => rules.tables.solo !== undefined

const MAP: Lying = {
  request: 'bonus',
  subject: 'map',
  from: 8,
  untold: (draft) => untoldIn(draft).above,
  mayWait: (draft, { flag }) => flag === TO_MAP && !isSolo(draft),
  empty: ({ state }) => empties(state.mapTiles),
  put({ state }, space, face) {
    state.mapTiles[space] = face
  },
  goes: (rules, space) => onto(rules, num(rules.board.bonusSpaceTown, space)),
}

/**
 * solo-turn-5: The tile never influences the choice of a die, so it can be deferred in a solo game, too.
 */
const WHEEL: Lying = {
  request: 'bonus',
  subject: 'action',
  from: 256,
  untold: (draft) => untoldIn(draft).wheel,
  mayWait: (_draft, { flag }) => flag === TO_WHEEL,
  empty: ({ rules, state }) =>
    rules.tileActions.filter((action) => num(state.wheelTiles, action) === NONE),
  put({ state }, action, face) {
    state.wheelTiles[action] = face
  },
  goes: (rules, action) => ({ to: 'action', action: at(rules.names.action, action) }),
}

const KING_TRACK: Lying = {
  request: 'bonus',
  subject: 'king-track',
  from: 512,
  untold: (draft) => untoldIn(draft).king,
  mayWait: (_draft, { flag }) => flag === TO_KING_TRACK,
  empty: ({ state }) => empties([state.kingTile]),
  put({ state }, _place, face) {
    state.kingTile = face
  },
  goes: () => ({ to: 'king-track' }),
}

/** True for spaces of the first map, where every seat has a prospector from the start. */
const isEntered = (draft: Draft, space: number | undefined): boolean =>
  space === undefined || mapOf(draft, space) === 0

const townBelow = (draft: Draft, spot: number | undefined): number | undefined =>
  silverRules(draft).bonusSpaces[spot ?? NONE]

const BELOW: Lying = {
  request: 'underground-bonus',
  subject: 'below',
  from: 8,
  untold: (draft) => untoldIn(draft).below,
  mayWait: (draft) =>
    !isSolo(draft) || !isEntered(draft, townBelow(draft, spotsWithoutTile(draft)[0])),
  empty: spotsWithoutTile,
  put(draft, spot, face) {
    silverOf(draft).tiles[spot] = face
  },
  goes: ({ names, tables }, spot) => ({
    to: 'space',
    space: at(names.space, num(tables.silver?.bonusSpaces ?? [], spot)),
  }),
}

const cathedralSpace = ({ rules }: Draft, cathedral: number | undefined): number | undefined =>
  rules.board.cathedrals[cathedral ?? NONE]?.space

export const COSTS: Lying = {
  request: 'underground-cost',
  from: 1,
  untold: (draft) => untoldIn(draft).costs,
  mayWait: (draft) => !isEntered(draft, cathedralSpace(draft, cathedralsWithoutCost(draft)[0])),
  empty: cathedralsWithoutCost,
  goes: (rules, cathedral) => onto(rules, at(rules.board.cathedrals, cathedral).space),
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
    rules.tables.companion === undefined ? undefined : placeAsked(reading(rules, state), top(state))
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
  readonly family: (draft: Draft) => Family
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
  lying.put?.(draft, place, face)
  settle(draft, lying, place)
  const goes = lying.goes(draft.rules, place)
  if (draft.sink !== undefined)
    emit(draft, 'reveal', 'setup-3', undefined, NONE, {
      tile: at(draft.rules.faces, face).id,
      to: goes.to === 'space' ? goes.space : goes.to === 'action' ? goes.action : goes.to,
    })
}
