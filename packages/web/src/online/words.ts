import { lazyWords } from '../shared/language/lazy-words.ts'

export const onlineWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/online')).online,
  fr: async () => (await import('@tiletum/text/fr/online')).online,
})
