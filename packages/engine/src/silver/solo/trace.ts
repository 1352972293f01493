/** The events that explain the Cardinalbot's decisions with silver, beside those of the base game. */
import type { TileInSight } from '../../solo/trace.ts'
import type { SurpriseEffect } from '../../vocabulary/surprises.ts'
import type { Action, Building, Resource } from '../../vocabulary/words.ts'

/** Names of the tie-breakers that the expansion adds. */
export const SILVER_TIE_BREAKERS = [
  'player-below',
  'printed-bonus',
  'higher-map',
  'more-tablets',
  'most-gold',
  'fewest-points',
] as const

declare module '../../solo/trace.ts' {
  interface TieBreakers {
    readonly silver: (typeof SILVER_TIE_BREAKERS)[number]
  }
}

export interface TownInSight {
  readonly town: string
  readonly distance: number
}

export interface SilverSoloEvents {
  /** The bot's head start at the hardest difficulty. */
  'bot-head-start': { readonly silver: number; readonly vp: number }
  'bot-check-below': {
    readonly option: number
    readonly holds: boolean
    readonly what: Building
    readonly reach: number
    readonly towns: readonly TownInSight[]
  }
  'bot-check-crest-below': {
    readonly option: number
    readonly holds: boolean
    readonly reach: number
    readonly crests: readonly (TileInSight & { readonly owned: boolean })[]
  }
  'bot-check-silver': {
    readonly option: number
    readonly holds: boolean
    readonly below: number
    readonly have: number
  }
  /** The prices of the bot's unbuilt cathedrals, and the resources that the cheapest cost. */
  'bot-cheapest': {
    readonly cathedrals: readonly {
      readonly town: string
      readonly resource: Resource
      readonly count: number
    }[]
    readonly resources: readonly Resource[]
  }
  /** The prospector action faces two values: the points and the number of dice of each. */
  'bot-two-values': {
    readonly values: readonly {
      readonly value: number
      readonly points: number
      readonly dice: number
    }[]
  }
  /**
   * The die lies on a segment shared by two actions, and the decree names no action. `able` says whether
   * the prospector action is possible; else `action` is taken.
   */
  'bot-shared': { readonly action: Action; readonly able: boolean }
  /** The movement icon gives an action because of a challenge. */
  'bot-icon': { readonly challenge: string; readonly points: number }
  'bot-prospects': {
    readonly reach: number
    readonly build: readonly Building[]
    readonly stands: readonly { readonly map: number; readonly town: string }[]
  }
  'bot-sites': {
    readonly what: Building
    readonly within: boolean
    readonly reach: number
    readonly towns: readonly TownInSight[]
  }
  'bot-no-site': { readonly build: readonly Building[]; readonly towns: readonly TownInSight[] }
  /** The building that the prospector came for can't be placed any more. */
  'bot-site-lost': { readonly what: Building; readonly town: string }
  'bot-tablet': { readonly resolved: boolean }
  'bot-unpaid': { readonly gold: number; readonly silver: number }
  'bot-silver-instead': { readonly of: 'technology' | 'unlockMine' }
  'bot-surprises': { readonly silver: number; readonly cards: number; readonly price: number }
  'bot-no-surprise': Readonly<Record<never, never>>
  'bot-surprise': {
    readonly surprise: string
    readonly effects: readonly SurpriseEffect[]
  }
  'bot-act': { readonly action: Action; readonly points: number }
  /** The bot can't carry an effect out. */
  'bot-ignored': { readonly what: 'crest' | 'prospector' | 'card' | Building }
  /** An underground cathedral is too expensive. */
  'bot-cathedral-waits-below': {
    readonly town: string
    readonly price: number
    readonly of: 'gold' | 'silver'
    readonly have: number
  }
  /** A cathedral is too expensive although stone, gold and silver are interchangeable. */
  'bot-cathedral-waits-any': {
    readonly town: string
    readonly price: number
    readonly stone: number
    readonly gold: number
    readonly silver: number
  }
}
export type SilverSoloEventName = keyof SilverSoloEvents

declare module '../../kernel/events.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the same events under one name
  interface EventFacts extends SilverSoloEvents {}
}
