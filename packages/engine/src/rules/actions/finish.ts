/** Ending a nested action, a bonus, or the turn. */
import { at, num } from '../../kernel/checked-index.ts'
import { BONUS, CHARACTERS, FROM_DIE, pop } from '../../kernel/frames.ts'
import { pack } from '../../kernel/move.ts'
import { ACT } from '../../kernel/programs.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { Draft, Warning, MoveRule } from '../../kernel/extension-points.ts'
import type { RuleReason } from '../../refusals.ts'
import type { Frame } from '../../state.ts'
import { ACTIONS } from '../../vocabulary/words.ts'
import { isAtTop, stepsLeft } from '../king-track.ts'
import { DONE, END_TURN } from '../verbs.ts'
import { KING } from '../indices.ts'

const actions = ACTIONS.map((_, action) => SPEND_DECISIONS + action)

/**
 * turn-6, nest-5: the points left of a nested action lapse; actions, moves, placements and tiles
 * may be declined, resources and king steps may not (`kingact-2`).
 */
const doneMoveRule: MoveRule = {
  clause: 'nest-5',
  verb: DONE,
  during: [...actions, BONUS, CHARACTERS],
  candidates(_draft, _frame, out) {
    out.push(pack(DONE))
  },
  refuse(draft, frame) {
    if (frame.kind === BONUS) return refuseDeclining(draft, frame)
    if (frame.flag === FROM_DIE) return 'not-now'
    return stepsLeft(draft, frame) ? 'king-steps-first' : undefined
  },
  take(draft) {
    pop(draft.state)
  },
  warn: (draft, frame) =>
    frame.kind === BONUS || frame.kind === CHARACTERS
      ? [{ warning: 'benefit-lost', facts: {} }]
      : pointsLeft(draft, frame),
}

/** turn-6: the points of the die's action lapse at the end of the turn. */
const endTurnMoveRule: MoveRule = {
  clause: 'turn-6',
  verb: END_TURN,
  during: actions,
  candidates(_draft, _frame, out) {
    out.push(pack(END_TURN))
  },
  refuse(draft, frame) {
    if (frame.flag !== FROM_DIE) return 'nested-action-open'
    return stepsLeft(draft, frame) ? 'king-steps-first' : undefined
  },
  take(draft) {
    pop(draft.state)
  },
  mayReveal: true,
  warn(draft, frame) {
    const warnings: Warning[] = [...pointsLeft(draft, frame)]
    const { round, turn, fairTowns } = draft.state
    const town = num(fairTowns, round - 1)
    if (turn === 3 && !draft.rules.hooks.takesPart(draft, frame.seat, town))
      warnings.push({
        warning: 'not-at-the-fair',
        facts: { town: at(draft.rules.names.space, town), fair: round },
      })
    return warnings
  },
}

/**
 * Warns of unused action points, except at the top of the king track, where those of a king action
 * are useless.
 */
function pointsLeft(draft: Draft, frame: Frame): readonly Warning[] {
  if (frame.left === 0 || (frame.of === KING && isAtTop(draft, frame.seat))) return []
  return [{ warning: 'points-left', facts: { points: frame.left } }]
}

/** A king action among alternatives is obligatory only once it is chosen. */
function refuseDeclining(draft: Draft, frame: Frame): RuleReason | undefined {
  const { parts, oneOf } = at(draft.rules.programs, frame.of)
  for (let index = 0; index < parts.length; index++) {
    const { kind, mandatory } = at(parts, index)
    if ((frame.left & (1 << index)) === 0 || !mandatory) continue
    if (kind !== ACT) return 'resources-first'
    if (!oneOf && !isAtTop(draft, frame.seat)) return 'king-steps-first'
  }
  return undefined
}

export const finishMoveRules: readonly MoveRule[] = [doneMoveRule, endTurnMoveRule]
