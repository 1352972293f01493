/** Numbers of the expansion's verbs, frames, parts and sources; they follow those of the base game. */
import { MODULE_FRAMES } from '../kernel/frames.ts'
import { MODULE_PARTS } from '../kernel/programs.ts'
import { MODULE_SOURCES } from '../kernel/effect-sources.ts'
import { MODULE_VERBS } from '../rules/verbs.ts'

const patterns: Record<number, SilverVerb> = {}
/**
 * The verbs begin after a range that solo uses, so that a new verb of one module does not renumber the
 * other's.
 */
let next = MODULE_VERBS + 24
function verb(pattern: SilverVerb): number {
  patterns[next] = pattern
  return next++
}

type SilverAnswer =
  | 'side <side>'
  | 'prospector wheel <segment>'
  | 'technology tile <technology>'
  | 'overlay <overlay>'
export type SilverVerb =
  | SilverAnswer
  | 'walk prospector <space>'
  | 'icon walk <space>'
  | 'icon action'
  | 'take <face> at <space>'
  | 'build mine <mineSpace>'
  | 'enter <map>'
  | 'enter <map> free'
  | 'technology <technology>'
  | 'technology <technology> cheaper'
  | 'resource tile <resource>'
  | 'pay'
  | 'earmark <resource>'
  | 'give up <resource>'
  | 'reveal contracts'
  | 'fulfil <face> less <resource>'
  | 'fulfil <face> with <resource> less <resource>'
  | 'change to <action>'
  | 'reveal tiles'

export const PUT_SIDE = verb('side <side>')
export const ALIGN_PROSPECTORS = verb('prospector wheel <segment>')
export const PUT_TECHNOLOGY = verb('technology tile <technology>')
export const PUT_OVERLAY = verb('overlay <overlay>')
export const WALK_PROSPECTOR = verb('walk prospector <space>')
export const ICON_WALK = verb('icon walk <space>')
export const ICON_ACTION = verb('icon action')
export const BUILD_A_MINE = verb('build mine <mineSpace>')
export const ENTER = verb('enter <map>')
export const ENTER_FREE = verb('enter <map> free')
export const ADVANCE = verb('technology <technology>')
export const ADVANCE_CHEAPER = verb('technology <technology> cheaper')
export const CHOOSE_RESOURCE_TILE = verb('resource tile <resource>')
export const PAY_FOR = verb('pay')
export const EARMARK = verb('earmark <resource>')
export const GIVE_UP = verb('give up <resource>')
export const REVEAL_CONTRACTS = verb('reveal contracts')
export const FULFIL_LESS = verb('fulfil <face> less <resource>')
export const FULFIL_WITH_LESS = verb('fulfil <face> with <resource> less <resource>')
export const CHANGE_ACTION = verb('change to <action>')
export const TAKE_BELOW = verb('take <face> at <space>')
export const REVEAL_TILES = verb('reveal tiles')
export const SILVER_VERB_PATTERNS: Readonly<Record<number, SilverVerb>> = patterns

/** The choice between the two actions of a shared segment. */
export const SEGMENT = MODULE_FRAMES + 10
/** The choice of a resource tile. */
export const RESOURCE_TILE = MODULE_FRAMES + 11
/** Contracts revealed from the pile; `left` is the price of each in action points. */
export const REVEALED_CONTRACTS = MODULE_FRAMES + 12
/** Underground tiles revealed from the pile; `left` is the number that may still be kept. */
export const REVEALED_TILES = MODULE_FRAMES + 13
/** The choice to give up a resource of the die for silver. */
export const DIE_SILVER = MODULE_FRAMES + 14

export const PROSPECTOR_STEP = MODULE_PARTS + 8
export const PAYMENT = MODULE_PARTS + 9
export const ENTER_PART = MODULE_PARTS + 10
export const TECHNOLOGY_PART = MODULE_PARTS + 11
export const MINE_PART = MODULE_PARTS + 12
export const ONE_CHARACTER = MODULE_PARTS + 13
export const REVEAL_PART = MODULE_PARTS + 14

/**
 * Where a building part may build: on the main map and on every map with one of the player's prospectors.
 */
export const WIDER = 2
/** Where a building part may build: only on maps with one of the player's prospectors. */
export const BELOW = 3

export const TABLET_SOURCE = MODULE_SOURCES + 4
export const TECHNOLOGY_SOURCE = MODULE_SOURCES + 5

declare module '../kernel/verb-names.ts' {
  interface Verbs {
    readonly silver: SilverVerb
  }
  interface Answers {
    readonly silver: SilverAnswer
  }
  interface Chances {
    readonly silver: SilverChance
  }
}

export type SilverChance =
  | 'side'
  | 'prospector-wheel'
  | 'technology'
  | 'overlay'
  | 'underground-cost'
  | 'underground-bonus'
  | 'reveal-underground'
  | 'reveal-contracts'
