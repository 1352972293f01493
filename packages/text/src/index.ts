export { CATALOGUES } from './catalogues.ts'
export type { Messages } from './catalogues.ts'
export {
  acceptedLanguages,
  chooseLanguage,
  isLanguage,
  LANGUAGES,
  LANGUAGE_NAMES,
} from './languages.ts'
export type { Language } from './languages.ts'
export { plural } from './plural.ts'
export type { PluralForms } from './plural.ts'
