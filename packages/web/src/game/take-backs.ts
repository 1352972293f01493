/** Take-backs between a saved game, which keeps its line, and the log of a record, which keeps all. */
import type { SavedGame, TakeBack } from './saved.ts'

const undo = (steps: number): string => (steps === 1 ? 'undo' : `undo ${steps}`)

/** Every input ever made, in order, with `undo 3` where some were taken back. */
export function entriesOf({ inputs, takenBack = [] }: SavedGame): readonly string[] {
  // Backwards: the line before a take-back is what it kept of the line after it, and what it took.
  const lines = [inputs]
  for (const { kept, inputs: taken } of takenBack.toReversed())
    lines.unshift([...(lines[0] ?? []).slice(0, kept), ...taken])
  const entries: string[] = []
  let kept = 0
  lines.forEach((line, index) => {
    const back = takenBack[index]
    entries.push(...line.slice(kept))
    if (back === undefined) return
    entries.push(undo(back.inputs.length))
    ;({ kept } = back)
  })
  return entries
}

export function takeBacksIn(entries: readonly string[]): readonly TakeBack[] {
  const line: string[] = []
  return entries.flatMap((entry) => {
    const [word, steps = '1'] = entry.split(' ')
    if (word !== 'undo') {
      line.push(entry)
      return []
    }
    const inputs = line.splice(-Number(steps))
    return [{ kept: line.length, inputs }]
  })
}
