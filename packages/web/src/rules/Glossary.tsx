/** The terms of the game, each with its rule. */
import type { Term } from '@tiletum/text/rules'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { RuleLink } from './RuleLink.tsx'

interface GlossaryProps {
  readonly terms: readonly Term[]
  readonly asked: string | undefined
  readonly onClause: (clause: string) => void
}

export function Glossary({ terms, asked, onClause }: GlossaryProps) {
  const { language } = useLanguage()
  return (
    <dl className="glossary">
      {terms.map(({ id, name, meaning, clause }) => (
        <div key={id} data-term={id} tabIndex={-1} aria-current={id === asked ? 'true' : undefined}>
          <dt>{name[language]}</dt>
          <dd>
            {meaning[language]}{' '}
            <RuleLink name={name[language]} clause={clause} onClause={onClause} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
