/** The Cardinalbot's cards and board. */
import type { Effect } from './effects.ts'
import type { Countable } from './tiles.ts'
import type {
  Action,
  Building,
  DecreeId,
  DieColour,
  Name,
  Piece,
  Provenance,
  Resource,
} from './words.ts'

/** The things that the conditions of decrees count, on all maps. */
export type DecreeCountable = Extract<
  Countable,
  'house' | 'pillar' | 'mine' | 'cathedral' | 'underground-building'
>

/** A condition for trying an option of a decree. */
export type DecreeCondition =
  | { readonly more: DecreeCountable; readonly than: DecreeCountable }
  /** The larger of the counts is not below the other count. */
  | { readonly largerOf: readonly DecreeCountable[]; readonly atLeast: DecreeCountable }
  /** At least this many contracts are unfulfilled. */
  | { readonly unfulfilledContracts: number }
  | { readonly newCrestInReachOf: Piece }
  /** A new crest is in the offer, and the action points can pay it. */
  | { readonly newCrestInOffer: true }
  | { readonly spaceBelowInReach: Building }
  | { readonly silverBelow: number }

/**
 * A die colour. `pair` is blue or light gray: the one whose resource the unfulfilled contracts lack
 * more.
 */
export type DieRank = DieColour | 'pair'

export type DieChoice =
  | DieRank
  | 'any'
  /** The colour whose resource the unfulfilled contracts lack most. */
  | { readonly needed: readonly DieRank[] }
  /** The colour that the cheapest unbuilt cathedral asks for. */
  | { readonly forCheapestCathedral: readonly DieColour[] }

export type DecreeTake =
  | { readonly action: Exclude<Action, 'joker' | 'prospector'> }
  /** A prospector action for these buildings, in this order. */
  | { readonly action: 'prospector'; readonly build: readonly Building[] }
  | { readonly highest: DieChoice }

export interface DecreeOption {
  /** All conditions must hold. */
  readonly when?: readonly DecreeCondition[]
  readonly take: DecreeTake
}

export interface Decree {
  readonly id: DecreeId
  readonly name: Name
  /** The options, tried from the top. */
  readonly options: readonly DecreeOption[]
  /** The ranking of several matching dice. */
  readonly diePriority: readonly DieRank[] | 'most-required'
  readonly provenance?: Provenance
}

/** The rule that a challenge card changes. */
export type ChallengeRule =
  /**
   * A miscellaneous helper gives gold; a contract on a bonus tile is treated like one of the offer.
   */
  | { readonly rule: 'miscellaneous-helpers'; readonly gold: number }
  /** The Cardinalbot receives what resource helpers give. */
  | { readonly rule: 'resource-helpers' }
  | { readonly rule: 'action-helpers-climb'; readonly spaces: number }
  /** `vp` points for each action point of an action helper. */
  | { readonly rule: 'action-helpers-score'; readonly vp: number }
  /**
   * Placed characters give their resources, and `vp` points for each action point, step or
   * building.
   */
  | { readonly rule: 'character-bonuses'; readonly vp: number }
  | { readonly rule: 'die-resources'; readonly more: number }
  /** The Cardinalbot's king space, at the start and after each reset. */
  | { readonly rule: 'king-start'; readonly space: number }
  /**
   * Another order of the Cardinalbot's bonus markers, and its number of inactive crests at the
   * start.
   */
  | { readonly rule: 'markers'; readonly markers: readonly number[]; readonly crests: number }
  /** A die from a segment with the movement icon also gives a prospector action. */
  | {
      readonly rule: 'movement-icon'
      readonly points: number
      readonly build: readonly Building[]
    }
  | { readonly rule: 'die-silver'; readonly value: number; readonly silver: number }
  /** For cathedrals these resources stand for one another, spent in this order. */
  | { readonly rule: 'cathedral-means'; readonly order: readonly (Resource | 'silver')[] }
  /** Tablets are resolved, but instead of a technology or an unlocked mine they give silver. */
  | { readonly rule: 'tablets'; readonly silver: number }

export interface Challenge {
  readonly id: `challenge.${string}`
  readonly name: Name
  readonly does: ChallengeRule
  readonly provenance?: Provenance
}

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const
export type DifficultyId = (typeof DIFFICULTIES)[number]

export interface Difficulty {
  readonly id: DifficultyId
  readonly name: Name
  /** Number of random challenge cards. */
  readonly challenges: number
}

export const HELPER_CLASSES = ['miscellaneous', 'resource', 'action'] as const
export type HelperClass = (typeof HELPER_CLASSES)[number]

export interface BotBoard {
  readonly buildings: number
  readonly rooms: number
  /** The Cardinalbot's bonus markers, from the left. */
  readonly markers: readonly number[]
  readonly unfulfilledContracts: number
  readonly reservedFood: number
  /** The price of activating a crest, and the points for it. */
  readonly crestFood: number
  readonly crestVp: number
  /** Points for each fulfilled contract beside those of its tile. */
  readonly contractVp: number
  readonly contractsPerTurn: number
  /** The Cardinalbot's king space, at the start and after each reset. */
  readonly kingStart: number
  readonly vp: number
  readonly resources: Readonly<Record<Resource, number>>
  readonly houses: number
  readonly pillars: number
}

export interface SoloContent {
  readonly decrees: readonly Decree[]
  /** The decrees to the right of those of the four fairs. */
  readonly lastDecrees: readonly DecreeId[]
  readonly challenges: readonly Challenge[]
  readonly difficulties: readonly Difficulty[]
  readonly bot: BotBoard
  /** The kinds of effect of each class of helpers. */
  readonly helperClasses: Readonly<Record<HelperClass, readonly Effect['do'][]>>
}
