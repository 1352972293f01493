import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { measureInWindow } from './shared/zoomed-boxes.ts'
import { LanguageProvider } from './shared/language/LanguageProvider.tsx'
import { preferredLanguage } from './shared/language/preference.ts'
import { loadWords } from './shared/language/words.ts'
import { keepOnDevice } from './app/offline/updates.ts'
import { applySettings } from './shared/settings/settings.ts'
import './shared/theme/tokens.css'
import './shared/theme/fonts.css'
import './shared/theme/base.css'
import './table/board/ground.css'
import './shared/art/art.css'
import './shared/art/map/map.css'

/** No waiting at the top of this file: the words import from the file that it becomes a part of. */
async function begin(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element #root')
  applySettings()
  measureInWindow()
  const language = preferredLanguage()
  const words = await loadWords(language)
  // Each error boundary reports what it catches, with the name of its part.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <LanguageProvider initial={{ language, words }}>
        <App />
      </LanguageProvider>
    </StrictMode>,
  )
}
void begin()

// Only what was built; after the game is there, so that nothing waits for it.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') void keepOnDevice()
  else addEventListener('load', () => void keepOnDevice(), { once: true })
}
