/**
 * The events that explain the Cardinalbot's decisions, beside the base game's events for what it does: the
 * steps of its turn, each option tried, each comparison. They hold facts only; the text catalogues have the
 * sentences.
 */
import type { RuleReason } from '../refusals.ts'
import type { DieRank, DecreeCountable } from '../vocabulary/solo.ts'
import type { Action, DieColour, Piece, Resource } from '../vocabulary/words.ts'

/** Steps of the Cardinalbot's turn as its booklet numbers them: 1 and 2, 3, 4, 5, 6a, 6b, 6c. */
export const BOT_STEPS = [
  'roll',
  'decree',
  'receive',
  'action',
  'crests',
  'cathedrals',
  'contracts',
] as const
export type BotStep = (typeof BOT_STEPS)[number]

/** Names of the tie-breakers. The order of a comparison is in the rule that makes it. */
export const TIE_BREAKERS = [
  'colour-rank',
  'missed-more',
  'missed-most',
  'more-dice',
  'die-value',
  'required',
  'owned-fewer',
  'tile-class',
  'new-to-bot',
  'new-to-player',
  'points',
  'resources',
  'any-resources',
  'action-points',
  'fewer-missing',
  'fewer-resources',
  'not-built-by-player',
  'fewer-stone',
  'closer',
  'next-fair',
  'other-reward',
  'matches-left',
  'value',
  'cheaper',
  'further-right',
] as const
/** Names of tie-breakers by module; a module adds its own by declaration merging. */
export interface TieBreakers {
  readonly solo: (typeof TIE_BREAKERS)[number]
}
export type TieBreakerName = TieBreakers[keyof TieBreakers]

/** One of the candidates of a choice. */
export type BotCandidate =
  | { readonly colour: DieColour; readonly value: number }
  | { readonly tile: string; readonly town?: string }
  | { readonly town: string }
  | { readonly space: string }
  | { readonly resource: Resource }

export const TILE_CLASSES = ['crest', 'miscellaneous', 'resource', 'action', 'contract'] as const
export type TileClass = (typeof TILE_CLASSES)[number]

/** Outcomes of a bonus tile that the bot took. */
export const TILE_OUTCOMES = [
  'inactive-crest',
  'crest-owned',
  'removed',
  'gold',
  'received',
  'action-helper',
  'gold-and-action-helper',
  'fulfilled',
  'contract-kept',
  'no-contract-space',
] as const
export type TileOutcomeName = (typeof TILE_OUTCOMES)[number]

/** Reasons why a resource is most required, in the order of `solo-need-1`. */
export const NEEDS = ['cathedral', 'crest', 'contract', 'none'] as const
export type Need = (typeof NEEDS)[number]

export interface TileInSight {
  readonly tile: string
  readonly town: string
  readonly distance: number
}

export interface SoloEvents {
  'bot-challenge': { readonly challenge: string }
  /** The bot gets a crest tile from the box, inactive. */
  'bot-crest': { readonly tile: string }
  /**
   * How its pieces start: the architect's town, the space of the king marker by its points, and the
   * bonus markers from the left.
   */
  'bot-start': {
    readonly architect: string
    readonly king: number
    readonly markers: readonly number[]
  }
  'bot-decrees': { readonly decrees: readonly string[] }
  'bot-step': { readonly step: BotStep }
  'bot-roll': {
    readonly first: number
    readonly second: number
    readonly difference: number
    readonly decree: string
  }
  'bot-next-decree': { readonly decree: string }
  /** The leftmost decree leaves the game after the fair. */
  'bot-decree-over': { readonly decree: string }
  'bot-check-tally': {
    readonly option: number
    readonly holds: boolean
    readonly more: DecreeCountable
    readonly than: DecreeCountable
    readonly counts: readonly [number, number]
  }
  'bot-check-larger': {
    readonly option: number
    readonly holds: boolean
    readonly largerOf: readonly DecreeCountable[]
    readonly atLeast: DecreeCountable
    readonly counts: readonly [number, number]
  }
  'bot-check-contracts': {
    readonly option: number
    readonly holds: boolean
    readonly needed: number
    readonly have: number
  }
  'bot-check-crest-reach': {
    readonly option: number
    readonly holds: boolean
    readonly piece: Piece
    readonly stands: string
    readonly reach: number
    readonly crests: readonly (TileInSight & { readonly owned: boolean })[]
  }
  'bot-check-crest-offer': {
    readonly option: number
    readonly holds: boolean
    readonly points: number
    readonly crests: readonly {
      readonly tile: string
      readonly price: number
      readonly owned: boolean
    }[]
  }
  /**
   * The icon of blue and light gray means only one of them, because the contracts lack more of its
   * resource.
   */
  'bot-icon-means': {
    readonly colour: DieColour
    readonly iron: number
    readonly wool: number
  }
  'bot-no-die': {
    readonly option: number
    readonly action?: Action
    readonly ranks?: readonly DieRank[]
  }
  /** The conditions of an option hold, or it has none; `dice` match it. */
  'bot-option': {
    readonly option: number
    readonly action?: Action
    readonly ranks?: readonly DieRank[]
    readonly dice: readonly { readonly colour: DieColour; readonly value: number }[]
  }
  /**
   * Dice lie on the joker segment. `joker` says whether the bot takes one of them or a die of the action's
   * own segment.
   */
  'bot-segment': {
    readonly action: Action
    readonly joker: boolean
    /** No die lies on the segment of the action. */
    readonly alone: boolean
    readonly jokerPoints: number
    readonly actionPoints: number
  }
  /** One tie-breaker of a comparison: the value of each candidate, and whether the candidate stays. */
  'bot-compare': {
    readonly tieBreaker: TieBreakerName
    readonly of: readonly {
      readonly candidate: BotCandidate
      readonly value: number
      readonly stays: boolean
    }[]
  }
  'bot-tie': { readonly of: readonly BotCandidate[] }
  'bot-choice': { readonly choice: BotCandidate; readonly by: TieBreakerName | 'only' | 'chance' }
  'bot-required': { readonly need: Need; readonly resource?: Resource }
  'bot-no-tile': { readonly action: Action }
  'bot-tile': {
    readonly tile: string
    readonly class: TileClass
    readonly outcome: TileOutcomeName
  }
  /**
   * The bot takes a die from the joker for a decree that names no action, and chooses the action by these
   * facts.
   */
  'bot-joker': {
    readonly action: Action
    readonly king: readonly [number, number]
    readonly pillars: number
    readonly houses: number
  }
  'bot-reach': { readonly piece: Piece; readonly stands: string; readonly reach: number }
  'bot-cannot-build': {
    readonly what: 'house' | 'pillar'
    readonly town: string
    readonly reason: RuleReason
  }
  'bot-tiles': { readonly reach: number; readonly tiles: readonly TileInSight[] }
  'bot-targets': {
    readonly what: 'cathedral' | 'town'
    readonly within: boolean
    readonly reach: number
    /** The reach is paid with gold, because no house can be built where the merchant stands. */
    readonly forGold: boolean
    readonly towns: readonly { readonly town: string; readonly distance: number }[]
  }
  'bot-stays': { readonly piece: Piece }
  'bot-extends': { readonly spaces: number; readonly gold: number; readonly forGold: boolean }
  /** No character of the offer can be taken. The offer is renewed once; after that the points lapse. */
  'bot-nothing-takeable': { readonly renews: boolean; readonly points: number }
  'bot-no-crest': Readonly<Record<never, never>>
  'bot-crest-waits': { readonly price: number; readonly food: number; readonly gold: number }
  'bot-no-crest-space': Readonly<Record<never, never>>
  'bot-no-cathedral': Readonly<Record<never, never>>
  'bot-cathedral-waits': {
    readonly town: string
    readonly price: number
    readonly stone: number
    readonly gold: number
  }
  'bot-no-contract': Readonly<Record<never, never>>
  'bot-contract-waits': {
    readonly tile: string
    readonly iron: number
    readonly wool: number
    readonly identical: number
    readonly gold: number
    /** The gold would buy the missing iron and wool, but is needed for the other units. */
    readonly goldNeeded: boolean
  }
  'bot-contracts-done': Readonly<Record<never, never>>
  'bot-no-ready-contract': { readonly points: number }
  'bot-no-new-crest': { readonly points: number }
  'bot-no-contract-taken': { readonly reason: 'ready' | 'no-space' | 'points' }
  'bot-converts': { readonly stone: number; readonly food: number }
}
export type SoloEventName = keyof SoloEvents

declare module '../kernel/events.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the same events under one name
  interface EventFacts extends SoloEvents {}
}
