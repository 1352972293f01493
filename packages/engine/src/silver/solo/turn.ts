/** The Cardinalbot's turn with silver: the prospector wheel, the movement icon, a die of six. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { source } from '../../kernel/effect-sources.ts'
import type { Draft, ScriptEdit } from '../../kernel/extension-points.ts'
import { actionFacing, dieOf, valueFacing, valueOf } from '../../rules/dice.ts'
import { challenge } from '../../solo/challenges.ts'
import type { OptionInfo } from '../../solo/decrees.ts'
import { chosen } from '../../solo/tie-breakers.ts'
import { begin } from '../../solo/scripts.ts'
import { BOT } from '../../solo/seats.ts'
import { soloOf } from '../../solo/solo-slice.ts'
import { tablesOf } from '../../solo/tables.ts'
import { NONE } from '../../state.ts'
import { DIE_COLOURS } from '../../vocabulary/words.ts'
import { freshTurn } from '../phases.ts'
import { PROSPECTOR } from '../prospector.ts'
import { gainSilver } from '../silver-and-mines.ts'
import { silverOf } from '../slice.ts'
import { segmentFacing, valuesOf } from '../wheel.ts'
import { BOT_PROSPECTOR, CHALLENGE_SOURCE } from './numbers.ts'
import { ANY_KIND, kindNumber, prospects } from './building-sites.ts'
import { silverSoloOf } from './state.ts'

/** ag-solo-18: The prospector action faces the values of both its segments. */
export const valuesFacing = (draft: Draft, action: number): readonly number[] =>
  action === PROSPECTOR ? valuesOf(draft, 'prospector') : [valueFacing(draft, action)]

export function optionTaken(draft: Draft, { build }: OptionInfo): void {
  silverSoloOf(draft).build = build.map(kindNumber)
}

/** ag-solo-18, ag-solo-6: With equal points the prospector's segment comes before the joker's. */
export const jokerFirst = (action: number): boolean => action !== PROSPECTOR

/**
 * ag-solo-18, ag-solo-6: A die taken for a named action means that action. A die taken from a shared
 * segment without a named action means the prospector action, unless a King's Surprise would replace it
 * (`ag-solo-5`).
 */
function chooseAction(draft: Draft): void {
  const value = valueOf(chosen(draft))
  const { action } = soloOf(draft)
  const slice = silverOf(draft)
  slice.chosenAction = NONE
  if (action === PROSPECTOR && draft.sink !== undefined) traceValues(draft)
  if (segmentFacing(draft, value) !== 'prospector') return
  const other = actionFacing(draft, value)
  if (action === PROSPECTOR) slice.chosenAction = PROSPECTOR
  if (action !== NONE) return
  const reach = draft.rules.hooks.actionPoints(draft, BOT, PROSPECTOR, value)
  const able = prospects(draft, ANY_KIND, reach) !== undefined
  if (able) slice.chosenAction = PROSPECTOR
  if (draft.sink !== undefined)
    emit(draft, 'bot-shared', 'ag-solo-6', BOT, NONE, {
      action: at(draft.rules.names.action, other),
      able,
    })
}

function traceValues(draft: Draft): void {
  const { dice } = draft.state
  emit(draft, 'bot-two-values', 'ag-solo-18', BOT, NONE, {
    values: valuesOf(draft, 'prospector').map((value) => ({
      value,
      points: draft.rules.hooks.actionPoints(draft, BOT, PROSPECTOR, value),
      dice: DIE_COLOURS.reduce((sum, _, colour) => sum + num(dice, dieOf(colour, value)), 0),
    })),
  })
}

/** ag-solo-13: Snowball's Chance: a die of value 6 also gives 1 silver. */
function giveSilver(draft: Draft): void {
  const snowball = challenge(draft, 'die-silver')
  if (snowball !== undefined && valueOf(draft.state.die) === snowball.value)
    gainSilver(draft, BOT, snowball.silver, 'ag-solo-13')
}

/** ag-solo-2, ag-solo-12: The bot ignores the movement icon, except with Prospector's Guild. */
function useIcon(draft: Draft): void {
  const guild = challenge(draft, 'movement-icon')
  if (guild === undefined || segmentFacing(draft, valueOf(draft.state.die)) !== 'step') return
  const { points } = guild
  const card = tablesOf(draft).challenges.indexOf(guild)
  if (draft.sink !== undefined)
    emit(draft, 'bot-icon', 'ag-solo-12', BOT, NONE, {
      challenge: at(tablesOf(draft).content.challenges, card).id,
      points,
    })
  begin(draft, BOT_PROSPECTOR, points, source(CHALLENGE_SOURCE, card))
}

export const turnEdits: readonly ScriptEdit[] = [
  { script: 'bot turn', at: 'before', step: 'roll', steps: freshTurn.steps },
  {
    script: 'bot turn',
    at: 'before',
    step: 'die',
    steps: [{ name: 'segment', clause: 'ag-solo-18', run: chooseAction }],
  },
  {
    script: 'bot turn',
    at: 'after',
    step: 'die',
    steps: [
      { name: 'silver of the die', clause: 'ag-solo-13', run: giveSilver },
      { name: 'movement icon', clause: 'ag-solo-12', run: useIcon },
    ],
  },
]
