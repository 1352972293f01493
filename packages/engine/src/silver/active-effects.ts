/** The technology tiers that are active, and their effects. */
import { at, num } from '../kernel/checked-index.ts'
import { resolve } from '../kernel/programs.ts'
import { source } from '../kernel/effect-sources.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { TierRule, Trigger } from '../vocabulary/technologies.ts'
import { TECHNOLOGY_SOURCE } from './numbering.ts'
import { silverOf, silverRules } from './slice.ts'
import { technologyOf } from './tiers.ts'

type Rule = TierRule['rule']
type RuleOf<R extends Rule> = Extract<TierRule, { readonly rule: R }>

/** ag-tech-1: The active rule of this kind, if any; a tier's effect and all below it stay active. */
export const power = <R extends Rule>(draft: Draft, seat: number, kind: R): RuleOf<R> | undefined =>
  powerOf(draft, num(silverOf(draft).tiers, seat), kind)

/**
 * ag-tech-4: The rule of this kind that applies to the current die, if any: only tiers reached when the die
 * was taken count.
 */
export const diePower = <R extends Rule>(draft: Draft, kind: R): RuleOf<R> | undefined =>
  powerOf(draft, silverOf(draft).dieTiers, kind)

function powerOf<R extends Rule>(draft: Draft, reached: number, kind: R): RuleOf<R> | undefined {
  if (reached === 0) return undefined
  const tiers = silverRules(draft).tiersOf[kind]
  for (let index = 0; index < tiers.length; index++) {
    const tier = at(tiers, index)
    if ((tier.bit & reached) !== 0) return tier.rule as RuleOf<R>
  }
  return undefined
}

/**
 * ag-tech-5: Resolves the active effects with this trigger, as nested actions or bonuses without markers.
 */
export function trigger(
  draft: Draft,
  seat: number,
  on: Trigger,
  reached = num(silverOf(draft).tiers, seat),
): void {
  if (reached === 0) return
  const tiers = silverRules(draft).tiersOf.trigger
  for (let index = tiers.length - 1; index >= 0; index--) {
    const { bit, rule, program } = at(tiers, index)
    if ((bit & reached) === 0 || rule.rule !== 'trigger' || !sameTrigger(rule.on, on)) continue
    resolve(draft, seat, program, source(TECHNOLOGY_SOURCE, technologyOf(bit)))
  }
}

/** Resolves the effects that a tier has at the moment it is reached. */
export function triggerNow(draft: Draft, seat: number, reachedBit: number): void {
  for (const { bit, rule, program } of silverRules(draft).tiersOf.trigger)
    if (bit === reachedBit && rule.rule === 'trigger' && rule.on === 'now')
      resolve(draft, seat, program, source(TECHNOLOGY_SOURCE, technologyOf(bit)))
}

/** The action points that active tiers add to an action begun with a die. */
export function actionPower(draft: Draft, seat: number, action: string): number {
  const reached = num(silverOf(draft).tiers, seat)
  if (reached === 0) return 0
  let points = 0
  for (const { bit, rule } of silverRules(draft).tiersOf['action-points'])
    if ((bit & reached) !== 0 && rule.rule === 'action-points' && rule.action === action)
      points += rule.more
  return points
}

const sameTrigger = (one: Trigger, other: Trigger): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.action === other.action : one === other
