/** The words of the game, each with the rule that it comes from. */
import type { Term } from '@tiletum/text/rules'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'

interface GlossaryProps {
  readonly terms: readonly Term[]
  readonly asked: string | undefined
  readonly onClause: (clause: string) => void
}

export function Glossary({ terms, asked, onClause }: GlossaryProps) {
  const { language, words } = useLanguage()
  const { rules } = words.web
  return (
    <dl className="glossary">
      {terms.map(({ id, name, meaning, clause }) => (
        <div key={id} data-term={id} tabIndex={-1} aria-current={id === asked ? 'true' : undefined}>
          <dt>{name[language]}</dt>
          <dd>
            {meaning[language]}{' '}
            <button
              type="button"
              className="link"
              aria-label={rules.ruleOf(name[language], clause)}
              onClick={() => onClause(clause)}
            >
              {clause}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
