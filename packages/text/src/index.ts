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
export { RESOURCE_LETTERS } from './letters.ts'
export { plainLetters } from './plain.ts'
export { plural } from './plural.ts'
export type { PluralForms } from './plural.ts'
export { askedBelow, bonusAsked } from './message-data/asked.ts'
export { correctionOf, namedSubject } from './message-data/corrections.ts'
export { fairScores } from './message-data/fair.ts'
export { groupOf, OPTION_GROUPS } from './message-data/groups.ts'
export type { OptionGroup } from './message-data/groups.ts'
export { needsHand } from './message-data/hand.ts'
export { placeById, placeOf, tileById, tileOf } from './message-data/table.ts'
export type { Place, NamedGame, Tile, TilePlace } from './message-data/table.ts'
