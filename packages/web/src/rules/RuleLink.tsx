/** Leads from a word or an icon to the rule it comes from. */
import { useLanguage } from '../shared/language/LanguageProvider.tsx'

interface RuleLinkProps {
  /** What the rule is about. */
  readonly name: string
  readonly clause: string
  readonly onClause: (clause: string) => void
}

export function RuleLink({ name, clause, onClause }: RuleLinkProps) {
  const { rules } = useLanguage().words.web
  return (
    <button
      type="button"
      className="link"
      aria-label={rules.ruleOf(name, clause)}
      onClick={() => onClause(clause)}
    >
      {clause}
    </button>
  )
}
