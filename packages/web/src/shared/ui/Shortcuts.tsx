/** The skip links at the top of every page, and the link to the other view. */
import type { ReactNode } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { addressOfView, chooseView, useView } from '../settings/view.ts'

interface ShortcutsProps {
  readonly className?: string
  readonly children?: ReactNode
}

export function Shortcuts({ className = 'skip-link', children }: ShortcutsProps) {
  const { view: words } = useLanguage().words.web
  const other = useView() === 'text' ? 'table' : 'text'
  return (
    <nav className="shortcuts" aria-label={words.name}>
      <a
        className={className}
        href={addressOfView(other)}
        onClick={(event) => {
          event.preventDefault()
          chooseView(other)
        }}
      >
        {words[other]}
      </a>
      {children}
    </nav>
  )
}
