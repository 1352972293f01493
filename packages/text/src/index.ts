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
export { plainLetters } from './plain.ts'
export { plural } from './plural.ts'
export type { PluralForms } from './plural.ts'
export { askedBelow, bonusAsked } from './telling/asked.ts'
export { correctionOf, namedSubject } from './telling/corrections.ts'
export { groupOf, isAnswer, OPTION_GROUPS } from './telling/groups.ts'
export type { OptionGroup } from './telling/groups.ts'
export { placeById, placeOf, tileById, tileOf } from './telling/table.ts'
export type { Place, NamedGame, Tile, TilePlace } from './telling/table.ts'
