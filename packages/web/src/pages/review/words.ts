import { area } from '../../base/language/area.ts'

export const reviewWords = area({
  en: async () => (await import('@tiletum/text/en/review-page')).reviewPage,
  fr: async () => (await import('@tiletum/text/fr/review-page')).reviewPage,
})
