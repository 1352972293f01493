/** How the Cardinalbot chooses its die: options of the decree, segments, colours, tie-breakers. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { colourOf, dieOf, valueFacing, valueOf } from '../rules/dice.ts'
import { FOOD, GOLD, has, IRON, STONE, WOOL } from '../rules/ledger.ts'
import { JOKER } from '../rules/indices.ts'
import { NONE } from '../state.ts'
import type { Decree, DieChoice, DieRank } from '../vocabulary/solo.ts'
import { DIE_COLOURS, DIE_VALUES } from '../vocabulary/words.ts'
import type { ClauseId, DieColour } from '../vocabulary/words.ts'
import { missedOf } from './contracts.ts'
import type { DecreeInfo, OptionInfo } from './decrees.ts'
import { choose } from './tie-breakers.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { needsFood, needsStone, ownedFewer } from './required-resource.ts'
import { TIED_DICE } from './chance-requests.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'

/**
 * solo-turn-2: Tries the options of the current decree from the top, then the decrees to the right. Returns
 * false only if no die is left, since the last decree matches any die.
 */
export function findDie(draft: Draft): boolean {
  const solo = soloOf(draft)
  const { decrees } = tablesOf(draft)
  for (; solo.place < solo.decrees.length; solo.place++) {
    const decree = at(decrees, num(solo.decrees, solo.place))
    for (let option = 0; option < decree.options.length; option++)
      if (tryOption(draft, decree, at(decree.options, option), option + 1)) return true
    const next = solo.decrees[solo.place + 1]
    if (draft.sink !== undefined && next !== undefined)
      emit(draft, 'bot-next-decree', 'solo-turn-2', BOT, NONE, { decree: at(decrees, next).id })
  }
  return false
}

/**
 * solo-turn-2, solo-turn-13: An option is taken when its conditions hold and a die matches, even if the
 * action will achieve little.
 */
function tryOption(draft: Draft, decree: DecreeInfo, info: OptionInfo, option: number): boolean {
  const { conditions, action, pick } = info
  const value = action === NONE ? NONE : valueFor(draft, action)
  const points = action === NONE ? 0 : pointsWith(draft, action, value)
  for (let index = 0; index < conditions.length; index++)
    if (conditions[index]?.(draft, option, points) === false) return false
  const dice = action === NONE ? pick.dice(draft) : diceOf(draft, value)
  if (draft.sink !== undefined) {
    const compares = action === NONE || (dice.length > 1 && dice.some(isOfPair))
    if (compares) traceIcon(draft, action === NONE ? pick.ranks : decree.ranks)
    traceOption(draft, option, action, pick.ranks, dice)
  }
  if (dice.length === 0) return false
  soloOf(draft).action = action
  tablesOf(draft).hooks.optionTaken(draft, info)
  if (action !== NONE && draft.sink !== undefined) traceSegment(draft, action, value)
  if (action === NONE) choose(draft, TIED_DICE, dice, pick.tieBreakers, pick.clause)
  else choose(draft, TIED_DICE, dice, decree.tieBreakers, 'solo-turn-3')
  return true
}

/**
 * solo-turn-4: The value (the segment's) whose die the bot takes for a named action: the one with most
 * points. A joker with as many points comes first, unless a module decides otherwise.
 */
function valueFor(draft: Draft, action: number): number {
  const joker = valueFacing(draft, JOKER)
  const own = bestOf(draft, action, true)
  if (!hasDice(draft, joker)) return own
  if (own === NONE) return joker
  const more = pointsWith(draft, action, joker) - pointsWith(draft, action, own)
  return more > 0 || (more === 0 && tablesOf(draft).hooks.jokerFirst(action)) ? joker : own
}

/**
 * The value facing an action that gives most points; with `withDice` only values with a die on the wheel
 * count. NONE if there is none.
 */
function bestOf(draft: Draft, action: number, withDice: boolean): number {
  const values = tablesOf(draft).hooks.valuesFacing(draft, action)
  let best = NONE
  for (let index = 0; index < values.length; index++) {
    const value = num(values, index)
    if (withDice && !hasDice(draft, value)) continue
    if (best === NONE || pointsOf(draft, action, value) > pointsOf(draft, action, best))
      best = value
  }
  return best
}

const pointsOf = (draft: Draft, action: number, value: number): number =>
  draft.rules.hooks.actionPoints(draft, BOT, action, value)

/**
 * solo-turn-7: The points of an action with a die of this value, bonus marker included; NONE stands for the
 * best value that faces the action.
 */
const pointsWith = (draft: Draft, action: number, value: number): number =>
  pointsOf(draft, action, value === NONE ? bestOf(draft, action, false) : value)

function hasDice({ state }: Draft, value: number): boolean {
  for (let colour = 0; colour < DIE_COLOURS.length; colour++)
    if (num(state.dice, dieOf(colour, value)) > 0) return true
  return false
}

function diceOf(draft: Draft, value: number): number[] {
  const dice: number[] = []
  if (value === NONE) return dice
  for (let colour = 0; colour < DIE_COLOURS.length; colour++)
    if (num(draft.state.dice, dieOf(colour, value)) > 0) dice.push(dieOf(colour, value))
  return dice
}

const PAIR: readonly DieColour[] = ['light-gray', 'blue']

const isOfPair = (die: number): boolean => PAIR.includes(at(DIE_COLOURS, colourOf(die)))

/**
 * solo-turn-3: Whether the icon of blue and light gray means this colour. With unfulfilled contracts it
 * means the one of iron and wool that they lack more of; both, if they lack the same.
 */
function isMeant(draft: Draft, colour: number): boolean {
  const resource = num(draft.rules.colourResource, colour)
  if (soloOf(draft).waiting.length === 0) return true
  return missedOf(draft, resource) >= missedOf(draft, resource === IRON ? WOOL : IRON)
}

/**
 * How an option without a named action chooses its die: among the dice of some colours, or among all if it
 * names no colour.
 */
export interface DiePick {
  readonly ranks: readonly DieRank[]
  dice(draft: Draft): number[]
  readonly tieBreakers: readonly TieBreaker[]
  readonly clause: ClauseId
}

/**
 * Compiles the die choice of an option; undefined if this module does not know it. `priority` holds the
 * tie-breakers by colour of the decree (`solo-turn-3`).
 */
export type PickCompiler = (
  choice: DieChoice,
  priority: readonly TieBreaker[],
) => DiePick | undefined

const pickOf = (
  ranks: readonly DieRank[],
  tieBreakers: readonly TieBreaker[],
  clause: ClauseId,
): DiePick => ({
  ranks,
  dice: (draft) => diceOfRanks(draft, ranks),
  tieBreakers,
  clause,
})

export function compilePick(
  choice: DieChoice,
  priority: readonly TieBreaker[],
  more: PickCompiler,
): DiePick {
  if (choice === 'any') return pickOf([], needTieBreakers, 'solo-turn-12')
  if (typeof choice === 'string') return pickOf([choice], [highestValue, owned], 'solo-turn-3')
  if ('needed' in choice)
    return {
      ranks: choice.needed,
      dice: (draft) => highestOfColours(diceOfRanks(draft, choice.needed)),
      tieBreakers: [...neededMost, ...priority],
      clause: 'solo-turn-11',
    }
  const pick = more(choice, priority)
  if (pick === undefined)
    throw new Error(`No module of this game knows the die ${Object.keys(choice).join(' ')}`)
  return pick
}

export function diceOfRanks(draft: Draft, ranks: readonly DieRank[]): number[] {
  const dice: number[] = []
  for (let colour = 0; colour < DIE_COLOURS.length; colour++) {
    const name = at(DIE_COLOURS, colour)
    if (
      ranks.length > 0 &&
      !ranks.includes(name) &&
      !(PAIR.includes(name) && ranks.includes('pair') && isMeant(draft, colour))
    )
      continue
    for (const value of DIE_VALUES)
      if (num(draft.state.dice, dieOf(colour, value)) > 0) dice.push(dieOf(colour, value))
  }
  return dice
}

/**
 * solo-turn-11: Keeps the highest die of each colour; the dice are sorted by colour, with rising values.
 */
const highestOfColours = (dice: readonly number[]): number[] =>
  dice.filter((die, index) => {
    const next = dice[index + 1]
    return next === undefined || colourOf(next) !== colourOf(die)
  })

const resourceOf = (draft: Draft, die: number): number =>
  num(draft.rules.colourResource, colourOf(die))

const ofDie = ({ tieBreaker, value }: TieBreaker): TieBreaker => ({
  tieBreaker,
  value: (draft, die) => value(draft, resourceOf(draft, die)),
})

export const highestValue: TieBreaker = {
  tieBreaker: 'die-value',
  value: (_draft, die) => valueOf(die),
}

/** solo-turn-3: Prefers the colour whose resource the bot has fewer of. */
const owned = ofDie(ownedFewer)

/**
 * solo-turn-11: Prefers the colour needed most, then (the bracket on the card) the colour with more dice on
 * the wheel.
 */
const neededMost: readonly TieBreaker[] = [
  ofDie({ tieBreaker: 'missed-most', value: missedOf }),
  { tieBreaker: 'more-dice', value: diceOfColour },
]

/**
 * solo-turn-12: Prefers the highest value, then the most required resources in the order of their list,
 * then the colour of which the bot has fewer.
 */
const needTieBreakers: readonly TieBreaker[] = [
  highestValue,
  ofDie({ tieBreaker: 'required', value: requiredRank }),
  owned,
]

/**
 * solo-turn-3: Prefers colours by the priority of the decree, then the colour of which the bot has fewer.
 */
export function colourTieBreakers(priority: Decree['diePriority']): readonly TieBreaker[] {
  if (priority === 'most-required') return needTieBreakers
  const ranks = DIE_COLOURS.map((colour) =>
    priority.indexOf(PAIR.includes(colour) ? 'pair' : colour),
  )
  /** A colour that the icon does not mean comes last. */
  const rankOf = (draft: Draft, die: number): number =>
    isOfPair(die) && !isMeant(draft, colourOf(die)) ? priority.length : num(ranks, colourOf(die))
  return [{ tieBreaker: 'colour-rank', value: (draft, die) => -rankOf(draft, die) }, owned]
}

function diceOfColour(draft: Draft, die: number): number {
  let count = 0
  for (const value of DIE_VALUES) count += num(draft.state.dice, dieOf(colourOf(die), value))
  return count
}

/**
 * solo-need-1: The list of most required resources as a rank: 4 stone, 3 food, 2 the one of iron and wool
 * that is meant, 0 gold, −1 not required.
 */
function requiredRank(draft: Draft, resource: number): number {
  switch (resource) {
    case STONE:
      return needsStone(draft) ? 4 : -1
    case FOOD:
      return needsFood(draft) ? 3 : -1
    case GOLD:
      return 0
    default:
      return namedRank(draft, resource)
  }
}

/**
 * solo-need-2: Of iron and wool only the one that the contracts lack more of is required; if they lack the
 * same, the one the bot has fewer of.
 */
function namedRank(draft: Draft, resource: number): number {
  if (soloOf(draft).waiting.length === 0) return -1
  const other = resource === IRON ? WOOL : IRON
  const more = missedOf(draft, resource) - missedOf(draft, other)
  const fewer = has(draft, BOT, other) - has(draft, BOT, resource)
  return more > 0 || (more === 0 && fewer >= 0) ? 2 : -1
}

/** Traces what the icon of blue and light gray means, where that affects the choice. */
function traceIcon(draft: Draft, ranks: readonly DieRank[]): void {
  const meant = PAIR.filter((colour) => isMeant(draft, draft.rules.names.colour.indexOf(colour)))
  const [only, other] = meant
  if (only === undefined || other !== undefined || !ranks.includes('pair')) return
  if (diceOfRanks(draft, PAIR).length === 0) return
  emit(draft, 'bot-icon-means', 'solo-turn-3', BOT, NONE, {
    colour: only,
    iron: missedOf(draft, IRON),
    wool: missedOf(draft, WOOL),
  })
}

function traceOption(
  draft: Draft,
  option: number,
  action: number,
  ranks: readonly DieRank[],
  dice: readonly number[],
): void {
  const { names } = draft.rules
  const what = action === NONE ? { ranks } : { action: at(names.action, action) }
  if (dice.length === 0) emit(draft, 'bot-no-die', 'solo-turn-2', BOT, NONE, { option, ...what })
  else
    emit(draft, 'bot-option', 'solo-turn-2', BOT, NONE, {
      option,
      ...what,
      dice: dice.map((die) => ({
        colour: at(names.colour, colourOf(die)),
        value: valueOf(die),
      })),
    })
}

function traceSegment(draft: Draft, action: number, value: number): void {
  const joker = valueFacing(draft, JOKER)
  if (!hasDice(draft, joker)) return
  const own = bestOf(draft, action, true)
  emit(draft, 'bot-segment', 'solo-turn-4', BOT, NONE, {
    action: at(draft.rules.names.action, action),
    joker: value === joker && (value !== own || tablesOf(draft).hooks.jokerFirst(action)),
    jokerPoints: pointsOf(draft, action, joker),
    actionPoints: pointsWith(draft, action, own),
    alone: own === NONE,
  })
}
