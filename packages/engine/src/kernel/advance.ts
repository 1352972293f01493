/** Carries a game on by itself until a seat or chance has to answer, or it is over. */
import type { Frame } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { at } from './at.ts'
import { emit } from './emit.ts'
import { pop } from './frames.ts'
import { NONE } from '../state.ts'
import { REPEAT_STEP } from './extension-points.ts'
import type { Draft } from './extension-points.ts'

export function advance(draft: Draft): void {
  const { frames } = draft.state
  const { runs } = draft.rules
  while (frames.length > 0) {
    const frame = at(frames, frames.length - 1)
    const run = runs[frame.kind]
    if (run === undefined || !run(draft, frame)) return
  }
}

/** Takes the next step of a script, or ends it. */
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

/** Begins a request of chance, ends it when answered, and gives it up when nothing is left to come up. */
export function runChance(draft: Draft, frame: Frame): boolean {
  const rule = at(draft.rules.chances, frame.of)
  if (frame.left > 0) {
    rule.begin?.(draft, frame)
    if (rule.exhausted === undefined || !rule.exhausted(draft, frame)) return false
  }
  pop(draft.state)
  rule.finish?.(draft, frame)
  return true
}

type Phase = 'round' | 'king-phase' | 'fair-phase' | 'cleanup'

/** A phase began: the log and the screen want to know. */
export function announce(draft: Draft, event: Phase, clause: ClauseId): void {
  if (draft.sink !== undefined)
    emit(draft, event, clause, undefined, NONE, { round: draft.state.round })
}
