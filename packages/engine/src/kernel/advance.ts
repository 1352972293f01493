/** Runs the automatic frames until a seat or chance has to answer, or the game is over. */
import type { Frame } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { at } from './checked-index.ts'
import { emit } from './emit.ts'
import { pop } from './frames.ts'
import { NONE } from '../state.ts'
import { REPEAT_STEP } from './extension-points.ts'
import type { ChanceRule, Draft } from './extension-points.ts'

export function advance(draft: Draft): void {
  const { frames } = draft.state
  const { runs } = draft.rules
  while (frames.length > 0) {
    const frame = at(frames, frames.length - 1)
    const run = runs[frame.kind]
    if (run === undefined || !run(draft, frame)) return
  }
}

/** Runs the next step of a script; after the last step, removes its frame. */
export function runScript(draft: Draft, frame: Frame): boolean {
  const steps = at(draft.rules.scripts, frame.of)
  if (frame.left >= steps.length) {
    pop(draft.state)
    return true
  }
  const step = at(steps, frame.left++)
  if (step.run(draft, frame) === REPEAT_STEP) frame.left--
  return true
}

/** Whether no answer is possible any more, or corrections have filled all places for it. */
const isInVain = (rule: ChanceRule, draft: Draft, frame: Frame): boolean =>
  rule.exhausted?.(draft, frame) === true || rule.places?.(frame)?.empty(draft).length === 0

/**
 * Waits for the next answer of a request of chance. The request ends when all its answers have
 * come, or when no further answer is possible or needed.
 */
export function runChance(draft: Draft, frame: Frame): boolean {
  const rule = at(draft.rules.chances, frame.of)
  if (frame.left > 0) {
    rule.begin?.(draft, frame)
    if (!isInVain(rule, draft, frame)) return false
  }
  pop(draft.state)
  rule.finish?.(draft, frame)
  return true
}

type Phase = 'round' | 'king-phase' | 'fair-phase' | 'cleanup'

/** Emits the event that a round or a phase begins. */
export function announce(draft: Draft, event: Phase, clause: ClauseId): void {
  if (draft.sink !== undefined)
    emit(draft, event, clause, undefined, NONE, { round: draft.state.round })
}
