import { lazyWords } from '../shared/language/lazy-words.ts'

export const statisticsWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/statistics')).statistics,
  fr: async () => (await import('@tiletum/text/fr/statistics')).statistics,
})
