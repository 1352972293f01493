/** Says that a newer version is ready, and leaves it to the person when to load it. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { announce } from '../access/live.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { loadNewer, newerVersion, subscribe } from './updates.ts'
import './UpdateNotice.css'

export function UpdateNotice() {
  const { update } = useLanguage().words.web
  const newer = useSyncExternalStore(subscribe, newerVersion)
  const [refused, setRefused] = useState<ServiceWorker>()
  const shown = newer !== undefined && newer !== refused
  useEffect(() => {
    if (shown) announce(update.ready)
  }, [shown, update])
  if (!shown) return undefined
  return (
    <aside className="update" aria-label={update.title}>
      <p>{update.ready}</p>
      <span className="buttons">
        <button type="button" className="primary" onClick={loadNewer}>
          {update.load}
        </button>
        <button type="button" onClick={() => setRefused(newer)}>
          {update.later}
        </button>
      </span>
    </aside>
  )
}
