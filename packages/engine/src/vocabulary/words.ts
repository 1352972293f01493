/** The words of the game. Each list is a tuple, and each type is derived from it. */

export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const
export type Resource = (typeof RESOURCES)[number]

/** `joker` stands for any other action; `prospector` comes with Prospect for Silver. */
export const ACTIONS = [
  'architect',
  'merchant',
  'character',
  'contract',
  'king',
  'joker',
  'prospector',
] as const
export type Action = (typeof ACTIONS)[number]

/** The kind of a character: the action that a completed building of this kind strengthens. */
export type CharacterKind = Exclude<Action, 'joker'>

export const DIE_COLOURS = ['yellow', 'pink', 'light-gray', 'dark-gray', 'blue'] as const
export type DieColour = (typeof DIE_COLOURS)[number]

export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const

export const CRESTS = ['lily', 'lion', 'eagle', 'chalice', 'tower', 'sun', 'hammer'] as const
export type Crest = (typeof CRESTS)[number]

export const PIECES = ['merchant', 'architect', 'prospector'] as const
export type Piece = (typeof PIECES)[number]

export const BUILDINGS = ['house', 'pillar', 'mine'] as const
export type Building = (typeof BUILDINGS)[number]

/** A component marked 3 is left out below three players, one marked 4 below four (`comp-5`). */
export const PLAYER_MARKS = [2, 3, 4] as const
export type PlayerMark = (typeof PLAYER_MARKS)[number]

export const UNDERGROUND_MAPS = [1, 2, 3] as const
export type UndergroundMap = (typeof UNDERGROUND_MAPS)[number]

export const PROVENANCES = ['rulebook', 'source', 'inferred', 'reconstructed', 'edition'] as const
/**
 * The provenance of a value: from the rulebook's text, from a real component, by inference,
 * reconstructed to fit, or from the edition file of an owner of the box.
 */
export type Provenance = (typeof PROVENANCES)[number]

/** The colours of the players' pieces. */
export const PLAYER_COLOURS = ['blue', 'orange', 'green', 'purple'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

/** The parts of the published game. */
export const MODULES = ['base', 'solo', 'silver'] as const
/**
 * `companion` is for games at a real table: people enter the answers of chance and correct the
 * state.
 */
export const ALL_MODULES = [...MODULES, 'companion'] as const
export type ModuleId = (typeof ALL_MODULES)[number]
/** Modules with the rules that two modules need only together, named after both. */
export const JOINED_MODULES = ['solo and silver'] as const
export type ModuleName = ModuleId | (typeof JOINED_MODULES)[number]

export type DecreeId = `decree.${string}`

/** An id of the rules reference, such as `king-4`. */
export type ClauseId = `${string}-${string | number}`

/** A proper name, kept with the content; all other words are in the text catalogues. */
export interface Name {
  readonly en: string
  readonly fr: string
}
