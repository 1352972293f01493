import type { Resource } from '@tiletum/engine'
import type { Language } from './languages.ts'

/** The letter on dice and tokens: the first of the word, a different one for each resource and silver. */
export const RESOURCE_LETTERS: Readonly<
  Record<Language, Readonly<Record<Resource | 'silver', string>>>
> = {
  // The S is stone's: silver has the first letter of its Latin name, as chemists write it.
  en: { gold: 'G', food: 'F', wool: 'W', stone: 'S', iron: 'I', silver: 'A' },
  fr: { gold: 'O', food: 'N', wool: 'L', stone: 'P', iron: 'F', silver: 'A' },
}
