import { useLanguage } from '../language/LanguageProvider.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import './FirstPage.css'

export function FirstPage() {
  const { page } = useLanguage().words
  return (
    <div className="first-page">
      <a className="skip-link" href="#content">
        {page.skip}
      </a>
      <header>
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{page.title}</h1>
        <p className="tagline">{page.tagline}</p>
        <p>{page.state}</p>
      </main>
      <footer>
        <p>{page.notice}</p>
      </footer>
    </div>
  )
}
