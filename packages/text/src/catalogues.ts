import type { Vocabulary } from './commands/vocabulary.ts'
import { commands as enCommands } from './en/commands.ts'
import * as en from './en/index.ts'
import { commands as frCommands } from './fr/commands.ts'
import * as fr from './fr/index.ts'
import type { Language } from './languages.ts'

/** The words of a language. A language that lacks one of the English words, or has one more, does not compile. */
export type Messages = typeof en

/** All languages at once. The browser loads one at a time instead, from `@tiletum/text/en` or `/fr`. */
export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, fr }

/** The words in which moves can be typed, by language. */
export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: enCommands,
  fr: frCommands,
}
