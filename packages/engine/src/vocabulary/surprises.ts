/** The King's Surprises: what the bot gets instead of technologies. */
import type { Effect } from './effects.ts'
import type { Provenance } from './words.ts'
import type { UndergroundMap } from './words.ts'

export type SurpriseEffect =
  | Extract<Effect, { readonly do: 'score' | 'scorePer' | 'act' | 'gain' | 'gainSilver' }>
  /** A random crest new to it. */
  | { readonly do: 'newCrest' }
  /** Resources it requires most, one after the other. */
  | { readonly do: 'gainRequired'; readonly count: number }
  /** A prospector onto that map, else points. */
  | { readonly do: 'enterMap'; readonly map: UndergroundMap; readonly otherwiseVp: number }
  /** A house in a fair town, the earliest first. */
  | { readonly do: 'fairHouse' }
  /** A pillar on the main map's cathedral of fewest points without one of its own. */
  | { readonly do: 'lowestPillar' }

export interface Surprise {
  readonly id: `surprise.${string}`
  readonly effects: readonly SurpriseEffect[]
  readonly provenance?: Provenance
}
