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

/** What its conditions count, on all maps. */
export type Tally = Extract<
  Countable,
  'house' | 'pillar' | 'mine' | 'cathedral' | 'underground-building'
>

/** What must hold before an option of a decree is tried. */
export type DecreeCondition =
  | { readonly more: Tally; readonly than: Tally }
  /** The larger of the counts is not below the other. */
  | { readonly largerOf: readonly Tally[]; readonly atLeast: Tally }
  /** At least so many. */
  | { readonly unfulfilledContracts: number }
  | { readonly newCrestInReachOf: Piece }
  /** One that the points can pay. */
  | { readonly newCrestInOffer: true }
  | { readonly spaceBelowInReach: Building }
  | { readonly silverBelow: number }

/** A colour, or the blue and light gray dice as one: the one its contracts miss more of. */
export type DieRank = DieColour | 'pair'

export type DieChoice =
  | DieRank
  | 'any'
  /** The one whose resource its unfulfilled contracts miss most. */
  | { readonly needed: readonly DieRank[] }
  /** The one its cheapest unbuilt cathedral asks for. */
  | { readonly forCheapestCathedral: readonly DieColour[] }

export type DecreeTake =
  | { readonly action: Exclude<Action, 'joker' | 'prospector'> }
  /** A prospector action for these buildings, in this order. */
  | { readonly action: 'prospector'; readonly build: readonly Building[] }
  | { readonly highest: DieChoice }

export interface DecreeOption {
  /** All of them must hold. */
  readonly when?: readonly DecreeCondition[]
  readonly take: DecreeTake
}

export interface Decree {
  readonly id: DecreeId
  readonly name: Name
  /** Tried from the top. */
  readonly options: readonly DecreeOption[]
  /** Which of several matching dice. */
  readonly diePriority: readonly DieRank[] | 'most-required'
  readonly provenance?: Provenance
}

/** What a challenge changes. */
export type ChallengeRule =
  /** A miscellaneous helper is gold; a contract on a bonus tile is as one of the offer. */
  | { readonly rule: 'miscellaneous-helpers'; readonly gold: number }
  /** Helpers that give resources or points are received. */
  | { readonly rule: 'resource-helpers' }
  | { readonly rule: 'action-helpers-climb'; readonly spaces: number }
  /** So many points for each action point of an action helper. */
  | { readonly rule: 'action-helpers-score'; readonly vp: number }
  /** Placed characters give their resources, and points for each action point, step or building. */
  | { readonly rule: 'character-bonuses'; readonly vp: number }
  | { readonly rule: 'die-resources'; readonly more: number }
  /** Its place on the king track, at the start and after each reset. */
  | { readonly rule: 'king-start'; readonly space: number }
  /** Another order of its bonus markers, and inactive crests at the start. */
  | { readonly rule: 'markers'; readonly markers: readonly number[]; readonly crests: number }
  /** A die beside the movement icon: a prospector action. */
  | {
      readonly rule: 'movement-icon'
      readonly points: number
      readonly build: readonly Building[]
    }
  | { readonly rule: 'die-silver'; readonly value: number; readonly silver: number }
  /** For cathedrals these stand for one another, spent in this order. */
  | { readonly rule: 'cathedral-means'; readonly order: readonly (Resource | 'silver')[] }
  /** Tablets are resolved; a technology or an unlocked mine is silver instead. */
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
  /** Random challenge cards. */
  readonly challenges: number
}

export const HELPER_CLASSES = ['miscellaneous', 'resource', 'action'] as const
export type HelperClass = (typeof HELPER_CLASSES)[number]

export interface BotBoard {
  readonly buildings: number
  readonly rooms: number
  /** Its bonus markers, from the left. */
  readonly markers: readonly number[]
  readonly unfulfilledContracts: number
  readonly reservedFood: number
  /** The price and the points of a crest made active. */
  readonly crestFood: number
  readonly crestVp: number
  /** Points beside those of a fulfilled contract. */
  readonly contractVp: number
  readonly contractsPerTurn: number
  /** Its place on the king track, at the start and after each reset. */
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
  /** Which class a helper belongs to, by its effect. */
  readonly helperClasses: Readonly<Record<HelperClass, readonly Effect['do'][]>>
}
