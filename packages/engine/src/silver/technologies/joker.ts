/**
 * ag-tech-joker III: Joker points may be split over two actions, one after the other. If the first is a
 * king action, only the joker points kept for the second need not be steps; the action's own points must be
 * (`kingact-2`).
 */
import { at } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { dieAction, FROM_DIE } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import { actEffects } from '../../rules/effects/act.ts'
import { stepsLeft } from '../../rules/king-track.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import { NONE } from '../../state.ts'
import { ACTIONS } from '../../vocabulary/words.ts'
import { SPLIT } from '../prerequisites.ts'
import { CHANGE_ACTION } from '../numbering.ts'
import { power } from '../active-effects.ts'
import { carried, silverOf } from '../slice.ts'

const during = ACTIONS.flatMap((action, number) =>
  action === 'joker' ? [] : [SPEND_DECISIONS + number],
)

/** Action points that an effect adds to the joker's die action are joker points, too. */
export const jokerEffects = {
  strengthen(effect, into) {
    actEffects.strengthen(effect, into)
    into.now.push((draft) => {
      silverOf(draft).jokerPoints += effect.points
    })
  },
} satisfies EffectKinds

/**
 * Points that a bonus marker adds to the current action are the action's own. The points spent before were
 * joker points, so at most as many joker points are left as the action had left before the marker.
 */
export function ownPoints(draft: Draft, action: number, points: number): void {
  const slice = silverOf(draft)
  const under = dieAction(draft.state)
  if (under?.of === action) slice.jokerPoints = Math.min(slice.jokerPoints, under.left - points)
}

export const jokerTechnologyMoveRules: readonly MoveRule[] = [
  {
    clause: 'ag-tech-joker',
    verb: CHANGE_ACTION,
    during,
    needs: SPLIT,
    candidates(draft, frame, out) {
      if (frame.flag !== FROM_DIE || silverOf(draft).split !== 1) return
      for (const action of draft.rules.choosableActions) out.push(pack(CHANGE_ACTION, action))
    },
    refuse(draft, frame, move) {
      const { split } = silverOf(draft)
      if (frame.flag !== FROM_DIE || split !== 1) return 'no-split'
      if (power(draft, frame.seat, 'joker-split') === undefined) return 'no-split'
      if (!draft.rules.choosableActions.includes(first(move))) return 'joker-is-no-choice'
      if (first(move) === frame.of) return 'action-fixed'
      if (stepsLeft(draft, frame) && frame.left > silverOf(draft).jokerPoints)
        return 'king-steps-first'
      return carried(draft, frame.left) > 0 ? undefined : 'too-few-points'
    },
    take(draft, frame, move) {
      silverOf(draft).split = 2
      frame.left = carried(draft, frame.left)
      frame.of = first(move)
      frame.left += draft.rules.hooks.actionBonus(draft, frame.seat, first(move))
      if (draft.sink !== undefined)
        emit(draft, 'act', 'ag-tech-joker', frame.seat, NONE, {
          action: at(draft.rules.names.action, first(move)),
          points: frame.left,
        })
      draft.rules.hooks.beginAction(draft, frame.seat, first(move))
    },
    facts: (draft, frame, move) => ({
      action: at(draft.rules.names.action, first(move)),
      points: frame.left,
    }),
  },
]
