/** A value as JSON text, which is stored as soon as it can be read. */
import { parseJson } from '@tiletum/engine/json'
import { useId, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { textOf } from './editing.ts'
import { galleryWords } from '../shared/language/screen-words.ts'

interface TextFieldProps {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

export function TextField({ label, value, onChange }: TextFieldProps) {
  const { edition } = useLazyWords(galleryWords)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    try {
      onChange(parseJson(text))
      setFault(undefined)
    } catch (error) {
      setFault(edition.problem({ place: [], problem: 'not-json', detail: String(error) }))
    }
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="json"
        spellCheck={false}
        rows={12}
        value={typed ?? textOf(value)}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ target }) => type(target.value)}
      />
      {fault === undefined ? undefined : (
        <p className="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  )
}
