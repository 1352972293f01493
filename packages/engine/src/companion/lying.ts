/** The places of the set-up whose tile may be told later, and when it is asked for. */
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

/** One kind of place. */
export interface Lying {
  readonly request: 'bonus' | 'underground-bonus' | 'underground-cost'
  /** What a correction is about that tells what lies there. */
  readonly subject?: 'map' | 'below' | 'action' | 'king-track'
  /** The frame's flag of a request for the place 0; the others follow. */
  readonly from: number
  readonly untold: (draft: Draft) => number[]
  /** Whether the set-up may leave those without a tile untold. */
  readonly mayWait: (draft: Draft, frame: Frame) => boolean
  readonly empty: (draft: Draft) => readonly number[]
  /** What was seen there; undefined where the request itself says where it goes. */
  readonly put?: (draft: Draft, place: number, face: number) => void
  readonly goes: (rules: Rules, place: number) => TileGoes
}

const empties = (tiles: readonly number[]): number[] =>
  [...tiles.keys()].filter((place) => tiles[place] === NONE)

const onto = (rules: Rules, space: number): TileGoes => ({
  to: 'space',
  space: at(rules.names.space, space),
})

/** The Cardinalbot looks at the tiles of all towns, and below at those of maps with its prospector. */
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

/** solo-turn-5: the tile never influences the choice of a die. */
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

/** On the first map everybody has a prospector from the start. */
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

/** As an underground cathedral is before its tile is laid. */
export function untellCost(draft: Draft, cathedral: number): void {
  draft.state.costs[cathedral] = draft.rules.costs.findLastIndex(({ closed }) => closed)
  COSTS.untold(draft).push(cathedral)
}

export const LYING: readonly Lying[] = [MAP, WHEEL, KING_TRACK, BELOW, COSTS]

/** The place that a request asks about, where its tile was left untold. */
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

/** Where a tile lies that nobody has told yet and that is asked for now. */
export function tileLies(rules: Rules, state: State): TileGoes | undefined {
  const asked =
    rules.tables.companion === undefined ? undefined : placeAsked(reading(rules, state), top(state))
  return asked?.lying.goes(rules, asked.place)
}

/** Asks for one of the places if its tile is untold. */
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

/** What lies on the maps that somebody's prospector is on. */
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

/** The piles with tiles that lie untold elsewhere. */
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

/** What lies somewhere untold is not in the pile. */
export function isDrawnOut(draft: Draft, request: string, { pile }: Source): boolean {
  const { unseen, bottom } = pile(draft)
  return sum(unseen) + bottom.length <= untoldOf(draft, request)
}

export const isAnyUntold = (draft: Draft, request: string): boolean => untoldOf(draft, request) > 0

/** Puts there what was seen. */
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
