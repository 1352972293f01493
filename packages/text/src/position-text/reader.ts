/** The words that describe a position. */
import type { Messages } from '../catalogues.ts'
import type { Language } from '../languages.ts'

export type ReadingWords = Pick<
  Messages,
  'chance' | 'components' | 'effects' | 'nouns' | 'position' | 'things' | 'web'
>

export interface Reader {
  readonly words: ReadingWords
  readonly language: Language
}
