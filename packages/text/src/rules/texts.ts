/** The texts of the reference. A new language is a folder, an import and a line in `wording`. */
import * as en from '../en/rules/index.ts'
import * as fr from '../fr/rules/index.ts'
import type { Language } from '../languages.ts'

/** The English texts. A language that lacks a clause or a term of them does not compile. */
export type RuleTexts = typeof en

export type Wording = Readonly<Record<Language, string>>

/** Returns one text of the reference in every language. */
export const wording = (textIn: (texts: RuleTexts) => string): Wording => ({
  en: textIn(en),
  fr: textIn(fr),
})

/** Returns the ids of a list of texts, in the order of the English one. */
export function idsIn<Id extends string>(
  listIn: (texts: RuleTexts) => Readonly<Partial<Record<Id, unknown>>>,
): readonly Id[] {
  const list = listIn(en)
  return Object.keys(list).filter((id): id is Id => id in list)
}
