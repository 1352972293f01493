/** What chance decides every round: the dice and the corruption. */
import { at } from '../../kernel/at.ts'
import { emit } from '../../kernel/emit.ts'
import { first, pack, second } from '../../kernel/move.ts'
import type { ChanceRule } from '../../kernel/way.ts'
import { NONE } from '../../state.ts'
import { dieOf } from '../dice.ts'
import { fall } from '../king-track.ts'
import { REVEAL, ROLL } from '../verbs.ts'

/** prep-1: dice from the bag, rolled, each to the segment of its value. */
export const rollDie: ChanceRule = {
  name: 'dice',
  verb: ROLL,
  clause: 'prep-1',
  candidates({ state, rules }, _frame, out) {
    const values = rules.names.value.length
    for (let colour = 0; colour < state.bag.length; colour++)
      if (at(state.bag, colour) > 0)
        for (let value = 0; value < values; value++) out.push(pack(ROLL, colour, value))
  },
  weight: ({ state }, _frame, move) => at(state.bag, first(move)),
  take(draft, frame, move) {
    frame.left--
    const { bag, dice } = draft.state
    const [colour, value] = [first(move), second(move) + 1]
    bag[colour] = at(bag, colour) - 1
    dice[dieOf(colour, value)] = at(dice, dieOf(colour, value)) + 1
    if (draft.sink !== undefined)
      emit(draft, 'roll', 'prep-1', undefined, NONE, {
        colour: at(draft.rules.names.colour, colour),
        value,
      })
  },
}

/** act-1, act-2: the next corruption token moves every king marker down. */
export const revealCorruption: ChanceRule = {
  name: 'corruption',
  verb: REVEAL,
  clause: 'act-1',
  candidates({ state }, _frame, out) {
    for (let value = 0; value < state.corruption.length; value++)
      if (at(state.corruption, value) > 0) out.push(pack(REVEAL, value))
  },
  weight: ({ state }, _frame, move) => at(state.corruption, first(move)),
  take(draft, frame, move) {
    frame.left--
    const { corruption, revealed } = draft.state
    const value = first(move)
    corruption[value] = at(corruption, value) - 1
    revealed.push(value)
    if (draft.sink !== undefined) emit(draft, 'corruption', 'act-1', undefined, NONE, { value })
    fall(draft, value)
  },
}
