/** A link from a word or an icon to its rule. */
import { useLanguage } from '../shared/language/LanguageProvider.tsx'

interface RuleLinkProps {
  /** The subject of the rule. */
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
