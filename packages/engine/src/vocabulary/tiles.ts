/** Tile faces. `marks` has one entry a copy: the player count from which that copy is in the game. */
import type { Contract, Effect } from './effects.ts'
import type { CharacterKind, Crest, DecreeId, PlayerMark, Provenance } from './words.ts'

interface Face<Family extends string> {
  readonly id: `${Family}.${string}`
  readonly marks: readonly PlayerMark[]
  readonly provenance?: Provenance
}

/** The use of a stored tile: as a helper, a crest or a contract. */
export type StorehouseTile =
  | { readonly helper: Effect }
  | { readonly crest: Crest }
  | { readonly contract: Contract }

export type BonusFace = Face<'bonus'> & StorehouseTile
export type UndergroundBonusFace = Face<'underground-bonus'> & StorehouseTile
export type ContractFace = Face<'contract'> & Exclude<StorehouseTile, { readonly helper: Effect }>
export interface CharacterFace extends Face<'character'> {
  readonly kind: CharacterKind
  readonly bonus: Effect
}

/**
 * The things that fairs count. Several of them together form sets, so the smallest count decides.
 */
export const COUNTABLES = [
  'house',
  'pillar',
  'contract',
  'crest',
  'cathedral',
  'upper-character',
  'filled-building',
  'mine',
  'technology-tier',
  'underground-building',
] as const
export type Countable = (typeof COUNTABLES)[number]

export interface FairTile {
  readonly id: `fair.${string}`
  /** `king`: the sum once, plus the points of the player's king space (`fair-4`). */
  readonly scores: readonly Countable[] | 'king'
  readonly vp: number
  /** The decree that the Cardinalbot plays with this fair. */
  readonly decree: DecreeId
  readonly provenance?: Provenance
}

/** A construction cost tile; one of them closes its cathedral. */
export type CostTile = {
  readonly id: `cost.${string}`
  readonly provenance?: Provenance
} & (
  | { readonly closed: true }
  | { readonly stone: number; readonly vp: number; readonly botStart?: true }
)
