import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from './language/LanguageProvider.tsx'
import { preferredLanguage } from './language/preference.ts'
import { loadWords } from './language/words.ts'
import { FirstPage } from './page/FirstPage.tsx'
import './style/palette.css'
import './style/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element #root')

const language = preferredLanguage()
const words = await loadWords(language)

createRoot(root).render(
  <StrictMode>
    <LanguageProvider initial={{ language, words }}>
      <FirstPage />
    </LanguageProvider>
  </StrictMode>,
)
