/** What a seat has that ways of the expansion need, so that they are asked only when it has. */
import { at, num } from '../kernel/at.ts'
import type { Draft } from '../kernel/way.ts'
import { MEANS } from '../rules/tables.ts'
import type { TierRule } from '../vocabulary/technologies.ts'
import { silverOf, silverRules } from './slice.ts'
import type { TierInfo } from './tables.ts'

export const SILVER = MEANS
export const ICON = MEANS << 1
export const ICON_POWER = MEANS << 2
export const LESS_DEMAND = MEANS << 3
export const STAND_IN = MEANS << 4
export const SPLIT = MEANS << 5
export const CONTRACT_REVEAL = MEANS << 6

const OF_RULE: Readonly<Partial<Record<TierRule['rule'], number>>> = {
  'movement-icon': ICON_POWER,
  'contract-demand': LESS_DEMAND,
  'resource-as-gold': STAND_IN,
  'joker-split': SPLIT,
  'contract-reveal': CONTRACT_REVEAL,
}

/** The tiers, as bits, that are such means. */
export interface TierMeans {
  readonly tier: number
  readonly means: number
}

export const meansOfTiers = (tiers: readonly TierInfo[]): readonly TierMeans[] =>
  tiers.flatMap(({ bit, rule }) => {
    const means = OF_RULE[rule.rule]
    return means === undefined ? [] : [{ tier: bit, means }]
  })

export function silverMeans(draft: Draft, seat: number): number {
  const { silver, icon, tiers } = silverOf(draft)
  let means = (num(silver, seat) > 0 ? SILVER : 0) | (icon === 0 ? 0 : ICON)
  const reached = num(tiers, seat)
  if (reached === 0) return means
  const { tierMeans } = silverRules(draft)
  for (let index = 0; index < tierMeans.length; index++) {
    const one = at(tierMeans, index)
    if ((reached & one.tier) !== 0) means |= one.means
  }
  return means
}
