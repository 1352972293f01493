/** What the Cardinalbot tells of its decisions with silver, beside its trace in the base game. */
import type { TileInSight } from '../../solo/trace.ts'
import type { SurpriseEffect } from '../../vocabulary/surprises.ts'
import type { Action, Building, Resource } from '../../vocabulary/words.ts'

/** What candidates are compared by, beside the tie-breakers of the base game. */
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
  /** Its head start at the hardest difficulty. */
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
  /** What its unbuilt cathedrals ask, and which resource the cheapest of them. */
  'bot-cheapest': {
    readonly cathedrals: readonly {
      readonly town: string
      readonly resource: Resource
      readonly count: number
    }[]
    readonly resources: readonly Resource[]
  }
  /** The prospector action faces two values. */
  'bot-two-values': {
    readonly values: readonly {
      readonly value: number
      readonly points: number
      readonly dice: number
    }[]
  }
  /** A segment shared by two actions, none of which its decree names. */
  'bot-shared': { readonly action: Action; readonly able: boolean }
  /** The movement icon, with its challenge. */
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
  /** What it came for can't be placed any more. */
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
  /** An effect it can't carry out. */
  'bot-ignored': { readonly what: 'crest' | 'prospector' | 'card' | Building }
  /** A cathedral underground, and any with the challenge that makes means interchangeable. */
  'bot-cathedral-waits-below': {
    readonly town: string
    readonly price: number
    readonly of: 'gold' | 'silver'
    readonly have: number
  }
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
