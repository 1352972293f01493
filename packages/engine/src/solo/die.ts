/** Which die the Cardinalbot takes: options of the decree, segments, colours, tie-breaks. */
import { at, num } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/way.ts'
import { colourOf, dieOf, valueFacing, valueOf } from '../rules/dice.ts'
import { FOOD, GOLD, IRON, STONE, WOOL } from '../rules/ledger.ts'
import { JOKER } from '../rules/words.ts'
import { NONE } from '../state.ts'
import type { Decree, DieChoice, DieRank } from '../vocabulary/solo.ts'
import { DIE_COLOURS, DIE_VALUES } from '../vocabulary/words.ts'
import type { ClauseId, DieColour } from '../vocabulary/words.ts'
import { missedOf } from './contracts.ts'
import type { DecreeInfo, OptionInfo } from './decrees.ts'
import { choose } from './ladder.ts'
import type { Rung } from './ladder.ts'
import { missedMore, needsFood, needsStone, ownedFewer } from './needs.ts'
import { TIED_DICE } from './requests.ts'
import { BOT } from './seat.ts'
import { soloOf } from './state.ts'
import { tablesOf } from './tables.ts'

/** solo-turn-2: options from the top, decrees to the right; the last one always finds a die. */
export function findDie(draft: Draft): void {
  const solo = soloOf(draft)
  const { decrees } = tablesOf(draft)
  for (; solo.place < solo.decrees.length; solo.place++) {
    const decree = at(decrees, num(solo.decrees, solo.place))
    for (let option = 0; option < decree.options.length; option++)
      if (tryOption(draft, decree, at(decree.options, option), option + 1)) return
    const next = solo.decrees[solo.place + 1]
    if (draft.sink !== undefined && next !== undefined)
      emit(draft, 'bot-next-decree', 'solo-turn-2', BOT, NONE, { decree: at(decrees, next).id })
  }
}

/** solo-turn-2, solo-turn-13: an option holds when its conditions do and a die matches. */
function tryOption(
  draft: Draft,
  decree: DecreeInfo,
  { conditions, action, highest }: OptionInfo,
  option: number,
): boolean {
  const segment = action === NONE ? NONE : segmentFor(draft, action)
  const points =
    action === NONE ? 0 : pointsFrom(draft, action, segment === NONE ? action : segment)
  for (let index = 0; index < conditions.length; index++)
    if (conditions[index]?.(draft, option, points) === false) return false
  const dice = action === NONE ? diceOfRanks(draft, ranksOf(highest)) : diceOn(draft, segment)
  if (draft.sink !== undefined) tellOption(draft, option, action, highest, dice)
  if (dice.length === 0) return false
  soloOf(draft).action = action
  if (action !== NONE && draft.sink !== undefined) tellSegment(draft, action, segment)
  choose(draft, TIED_DICE, dice, rungsFor(decree, action, highest), clauseFor(action, highest))
  return true
}

/** solo-turn-4: the segment it takes the die of a named action from: the joker's if that has as many points. */
export function segmentFor(draft: Draft, action: number): number {
  const own = hasDice(draft, action)
  if (!hasDice(draft, JOKER)) return own ? action : NONE
  if (!own) return JOKER
  return pointsFrom(draft, action, JOKER) >= pointsFrom(draft, action, action) ? JOKER : action
}

/** solo-turn-7: the points of an action with a die from a segment, its bonus marker included. */
export const pointsFrom = (draft: Draft, action: number, segment: number): number =>
  draft.rules.ask.actionPoints(draft, BOT, action, valueFacing(draft, segment))

function hasDice(draft: Draft, segment: number): boolean {
  const value = valueFacing(draft, segment)
  for (let colour = 0; colour < DIE_COLOURS.length; colour++)
    if (num(draft.state.dice, dieOf(colour, value)) > 0) return true
  return false
}

function diceOn(draft: Draft, segment: number): number[] {
  const dice: number[] = []
  if (segment === NONE) return dice
  const value = valueFacing(draft, segment)
  for (let colour = 0; colour < DIE_COLOURS.length; colour++)
    if (num(draft.state.dice, dieOf(colour, value)) > 0) dice.push(dieOf(colour, value))
  return dice
}

const PAIR: readonly DieColour[] = ['light-gray', 'blue']

/** The ranks an option takes the highest of; none means any colour. */
function ranksOf(highest: DieChoice): readonly DieRank[] {
  if (highest === 'any') return []
  if (typeof highest === 'string') return [highest]
  return 'needed' in highest ? highest.needed : highest.forCheapestCathedral
}

function diceOfRanks(draft: Draft, ranks: readonly DieRank[]): number[] {
  const dice: number[] = []
  for (let colour = 0; colour < DIE_COLOURS.length; colour++) {
    const name = at(DIE_COLOURS, colour)
    if (
      ranks.length > 0 &&
      !ranks.includes(name) &&
      !(PAIR.includes(name) && ranks.includes('pair'))
    )
      continue
    for (const value of DIE_VALUES)
      if (num(draft.state.dice, dieOf(colour, value)) > 0) dice.push(dieOf(colour, value))
  }
  return dice
}

const resourceOf = (draft: Draft, die: number): number =>
  num(draft.rules.colourResource, colourOf(die))

const ofDie = ({ rung, value }: Rung): Rung => ({
  rung,
  value: (draft, die) => value(draft, resourceOf(draft, die)),
})

const highestValue: Rung = { rung: 'die-value', value: (_draft, die) => valueOf(die) }

/** solo-turn-3: the pair means the colour its contracts miss more of; then the one it owns fewer of. */
const missed = ofDie(missedMore)
const owned = ofDie(ownedFewer)

/** The highest of one colour; of the pair, settled as in `solo-turn-3`. */
const colourHighest: readonly Rung[] = [highestValue]
const pairHighest: readonly Rung[] = [missed, highestValue, owned]

/** solo-turn-11: the colour missed most, then more dice of it on the wheel, then the higher die. */
const neededRungs: readonly Rung[] = [
  ofDie({ rung: 'missed-most', value: missedOf }),
  { rung: 'more-dice', value: diceOfColour },
  highestValue,
]

/** solo-turn-12: the highest value, then its most required resources down the list, then as `solo-turn-3`. */
const needRungs: readonly Rung[] = [
  highestValue,
  ofDie({ rung: 'required', value: requiredRank }),
  owned,
]

function rungsFor(decree: DecreeInfo, action: number, highest: DieChoice): readonly Rung[] {
  if (action !== NONE) return decree.rungs
  if (highest === 'any') return needRungs
  if (typeof highest !== 'string') return neededRungs
  return highest === 'pair' ? pairHighest : colourHighest
}

function clauseFor(action: number, highest: DieChoice): ClauseId {
  if (action !== NONE) return 'solo-turn-3'
  if (highest === 'any') return 'solo-turn-12'
  return typeof highest === 'string' ? 'solo-turn-3' : 'solo-turn-11'
}

/** solo-turn-3: the decree's colour priority, then the pair. */
export function colourRungs(priority: Decree['diePriority']): readonly Rung[] {
  if (priority === 'most-required') return needRungs
  const ranks = DIE_COLOURS.map((colour) =>
    priority.indexOf(PAIR.includes(colour) ? 'pair' : colour),
  )
  return [
    { rung: 'colour-rank', value: (_draft, die) => -num(ranks, colourOf(die)) },
    missed,
    owned,
  ]
}

function diceOfColour(draft: Draft, die: number): number {
  let count = 0
  for (const value of DIE_VALUES) count += num(draft.state.dice, dieOf(colourOf(die), value))
  return count
}

/** solo-need-1 as a rank: 4 stone, 3 food, 2 and 1 iron and wool by what is missed, 0 gold, −1 not required. */
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

function namedRank(draft: Draft, resource: number): number {
  const missed = missedOf(draft, resource)
  if (missed === 0) return -1
  return missed >= missedOf(draft, resource === IRON ? WOOL : IRON) ? 2 : 1
}

function tellOption(
  draft: Draft,
  option: number,
  action: number,
  highest: DieChoice,
  dice: readonly number[],
): void {
  const { names } = draft.rules
  const what = action === NONE ? { ranks: ranksOf(highest) } : { action: at(names.action, action) }
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

function tellSegment(draft: Draft, action: number, segment: number): void {
  if (!hasDice(draft, JOKER)) return
  emit(draft, 'bot-segment', 'solo-turn-4', BOT, NONE, {
    action: at(draft.rules.names.action, action),
    joker: segment === JOKER,
    jokerPoints: pointsFrom(draft, action, JOKER),
    actionPoints: pointsFrom(draft, action, action),
    alone: !hasDice(draft, action),
  })
}
