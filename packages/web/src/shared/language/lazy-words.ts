/** Texts that only some screens need: loaded with the screen, in the language of the player. */
import { use, useDeferredValue } from 'react'
import type { Language, Messages } from '@tiletum/text'
import { AREAS } from './areas.ts'
import type { TextArea } from './areas.ts'
import { useLanguage } from './LanguageProvider.tsx'

export type LazyWords<T> = (language: Language) => Promise<T>

/** Loads each language once; after a failure the next call tries again. */
export function lazyWordsFrom<T>(load: LazyWords<T>): LazyWords<T> {
  const loaded = new Map<Language, Promise<T>>()
  return (language) => {
    let words = loaded.get(language)
    if (words === undefined) {
      words = load(language)
      loaded.set(language, words)
      words.catch(() => loaded.delete(language))
    }
    return words
  }
}

/** The texts of one area. */
export const lazyWords = <A extends TextArea>(area: A): LazyWords<Messages[A]> =>
  lazyWordsFrom(async (language) => {
    const words: Pick<Messages, A> = await AREAS[language][area]()
    return words[area]
  })

/** The texts of several areas, by area. */
export const lazyAreas = <A extends TextArea>(
  ...areas: readonly A[]
): LazyWords<Pick<Messages, A>> =>
  lazyWordsFrom(async (language) => {
    const words = await Promise.all(areas.map((area) => AREAS[language][area]()))
    return Object.assign({}, ...words) as Pick<Messages, A>
  })

/** Suspends until the texts are there; when the language changes, the old ones stay until then. */
export function useLazyWords<T>(words: LazyWords<T>): T {
  return use(words(useDeferredValue(useLanguage().language)))
}
