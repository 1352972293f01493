import type { ClauseId } from '@tiletum/engine'
import { idsIn, wording } from './texts.ts'
import type { RuleTexts, Wording } from './texts.ts'

export interface Term {
  /** The word the code uses. */
  readonly id: string
  readonly name: Wording
  readonly meaning: Wording
  /** The clause that introduces it. */
  readonly clause: ClauseId
}

type TermTexts<Id extends string> = Readonly<
  Record<Id, { readonly name: string; readonly meaning: string }>
>

/** Builds the terms of one list of texts, each with the clause that introduces it. */
export const termsOf = <Id extends string>(
  listIn: (texts: RuleTexts) => TermTexts<Id>,
  clauses: Readonly<Record<Id, ClauseId>>,
): readonly Term[] =>
  idsIn(listIn).map((id) => ({
    id,
    name: wording((texts) => listIn(texts)[id].name),
    meaning: wording((texts) => listIn(texts)[id].meaning),
    clause: clauses[id],
  }))
