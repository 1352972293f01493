/**
 * Shown when the page itself fails: a sentence, and a link to the start. The game was stored with
 * its last move.
 */
import { useLanguage } from '../shared/language/LanguageProvider.tsx'

export function ErrorScreen() {
  const { trouble } = useLanguage().words.web
  return (
    <main className="plain-page" id="content">
      <h1>{trouble.title}</h1>
      <p>{trouble.crashed}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {trouble.reload}
        </button>{' '}
        <a href="#/" onClick={() => setTimeout(() => location.reload())}>
          {trouble.home}
        </a>
      </p>
    </main>
  )
}
