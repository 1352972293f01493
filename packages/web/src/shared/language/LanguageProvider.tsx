import { createContext, use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { RESOURCE_LETTERS } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { clearAnnouncements } from '../access/live.tsx'
import { rememberLanguage } from './preference.ts'
import { loadWords } from './words.ts'
import type { Words } from './words.ts'

interface Spoken {
  readonly language: Language
  readonly words: Words
}

interface LanguageContext extends Spoken {
  /** The language that the player chose; it is shown as soon as its words are loaded. */
  readonly chosen: Language
  readonly speak: (language: Language) => void
}

const Context = createContext<LanguageContext | undefined>(undefined)

export function useLanguage(): LanguageContext {
  const context = use(Context)
  if (context === undefined) throw new Error('useLanguage needs a LanguageProvider around it')
  return context
}

/** Drawings have resource letters also outside of the provider. */
export const useLetters = () => RESOURCE_LETTERS[use(Context)?.language ?? 'en']

interface LanguageProviderProps {
  readonly initial: Spoken
  readonly children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [spoken, setSpoken] = useState(initial)
  const [chosen, setChosen] = useState(initial.language)
  const latest = useRef(initial.language)

  useEffect(() => {
    document.documentElement.lang = spoken.language
    document.title = spoken.words.page.title
    document
      .querySelector('link[rel="manifest"]')
      ?.setAttribute('href', `/manifest.${spoken.language}.webmanifest`)
  }, [spoken])

  const choose = (language: Language) => {
    latest.current = language
    setChosen(language)
  }
  const change = async (language: Language) => {
    choose(language)
    try {
      const words = await loadWords(language)
      // Of two quick choices the later one counts, whichever is loaded first.
      if (latest.current !== language) return
      rememberLanguage(language)
      clearAnnouncements()
      setSpoken({ language, words })
    } catch {
      // Loading failed (no network): the language stays as it is.
      if (latest.current === language) choose(spoken.language)
    }
  }

  return (
    <Context value={{ ...spoken, chosen, speak: (language) => void change(language) }}>
      {children}
    </Context>
  )
}
