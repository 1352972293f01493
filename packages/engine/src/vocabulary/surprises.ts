/** The King's Surprises, which the Cardinalbot gets instead of technologies. */
import type { Effect } from './effects.ts'
import type { Provenance } from './words.ts'
import type { UndergroundMap } from './words.ts'

export type SurpriseEffect =
  | Extract<Effect, { readonly do: 'score' | 'scorePer' | 'act' | 'gain' | 'gainSilver' }>
  /** A random crest of a kind that the Cardinalbot lacks. */
  | { readonly do: 'newCrest' }
  /** The Cardinalbot's most required resource, `count` times, determined anew each time. */
  | { readonly do: 'gainRequired'; readonly count: number }
  /** A prospector enters that map; if it can't, the Cardinalbot scores points. */
  | { readonly do: 'enterMap'; readonly map: UndergroundMap; readonly otherwiseVp: number }
  /**
   * A house in the town of the first fair not yet scored where the Cardinalbot can build; else in
   * another fair town at random.
   */
  | { readonly do: 'fairHouse' }
  /**
   * A pillar at the cathedral with the fewest points on the main map, of those without a pillar of
   * the Cardinalbot.
   */
  | { readonly do: 'lowestPillar' }

export interface Surprise {
  readonly id: `surprise.${string}`
  readonly effects: readonly SurpriseEffect[]
  readonly provenance?: Provenance
}
