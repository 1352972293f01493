/** One input of a record: through the same door as any other, with the fault in the record's words. */
import { cut } from './header.ts'
import { append } from './match.ts'
import type { Match } from './match.ts'
import type { RecordError } from './record.ts'

const MOST_ENTRIES = 20_000
/** Each plays the game again, so their number is what keeps a bad file from taking for ever. */
const MOST_UNDOS = 1_000

export function tooMany({ log: { entries } }: Match): RecordError | undefined {
  if (entries.length < MOST_ENTRIES && entries.at(-1) !== undefined && (entries.at(-1) ?? 0) >= 0)
    return undefined
  const undos = entries.filter((entry) => entry < 0).length
  return entries.length >= MOST_ENTRIES || undos > MOST_UNDOS
    ? { fault: 'too-long', word: `${entries.length}` }
    : undefined
}

export function readInput(
  match: Match,
  by: number | 'chance',
  text: string,
): RecordError | undefined {
  const error = append(match, { by, text })
  switch (error?.error) {
    case undefined:
    case 'stale':
      return undefined
    case 'too-long':
      return { fault: 'notation', word: cut(text) }
    case 'notation':
      return { fault: 'notation', word: cut(error.notation.word), notation: error.notation }
    case 'not-your-turn':
      return { fault: 'wrong-seat', word: cut(text), awaiting: error.awaiting }
    case 'refused':
      return { fault: 'refused', word: text, refusal: error.refusal }
    case 'cannot-undo':
      return { fault: 'cannot-undo', word: text }
  }
}
