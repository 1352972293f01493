/** The Cardinalbot's turn: roll, decree, die, resources and tile, action, tasks. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push } from '../kernel/frames.ts'
import { first, pack, second } from '../kernel/move.ts'
import type { ChanceRule, Draft, ScriptStep } from '../kernel/extension-points.ts'
import { colourOf, valueOf } from '../rules/dice.ts'
import { gain } from '../rules/ledger.ts'
import { beginTurn, endTurn } from '../rules/turn/turn.ts'
import { ARCHITECT, JOKER, KING, MERCHANT } from '../rules/indices.ts'
import { NONE } from '../state.ts'
import { gainTile } from './bonus-tiles.ts'
import { onDie } from './challenges.ts'
import { botOf, tally } from './bot-things.ts'
import { findDie } from './choose-die.ts'
import { chosen } from './tie-breakers.ts'
import { ROLL_FOR_DECREE } from './chance-requests.ts'
import { begin, BOT_TASKS } from './scripts.ts'
import { BOT, PLAYER } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { traceStep } from './trace-steps.ts'
import { tablesOf } from './tables.ts'
import { BOT_ROLL } from './solo-notation.ts'

/**
 * solo-turn-1, solo-setup-8: The bot rolls its two dice, moves right along the decrees by their difference
 * and stops at the last one.
 */
export const rollForDecree: ChanceRule = {
  name: 'bot-roll',
  verb: BOT_ROLL,
  clause: 'solo-turn-1',
  candidates({ rules }, _frame, out) {
    const values = rules.names.value.length
    for (let one = 0; one < values; one++)
      for (let other = 0; other < values; other++) out.weigh(pack(BOT_ROLL, one, other), 1)
  },
  take(draft, frame, move) {
    frame.left--
    const solo = soloOf(draft)
    const difference = Math.abs(first(move) - second(move))
    solo.place = Math.min(difference, solo.decrees.length - 1)
    if (draft.sink !== undefined)
      emit(draft, 'bot-roll', 'solo-turn-1', BOT, NONE, {
        first: first(move) + 1,
        second: second(move) + 1,
        difference,
        decree: at(tablesOf(draft).decrees, num(solo.decrees, solo.place)).id,
      })
  },
}

/** solo-turn-5: The bot takes the die and receives its resources. */
function takeDie(draft: Draft, die: number): void {
  const { state, rules } = draft
  const value = valueOf(die)
  state.dice[die] = num(state.dice, die) - 1
  state.die = die
  state.dieResource = num(rules.colourResource, colourOf(die))
  botOf(draft).dice.push(die)
  if (draft.sink !== undefined) {
    const action = rules.hooks.dieAction(draft)
    emit(draft, 'die', 'solo-turn-5', BOT, NONE, {
      colour: at(rules.names.colour, colourOf(die)),
      value,
      printed: value,
      action: at(rules.names.action, action),
      resource: at(rules.names.resource, state.dieResource),
      count: value,
      points: rules.hooks.actionPoints(draft, BOT, action, value),
    })
  }
  gain(draft, BOT, state.dieResource, value, 'turn-4')
}

/**
 * solo-turn-5: The bot takes the bonus tile of the segment where the die lay, which is the joker's with a
 * die from there.
 */
function takeSegmentTile(draft: Draft): void {
  const { wheelTiles } = draft.state
  const segment = draft.rules.hooks.dieAction(draft)
  const face = num(wheelTiles, segment)
  const action = at(draft.rules.names.action, segment)
  if (face === NONE) {
    if (draft.sink !== undefined) emit(draft, 'bot-no-tile', 'solo-turn-5', BOT, NONE, { action })
    return
  }
  wheelTiles[segment] = NONE
  gainTile(draft, face, action, 'solo-turn-5')
}

/** solo-turn-6: The action of a joker die when the decree names none. */
function unnamedAction(draft: Draft): number {
  const { king } = draft.state
  const { kingSpaces, names } = draft.rules
  const [own, other] = [num(king, BOT), num(king, PLAYER)]
  const [pillars, houses] = [tally(draft, 'pillar'), tally(draft, 'house')]
  const action = own < other ? KING : pillars >= houses ? MERCHANT : ARCHITECT
  if (draft.sink !== undefined)
    emit(draft, 'bot-joker', 'solo-turn-6', BOT, NONE, {
      action: at(names.action, action),
      king: [num(kingSpaces, own), num(kingSpaces, other)],
      pillars,
      houses,
    })
  return action
}

/** solo-turn-4: The action of a joker die: the one that the decree names, if any. */
function actionOfJoker(draft: Draft): number {
  const { action } = soloOf(draft)
  return action === NONE ? unnamedAction(draft) : action
}

/** solo-turn-7: Begins the action; its points are fixed from here on. */
function beginAction(draft: Draft): void {
  const segment = draft.rules.hooks.dieAction(draft)
  const action = segment === JOKER ? actionOfJoker(draft) : segment
  const points = draft.rules.hooks.actionPoints(draft, BOT, action, valueOf(draft.state.die))
  soloOf(draft).once = 0
  if (draft.sink !== undefined)
    emit(draft, 'act', segment === JOKER ? 'joker-1' : 'turn-5', BOT, NONE, {
      action: at(draft.rules.names.action, action),
      points,
    })
  begin(draft, tablesOf(draft).actionScripts[action] ?? NONE, points)
}

export const botTurnScript: readonly ScriptStep[] = [
  {
    name: 'roll',
    clause: 'solo-turn-1',
    run(draft) {
      beginTurn(draft, BOT)
      soloOf(draft).place = 0
      traceStep(draft, 'roll')
      push(draft.state, CHANCE, NONE, ROLL_FOR_DECREE, 1)
    },
  },
  {
    name: 'decree',
    clause: 'solo-turn-2',
    run(draft, frame) {
      traceStep(draft, 'decree')
      // The wheel can be empty only after a correction at a companion table: skip to the end of the turn.
      if (!findDie(draft)) frame.left = botTurnScript.length - 1
    },
  },
  {
    name: 'die',
    clause: 'solo-turn-5',
    run(draft) {
      traceStep(draft, 'receive')
      takeDie(draft, chosen(draft))
      onDie(draft)
    },
  },
  { name: 'bonus tile', clause: 'solo-turn-5', run: takeSegmentTile },
  {
    name: 'action',
    clause: 'solo-turn-7',
    run(draft) {
      traceStep(draft, 'action')
      beginAction(draft)
    },
  },
  {
    name: 'tasks',
    clause: 'solo-task-1',
    run(draft) {
      begin(draft, BOT_TASKS)
    },
  },
  {
    name: 'end',
    clause: 'contr-2',
    run(draft) {
      const solo = soloOf(draft)
      solo.tied = []
      solo.action = NONE
      endTurn(draft, BOT)
    },
  },
]
