import { area } from '../../shared/language/area.ts'

export const chronicleWords = area({
  en: async () => (await import('@tiletum/text/en/chronicle')).chronicle,
  fr: async () => (await import('@tiletum/text/fr/chronicle')).chronicle,
})
