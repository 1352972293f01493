/** What a move that reveals something does to undo, the same wherever it is said. */
import type { Words } from '../../base/language/words.ts'

export const revealsSentence = ({ web }: Words, freeUndo: boolean): string =>
  freeUndo ? web.moves.revealsAlone : web.moves.reveals
