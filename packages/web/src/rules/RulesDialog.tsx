/** The rules reference: searchable, opened at the clause asked for, rulings marked. */
import { RULES, searchRules } from '@tiletum/text/rules'
import type { RuleClause } from '@tiletum/text/rules'
import type { Language } from '@tiletum/text'
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { LessonLink } from '../lessons/LessonLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import './RulesDialog.css'

interface RulesDialogProps {
  readonly clause: string | undefined
  readonly onClose: () => void
}

export function RulesDialog({ clause, onClose }: RulesDialogProps) {
  const { language, words } = useLanguage()
  const { web } = words
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const search = useId()
  const body = useRef<HTMLDivElement>(null)
  const found = useMemo(
    () =>
      asked.trim() === ''
        ? undefined
        : new Set(searchRules(language, asked).map(({ clause: { id } }) => id)),
    [asked, language],
  )
  useEffect(() => {
    if (clause === undefined) return
    const element = body.current?.querySelector<HTMLElement>(`[data-clause="${clause}"]`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus()
  }, [clause])
  return (
    <Dialog
      title={web.bar.rules}
      closeLabel={web.why.close}
      onClose={onClose}
      className="wide rules"
    >
      <p className="rules-search">
        <label htmlFor={search}>{web.search}</label>
        <input
          id={search}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output>{found === undefined ? '' : web.rules.found(found.size)}</output>
      </p>
      <div ref={body}>
        {RULES.map((part) => {
          const sections = part.sections.flatMap((section) => {
            const clauses = section.clauses.filter(({ id }) => found?.has(id) !== false)
            return clauses.length === 0 ? [] : [{ section, clauses }]
          })
          if (sections.length === 0) return undefined
          return (
            <section key={part.id}>
              <h3>{part.title[language]}</h3>
              {sections.map(({ section, clauses }) => (
                <section key={section.id}>
                  <h4>{section.title[language]}</h4>
                  <LessonLink section={section.id} />
                  {clauses.map((one) => (
                    <Clause
                      key={one.id}
                      clause={one}
                      language={language}
                      asked={one.id === clause}
                    />
                  ))}
                </section>
              ))}
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}

interface ClauseProps {
  readonly clause: RuleClause
  readonly language: Language
  readonly asked: boolean
}

function Clause({ clause, language, asked }: ClauseProps) {
  const { rules } = useLanguage().words.web
  return (
    <p
      className="clause"
      tabIndex={-1}
      data-clause={clause.id}
      data-example={clause.example}
      aria-current={asked ? 'true' : undefined}
    >
      <small>{clause.id}</small> {clause.text[language]}
      {clause.ruling === true ? <em> ({rules.ruling})</em> : undefined}
      {clause.ours === undefined ? undefined : (
        <em>
          {' '}
          {clause.ours[language]} ({rules.ruling})
        </em>
      )}
    </p>
  )
}
