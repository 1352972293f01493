/** The edition of a new game; only if there are any besides the standard one. */
import { content } from '@tiletum/content'
import type { Content, Json } from '@tiletum/engine'
import { useEffect, useState } from 'react'
import { contentOf } from '../game/storage/game-content.ts'
import { editions } from '../game/storage/edition-store.ts'
import type { StoredEdition } from '../game/storage/edition-store.ts'
import { useStored } from '../game/storage/use-stored.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { EditionSelect } from './EditionSelect.tsx'

/** `undefined` is the standard edition; an edition with problems is never played. */
export type EditionChoice =
  | { readonly edition: Json; readonly content: Content }
  | 'checking'
  | 'faulty'
  | undefined

interface EditionFieldProps {
  /** The stored edition that is chosen at first. */
  readonly first: string | undefined
  readonly value: EditionChoice
  readonly onChange: (choice: EditionChoice) => void
}

export function EditionField({ first, value, onChange }: EditionFieldProps) {
  const { setup } = useLanguage().words.web
  const kept = useStored(editions) ?? []
  const [chosen, setChosen] = useState(first)
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
      <EditionSelect label={setup.edition} kept={kept} chosen={chosen} onChoose={setChosen} />
      {value === 'faulty' ? <p className="error">{setup.faultyEdition}</p> : undefined}
    </>
  )
}

async function check({ text }: StoredEdition): Promise<EditionChoice> {
  const { readEdition } = await import('@tiletum/content/edition')
  const read = readEdition(content, text)
  if ('problems' in read) return 'faulty'
  const edition = read.edition as Json
  return { edition, content: await contentOf({ edition }) }
}
