/** Chance requests of the Cardinalbot by number; the numbers follow those of the base game. */
import { MODULE_CHANCES } from '../rules/chance/requests.ts'

const SOLO_CHANCES = [
  'bot-roll',
  'challenge',
  'bot-merchant',
  'bot-crest',
  'tie-die',
  'tie-tile',
  'tie-town',
  'tie-house-space',
  'tie-character',
  'tie-contract',
  'tie-resource',
] as const
export type SoloChance = (typeof SOLO_CHANCES)[number]

declare module '../kernel/verb-names.ts' {
  interface Chances {
    readonly solo: SoloChance
  }
}

const request = (name: SoloChance): number => MODULE_CHANCES + SOLO_CHANCES.indexOf(name)

export const ROLL_FOR_DECREE = request('bot-roll')
export const DRAW_CHALLENGE = request('challenge')
export const DRAW_MERCHANT_TOWN = request('bot-merchant')
export const DRAW_CREST = request('bot-crest')

/** Requests for ties that no tie-breaker settles, by what is tied (`solo-turn-8`). */
export const TIED_DICE = request('tie-die')
export const TIED_TILES = request('tie-tile')
export const TIED_TOWNS = request('tie-town')
export const TIED_HOUSE_SPACES = request('tie-house-space')
export const TIED_CHARACTERS = request('tie-character')
export const TIED_CONTRACTS = request('tie-contract')
export const TIED_RESOURCES = request('tie-resource')
