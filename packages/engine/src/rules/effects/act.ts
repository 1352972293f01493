/**
 * Effects that give nested actions, points for the die's action, victory points and king steps, and
 * combined effects.
 */
import { at } from '../../kernel/checked-index.ts'
import { BONUS, dieAction, push, SPEND } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { ACT, ANY_ACTION, closePart, openPart, openPartOf } from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import { scoreSource } from '../../kernel/effect-sources.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { RuleReason } from '../../refusals.ts'
import { NONE } from '../../state.ts'
import { ACTIONS } from '../../vocabulary/words.ts'
import { isChoosable, proposeActions } from '../actions/joker.ts'
import { climb } from '../king-track.ts'
import { score } from '../ledger.ts'
import { CHOOSE_ACTION } from '../verbs.ts'
import { KING } from '../indices.ts'

export const actEffects = {
  /** help-9: the action points of a nested action never include bonus markers. */
  act(effect, into) {
    const of = effect.action === 'any' ? ANY_ACTION : ACTIONS.indexOf(effect.action)
    into.parts.push({ kind: ACT, of, count: effect.points, mandatory: of === KING })
  },
  /** kingact-2: "one space up" on a contract is not an action, so it happens at once. */
  climb(effect, into) {
    into.now.push((draft, seat, source) => {
      climb(draft, seat, effect.spaces, 'kingact-2', source)
    })
  },
  score(effect, into) {
    into.now.push((draft, seat, source) => {
      score(draft, seat, effect.points, scoreSource(draft.rules, source), 'help-5', source)
    })
  },
  strengthen(effect, into) {
    into.conditions.push(refuseStrengthening)
    into.now.push(({ state }) => {
      const under = dieAction(state)
      if (under === undefined) state.pointsWaiting += effect.points
      else under.left += effect.points
    })
  },
  /** help-4: recolouring is used with the choice of the die (`turn/die.ts`), never alone. */
  recolour(_effect, into) {
    into.conditions.push(() => 'recolour-with-die')
  },
  all(effect, into, compile) {
    for (const inner of effect.of) compile(inner, into)
  },
  oneOf(effect, into, compile) {
    for (const inner of effect.of) compile(inner, into)
    into.oneOf = true
  },
} satisfies EffectKinds

/**
 * help-3: the helper may be used at any time of the turn once a die is taken; its points wait for
 * the die's action.
 */
const refuseStrengthening = ({ state }: Draft): RuleReason | undefined =>
  state.die === NONE ? 'no-die-action' : undefined

/** help-1, bonus-1: a nested action that is one of several parts begins when the player says so. */
export const actMoveRules: readonly MoveRule[] = [
  {
    clause: 'help-1',
    verb: CHOOSE_ACTION,
    during: [BONUS],
    candidates(draft, frame, out) {
      if (openPart(draft, frame, ACT, ANY_ACTION) >= 0) proposeActions(draft, frame, out)
      else
        for (let action = 0; action < ACTIONS.length; action++)
          if (openPart(draft, frame, ACT, action) >= 0) out.push(pack(CHOOSE_ACTION, action))
    },
    refuse(draft, frame, move) {
      if (partFor(draft, frame, first(move)) < 0) return 'no-such-part'
      return isChoosable(draft, first(move)) ? undefined : 'joker-is-no-choice'
    },
    take(draft, frame, move) {
      const part = partFor(draft, frame, first(move))
      const { count } = openPartOf(draft, frame, part)
      closePart(draft, frame, part)
      push(draft.state, SPEND, frame.seat, first(move), count, 0, frame.source)
    },
    facts: (draft, _frame, move) => ({ action: at(draft.rules.names.action, first(move)) }),
  },
]

function partFor(draft: Draft, frame: Parameters<typeof openPart>[1], action: number): number {
  const named = openPart(draft, frame, ACT, action)
  return named >= 0 ? named : openPart(draft, frame, ACT, ANY_ACTION)
}
