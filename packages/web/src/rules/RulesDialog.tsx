/**
 * The rules reference with its glossary: searchable, opened at a clause, with our rulings marked.
 */
import {
  explained,
  glossaryOf,
  holds,
  RULES,
  searchGlossary,
  searchRules,
} from '@tiletum/text/rules'
import type { RuleClause } from '@tiletum/text/rules'
import type { Language } from '@tiletum/text'
import {
  Fragment,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { LessonLink } from './LessonLink.tsx'
import { Dialog } from '../shared/ui/Dialog.tsx'
import { Glossary } from './Glossary.tsx'
import { RuleDrawing } from './RuleDrawing.tsx'
import { RuleIcons } from './RuleIcons.tsx'
import './RulesDialog.css'

interface RulesDialogProps {
  readonly clause: string | undefined
  /** The icon to explain. */
  readonly icon?: string
  /** The term to explain. */
  readonly term?: string
  readonly onClose: () => void
}

const GLOSSARY = 'glossary'
const ICONS = 'icons'

export function RulesDialog({ clause: first, icon, term, onClose }: RulesDialogProps) {
  const { language, words } = useLanguage()
  const { web } = words
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const search = useId()
  const body = useRef<HTMLDivElement>(null)
  /** A new object for each request, so that the same clause can be requested again. */
  const [at, setAt] = useState({ clause: first })
  const { clause } = at
  const searching = asked.trim() !== ''
  const found = useMemo(
    () =>
      searching ? new Set(searchRules(language, asked).map(({ clause: { id } }) => id)) : undefined,
    [searching, asked, language],
  )
  const terms = useMemo(
    () => (searching ? searchGlossary(language, asked) : glossaryOf(language)),
    [searching, asked, language],
  )
  const meant = icon === undefined ? undefined : explained(icon)
  useEffect(() => {
    if (meant !== undefined) show(body.current, `[data-icon-of="${meant}"]`, 'center')
  }, [meant])
  useEffect(() => {
    if (term !== undefined) show(body.current, `[data-term="${term}"]`, 'center')
  }, [term])
  useEffect(() => {
    if (at.clause !== undefined) show(body.current, `[data-clause="${at.clause}"]`, 'center')
  }, [at])
  const openClause = useCallback((id: string) => {
    // A clause that the search hides has to be shown first.
    setQuery('')
    setAt({ clause: id })
  }, [])
  const parts = [
    ...RULES.map(({ id, title }) => ({ id, title: title[language] })),
    { id: ICONS, title: web.rules.icons },
    { id: GLOSSARY, title: web.rules.glossary },
  ]
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
        <output>
          {found === undefined
            ? ''
            : [web.rules.found(found.size), web.rules.termsFound(terms.length)].join(' · ')}
        </output>
      </p>
      {searching ? undefined : (
        <nav className="rules-parts" aria-label={web.rules.goTo}>
          {parts.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className="link"
              onClick={() => show(body.current, `[data-part-of-rules="${id}"]`, 'start')}
            >
              {title}
            </button>
          ))}
          <details>
            <summary>{web.rules.contents}</summary>
            {RULES.map((part) => (
              <Fragment key={part.id}>
                <h3>{part.title[language]}</h3>
                <ul>
                  {part.sections.map((section) => (
                    <li key={section.id}>
                      <button
                        type="button"
                        className="link"
                        onClick={() =>
                          show(body.current, `[data-section-of-rules="${section.id}"]`, 'start')
                        }
                      >
                        {section.title[language]}
                      </button>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </details>
        </nav>
      )}
      <div ref={body}>
        {RULES.map((part) => {
          const sections = part.sections.flatMap((section) => {
            const clauses = section.clauses.filter(({ id }) => found?.has(id) !== false)
            return clauses.length === 0 ? [] : [{ section, clauses }]
          })
          if (sections.length === 0) return undefined
          return (
            <section key={part.id}>
              <h3 tabIndex={-1} data-part-of-rules={part.id}>
                {part.title[language]}
              </h3>
              {sections.map(({ section, clauses }) => (
                <section key={section.id}>
                  <h4 tabIndex={-1} data-section-of-rules={section.id}>
                    {section.title[language]}
                  </h4>
                  {searching ? undefined : <RuleDrawing section={section.id} />}
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
        <section>
          <h3 tabIndex={-1} data-part-of-rules={ICONS}>
            {web.rules.icons}
          </h3>
          <RuleIcons
            shown={(text) => !searching || holds(text, asked)}
            asked={meant}
            onClause={openClause}
          />
        </section>
        {terms.length === 0 ? undefined : (
          <section>
            <h3 tabIndex={-1} data-part-of-rules={GLOSSARY}>
              {web.rules.glossary}
            </h3>
            <Glossary terms={terms} asked={term} onClause={openClause} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

function show(body: HTMLElement | null, selector: string, block: ScrollLogicalPosition): void {
  const element = body?.querySelector<HTMLElement>(selector)
  element?.scrollIntoView({ block })
  element?.focus({ preventScroll: true })
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
