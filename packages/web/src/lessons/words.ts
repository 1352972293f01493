import { area } from '../language/area.ts'

export const lessonsWords = area({
  en: async () => (await import('@tiletum/text/en/lessons')).lessons,
  fr: async () => (await import('@tiletum/text/fr/lessons')).lessons,
})
