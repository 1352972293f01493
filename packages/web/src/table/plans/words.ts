import { area } from '../../shared/language/lazy-words.ts'

export const plansWords = area({
  en: async () => (await import('@tiletum/text/en/plans')).plans,
  fr: async () => (await import('@tiletum/text/fr/plans')).plans,
})
