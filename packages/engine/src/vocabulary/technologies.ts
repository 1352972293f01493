/**
 * The technologies: three tiers each, every tier with the rules it changes and the effects it
 * triggers.
 */
import type { Effect } from './effects.ts'
import type { Action, Name, Provenance } from './words.ts'

/** The moment when a tier's effect takes place. */
export type Trigger =
  /** When the tier is reached. */
  | 'now'
  /** In each king phase, with the income of the mines. */
  | 'income'
  /** At the end of each king phase. */
  | 'king-phase'
  /** Whenever the player places a house. */
  | 'house'
  /** Whenever the player places a mine. */
  | 'mine'
  /** Whenever the player contributes to a cathedral. */
  | 'contribution'
  /** Whenever the player completes a building. */
  | 'completion'
  /**
   * When the player takes a die whose colour and value are both new among their dice of the round.
   */
  | 'new-die'
  /** When that action is taken with a die. */
  | { readonly action: Action }

export type TierRule =
  | { readonly rule: 'trigger'; readonly on: Trigger; readonly effect: Effect }
  | { readonly rule: 'action-points'; readonly action: Action; readonly more: number }
  | { readonly rule: 'crest-food'; readonly less: number }
  | { readonly rule: 'markers'; readonly more: number }
  /** A die is changed by this number at once. */
  | { readonly rule: 'die-change'; readonly by: number; readonly gold: number }
  /** Resources of the die are given up for silver. */
  | { readonly rule: 'die-silver'; readonly resources: number; readonly silver: number }
  /** The movement icon gives this many action points of the prospector action. */
  | { readonly rule: 'movement-icon'; readonly points: number }
  | { readonly rule: 'contract-demand'; readonly less: number }
  /** Contracts are revealed from the pile; each may be taken for `points` action points. */
  | { readonly rule: 'contract-reveal'; readonly tiles: number; readonly points: number }
  | { readonly rule: 'exchange'; readonly more: number }
  /**
   * The resource of a chosen tile counts as gold; `resource-die` and `resource-points` refer to the
   * same tile.
   */
  | { readonly rule: 'resource-as-gold' }
  | { readonly rule: 'resource-die'; readonly more: number }
  | { readonly rule: 'resource-points'; readonly more: number }
  | { readonly rule: 'joker-split'; readonly actions: number }
  /** Contributing costs less, by what the cost tile asks. */
  | {
      readonly rule: 'contribution'
      readonly silver: number
      readonly gold: number
      readonly stone: number
    }

export interface Technology {
  readonly id: `technology.${string}`
  readonly name: Name
  /** Tiers I, II and III. */
  readonly tiers: readonly [readonly TierRule[], readonly TierRule[], readonly TierRule[]]
  readonly provenance?: Provenance
}
