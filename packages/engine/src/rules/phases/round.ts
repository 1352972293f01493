/** The game and its rounds: preparation, action, king, fair, cleanup (`round-1`). */
import { announce } from '../../kernel/advance.ts'
import { num } from '../../kernel/checked-index.ts'
import { CHANCE, push, SCRIPT } from '../../kernel/frames.ts'
import { REPEAT_STEP } from '../../kernel/extension-points.ts'
import type { ScriptStep } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { REVEAL_CORRUPTION, ROLL_DIE } from '../chance/requests.ts'
import { ACTION_TURN, CLEANUP, FAIR_PHASE, KING_PHASE, ROUND } from '../script-numbers.ts'

const ROUNDS = 4
export const TURNS = 3

export const roundsStep: ScriptStep = {
  name: 'rounds',
  clause: 'round-1',
  run(draft) {
    const { state } = draft
    if (state.round === ROUNDS) return
    state.round++
    state.turn = 0
    announce(draft, 'round', 'round-1')
    push(state, SCRIPT, NONE, ROUND, 0)
    return REPEAT_STEP
  },
}

export const roundScript: readonly ScriptStep[] = [
  {
    name: 'preparation',
    clause: 'prep-1',
    run({ state, rules }) {
      push(state, CHANCE, NONE, ROLL_DIE, rules.diceDrawn)
    },
  },
  {
    name: 'action phase',
    clause: 'act-1',
    run({ state }) {
      if (state.turn === TURNS) return
      state.turn++
      push(state, SCRIPT, NONE, ACTION_TURN, 0)
      return REPEAT_STEP
    },
  },
  {
    name: 'king phase',
    clause: 'king-8',
    run(draft) {
      announce(draft, 'king-phase', 'king-8')
      push(draft.state, SCRIPT, NONE, KING_PHASE, 0)
    },
  },
  {
    name: 'fair phase',
    clause: 'fair-1',
    run(draft) {
      announce(draft, 'fair-phase', 'fair-1')
      push(draft.state, SCRIPT, NONE, FAIR_PHASE, 0)
    },
  },
  {
    name: 'cleanup',
    clause: 'clean-1',
    run(draft) {
      if (draft.state.round === ROUNDS) return
      announce(draft, 'cleanup', 'clean-1')
      push(draft.state, SCRIPT, NONE, CLEANUP, 0)
    },
  },
]

/** act-1: a corruption token is revealed, then each player takes a turn in turn order. */
export const actionTurnScript: readonly ScriptStep[] = [
  {
    name: 'corruption',
    clause: 'act-1',
    run({ state }) {
      push(state, CHANCE, NONE, REVEAL_CORRUPTION, 1)
    },
  },
  {
    name: 'turns',
    clause: 'act-1',
    run(draft, frame) {
      const { state, rules } = draft
      if (frame.flag === state.order.length) return
      const seat = num(state.order, frame.flag++)
      push(state, SCRIPT, seat, rules.hooks.turnScript(draft, seat), 0)
      return REPEAT_STEP
    },
  },
]
