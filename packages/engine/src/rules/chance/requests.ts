/** Numbers of the base game's requests of chance. Modules number theirs from `MODULE_CHANCES`. */
export const ALIGN_WHEEL = 0
export const PLACE_ACTION = 1
export const DRAW_BONUS = 2
export const DRAW_CONTRACT = 3
export const DRAW_CHARACTER = 4
export const DRAW_COST = 5
export const DRAW_TOWN = 6
export const DRAW_FAIR = 7
export const REVEAL_CORRUPTION = 8
export const ROLL_DIE = 9
export const FIRST_PLAYER = 10
export const MODULE_CHANCES = 11

/** Names of the base game's requests of chance, in the order of their numbers. */
export const BASE_CHANCES = [
  'wheel',
  'action',
  'bonus',
  'contract',
  'character',
  'cost',
  'town',
  'fair',
  'corruption',
  'dice',
  'first',
] as const
export type BaseChance = (typeof BASE_CHANCES)[number]

/** Flags of a `DRAW_BONUS` frame: where the tiles go. */
export const TO_WHEEL = 0
export const TO_KING_TRACK = 1
export const TO_MAP = 2
