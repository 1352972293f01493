import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { measureInWindow } from './base/boxes.ts'
import { LanguageProvider } from './base/language/LanguageProvider.tsx'
import { preferredLanguage } from './base/language/preference.ts'
import { loadWords } from './base/language/words.ts'
import { keepOnDevice } from './app/offline/updates.ts'
import { applySettings } from './base/settings/settings.ts'
import './base/theme/tokens.css'
import './base/theme/fonts.css'
import './base/theme/base.css'
import './panels/board/ground.css'
import './art/art.css'
import './art/map/map.css'

/** No waiting at the top of this file: the words import from the file that it becomes a part of. */
async function begin(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element #root')
  applySettings()
  measureInWindow()
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
