import { area } from '../../shared/language/lazy-words.ts'

export const hintWords = area({
  en: async () => (await import('@tiletum/text/en/hint')).hint,
  fr: async () => (await import('@tiletum/text/fr/hint')).hint,
})
