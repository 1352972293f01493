/** The rules reference: the rules of the game in our own words, by clause. Loaded when looked into. */
import type { ClauseId } from '@tiletum/engine'
import type { Language } from '../languages.ts'
import { plainLetters } from '../fold-accents.ts'
import { RULES } from './clause.ts'
import type { RuleClause, RulePart, RuleSection } from './clause.ts'
import { GLOSSARY } from './glossary.ts'
import type { Term } from './term.ts'

export { GLOSSARY } from './glossary.ts'
export { explained, ICON_MEANINGS } from './icons.ts'
export type { Term } from './term.ts'
export { RULES } from './clause.ts'
export type { RuleClause, RulePart, RuleSection } from './clause.ts'
export type { Wording } from './texts.ts'

export interface FoundClause {
  readonly part: RulePart
  readonly section: RuleSection
  readonly clause: RuleClause
}

const ALL: readonly FoundClause[] = RULES.flatMap((part) =>
  part.sections.flatMap((section) => section.clauses.map((clause) => ({ part, section, clause }))),
)
const BY_ID: ReadonlyMap<string, FoundClause> = new Map(
  ALL.map((found) => [found.clause.id, found]),
)

export const findClause = (id: ClauseId): FoundClause | undefined => BY_ID.get(id)

/** Clauses that hold every word of a query, whatever its accents, in reading order. */
export function searchRules(language: Language, query: string): readonly FoundClause[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return ALL.filter((found) => holdsAll(searchable(language, found), words))
}

const wordsOf = (query: string): readonly string[] =>
  plainLetters(query)
    .split(/[^\p{L}\p{N}+−-]+/u)
    .filter((word) => word !== '')

const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))

const searchable = (language: Language, { section, clause }: FoundClause): string =>
  plainLetters(
    [clause.id, section.title[language], clause.text[language], clause.ours?.[language] ?? ''].join(
      ' ',
    ),
  )

/** Whether a text holds every word of a query, whatever its accents. */
export const holds = (text: string, query: string): boolean =>
  holdsAll(plainLetters(text), wordsOf(query))

/** The words of the glossary in the order of a language. */
export const glossaryOf = (language: Language): readonly Term[] =>
  GLOSSARY.toSorted((one, other) =>
    one.name[language].localeCompare(other.name[language], language),
  )

/** Terms whose name or meaning holds every word of a query, in the order of a language. */
export function searchGlossary(language: Language, query: string): readonly Term[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return glossaryOf(language).filter(({ name, meaning }) =>
    holdsAll(plainLetters(`${name[language]} ${meaning[language]}`), words),
  )
}
