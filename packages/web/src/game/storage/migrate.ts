/** Converts games that an earlier release stored. */
import { undoText } from '@tiletum/engine'
import { isAlone } from './saved-game.ts'
import type { SavedGame } from './saved-game.ts'

/** Release 0.1.0 stored the effective moves, and beside them what was taken back. */
interface Release1 extends Omit<SavedGame, 'entries' | 'draft' | 'freeUndo' | 'rules'> {
  readonly inputs: readonly string[]
  readonly takenBack?: readonly TakeBack[]
}

interface TakeBack {
  /** Number of inputs before the ones taken back. */
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

/** Returns every input ever made, in order, with `undo 3` where some were taken back. */
function entriesOf({ inputs, takenBack = [] }: Release1): readonly string[] {
  // Backwards: the moves before a take-back are those it kept, then those it took back.
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
