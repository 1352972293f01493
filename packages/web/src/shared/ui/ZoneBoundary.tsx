/** An error boundary for a zone of the table: it says that the zone failed, and the rest continues. */
import type { ReactNode } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface ZoneBoundaryProps {
  /** Names the part in the developer console. */
  readonly name: string
  /** A new value renders the zone again; usually what it shows. */
  readonly of: unknown
  readonly children: ReactNode
}

/** Keeps a height of the window in a zone that is drawn smaller or larger. */
function keepHeight(element: HTMLElement | null, height: number | undefined): void {
  const [box] = element?.getClientRects() ?? []
  if (element === null || box === undefined || height === undefined) return
  element.style.minHeight = `${(height * element.offsetHeight) / box.height}px`
}

export function ZoneBoundary({ name, of, children }: ZoneBoundaryProps) {
  const { trouble } = useLanguage().words.web
  return (
    <ErrorBoundary
      name={name}
      resetOn={of}
      fallback={({ retry, height }) => (
        <div
          className="part-failed"
          role="alert"
          ref={(element) => {
            keepHeight(element, height)
          }}
        >
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
