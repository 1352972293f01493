/** The rules reference as data: parts, sections and clauses. */
import type { ClauseId } from '@tiletum/engine'
import { PARTS, RULINGS } from './contents.ts'
import { idsIn, wording } from './texts.ts'
import type { RuleTexts, Wording } from './texts.ts'

export interface RuleClause {
  /** The anchor; refusals and events name it. */
  readonly id: ClauseId
  readonly text: Wording
  /** The rulebooks are silent or unclear here, so the text is our decision. */
  readonly ruling?: true
  /** An addition of ours to a clause of the rulebooks. */
  readonly ours?: Wording
  readonly example?: true
}

export interface RuleSection {
  readonly id: string
  readonly title: Wording
  readonly clauses: readonly RuleClause[]
}

export interface RulePart {
  readonly id: (typeof PARTS)[number]['id']
  readonly title: Wording
  readonly sections: readonly RuleSection[]
}

interface SectionTexts<Id extends ClauseId> {
  readonly title: string
  readonly clauses: Readonly<Record<Id, string>>
  /** Additions of ours to clauses of the rulebooks. */
  readonly ours?: Readonly<Partial<Record<Id, string>>>
}

/** The parts in reading order. */
export const RULES: readonly RulePart[] = PARTS.map(({ id, sections }) => ({
  id,
  title: wording(({ parts }) => parts[id]),
  sections: sections.map(sectionOf),
}))

function sectionOf(id: keyof RuleTexts['sections']): RuleSection {
  const textsIn = ({ sections }: RuleTexts): SectionTexts<ClauseId> => sections[id]
  return {
    id,
    title: wording((texts) => textsIn(texts).title),
    clauses: idsIn((texts) => textsIn(texts).clauses).map((clause) => clauseOf(clause, textsIn)),
  }
}

function clauseOf<Id extends ClauseId>(
  id: Id,
  textsIn: (texts: RuleTexts) => SectionTexts<Id>,
): RuleClause {
  const hasAddition = idsIn((texts) => textsIn(texts).ours ?? {}).some((each) => each === id)
  return {
    id,
    text: wording((texts) => textsIn(texts).clauses[id]),
    ...(RULINGS.has(id) && { ruling: true }),
    ...(hasAddition && { ours: wording((texts) => textsIn(texts).ours?.[id] ?? '') }),
    ...(id.startsWith('ex-') && { example: true }),
  }
}
