/** Features of houses, pillars and cathedrals: built, scored and within reach. */
import { NONE } from '@tiletum/engine'
import type { Rules } from '@tiletum/engine'
import type { GameState, SeatState } from '@tiletum/engine/state'
import type { Counts } from './counts.ts'
import { place } from './features.ts'
import type { Measures } from './features.ts'

const PRODUCT = place('product')
const HOUSES = place('houses')
const PILLARS = place('pillars')
const HOUSE_SUPPLY = place('houses in supply')
const PILLAR_SUPPLY = place('pillars in supply')
const WAY_TO_TOWN = place('way to a town')
const WAY_TO_CATHEDRAL = place('way to a cathedral')
const CATHEDRALS = place('cathedrals')
const PROMISED = place('cathedral points promised')
const COVERED = place('cathedral points covered')
const PAYABLE = place('cathedral points payable')
const HOUSES_BEYOND = place('houses beyond use')
const PILLARS_BEYOND = place('pillars beyond use')
const MERCHANT = 0
const ARCHITECT = 1
const STONE = 3
const GOLD = 0
const FAR = 6

export function measureMap(
  rules: Rules,
  state: GameState,
  own: SeatState,
  seat: number,
  counts: Counts,
  turns: number,
  into: Measures,
): void {
  into[HOUSES] = counts.house
  into[PILLARS] = counts.pillar
  into[PRODUCT] = product(rules, state, counts)
  into[HOUSE_SUPPLY] = own.housesInSupply
  into[PILLAR_SUPPLY] = own.pillarsInSupply
  // Hardly more than one of each can be built in a turn.
  into[HOUSES_BEYOND] = Math.max(0, own.housesInSupply - turns)
  into[PILLARS_BEYOND] = Math.max(0, own.pillarsInSupply - turns)
  into[WAY_TO_TOWN] = own.housesInSupply > 0 ? wayToTown(rules, state, own, seat) : 0
  into[WAY_TO_CATHEDRAL] = own.pillarsInSupply > 0 ? wayToCathedral(rules, state, own, seat) : 0
  measureCathedrals(rules, state, own, seat, counts, into)
}

/** end-1, ag-end-1: The product that is scored at the end of the game. */
export function product(rules: Rules, state: GameState, counts: Counts): number {
  const { silver } = state.slices
  const overlay = rules.tables.silver?.content.overlays[silver?.overlay ?? NONE]
  if (overlay === undefined) return counts.house * counts.pillar
  let larger = 0
  for (const what of overlay.largerOf) larger = Math.max(larger, counts[what])
  return larger * counts[overlay.times]
}

function wayToTown(rules: Rules, state: GameState, own: SeatState, seat: number): number {
  const { board } = rules
  const away = board.distance[own.pieces[MERCHANT] ?? 0] ?? []
  let best = FAR
  for (let town = 0; town < board.towns; town++)
    if ((away[town] as number) < best && isTownOpen(rules, state, seat, town))
      best = away[town] as number
  return best
}

/** A house space in the town is free, and the seat has no house there. */
export function isTownOpen(rules: Rules, state: GameState, seat: number, town: number): boolean {
  const spaces = rules.board.houseSpacesOf[town] ?? []
  let isFree = false
  for (let index = 0; index < spaces.length; index++) {
    const owner = state.houses[spaces[index] as number]
    if (owner === seat) return false
    if (owner === NONE) isFree = true
  }
  return isFree
}

export function freeHouseSpaces(rules: Rules, state: GameState, town: number): number {
  const spaces = rules.board.houseSpacesOf[town] ?? []
  let free = 0
  for (let index = 0; index < spaces.length; index++)
    if (state.houses[spaces[index] as number] === NONE) free++
  return free
}

function wayToCathedral(rules: Rules, state: GameState, own: SeatState, seat: number): number {
  const { board } = rules
  const away = board.distance[own.pieces[ARCHITECT] ?? 0] ?? []
  let best = FAR
  for (let cathedral = 0; cathedral < board.mainCathedrals; cathedral++) {
    const steps = away[board.cathedrals[cathedral]?.space ?? NONE]
    if (steps !== undefined && steps < best && isCathedralOpen(rules, state, seat, cathedral))
      best = steps
  }
  return best
}

/** The cathedral is open in this game, has room for a pillar, and has none of the seat. */
export function isCathedralOpen(
  rules: Rules,
  state: GameState,
  seat: number,
  cathedral: number,
): boolean {
  const standing = state.pillars[cathedral] as number
  if (((standing >> seat) & 1) === 1) return false
  if (rules.costs[state.costs[cathedral] as number]?.closed !== false) return false
  let taken = 0
  for (let left = standing; left !== 0; left &= left - 1) taken++
  return taken < (rules.board.cathedrals[cathedral]?.stack.length ?? 0)
}

/**
 * Points of cathedrals with a pillar and without a contribution: all of them, in proportion to the
 * resources in hand, and the best one payable at once.
 */
function measureCathedrals(
  rules: Rules,
  state: GameState,
  own: SeatState,
  seat: number,
  counts: Counts,
  into: Measures,
): void {
  into[CATHEDRALS] = counts.cathedral
  let promised = 0
  let covered = 0
  let payable = 0
  for (let cathedral = 0; cathedral < state.pillars.length; cathedral++) {
    if ((((state.pillars[cathedral] as number) >> seat) & 1) === 0) continue
    if (((own.contributed >> cathedral) & 1) === 1) continue
    const cost = rules.costs[state.costs[cathedral] as number]
    if (cost === undefined || cost.closed) continue
    const tile = rules.board.cathedrals[cathedral]?.stack[state.tilesTaken[cathedral] as number]
    const worth = cost.vp + (tile ?? 0)
    const share = shareOf(rules, state, own, seat, cathedral, cost.stone)
    promised += worth
    covered += worth * share
    if (share === 1) payable = Math.max(payable, worth)
  }
  into[PROMISED] = promised
  into[COVERED] = covered
  into[PAYABLE] = payable
}

/** The share of a cathedral's price that the seat has, at most 1. */
function shareOf(
  rules: Rules,
  state: GameState,
  own: SeatState,
  seat: number,
  cathedral: number,
  stone: number,
): number {
  const tables = rules.tables.silver
  const currency = tables?.currencyOf[cathedral] ?? 'stone'
  if (tables === undefined || currency === 'stone')
    return stone === 0 ? 1 : Math.min(1, (own.resources[STONE] as number) / stone)
  const price = tables.prices[(state.costs[cathedral] as number) - rules.content.costs.length]
  const asked = price?.[currency] ?? 1
  const have =
    currency === 'silver' ? (state.slices.silver?.silver[seat] ?? 0) : (own.resources[GOLD] ?? 0)
  return Math.min(1, have / Math.max(1, asked))
}
