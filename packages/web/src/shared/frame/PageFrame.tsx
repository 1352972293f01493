/** The frame of the pages around the game. */
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { addressOf } from '../navigation/route.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { LanguageSwitch } from '../settings-dialog/LanguageSwitch.tsx'
import { Shortcuts } from '../ui/Shortcuts.tsx'
import './PageFrame.css'

const SettingsDialog = lazy(async () => ({
  default: (await import('../settings-dialog/SettingsDialog.tsx')).SettingsDialog,
}))

interface PageFrameProps {
  readonly children: ReactNode
  /** True for a page as wide as the window allows. */
  readonly wide?: boolean
  /** True for a page with a link to the start. */
  readonly home?: boolean
}

export function PageFrame({ children, wide = false, home = true }: PageFrameProps) {
  const { page, web } = useLanguage().words
  const [settings, setSettings] = useState(false)
  return (
    <div className={wide ? 'page wide' : 'page'}>
      <Shortcuts>
        <a
          className="skip-link"
          href="#content"
          onClick={(event) => {
            event.preventDefault()
            document.getElementById('content')?.focus()
          }}
        >
          {page.skip}
        </a>
      </Shortcuts>
      <header>
        {home ? (
          <a className="home" href={addressOf({ at: 'start' })}>
            {page.title}
          </a>
        ) : undefined}
        <LanguageSwitch />
        <button type="button" onClick={() => setSettings(true)}>
          {web.bar.settings}
        </button>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <p>{page.notice}</p>
      </footer>
      {settings ? (
        <Suspense>
          <SettingsDialog onClose={() => setSettings(false)} />
        </Suspense>
      ) : undefined}
    </div>
  )
}
