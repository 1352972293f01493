/** Says that a newer version is ready; the player decides when to load it. */
import { useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { loadNewer, newerVersion, subscribe } from './updates.ts'

export function UpdateNotice() {
  const { update } = useLanguage().words.web
  const newer = useSyncExternalStore(subscribe, newerVersion)
  const [refused, setRefused] = useState<ServiceWorker>()
  if (newer === undefined || newer === refused) return undefined
  return (
    <Notice title={update.title} text={update.ready}>
      <button type="button" className="primary" onClick={loadNewer}>
        {update.load}
      </button>
      <button type="button" onClick={() => setRefused(newer)}>
        {update.later}
      </button>
    </Notice>
  )
}
