import { area } from '../shared/language/lazy-words.ts'

export const onlineWords = area({
  en: async () => (await import('@tiletum/text/en/online')).online,
  fr: async () => (await import('@tiletum/text/fr/online')).online,
})
