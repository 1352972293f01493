/** Reads a record from a file; what can't be read is said, and nothing is lost. */
import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { announce } from '../access/live.tsx'
import { readRecord } from '../game/record.ts'
import type { SavedGame } from '../game/saved.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

export function LoadRecord({ onRead }: { readonly onRead: (game: SavedGame) => void }) {
  const { start, trouble } = useLanguage().words.web
  const [failed, setFailed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file === undefined) return
    try {
      const game = readRecord(await file.text())
      setFailed(false)
      onRead(game)
    } catch {
      setFailed(true)
      announce(trouble.unreadable, 'assertive')
    }
  }
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {start.load}
      </button>
      <input
        ref={input}
        type="file"
        accept=".txt,.tiletum,text/plain"
        hidden
        aria-label={start.load}
        onChange={(event) => void read(event)}
      />
      {failed ? <p className="error">{trouble.unreadable}</p> : undefined}
    </>
  )
}
