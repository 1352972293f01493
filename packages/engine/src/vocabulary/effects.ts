/** Effects as data: what a tile, a space or a card does, in one small language. */
import type { Action, Building, Piece, Resource } from './words.ts'

export type ResourceAmounts = Readonly<Partial<Record<Resource, number>>>

/** The effects of the base game. */
export type BaseEffect =
  /** The named resources. */
  | { readonly do: 'gain'; readonly purse: ResourceAmounts }
  /** Resources of the player's choice; `identical`: all of one kind. */
  | { readonly do: 'gainAny'; readonly count: number; readonly identical?: true }
  | { readonly do: 'score'; readonly points: number }
  /** A nested action with its own points; `any` is any action but the joker. */
  | {
      readonly do: 'act'
      readonly action: Exclude<Action, 'joker'> | 'any'
      readonly points: number
    }
  /** Spaces up the king track. */
  | { readonly do: 'climb'; readonly spaces: number }
  /** More points for the action of the chosen die. */
  | { readonly do: 'strengthen'; readonly points: number }
  /**
   * Resources of a chosen kind instead of the die's colour, and `points` more for the die's action.
   */
  | { readonly do: 'recolour'; readonly points?: number }
  /**
   * A piece moves to an adjacent space, up to `steps` times; `towns`: only from a town to one
   * directly linked with it, so not to, from or over a road space.
   */
  | {
      readonly do: 'step'
      readonly piece: Piece
      readonly steps: number
      readonly towns?: true
    }
  /** A piece moves to any space of the main map. */
  | { readonly do: 'travel'; readonly piece: 'merchant' | 'architect' }
  /** A building from supply is placed where its piece stands, or anywhere legal. */
  | {
      readonly do: 'build'
      readonly what: Exclude<Building, 'mine'>
      readonly where: 'here' | 'anywhere'
    }
  /** The bonuses of all characters of one chosen building. */
  | { readonly do: 'characters' }
  /** All of these effects, in the player's order. */
  | { readonly do: 'all'; readonly of: readonly Effect[] }
  /** One of these effects, of the player's choice. */
  | { readonly do: 'oneOf'; readonly of: readonly Effect[] }

/** The effects that Prospect for Silver adds. */
export type SilverEffect =
  | { readonly do: 'gainSilver'; readonly count: number }
  /** Mines move from beside the king track to the supply. */
  | { readonly do: 'unlockMine'; readonly count: number }
  /** The price is paid first, then the effect follows; without the payment there is no effect. */
  | { readonly do: 'pay'; readonly gold?: number; readonly silver?: number; readonly then: Effect }
  /** A prospector enters an underground map without one of the player's, for free. */
  | { readonly do: 'enterUnderground' }
  /** One tier of a technology, for `cheaper` silver less but at least 1. */
  | { readonly do: 'technology'; readonly cheaper: number }
  /**
   * A building is placed anywhere legal: on the main map (`main`) and on maps with the player's
   * prospector.
   */
  | { readonly do: 'buildBelow'; readonly what: Building; readonly main: boolean }
  /** The bonus of any one character on the player's board. */
  | { readonly do: 'character' }
  /** The bonuses of all characters of the building that was just completed. */
  | { readonly do: 'charactersHere' }
  /** Points for each building of that kind which the player has on the maps. */
  | { readonly do: 'scorePer'; readonly what: Building; readonly points: number }
  /** Underground bonus tiles are turned up from the pile, and `keep` of them may be kept. */
  | { readonly do: 'revealUnderground'; readonly tiles: number; readonly keep: number }

export type Effect = BaseEffect | SilverEffect

/** The demand of a contract: named resources, and units of one kind of the player's choice. */
export interface Demand {
  readonly iron?: number
  readonly wool?: number
  readonly identical?: number
}

export interface Contract {
  readonly demand: Demand
  readonly vp: number
  readonly then?: Effect
}
