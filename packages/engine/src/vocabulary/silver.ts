/** The boards and tiles of Prospect for Silver. */
import type { BonusSpace, HouseSpace, SpacePair } from './board.ts'
import type { Effect } from './effects.ts'
import type { Challenge, Decree, HelperClass } from './solo.ts'
import type { Surprise } from './surprises.ts'
import type { Technology } from './technologies.ts'
import type {
  BonusFace,
  CharacterFace,
  ContractFace,
  FairTile,
  UndergroundBonusFace,
} from './tiles.ts'
import type { Crest, DecreeId, PlayerMark, Provenance, Resource, UndergroundMap } from './words.ts'

export const PROSPECTOR_SEGMENTS = ['prospector', 'step', 'blank'] as const
export type ProspectorSegment = (typeof PROSPECTOR_SEGMENTS)[number]

export type UndergroundCost = {
  readonly id: `underground-cost.${string}`
  readonly vp: number
  readonly provenance?: Provenance
} & ({ readonly silver: number } | { readonly gold: number })

export interface MineSpace {
  readonly mark: PlayerMark
  readonly gold: number
}

export interface UndergroundTown {
  readonly kind: 'town'
  readonly id: string
  readonly name: string
  readonly mines: readonly MineSpace[]
  readonly houses: readonly HouseSpace[]
  readonly bonusTiles: readonly BonusSpace[]
  /**
   * The kind of the cathedral's cost tile, and the points of its cathedral tiles, topmost first.
   */
  readonly cathedral?: { readonly cost: 'silver' | 'gold'; readonly tiles: readonly number[] }
}

export interface Tunnel {
  readonly kind: 'tunnel'
  readonly id: string
}

export type UndergroundSpace = UndergroundTown | Tunnel

export type TabletId = `tablet.${string}`

export interface Tablet {
  readonly id: TabletId
  readonly effect: Effect
  readonly provenance?: Provenance
}

export interface UndergroundLink {
  readonly between: SpacePair
  readonly tablet?: TabletId
  readonly provenance?: Provenance
}

export interface UndergroundSide {
  readonly id: `underground.${string}`
  readonly map: UndergroundMap
  readonly side: 'A' | 'B'
  /** The silver that a prospector placed on this map costs. */
  readonly enterSilver: number
  /** The space where a prospector enters the map. */
  readonly start: string
  readonly spaces: readonly UndergroundSpace[]
  readonly links: readonly UndergroundLink[]
}

export interface ResourceBonus {
  readonly id: `resource-bonus.${string}`
  readonly resource: Exclude<Resource, 'gold'>
}

/** A side of the scoring overlay: the larger count of `largerOf`, times the count of `times`. */
export interface Overlay {
  readonly id: `overlay.${string}`
  readonly largerOf: readonly ['house' | 'pillar', 'mine']
  readonly times: 'house' | 'pillar'
  /** The decree that the Cardinalbot plays with this overlay. */
  readonly decree: DecreeId
}

export interface SilverPieces {
  readonly prospectors: number
  readonly minesPlaced: number
  readonly minesInSupply: number
  readonly minesBesideKingTrack: number
  /** Number of contract spaces with a pillar, after those of the base game. */
  readonly pillarsOnContracts: number
  /** Bonus markers in addition to those of the base game. */
  readonly markers: readonly number[]
  /** Silver by place in the first turn order. */
  readonly silver: readonly number[]
}

/** A decree of the expansion; `replaces` names the base decree whose place it takes. */
export type SilverDecree = Decree & { readonly replaces?: DecreeId }

export interface SilverSoloContent {
  readonly decrees: readonly SilverDecree[]
  readonly challenges: readonly Challenge[]
  readonly surprises: readonly Surprise[]
  /** The silver that one, two and three cards cost. */
  readonly surpriseSilver: readonly number[]
  /**
   * The additional silver of the Cardinalbot at the hardest difficulty, and its points at the
   * start.
   */
  readonly hard: { readonly silver: number; readonly vp: number }
  readonly minesPlaced: number
  readonly minesReady: number
  /** The round in which the Cardinalbot's prospector enters each map. */
  readonly entersInRound: Readonly<Record<UndergroundMap, number>>
  /** Amount of silver left at the end that is worth one point. */
  readonly silverPerVp: number
  /**
   * The kinds of effect of each class of helpers. A helper with a price belongs to the class of the
   * effect it pays for.
   */
  readonly helperClasses: Readonly<Record<HelperClass, readonly Effect['do'][]>>
}

export interface SilverContent {
  readonly kingTrack: {
    readonly spaces: readonly number[]
    /** Silver on the ribbon of a space, by the points of the space. */
    readonly ribbons: Readonly<Partial<Record<number, number>>>
    readonly award: number
  }
  readonly prospectorWheel: { readonly clockwise: readonly ProspectorSegment[] }
  readonly fairs: readonly FairTile[]
  /** The base fair tile that is not used. */
  readonly removedFair: FairTile['id']
  readonly costs: readonly UndergroundCost[]
  readonly sides: readonly UndergroundSide[]
  readonly tablets: readonly Tablet[]
  readonly crest: Crest
  readonly bonus: readonly BonusFace[]
  readonly undergroundBonus: readonly UndergroundBonusFace[]
  readonly contracts: readonly ContractFace[]
  readonly characters: readonly CharacterFace[]
  readonly technologies: readonly Technology[]
  /** The price of tiers I, II and III. */
  readonly technologySilver: readonly number[]
  /** Points of tiers I, II and III at the end. */
  readonly technologyVp: readonly number[]
  /** Number of technologies in one game. */
  readonly technologiesInPlay: number
  /** The technologies of a first game. */
  readonly firstTechnologies: readonly Technology['id'][]
  readonly resourceBonus: readonly ResourceBonus[]
  readonly overlays: readonly Overlay[]
  readonly pieces: SilverPieces
  /** The silver that a mine gives when placed, and as income. */
  readonly mineSilver: number
  /** Amount of silver left at the end that is worth one point. */
  readonly silverPerVp: number
  readonly solo: SilverSoloContent
}
