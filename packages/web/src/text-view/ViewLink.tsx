/** The first thing on every page: the way to the other view. */
import { useLanguage } from '../language/LanguageProvider.tsx'
import { addressOfView, chooseView, useView } from './view.ts'

export function ViewLink({ className = 'skip-link' }: { readonly className?: string }) {
  const { view: words } = useLanguage().words.web
  const other = useView() === 'text' ? 'table' : 'text'
  return (
    <nav aria-label={words.name}>
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
    </nav>
  )
}
