import { area } from '../shared/language/area.ts'

export const statisticsWords = area({
  en: async () => (await import('@tiletum/text/en/statistics')).statistics,
  fr: async () => (await import('@tiletum/text/fr/statistics')).statistics,
})
