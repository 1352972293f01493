import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { preferredLanguage } from './language/preference.ts'
import { loadWords } from './language/words.ts'
import { keepOnDevice } from './offline/updates.ts'
import { applySettings } from './settings/settings.ts'
import './theme/tokens.css'
import './theme/fonts.css'
import './style/base.css'
import './board/ground.css'
import './art/art.css'
import './map/map.css'

/** No waiting at the top of this file: the words import from the file that it becomes a part of. */
async function begin(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element #root')
  applySettings()
  const language = preferredLanguage()
  const words = await loadWords(language)
  createRoot(root).render(
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
