import { createContext, use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '@tiletum/text'
import { rememberLanguage } from './preference.ts'
import { loadWords } from './words.ts'
import type { Words } from './words.ts'

interface Spoken {
  readonly language: Language
  readonly words: Words
}

interface LanguageContext extends Spoken {
  readonly speak: (language: Language) => void
}

const Context = createContext<LanguageContext | undefined>(undefined)

export function useLanguage(): LanguageContext {
  const context = use(Context)
  if (context === undefined) throw new Error('useLanguage needs a LanguageProvider around it')
  return context
}

interface LanguageProviderProps {
  readonly initial: Spoken
  readonly children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [spoken, setSpoken] = useState(initial)
  const wanted = useRef(initial.language)

  useEffect(() => {
    document.documentElement.lang = spoken.language
    document.title = spoken.words.page.title
  }, [spoken])

  const change = async (language: Language) => {
    wanted.current = language
    const words = await loadWords(language)
    // Of two quick choices the later one counts, whichever arrives first.
    if (wanted.current !== language) return
    rememberLanguage(language)
    setSpoken({ language, words })
  }

  return (
    <Context value={{ ...spoken, speak: (language) => void change(language) }}>{children}</Context>
  )
}
