import type { TableStep } from '../types.ts'

/**
 * Returns the entries of the game's log that a step holds; chance answers are in brackets. `index` is
 * the number of steps before it: terms can be agreed on again before the start, but only the first
 * agreement brings the opening.
 */
export function entriesIn(step: TableStep, index: number): readonly string[] {
  if (step.kind === 'agree') return index === 0 ? (step.opening ?? []) : []
  return 'entries' in step ? (step.entries ?? []) : []
}
