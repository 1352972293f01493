/** What a move that reveals something does to undo, the same wherever it is said. */
import type { Words } from '../../shared/language/words.ts'

export const revealsSentence = ({ web }: Words, freeUndo: boolean): string =>
  freeUndo ? web.moves.revealsAlone : web.moves.reveals

/** Where several moves are possible, of which some reveal something. */
export const revealsSomeSentence = ({ web }: Words, freeUndo: boolean): string =>
  freeUndo ? web.moves.revealsSomeAlone : web.moves.revealsSome
