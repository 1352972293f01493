/** Says once which features this browser lacks. */
import { useState, useSyncExternalStore } from 'react'
import { missingFeatures, subscribeMissingFeatures } from '../browser/missing-features.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Notice } from './Notice.tsx'

export function MissingFeatureNotice() {
  const { lost } = useLanguage().words.web
  const noted = useSyncExternalStore(subscribeMissingFeatures, missingFeatures)
  const [read, setRead] = useState(0)
  const loss = noted[read]
  if (loss === undefined) return undefined
  return (
    <Notice title={lost.title} text={lost[loss]}>
      <button type="button" onClick={() => setRead(read + 1)}>
        {lost.understood}
      </button>
    </Notice>
  )
}
