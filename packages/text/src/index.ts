export { CATALOGUES, VOCABULARIES } from './catalogues.ts'
export type { Messages } from './catalogues.ts'
export {
  acceptedLanguages,
  chooseLanguage,
  LANGUAGES,
  languagesFrom,
  LANGUAGE_NAMES,
} from './languages.ts'
export type { Language } from './languages.ts'
export { RESOURCE_LETTERS } from './resource-letters.ts'
export { capital } from './phrases.ts'
export { plainLetters } from './fold-accents.ts'
export type { MoveText } from './en/moves.ts'
export { plural } from './plural.ts'
export type { PluralForms } from './plural.ts'
export { askedBelow, bonusAsked } from './message-data/silver-prompts.ts'
export { correctionOf, namedSubject } from './message-data/corrections.ts'
export { fairScores } from './message-data/fair.ts'
export { groupOf, OPTION_GROUPS } from './message-data/groups.ts'
export type { OptionGroup } from './message-data/groups.ts'
export { needsHandling } from './message-data/instructions.ts'
export type { InstructionPart } from './message-data/instructions.ts'
export { placeById, placeOf, tileById, tileOf } from './message-data/named-game.ts'
export type { Place, NamedGame, Tile, TilePlace } from './message-data/named-game.ts'
