/** What stands in the way of playing or keeping the game, in a line under the header. */
import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '../access/live.tsx'
import { saveAsFile } from '../game/files.ts'
import type { Session } from '../game/session.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

export function Troubles({ session }: { readonly session: Session }) {
  const { trouble } = useLanguage().words.web
  const { mine, lost, stored } = useSyncExternalStore(session.subscribe, session.status)
  const elsewhere = mine === false
  const sentence = elsewhere
    ? lost
      ? trouble.takenOver
      : trouble.otherTab
    : stored
      ? undefined
      : trouble.notStored
  useEffect(() => {
    if (sentence !== undefined) announce(sentence, 'assertive')
  }, [sentence])
  if (sentence === undefined) return undefined
  return (
    <div className="trouble">
      <p>{sentence}</p>
      {elsewhere ? (
        <button type="button" onClick={() => void session.takeOver()}>
          {trouble.takeOver}
        </button>
      ) : (
        <button type="button" onClick={() => saveAsFile(session.saved())}>
          {trouble.saveIt}
        </button>
      )}
    </div>
  )
}
