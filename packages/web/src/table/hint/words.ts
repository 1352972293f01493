import { lazyWords } from '../../shared/language/lazy-words.ts'

export const hintWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/hint')).hint,
  fr: async () => (await import('@tiletum/text/fr/hint')).hint,
})
