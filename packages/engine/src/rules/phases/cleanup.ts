/** The cleanup phase: tiles, corruption, dice, wheel; skipped after the last round. */
import { emit } from '../../kernel/emit.ts'
import { CHANCE, push } from '../../kernel/frames.ts'
import type { ScriptStep } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { DRAW_BONUS, TO_KING_TRACK, TO_WHEEL } from '../chance/requests.ts'
import { valueFacing } from '../dice.ts'
import { JOKER } from '../indices.ts'
import { fullCorruption, fullBag } from '../setup/start.ts'

const LAST_REFILL_OF_THE_KING_TRACK = 2

export const cleanupScript: readonly ScriptStep[] = [
  {
    name: 'action tiles',
    clause: 'clean-1',
    run({ state, rules }) {
      const empty = rules.tileActions.filter((action) => state.wheelTiles[action] === NONE).length
      if (empty > 0) push(state, CHANCE, NONE, DRAW_BONUS, empty, TO_WHEEL)
    },
  },
  {
    name: 'king tile',
    clause: 'clean-1',
    run({ state }) {
      if (state.round <= LAST_REFILL_OF_THE_KING_TRACK && state.kingTile === NONE)
        push(state, CHANCE, NONE, DRAW_BONUS, 1, TO_KING_TRACK)
    },
  },
  {
    name: 'corruption',
    clause: 'clean-2',
    run({ state, rules }) {
      state.corruption = fullCorruption(rules.content)
      state.revealed = []
    },
  },
  {
    name: 'dice',
    clause: 'clean-3',
    run({ state, rules }) {
      state.bag = fullBag(rules.content, rules.mark)
      state.dice = state.dice.map(() => 0)
      for (const seat of state.seats) seat.dice = []
    },
  },
  {
    name: 'wheel',
    clause: 'clean-4',
    run(draft) {
      const { state } = draft
      state.wheel = state.wheel === 1 ? 6 : state.wheel - 1
      if (draft.sink !== undefined)
        emit(draft, 'wheel', 'clean-4', undefined, NONE, { joker: valueFacing(draft, JOKER) })
    },
  },
]
