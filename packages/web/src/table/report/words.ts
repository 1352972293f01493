import { lazyWords } from '../../shared/language/lazy-words.ts'

export const chronicleWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/chronicle')).chronicle,
  fr: async () => (await import('@tiletum/text/fr/chronicle')).chronicle,
})
