/** The shape of the rules reference: parts, sections and clauses, each clause in every language. */
import type { ClauseId } from '@tiletum/engine'
import type { Language } from '../languages.ts'

export type Wording = Readonly<Record<Language, string>>

export interface RuleClause {
  /** The anchor, and what a refused move names. */
  readonly id: ClauseId
  readonly text: Wording
  /** The rulebooks are silent or unclear: what is said here is ours. */
  readonly ruling?: true
  /** What we add to a clause of the rulebooks. */
  readonly ours?: Wording
  readonly example?: true
}

export interface RuleSection {
  readonly id: string
  readonly title: Wording
  readonly clauses: readonly RuleClause[]
}

export interface RulePart {
  readonly id: 'base' | 'solo' | 'silver'
  readonly title: Wording
  readonly sections: readonly RuleSection[]
}

export const rule = (id: ClauseId, en: string, fr: string): RuleClause => ({ id, text: { en, fr } })

export const ruling = (id: ClauseId, en: string, fr: string): RuleClause => ({
  id,
  text: { en, fr },
  ruling: true,
})

export const example = (id: ClauseId, en: string, fr: string): RuleClause => ({
  id,
  text: { en, fr },
  example: true,
})

/** A clause of the rulebooks with an addition of ours. */
export const withOurs = (clause: RuleClause, en: string, fr: string): RuleClause => ({
  ...clause,
  ours: { en, fr },
})
