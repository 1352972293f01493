/** When the page itself fails: a sentence, and the way back. The game was saved with its last move. */
import { Component } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'

export class Safely extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <Stumbled /> : this.props.children
  }
}

function Stumbled() {
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
