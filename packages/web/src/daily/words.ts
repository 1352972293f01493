import { lazyWords } from '../shared/language/lazy-words.ts'

export const dayWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/day')).day,
  fr: async () => (await import('@tiletum/text/fr/day')).day,
})
