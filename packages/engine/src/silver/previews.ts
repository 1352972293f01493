/**
 * Prices and points of a move for the texts that describe it. Texts load before any game, so this file must
 * not import the rules.
 */
import { readOnlyContext } from '../position/module-parts.ts'
import type { Rules } from '../rules/tables.ts'
import type { State } from '../state.ts'
import { carried, silverRules } from './slice.ts'
import { tierOf, tierPrice } from './tiers.ts'

/** The tier of a technology that a seat reaches next, and its price (`ag-tech-1`). */
export function nextTier(
  rules: Rules,
  state: State,
  seat: number,
  technology: number,
  cheaper = 0,
): { readonly tier: number; readonly silver: number } {
  const draft = readOnlyContext(rules, state)
  const tier = Math.min(
    tierOf(draft, seat, technology),
    silverRules(draft).content.technologySilver.length - 1,
  )
  return { tier: tier + 1, silver: tierPrice(draft, tier, cheaper) }
}

/** The joker points that a second action would get (`ag-tech-joker` III). */
export const carriedPoints = (rules: Rules, state: State, left: number): number =>
  carried(readOnlyContext(rules, state), left)
