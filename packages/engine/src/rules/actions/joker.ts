/** The joker action: one of the other actions, chosen before its first point is spent. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { first, pack } from '../../kernel/move.ts'
import type { MoveList } from '../../kernel/move.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { CHOOSE_ACTION } from '../verbs.ts'
import { JOKER } from '../indices.ts'

/**
 * joker-1, joker-2: all action points go to the chosen action, the player's bonus marker of that
 * action counts, and the choice is fixed.
 */
export const jokerMoveRules: readonly MoveRule[] = [
  {
    clause: 'joker-1',
    verb: CHOOSE_ACTION,
    during: [SPEND_DECISIONS + JOKER],
    candidates: proposeActions,
    refuse: (draft, _frame, move) =>
      isChoosable(draft, first(move)) ? undefined : 'joker-is-no-choice',
    take(draft, frame, move) {
      frame.of = first(move)
      frame.left += draft.rules.hooks.actionBonus(draft, frame.seat, first(move))
      if (draft.sink !== undefined)
        emit(draft, 'act', 'joker-1', frame.seat, NONE, {
          action: at(draft.rules.names.action, first(move)),
          points: frame.left,
        })
      draft.rules.hooks.beginAction(draft, frame.seat, first(move))
    },
    facts: (draft, _frame, move) => ({ action: at(draft.rules.names.action, first(move)) }),
  },
]

/** Proposes every action of this game but the joker. */
export function proposeActions(draft: Draft, _frame: unknown, out: MoveList): void {
  const { choosableActions } = draft.rules
  for (let index = 0; index < choosableActions.length; index++)
    out.push(pack(CHOOSE_ACTION, num(choosableActions, index)))
}

export const isChoosable = (draft: Draft, action: number): boolean =>
  draft.rules.choosableActions.includes(action)
