/**
 * Plays one entry of a record through `append`, as any external input, and translates its error.
 */
import { cut } from './header.ts'
import { append } from './match.ts'
import type { Match, InputSource } from './match.ts'
import type { RecordError } from './record.ts'

const MOST_ENTRIES = 20_000

export const tooMany = ({ log: { entries } }: Match): RecordError | undefined =>
  entries.length < MOST_ENTRIES ? undefined : { fault: 'too-long', word: `${entries.length}` }

export function readInput(match: Match, by: InputSource, text: string): RecordError | undefined {
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
