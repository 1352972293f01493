/** The edition of a new game, where there are any besides the standard one. */
import { content } from '@tiletum/content'
import type { Content, Json } from '@tiletum/engine'
import { useEffect, useId, useState } from 'react'
import { contentOf } from '../game/edition.ts'
import { editionName, editions } from '../game/editions.ts'
import type { KeptEdition } from '../game/editions.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

/** Undefined is the standard edition; one with a fault is never played. */
export type EditionChoice =
  | { readonly edition: Json; readonly content: Content }
  | 'checking'
  | 'faulty'
  | undefined

interface EditionFieldProps {
  /** The kept edition chosen at first. */
  readonly first: string | undefined
  readonly value: EditionChoice
  readonly onChange: (choice: EditionChoice) => void
}

const STANDARD = ''

export function EditionField({ first = STANDARD, value, onChange }: EditionFieldProps) {
  const { setup } = useLanguage().words.web
  const id = useId()
  const [kept, setKept] = useState<readonly KeptEdition[]>([])
  const [chosen, setChosen] = useState(first)
  useEffect(() => {
    let left = false
    void editions.list().then((list) => {
      if (!left) setKept(list)
    })
    return () => {
      left = true
    }
  }, [])
  const edition = kept.find((one) => one.id === chosen)
  useEffect(() => {
    if (edition === undefined) {
      onChange(undefined)
      return undefined
    }
    let left = false
    onChange('checking')
    void check(edition).then((choice) => {
      if (!left) onChange(choice)
    })
    return () => {
      left = true
    }
  }, [edition, onChange])
  if (kept.length === 0) return undefined
  return (
    <>
      <p className="field">
        <label htmlFor={id}>{setup.edition}</label>{' '}
        <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value={STANDARD}>{setup.standardEdition}</option>
          {kept.map((one) => (
            <option key={one.id} value={one.id}>
              {editionName(one) ?? setup.unnamedEdition}
            </option>
          ))}
        </select>
      </p>
      {value === 'faulty' ? <p className="error">{setup.faultyEdition}</p> : undefined}
    </>
  )
}

async function check({ text }: KeptEdition): Promise<EditionChoice> {
  const { readEdition } = await import('@tiletum/content/edition')
  const read = readEdition(content, text)
  if ('problems' in read) return 'faulty'
  const edition = read.edition as Json
  return { edition, content: await contentOf({ edition }) }
}
