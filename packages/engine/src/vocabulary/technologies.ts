/** The technologies: three tiers each, every tier with what it changes or brings about. */
import type { Effect } from './effects.ts'
import type { Action, Name, Provenance } from './words.ts'

/** When a tier brings something about. */
export type Trigger =
  /** When the tier is reached. */
  | 'now'
  /** In each king phase, with the income of the mines. */
  | 'income'
  /** At the end of each king phase. */
  | 'king-phase'
  /** Whenever the player places one. */
  | 'house'
  | 'mine'
  /** Whenever the player contributes to a cathedral. */
  | 'contribution'
  /** Whenever the player completes a building. */
  | 'completion'
  /** A die of a colour and a value both new among the player's dice of the round. */
  | 'new-die'
  /** When that action is taken with a die. */
  | { readonly action: Action }

export type TierRule =
  | { readonly rule: 'trigger'; readonly on: Trigger; readonly effect: Effect }
  | { readonly rule: 'action-points'; readonly action: Action; readonly more: number }
  | { readonly rule: 'crest-food'; readonly less: number }
  | { readonly rule: 'markers'; readonly more: number }
  /** A die changed by so many at once. */
  | { readonly rule: 'die-change'; readonly by: number; readonly gold: number }
  /** Resources of the die given up for silver. */
  | { readonly rule: 'die-silver'; readonly resources: number; readonly silver: number }
  /** The movement icon is that many points of the prospector action. */
  | { readonly rule: 'movement-icon'; readonly points: number }
  | { readonly rule: 'contract-demand'; readonly less: number }
  /** Contracts revealed from the pile, each to be had for the points. */
  | { readonly rule: 'contract-reveal'; readonly tiles: number; readonly points: number }
  | { readonly rule: 'exchange'; readonly more: number }
  /** The resource of a chosen tile counts as gold; the two below look at that resource. */
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
