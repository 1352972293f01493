/** Reads a record from a file; shows what can't be read. */
import { useState } from 'react'
import { announce } from '../shared/access/live.tsx'
import { readGame } from '../game/storage/record-file.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { FileButton } from '../shared/ui/FileButton.tsx'
import { recordErrorText } from './record-error-text.ts'

export function LoadRecord({ onRead }: { readonly onRead: (game: SavedGame) => void }) {
  const { language, words } = useLanguage()
  const { start, trouble } = words.web
  const [failed, setFailed] = useState<{
    readonly sentence: string
    readonly game: SavedGame | undefined
  }>()
  const read = async (file: File) => {
    const { game, fault } = await readGame(await file.text())
    if (game !== undefined && fault === undefined) {
      setFailed(undefined)
      onRead(game)
      return
    }
    const sentence =
      fault === undefined || fault.error.fault === 'no-record'
        ? trouble.unreadable
        : await recordErrorText(fault, language).catch(() => trouble.unreadable)
    setFailed({ sentence, game })
    announce(sentence, 'assertive')
  }
  return (
    <>
      <FileButton
        label={start.load}
        accept=".txt,.tiletum,.json,text/plain,application/json"
        onFile={(file) => void read(file)}
      />
      {failed === undefined ? undefined : (
        <div className="load-failed">
          <p className="error">{failed.sentence}</p>
          {failed.game === undefined ? undefined : (
            <button
              type="button"
              onClick={() => {
                if (failed.game !== undefined) onRead(failed.game)
              }}
            >
              {trouble.openUpTo}
            </button>
          )}
        </div>
      )}
    </>
  )
}
