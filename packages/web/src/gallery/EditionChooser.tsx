/** The choice of the edition: the standard one, a stored one, a new one, or a file. */
import { useState } from 'react'
import { go } from '../shared/navigation/route.ts'
import { editions, newEdition } from '../game/storage/edition-store.ts'
import { useStored } from '../game/storage/use-stored.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { EditionSelect } from '../new-game/EditionSelect.tsx'
import { FileButton } from '../shared/ui/FileButton.tsx'
import { textOf } from './editing.ts'
import { galleryWords } from '../shared/language/screen-words.ts'

interface EditionChooserProps {
  readonly edition: string | undefined
  readonly component: string | undefined
  /** A new value reads the list again. */
  readonly visit: number | string | undefined
}

export function EditionChooser({ edition, component, visit }: EditionChooserProps) {
  const { gallery } = useLazyWords(galleryWords)
  const words = gallery.edition
  const { unnamedEdition } = useLanguage().words.web.setup
  const kept = useStored(editions, `${edition} ${visit}`) ?? []
  const [failed, setFailed] = useState(false)

  const show = (chosen: string | undefined) => go({ at: 'gallery', edition: chosen, component })
  const add = async (text: string) => {
    const made = newEdition(text)
    await editions.write(made)
    show(made.id)
  }
  const load = async (file: File) => {
    try {
      const text = await file.text()
      setFailed(false)
      await add(text)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="edition-chooser">
      <EditionSelect label={words.choose} kept={kept} chosen={edition} onChoose={show} />
      <p className="buttons">
        <button type="button" onClick={() => void add(textOf({ name: unnamedEdition }))}>
          {words.begin}
        </button>
        <FileButton
          label={words.load}
          accept=".json,application/json"
          onFile={(file) => void load(file)}
        />
      </p>
      {failed ? <p className="error">{words.unreadable}</p> : undefined}
    </div>
  )
}
