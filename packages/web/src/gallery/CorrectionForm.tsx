/** The values of a component in an edition, as a form. */
import { content as standard } from '@tiletum/content'
import type { Component } from '@tiletum/content'
import type { JsonPath } from '@tiletum/content/edition'
import { use, useMemo } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { Editing } from './editing.ts'
import { Problems } from './Problems.tsx'
import { galleryWords } from '../shared/language/screen-words.ts'
import { Field, FormContext } from './Field.tsx'
import { isText } from './places.ts'
import { schemaAt } from './schema.ts'
import type { Schema } from './schema.ts'
import { TextField } from './TextField.tsx'
import { formWords } from './correction-words.ts'

interface CorrectionFormProps {
  readonly component: Component
  readonly editing: Editing
}

export function CorrectionForm({ component, editing }: CorrectionFormProps) {
  const { words } = useLanguage()
  const own = useLazyWords(galleryWords)
  const { form } = own.gallery
  const { tools, data, checked } = editing
  const template = useMemo(() => tools.editionTemplate(standard), [tools])
  const context = useMemo(
    () => ({
      root: tools.editionJsonSchema(standard) as Schema,
      words: formWords(words, own, standard),
    }),
    [tools, words, own],
  )
  const places = tools.placesOf(component, standard)
  return (
    <section className="correction">
      <h3>{form.heading}</h3>
      {places.length === 0 ? <p>{form.none}</p> : undefined}
      {data === undefined ? (
        <p className="error">{form.text}</p>
      ) : (
        <FormContext value={context}>
          {places.map((place) => (
            <Correction key={place.join(' ')} place={place} template={template} editing={editing} />
          ))}
        </FormContext>
      )}
      <Problems checked={checked} />
    </section>
  )
}

interface CorrectionProps {
  readonly place: JsonPath
  readonly template: unknown
  readonly editing: Editing
}

function Correction({ place, template, editing }: CorrectionProps) {
  const { field, form } = useLazyWords(galleryWords).gallery
  const { words, root } = use(FormContext)
  const { tools, data, correct } = editing
  const usual = tools.valueAt(template, place)
  const own = tools.valueAt(data, place)
  const value = isGroup(usual) && isGroup(own) ? { ...usual, ...own } : (own ?? usual)
  const [name = ''] = place.toReversed().filter((step) => String(step) in field)
  const change = (next: unknown) => correct(place, next)
  return (
    <div className="place">
      {isText(place) ? (
        <TextField label={form.asText} value={value} onChange={change} />
      ) : (
        <Field
          name={String(name)}
          label={words.field(String(name))}
          schema={schemaAt(place, root)}
          value={value}
          onChange={change}
          whole
        />
      )}
      {own === undefined ? undefined : (
        <button type="button" onClick={() => change(undefined)}>
          {form.reset}
        </button>
      )}
    </div>
  )
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
