/** The chance rules of every round: the dice and the corruption. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { first, pack, second } from '../../kernel/move.ts'
import type { ChanceRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { dieOf } from '../dice.ts'
import { fall } from '../king-track.ts'
import { REVEAL, ROLL } from '../verbs.ts'

/**
 * Whether nothing is left. The bag and the pile of tokens run out early only after a correction at
 * a real table.
 */
const isNothing = (counts: readonly number[]): boolean => counts.every((count) => count === 0)

/** prep-1: dice are drawn from the bag, rolled, and put in the segment of their value. */
export const rollDie: ChanceRule = {
  name: 'dice',
  verb: ROLL,
  clause: 'prep-1',
  candidates({ state, rules }, _frame, out) {
    const values = rules.names.value.length
    for (let colour = 0; colour < state.bag.length; colour++)
      if (num(state.bag, colour) > 0)
        for (let value = 0; value < values; value++)
          out.weigh(pack(ROLL, colour, value), num(state.bag, colour))
  },
  exhausted: ({ state }) => isNothing(state.bag),
  take(draft, frame, move) {
    frame.left--
    const { bag, dice } = draft.state
    const colour = first(move)
    const value = second(move) + 1
    bag[colour] = num(bag, colour) - 1
    dice[dieOf(colour, value)] = num(dice, dieOf(colour, value)) + 1
    if (draft.sink !== undefined)
      emit(draft, 'roll', 'prep-1', undefined, NONE, {
        colour: at(draft.rules.names.colour, colour),
        value,
      })
  },
}

/** act-1, act-2: the next corruption token is revealed and moves every king marker down. */
export const revealCorruption: ChanceRule = {
  name: 'corruption',
  verb: REVEAL,
  clause: 'act-1',
  candidates({ state }, _frame, out) {
    for (let value = 0; value < state.corruption.length; value++)
      if (num(state.corruption, value) > 0)
        out.weigh(pack(REVEAL, value), num(state.corruption, value))
  },
  exhausted: ({ state }) => isNothing(state.corruption),
  take(draft, frame, move) {
    frame.left--
    const { corruption, revealed } = draft.state
    const value = first(move)
    corruption[value] = num(corruption, value) - 1
    revealed.push(value)
    if (draft.sink !== undefined) emit(draft, 'corruption', 'act-1', undefined, NONE, { value })
    fall(draft, value)
  },
}
