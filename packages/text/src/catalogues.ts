import * as en from './en/index.ts'
import * as fr from './fr/index.ts'
import type { Language } from './languages.ts'

/** English is the measure: a language that lacks a word, or has one too many, does not compile. */
export type Messages = typeof en

/** Both languages at hand. The browser loads one at a time instead, from `@tiletum/text/en` or `/fr`. */
export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, fr }
