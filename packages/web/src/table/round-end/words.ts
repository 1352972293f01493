import { lazyWords } from '../../shared/language/lazy-words.ts'

export const roundEndWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/ceremony')).ceremony,
  fr: async () => (await import('@tiletum/text/fr/ceremony')).ceremony,
})
