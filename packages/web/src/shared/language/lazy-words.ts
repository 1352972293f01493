/** Words that only one screen needs: loaded with that screen, in the language spoken. */
import { use, useDeferredValue } from 'react'
import type { Language } from '@tiletum/text'
import { useLanguage } from './LanguageProvider.tsx'

export type LazyWords<T> = (language: Language) => Promise<T>

export function lazyWords<T>(loaders: Readonly<Record<Language, () => Promise<T>>>): LazyWords<T> {
  const loaded = new Map<Language, Promise<T>>()
  return (language) => {
    let words = loaded.get(language)
    if (words === undefined) {
      words = loaders[language]()
      loaded.set(language, words)
      // What did not come is asked for again the next time.
      words.catch(() => loaded.delete(language))
    }
    return words
  }
}

/** Suspends until the words are there; when the language changes, the old ones stay until then. */
export function useLazyWords<T>(words: LazyWords<T>): T {
  return use(words(useDeferredValue(useLanguage().language)))
}
