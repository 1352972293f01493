/**
 * Prerequisites of the expansion's move rules as bits of a mask. A rule is skipped while its seat lacks one
 * of its bits, which saves asking it for candidates.
 */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { PREREQUISITES } from '../rules/tables.ts'
import type { TierRule } from '../vocabulary/technologies.ts'
import { silverOf, silverRules } from './slice.ts'
import type { TierInfo } from './tables.ts'

export const SILVER = PREREQUISITES
export const ICON = PREREQUISITES << 1
export const ICON_POWER = PREREQUISITES << 2
export const LESS_DEMAND = PREREQUISITES << 3
export const STAND_IN = PREREQUISITES << 4
export const SPLIT = PREREQUISITES << 5
export const CONTRACT_REVEAL = PREREQUISITES << 6

const OF_RULE: Readonly<Partial<Record<TierRule['rule'], number>>> = {
  'movement-icon': ICON_POWER,
  'contract-demand': LESS_DEMAND,
  'resource-as-gold': STAND_IN,
  'joker-split': SPLIT,
  'contract-reveal': CONTRACT_REVEAL,
}

/** A tier's bit and the prerequisites that it fulfils. */
export interface TierPrerequisites {
  readonly tier: number
  readonly prerequisites: number
}

export const prerequisitesOfTiers = (tiers: readonly TierInfo[]): readonly TierPrerequisites[] =>
  tiers.flatMap(({ bit, rule }) => {
    const prerequisites = OF_RULE[rule.rule]
    return prerequisites === undefined ? [] : [{ tier: bit, prerequisites }]
  })

export function silverPrerequisites(draft: Draft, seat: number): number {
  const { silver, icon, tiers } = silverOf(draft)
  let prerequisites = (num(silver, seat) > 0 ? SILVER : 0) | (icon === 0 ? 0 : ICON)
  const reached = num(tiers, seat)
  if (reached === 0) return prerequisites
  const { tierPrerequisites } = silverRules(draft)
  for (let index = 0; index < tierPrerequisites.length; index++) {
    const one = at(tierPrerequisites, index)
    if ((reached & one.tier) !== 0) prerequisites |= one.prerequisites
  }
  return prerequisites
}
