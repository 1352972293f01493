import { lazyWords } from '../../shared/language/lazy-words.ts'

export const plansWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/plans')).plans,
  fr: async () => (await import('@tiletum/text/fr/plans')).plans,
})
