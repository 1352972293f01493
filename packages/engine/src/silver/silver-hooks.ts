/** The base rules that the expansion replaces or extends. */
import { at, num } from '../kernel/checked-index.ts'
import { dieAction } from '../kernel/frames.ts'
import type { Module } from '../kernel/module.ts'
import { source } from '../kernel/effect-sources.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { kindOf } from '../rules/buildings.ts'
import { valueOf } from '../rules/dice.ts'
import { useCharacters } from '../rules/effects/characters.ts'
import { JOKER } from '../rules/indices.ts'
import { NONE } from '../state.ts'
import { ACTIONS } from '../vocabulary/words.ts'
import { silverPrerequisites } from './prerequisites.ts'
import { minesOnMaps } from './mines.ts'
import { BELOW, TECHNOLOGY_SOURCE, WIDER } from './numbering.ts'
import { actionPower, power, trigger } from './active-effects.ts'
import { PROSPECTOR } from './prospector.ts'
import { mapOf, prospectorOn, prospectorSpaces, refuseMap } from './prospectors.ts'
import { hasSilver, paySilver } from './silver-and-mines.ts'
import { silverOf, silverRules } from './slice.ts'
import { crestFood, markerMore } from './technologies/character.ts'
import { unitFalls } from './technologies/contract.ts'
import { changePrice } from './technologies/die.ts'
import { ownPoints } from './technologies/joker.ts'
import {
  canPay,
  goldToPay,
  missing,
  payAsGold,
  payDemand,
  resourcePoints,
  resourceUnits,
} from './technologies/resource.ts'
import { segmentFacing } from './wheel.ts'
import { tierSum } from './tiers.ts'

export const silverHooks: Module['hooks'] = {
  prerequisites: (before) => (draft, seat) =>
    before(draft, seat) | silverPrerequisites(draft, seat),
  actionPoints: (before) => (draft, seat, action, value) =>
    before(draft, seat, action, value) + resourcePoints(draft, seat),
  actionBonus: (before) => (draft, seat, action) =>
    before(draft, seat, action) + actionPower(draft, seat, at(ACTIONS, action)),
  beginAction: (before) => (draft, seat, action) => {
    before(draft, seat, action)
    const slice = silverOf(draft)
    slice.contractsRevealed = 0
    if (action === JOKER) {
      slice.split = 1
      slice.jokerPoints = dieAction(draft.state)?.left ?? 0
    }
    trigger(draft, seat, { action: at(ACTIONS, action) })
  },
  dieTaken: (before) => (draft, seat) => {
    before(draft, seat)
    silverOf(draft).dieTiers = num(silverOf(draft).tiers, seat)
  },
  dieAction: (before) => (draft) => {
    const { chosenAction } = silverOf(draft)
    return chosenAction === NONE ? before(draft) : chosenAction
  },
  otherAction: () => (draft) =>
    segmentFacing(draft, valueOf(draft.state.die)) === 'prospector' ? PROSPECTOR : NONE,
  dieYield: (before) => (draft, seat) => before(draft, seat) + resourceUnits(draft, seat),
  crestFood: (before) => (draft, seat, building) =>
    crestFood(draft, seat, before(draft, seat, building)),
  dieChange: (before) => (draft, seat, from, to) => changePrice(draft, seat, from, to, before),
  goldToPay: () => goldToPay,
  payGold: () => payAsGold,
  canPay: () => canPay,
  missing: () => missing,
  payDemand: () => payDemand,
  refusePlainDemand: (before) => (draft, seat, face) =>
    unitFalls(draft, seat, face) ? 'unit-falls-away' : before(draft, seat, face),
  refuseCathedral: (before) => (draft, cathedral) => {
    const { space } = at(draft.rules.board.cathedrals, cathedral)
    return space >= draft.rules.board.mainSpaces && mapOf(draft, space) === NONE
      ? 'not-this-side'
      : before(draft, cathedral)
  },
  /**
   * ag-tech-architect III: A contribution costs 2 less if paid in stone or gold, 1 less if paid in silver,
   * but at least 1.
   */
  contributionStone: (before) => (draft, seat, cathedral) =>
    reduced(before(draft, seat, cathedral), power(draft, seat, 'contribution')?.stone ?? 0),
  refuseContribution: (before) => (draft, seat, cathedral) => {
    const { currency, count } = undergroundPrice(draft, seat, cathedral)
    if (currency === 'stone') return before(draft, seat, cathedral)
    if (currency === 'silver')
      return hasSilver(draft, seat) < count ? 'contribution-silver-missing' : undefined
    return goldToPay(draft, seat) < count ? 'contribution-gold-missing' : undefined
  },
  payContribution: (before) => (draft, seat, cathedral) => {
    const { currency, count } = undergroundPrice(draft, seat, cathedral)
    if (currency === 'stone') before(draft, seat, cathedral)
    else if (currency === 'silver') paySilver(draft, seat, count, 'ag-under-5')
    else payAsGold(draft, seat, count, 'ag-under-5')
  },
  contributionFacts: (before) => (draft, seat, cathedral) => {
    const { currency, count } = undergroundPrice(draft, seat, cathedral)
    if (currency === 'stone') return before(draft, seat, cathedral)
    const have = currency === 'silver' ? hasSilver(draft, seat) : goldToPay(draft, seat)
    return { [currency]: count, have, short: Math.max(0, count - have) }
  },
  afterContribution: (before) => (draft, seat) => {
    before(draft, seat)
    trigger(draft, seat, 'contribution')
  },
  /** ag-tech-merchant II: Applies to every house, however placed, beside the bonus of its space. */
  houseProgram: (before) => (draft, seat, houseSpace) =>
    hasTrigger(draft, seat, 'house')
      ? num(silverRules(draft).houseWithCharacter, houseSpace)
      : before(draft, seat, houseSpace),
  /** ag-under-2: Also offers the underground towns where the player's prospectors stand. */
  sites: (before) => (draft, seat, piece) => [
    ...before(draft, seat, piece),
    ...prospectorSpaces(draft, seat),
  ],
  mayBuild: (before) => (draft, seat, where, piece, space) => {
    if (where !== WIDER && where !== BELOW) return before(draft, seat, where, piece, space)
    if (space < draft.rules.board.mainSpaces) return where === WIDER
    const map = mapOf(draft, space)
    return map !== NONE && prospectorOn(draft, seat, map) !== NONE
  },
  elsewhere: (before) => (draft, seat, space) =>
    space < draft.rules.board.mainSpaces
      ? before(draft, seat, space)
      : (refuseMap(draft, seat, space) ?? 'no-prospector-here'),
  markerPoints: (before) => (draft, seat, building) =>
    before(draft, seat, building) + markerMore(draft, seat),
  afterCompletion: (before) => (draft, seat, building) => {
    before(draft, seat, building)
    const points = draft.rules.hooks.markerPoints(draft, seat, building)
    ownPoints(draft, kindOf(draft, seat, building), points)
    if (hasTrigger(draft, seat, 'completion'))
      useCharacters(draft, seat, building, source(TECHNOLOGY_SOURCE, 0))
  },
  exchangeUnits: (before) => (draft, seat) =>
    before(draft, seat) + (power(draft, seat, 'exchange')?.more ?? 0),
  count: (before) => (draft, seat, what) => {
    switch (what) {
      case 'mine':
        return minesOnMaps(draft, seat)
      case 'technology-tier':
        return tierSum(draft, seat)
      case 'underground-building':
        return buildingsBelow(draft, seat)
      default:
        return before(draft, seat, what)
    }
  },
}

/** ag-fair-3: The player's pillars and houses underground. */
function buildingsBelow(draft: Draft, seat: number): number {
  const { board } = draft.rules
  const below = (space: number): boolean => space >= board.mainSpaces
  const houses = draft.state.houses.filter(
    (owner, house) => owner === seat && below(at(board.houseSpaces, house).space),
  ).length
  const pillars = draft.state.pillars.filter(
    (seats, cathedral) =>
      (seats & (1 << seat)) !== 0 && below(at(board.cathedrals, cathedral).space),
  ).length
  return houses + pillars
}

/** The price of a cathedral in silver or gold; for stone the count is 0, because the base game knows it. */
export function undergroundPrice(draft: Draft, seat: number, cathedral: number) {
  const tables = silverRules(draft)
  const currency = at(tables.currencyOf, cathedral)
  if (currency === 'stone') return { currency, count: 0 }
  const cost = num(draft.state.costs, cathedral) - draft.rules.content.costs.length
  const printed = tables.prices[cost]?.[currency] ?? 0
  const less = power(draft, seat, 'contribution')?.[currency] ?? 0
  return { currency, count: reduced(printed, less) }
}

const reduced = (printed: number, less: number): number =>
  less === 0 ? printed : Math.max(1, printed - less)

function hasTrigger(draft: Draft, seat: number, on: 'house' | 'completion'): boolean {
  const reached = num(silverOf(draft).tiers, seat)
  if (reached === 0) return false
  return silverRules(draft).tiersOf.trigger.some(
    ({ bit, rule }) => (bit & reached) !== 0 && rule.rule === 'trigger' && rule.on === on,
  )
}
