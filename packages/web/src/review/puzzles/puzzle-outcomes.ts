/** Which puzzles were solved or tried on this device. */
import { readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'

const KEY = 'tiletum.puzzles'
export type Outcome = 'solved' | 'tried'

export const outcomesOfPuzzles = (): Readonly<Record<string, Outcome>> =>
  Object(readLocalJson(KEY)) as Readonly<Record<string, Outcome>>

/** Once solved, it stays so. */
export function keepOutcome(id: string, right: boolean): void {
  const before = outcomesOfPuzzles()
  const outcome = right || before[id] === 'solved' ? 'solved' : 'tried'
  writeLocal(KEY, JSON.stringify({ ...before, [id]: outcome }))
}
