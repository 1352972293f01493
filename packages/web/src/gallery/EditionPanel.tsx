/** The edition being edited: its name, its problems, its changes and its text. */
import { content as standard } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'
import type { JsonPath } from '@tiletum/content/edition'
import { plainLetters } from '@tiletum/text'
import { useId, useState } from 'react'
import { addressOf, go } from '../shared/navigation/route.ts'
import { editionName, editions } from '../game/storage/edition-store.ts'
import { offerFile } from '../game/storage/download.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { Editing } from './editing.ts'
import { knownBy } from './filter.ts'
import { Problems } from './Problems.tsx'
import { galleryWords } from '../shared/language/screen-words.ts'

export function EditionPanel({ editing }: { readonly editing: Editing }) {
  const { edition, gallery } = useLazyWords(galleryWords)
  const words = gallery.edition
  const { unnamedEdition } = useLanguage().words.web.setup
  const { kept, data, checked, stored, content, tools, correct, setText } = editing
  const [asking, setAsking] = useState(false)
  const id = useId()
  const name = editionName(kept) ?? unnamedEdition
  const good = 'content' in checked
  const changes = good ? checked.changes : []
  const corrected = components(content)
    .filter((one) => knownBy(one).includes('edition'))
    .map((one) => ({ one, places: tools.placesOf(one, standard) }))
  const correctedAt = (place: JsonPath) =>
    corrected.find(({ places }) => places.some((other) => meet(place, other)))?.one
  const text = (key: 'name' | 'note') => {
    const value: unknown = Reflect.get(Object(data), key)
    return typeof value === 'string' ? value : ''
  }
  return (
    <section className="edition-panel" aria-label={words.heading}>
      {(['name', 'note'] as const).map((key) => (
        <p key={key} className="field">
          <label htmlFor={`${id}-${key}`}>{words[key]}</label>
          <input
            id={`${id}-${key}`}
            type="text"
            maxLength={key === 'name' ? 40 : 400}
            disabled={data === undefined}
            value={text(key)}
            onChange={({ target }) =>
              correct([key], target.value === '' ? undefined : target.value)
            }
          />
        </p>
      ))}
      {good ? <p className="good">{words.good}</p> : undefined}
      <Problems checked={checked} />
      {good ? <p>{words.changes(changes.length)}</p> : undefined}
      <ul className="changes">
        {changes.map((place) => {
          const said = edition.place(place)
          const of = correctedAt(place)
          return (
            <li key={said}>
              {of === undefined ? (
                said
              ) : (
                <a href={addressOf({ at: 'gallery', edition: kept.id, component: of.id })}>
                  {said}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {good && checked.remarks.length > 0 ? (
        <>
          <p>{edition.remarks}</p>
          <ul>
            {checked.remarks
              .map((one) => edition.remark(one))
              .map((said) => (
                <li key={said}>{said}</li>
              ))}
          </ul>
        </>
      ) : undefined}
      {stored ? undefined : <p className="error">{words.notStored}</p>}
      <p className="buttons">
        <button
          type="button"
          className="primary"
          disabled={!good}
          onClick={() => go({ at: 'new', edition: kept.id })}
        >
          {words.play}
        </button>
        <button
          type="button"
          onClick={() => offerFile(`${fileName(name)}.json`, kept.text, 'application/json')}
        >
          {words.save}
        </button>
        {asking ? (
          <>
            <span>{words.sure}</span>
            <button
              type="button"
              onClick={() => void editions.remove(kept.id).then(() => go({ at: 'gallery' }))}
            >
              {words.remove}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setAsking(true)}>
            {words.remove}
          </button>
        )}
      </p>
      <details>
        <summary>{words.text}</summary>
        <textarea
          className="json"
          aria-label={words.text}
          spellCheck={false}
          rows={16}
          value={kept.text}
          onChange={({ target }) => setText(target.value)}
        />
      </details>
    </section>
  )
}

/** True if one path lies within the other. */
const meet = (one: JsonPath, other: JsonPath): boolean =>
  one.slice(0, other.length).join(' ') === other.slice(0, one.length).join(' ')

const fileName = (name: string): string =>
  plainLetters(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-') || 'edition'
