import { lazyWords } from '../../shared/language/lazy-words.ts'

export const replayWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/replay')).replay,
  fr: async () => (await import('@tiletum/text/fr/replay')).replay,
})
