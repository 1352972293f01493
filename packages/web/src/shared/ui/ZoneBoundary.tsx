/** A part of the table that may fail by itself: it says so, and the rest goes on. */
import type { ReactNode } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface PartProps {
  /** When it changes, the part is tried again; usually what it shows. */
  readonly of: unknown
  readonly children: ReactNode
}

export function ZoneBoundary({ of, children }: PartProps) {
  const { trouble } = useLanguage().words.web
  return (
    <ErrorBoundary
      resetOn={of}
      fallback={(retry) => (
        <div className="part-failed" role="alert">
          <p>{trouble.partFailed}</p>
          <button type="button" onClick={retry}>
            {trouble.retry}
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
