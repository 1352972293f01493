/** Which edition the gallery shows: the standard one, one kept on this device, a new one, or a file. */
import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { go } from '../app/route.ts'
import { editionName, editions, newEdition } from '../game/editions.ts'
import type { KeptEdition } from '../game/editions.ts'
import { useArea } from '../language/area.ts'
import { textOf } from './editing.ts'
import { galleryWords } from './words.ts'

interface EditionChooserProps {
  readonly edition: string | undefined
  readonly component: string | undefined
  /** Changes when the list may have. */
  readonly visit: unknown
}

const STANDARD = ''

export function EditionChooser({ edition, component, visit }: EditionChooserProps) {
  const { gallery } = useArea(galleryWords)
  const words = gallery.edition
  const [kept, setKept] = useState<readonly KeptEdition[]>([])
  const [failed, setFailed] = useState(false)
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let left = false
    void editions.list().then((list) => {
      if (!left) setKept(list)
    })
    return () => {
      left = true
    }
  }, [edition, visit])

  const show = (chosen: string | undefined) => go({ at: 'gallery', edition: chosen, component })
  const add = async (text: string) => {
    const made = newEdition(text)
    await editions.write(made)
    show(made.id)
  }
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (chosen === undefined) return
    try {
      const text = await chosen.text()
      setFailed(false)
      await add(text)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="edition-chooser">
      <p className="field">
        <label htmlFor={id}>{words.choose}</label>
        <select
          id={id}
          value={edition ?? STANDARD}
          onChange={({ target }) => show(target.value === STANDARD ? undefined : target.value)}
        >
          <option value={STANDARD}>{words.standard}</option>
          {kept.map((one) => (
            <option key={one.id} value={one.id}>
              {editionName(one) ?? words.unnamed}
            </option>
          ))}
        </select>
      </p>
      <p className="buttons">
        <button type="button" onClick={() => void add(textOf({ name: words.unnamed }))}>
          {words.begin}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {words.load}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={words.load}
          onChange={(event) => void load(event)}
        />
      </p>
      {failed ? <p className="error">{words.unreadable}</p> : undefined}
    </div>
  )
}
