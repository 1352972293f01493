/** The resources that contracts need, and those that the Cardinalbot lacks. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { FOOD, GOLD, has, IRON, WOOL } from '../rules/ledger.ts'
import type { FaceInfo } from '../rules/tables.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'

/** task-1: The price of one resource in gold. */
export const GOLD_A_RESOURCE = 2

const demandOf = (draft: Draft, face: number): FaceInfo['demand'] =>
  at(draft.rules.faces, face).demand

/** solo-task-4: The food above the reserved spaces, which may pay for "any resource". */
export const spareFood = (draft: Draft): number =>
  Math.max(0, has(draft, BOT, FOOD) - tablesOf(draft).content.bot.reservedFood)

const lack = (demanded: number, have: number): number => Math.max(0, demanded - have)
const rest = (demanded: number, have: number): number => Math.max(0, have - demanded)

/** The missing units of a contract when nothing is bought (`solo-contr-2`). */
export interface Lack {
  readonly iron: number
  readonly wool: number
  readonly identical: number
}

/**
 * solo-task-5: Named iron and wool are set aside first. The other units may be paid with gold (without
 * `goldSpent`, which buys the named resources), with food above the reserved spaces, and with the wool and
 * iron left over; for the bot "identical" units need not be alike.
 */
function lackOf(draft: Draft, demand: FaceInfo['demand'], goldSpent: number): Lack {
  const iron = has(draft, BOT, IRON)
  const wool = has(draft, BOT, WOOL)
  const other =
    has(draft, BOT, GOLD) -
    goldSpent +
    spareFood(draft) +
    rest(demand.iron, iron) +
    rest(demand.wool, wool)
  return {
    iron: lack(demand.iron, iron),
    wool: lack(demand.wool, wool),
    identical: lack(demand.identical, other),
  }
}

export const lackFor = (draft: Draft, face: number): Lack => lackOf(draft, demandOf(draft, face), 0)

/** solo-contr-2: The number of missing units of a contract when nothing is bought. */
export function missing(draft: Draft, face: number): number {
  const { iron, wool, identical } = lackFor(draft, face)
  return iron + wool + identical
}

/**
 * solo-contr-1: A contract is ready when the bot can fulfil it with the resources it has, without buying.
 */
export const isReady = (draft: Draft, face: number): boolean => missing(draft, face) === 0

/**
 * solo-task-4: Whether the bot can fulfil a contract if it buys the missing iron and wool; stone is never
 * spent.
 */
export function isPayable(draft: Draft, face: number): boolean {
  const price = priceOfNamed(draft, face)
  if (price > has(draft, BOT, GOLD)) return false
  return lackOf(draft, demandOf(draft, face), price).identical === 0
}

/**
 * solo-task-5: True when the gold would buy the missing iron and wool, but then too little is left to pay
 * the other units.
 */
export function isGoldNeeded(draft: Draft, face: number): boolean {
  const price = priceOfNamed(draft, face)
  return price > 0 && price <= has(draft, BOT, GOLD) && !isPayable(draft, face)
}

/** The gold it costs to buy the iron and wool that a contract names and the bot lacks. */
function priceOfNamed(draft: Draft, face: number): number {
  const { iron, wool } = lackFor(draft, face)
  return GOLD_A_RESOURCE * (iron + wool)
}

/** solo-task-3: The number of resources that a contract needs. */
export function demandSize(draft: Draft, face: number): number {
  const { iron, wool, identical } = demandOf(draft, face)
  return iron + wool + identical
}

/** The units that the unfulfilled contracts lack if they are all to be paid from the same resources. */
function missedTogether(draft: Draft): Lack {
  const total = { iron: 0, wool: 0, identical: 0 }
  for (const face of soloOf(draft).waiting) {
    const { iron, wool, identical } = demandOf(draft, face)
    total.iron += iron
    total.wool += wool
    total.identical += identical
  }
  return lackOf(draft, total, 0)
}

/**
 * solo-turn-11: How many units of a resource the unfulfilled contracts lack: iron and wool where they are
 * named, gold for the "identical" units.
 */
export function missedOf(draft: Draft, resource: number): number {
  if (soloOf(draft).waiting.length === 0) return 0
  const { iron, wool, identical } = missedTogether(draft)
  if (resource === IRON) return iron
  if (resource === WOOL) return wool
  return resource === GOLD ? identical : 0
}

/** The action points that a tile on this space of the contract offer costs. */
export const priceAt = (draft: Draft, space: number): number =>
  num(draft.rules.content.contractOffer.points, space)
