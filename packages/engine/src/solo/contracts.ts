/** What contracts ask of the Cardinalbot, and what it lacks. */
import { at, num } from '../kernel/at.ts'
import type { Draft } from '../kernel/way.ts'
import { FOOD, GOLD, has, IRON, WOOL } from '../rules/ledger.ts'
import type { FaceInfo } from '../rules/tables.ts'
import { BOT } from './seat.ts'
import { soloOf } from './state.ts'
import { tablesOf } from './tables.ts'

/** task-1: what one resource costs when it is bought. */
export const GOLD_A_RESOURCE = 2

const demandOf = (draft: Draft, face: number): FaceInfo['demand'] =>
  at(draft.rules.faces, face).demand

/** solo-task-4: the first food it has is reserved. */
export const spareFood = (draft: Draft): number =>
  Math.max(0, has(draft, BOT, FOOD) - tablesOf(draft).content.bot.reservedFood)

const lack = (demanded: number, have: number): number => Math.max(0, demanded - have)
const rest = (demanded: number, have: number): number => Math.max(0, have - demanded)

/** What it lacks of demands, without buying (`solo-contr-2`). */
export interface Lack {
  readonly iron: number
  readonly wool: number
  readonly identical: number
}

/**
 * solo-task-5: named iron and wool are set aside first; gold (but for what is spent on buying), food
 * above the reserved and the wool and iron left pay "identical" units, which need not be alike.
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

/** solo-contr-2: "missing" counts units, without buying. */
export function missing(draft: Draft, face: number): number {
  const { iron, wool, identical } = lackFor(draft, face)
  return iron + wool + identical
}

/** solo-contr-1: "ready" is a contract it can fulfil with what it has, nothing bought. */
export const isReady = (draft: Draft, face: number): boolean => missing(draft, face) === 0

/** solo-task-4: missing iron and wool may be bought; stone is never spent. */
export function isPayable(draft: Draft, face: number): boolean {
  const price = priceOfNamed(draft, face)
  if (price > has(draft, BOT, GOLD)) return false
  return lackOf(draft, demandOf(draft, face), price).identical === 0
}

/** solo-task-5: gold would buy what is missing, but then the other units could not be paid. */
export function isGoldNeeded(draft: Draft, face: number): boolean {
  const price = priceOfNamed(draft, face)
  return price > 0 && price <= has(draft, BOT, GOLD) && !isPayable(draft, face)
}

/** The gold that buying the named iron and wool it lacks costs. */
function priceOfNamed(draft: Draft, face: number): number {
  const { iron, wool } = lackFor(draft, face)
  return GOLD_A_RESOURCE * (iron + wool)
}

/** solo-task-3: how many resources a contract needs. */
export function demandSize(draft: Draft, face: number): number {
  const { iron, wool, identical } = demandOf(draft, face)
  return iron + wool + identical
}

/** What its unfulfilled contracts miss together. */
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

/** solo-turn-11: iron and wool as they are named, gold for the "identical" units. */
export function missedOf(draft: Draft, resource: number): number {
  if (soloOf(draft).waiting.length === 0) return 0
  const { iron, wool, identical } = missedTogether(draft)
  if (resource === IRON) return iron
  if (resource === WOOL) return wool
  return resource === GOLD ? identical : 0
}

/** The offer spaces of the contract offer cost these points. */
export const priceAt = (draft: Draft, space: number): number =>
  num(draft.rules.content.contractOffer.points, space)
