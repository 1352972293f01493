import type { Language } from './languages.ts'

/** `other` is always there; a language names further forms only where they differ. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>
>

/** Chooses the form for a count: `const count = plural('en'); count(2, { one: 'house', other: 'houses' })`. */
export function plural(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
