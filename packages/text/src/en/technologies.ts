import type { Technology, TierRule, Trigger } from '@tiletum/engine'
import { ROMAN, capital } from '../phrases.ts'
import { plural } from '../plural.ts'
import { effects } from './effects.ts'
import { nouns } from './nouns.ts'

const count = plural('en')

/** Descriptions of technologies and their tiers. */
export const technologies = {
  rule,
  tier: (rules: readonly TierRule[]) => `${capital(rules.map(rule).join('; '))}.`,
  technology: ({ tiers }: Technology) =>
    tiers
      .map((rules, at) => `${ROMAN[at] ?? ''}. ${capital(rules.map(rule).join('; '))}.`)
      .join(' '),
}
export type TechnologyWords = typeof technologies

function moment(on: Trigger): string {
  if (typeof on === 'object') return `with your die’s ${nouns.action[on.action]} action`
  switch (on) {
    case 'now':
      return 'at once'
    case 'income':
      return 'whenever you receive income'
    case 'king-phase':
      return 'at the end of each king phase'
    case 'house':
      return 'whenever you place a house'
    case 'mine':
      return 'whenever you place a mine'
    case 'contribution':
      return 'whenever you contribute to a cathedral'
    case 'completion':
      return 'whenever you complete a building'
    case 'new-die':
      return 'when you take a die whose colour and value are both new to you this round'
  }
}

function rule(of: TierRule): string {
  switch (of.rule) {
    case 'trigger':
      return `${moment(of.on)}, ${effects.phrase(of.effect)}`
    case 'action-points':
      return `your die’s ${nouns.action[of.action]} action gets ${nouns.points(of.more)} more`
    case 'crest-food':
      return `placing a crest costs ${of.less} less food`
    case 'markers':
      return `each of your bonus markers is worth ${nouns.points(of.more)} more`
    case 'die-change':
      return `you may change a die by ${of.by} for ${nouns.amount('gold', of.gold)}`
    case 'die-silver':
      return `you may give up ${of.resources} ${count(of.resources, { one: 'resource', other: 'resources' })} from your die for ${nouns.amount('silver', of.silver)}`
    case 'movement-icon':
      return `the movement icon gives a prospector action with ${nouns.points(of.points)}`
    case 'contract-demand':
      return `contracts require ${of.less} fewer ${count(of.less, { one: 'resource', other: 'resources' })} (minimum 1)`
    case 'contract-reveal':
      return `in your die’s contract action you may reveal ${nouns.tiles(of.tiles)} from the contract pile and take any of them for ${nouns.points(of.points)} each`
    case 'exchange':
      return `each exchange gives ${of.more} more ${count(of.more, { one: 'resource', other: 'resources' })} of your choice`
    case 'resource-as-gold':
      return 'take a free resource tile: that resource counts as gold when you pay'
    case 'resource-die':
      return `a die of that resource gives ${of.more} more`
    case 'resource-points':
      return `a die of that resource gets ${nouns.points(of.more)} more`
    case 'joker-split':
      return `you may split the joker’s points between ${of.actions} actions`
    case 'contribution':
      return `contributing to a cathedral costs ${nouns.amount('silver', of.silver)} less, or ${of.gold} less if the cost is gold and ${of.stone} less if it is stone (minimum 1)`
  }
}
