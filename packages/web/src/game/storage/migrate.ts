/** Games that an earlier release kept, as they are kept now. */
import { undoText } from '@tiletum/engine'
import { isAlone } from './saved-game.ts'
import type { SavedGame } from './saved-game.ts'

/** Release 0.1.0 kept the line of the game, and beside it what was taken back. */
interface Release1 extends Omit<SavedGame, 'entries' | 'draft' | 'freeUndo' | 'rules'> {
  readonly inputs: readonly string[]
  readonly takenBack?: readonly TakeBack[]
}

interface TakeBack {
  /** How many inputs were kept. */
  readonly kept: number
  readonly inputs: readonly string[]
}

const RULES_OF_RELEASE_1 = 2

export function migrate(kept: SavedGame | Release1): SavedGame {
  if ('entries' in kept) return kept
  const { inputs: _inputs, takenBack, ...game } = kept
  const freeUndo = takenBack !== undefined || (kept.day === undefined && isAlone(kept.players))
  return { ...game, entries: entriesOf(kept), freeUndo, rules: RULES_OF_RELEASE_1 }
}

/** Every input ever made, in order, with `undo 3` where some were taken back. */
function entriesOf({ inputs, takenBack = [] }: Release1): readonly string[] {
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
    entries.push(undoText(back.inputs.length))
    ;({ kept } = back)
  })
  return entries
}
