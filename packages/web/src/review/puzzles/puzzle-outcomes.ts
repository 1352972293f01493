/** The puzzles that were solved or tried on this device. */
import { readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'

const KEY = 'tiletum.puzzles'
export type PuzzleOutcome = 'solved' | 'tried'

export const puzzleOutcomes = (): Readonly<Record<string, PuzzleOutcome>> =>
  Object(readLocalJson(KEY)) as Readonly<Record<string, PuzzleOutcome>>

/** A solved puzzle stays solved. */
export function keepOutcome(id: string, right: boolean): void {
  const before = puzzleOutcomes()
  const outcome = right || before[id] === 'solved' ? 'solved' : 'tried'
  writeLocal(KEY, JSON.stringify({ ...before, [id]: outcome }))
}
