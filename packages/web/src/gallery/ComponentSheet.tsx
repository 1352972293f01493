/** The sheet of a component: its drawing, its text in all languages, its provenance, its rule. */
import type { Component } from '@tiletum/content'
import type { Provenance } from '@tiletum/engine'
import { LANGUAGE_NAMES, LANGUAGES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { RulesDialog } from '../rules/lazy.ts'
import { Dialog } from '../shared/ui/Dialog.tsx'
import { clauseOf } from './clauses.ts'
import { evidenceOf } from './evidence.ts'
import { ComponentFace } from './ComponentFace.tsx'
import { nameOf } from './filter.ts'
import { allWords } from './all-words.ts'
import { galleryWords } from '../shared/language/screen-words.ts'

interface ComponentSheetProps {
  readonly component: Component
  /** The neighbours in the list. */
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly onLook: (id: string) => void
  readonly onClose: () => void
  /** The form in which an edition corrects it. */
  readonly children?: ReactNode
}

const SIZE = 116

export function ComponentSheet(props: ComponentSheetProps) {
  const { component, previous, next, onLook, onClose, children } = props
  const { language, words } = useLanguage()
  const { gallery } = useLazyWords(galleryWords)
  const [rule, setRule] = useState(false)
  const { family, id, subject, copies, marks, provenance, marksProvenance } = component
  const clause = clauseOf(component)
  const evidence = evidenceOf(component, gallery)
  return (
    <>
      <Dialog
        title={nameOf(component, language) ?? words.nouns.family[family]}
        closeLabel={gallery.close}
        onClose={onClose}
        className="component-sheet"
      >
        <div className="looked-at">
          <Step id={previous} label={gallery.previous} icon="left" onLook={onLook} />
          <ComponentFace subject={subject} size={SIZE} />
          <Step id={next} label={gallery.next} icon="right" onLook={onLook} />
        </div>
        <dl>
          {LANGUAGES.map((one) => (
            <Text key={one} component={component} language={one} />
          ))}
          <Origin title={gallery.face} known={provenance} />
          {evidence === undefined ? undefined : (
            <>
              <dt>{gallery.speaksFor}</dt>
              <dd>{evidence.for}</dd>
              <dt>{gallery.speaksAgainst}</dt>
              <dd>{evidence.against}</dd>
            </>
          )}
          {marksProvenance === undefined ? undefined : (
            <Origin title={gallery.copiesKnown} known={marksProvenance} />
          )}
          {copies === 0 ? undefined : (
            <>
              <dt>{gallery.copies(copies)}</dt>
              <dd>
                {marks === undefined ? words.nouns.module[component.module] : marksText(marks)}
              </dd>
            </>
          )}
          <dt>{gallery.id}</dt>
          <dd>
            <code>{id}</code>
          </dd>
        </dl>
        <p>
          <button type="button" onClick={() => setRule(true)}>
            {gallery.rule} <small>{clause}</small>
          </button>
        </p>
        {children}
      </Dialog>
      {rule ? <RulesDialog clause={clause} onClose={() => setRule(false)} /> : undefined}
    </>
  )

  function marksText(all: NonNullable<typeof marks>): string {
    return all.map((mark) => words.nouns.mark[mark]).join(', ')
  }
}

interface StepProps {
  readonly id: string | undefined
  readonly label: string
  readonly icon: 'left' | 'right'
  readonly onLook: (id: string) => void
}

function Step({ id, label, icon, onLook }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={id === undefined}
      onClick={() => {
        if (id !== undefined) onLook(id)
      }}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}

interface TextProps {
  readonly component: Component
  readonly language: Language
}

function Text({ component, language }: TextProps) {
  const { components } = use(allWords(language))
  const name = nameOf(component, language)
  const text = components.describe(component.subject)
  return (
    <>
      <dt>{LANGUAGE_NAMES[language]}</dt>
      <dd lang={language} className="told">
        {name === undefined || text.startsWith(name) ? text : `${name}. ${text}`}
      </dd>
    </>
  )
}

function Origin({ title, known }: { readonly title: string; readonly known: Provenance }) {
  const { nouns } = useLanguage().words
  const { gallery } = useLazyWords(galleryWords)
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <span className="known">
          <span data-known={known}>{nouns.provenance[known]}</span>
        </span>{' '}
        {gallery.legend[known]}
      </dd>
    </>
  )
}
