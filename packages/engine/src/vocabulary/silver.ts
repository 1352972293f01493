/** What Prospect for Silver adds to the boards and tiles. */
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
  /** Which kind of cost tile lies under it, and its cathedral tiles, topmost first. */
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
  /** The price of a prospector placed here. */
  readonly enterSilver: number
  /** Where a prospector enters. */
  readonly start: string
  readonly spaces: readonly UndergroundSpace[]
  readonly links: readonly UndergroundLink[]
}

export interface ResourceBonus {
  readonly id: `resource-bonus.${string}`
  readonly resource: Exclude<Resource, 'gold'>
}

/** A side of the scoring overlay: the larger of the counts times the other. */
export interface Overlay {
  readonly id: `overlay.${string}`
  readonly largerOf: readonly ['house' | 'pillar', 'mine']
  readonly times: 'house' | 'pillar'
  /** The decree the bot plays with it. */
  readonly decree: DecreeId
}

export interface SilverPieces {
  readonly prospectors: number
  readonly minesPlaced: number
  readonly minesInSupply: number
  readonly minesBesideKingTrack: number
  /** Pillars on the contract spaces after those of the base game. */
  readonly pillarsOnContracts: number
  /** Bonus markers beside those of the base game. */
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
  /** What one, two, three cards cost. */
  readonly surpriseSilver: readonly number[]
  /** What the bot has more at the hardest difficulty: silver, and its points at the start. */
  readonly hard: { readonly silver: number; readonly vp: number }
  readonly minesPlaced: number
  readonly minesReady: number
  /** The round in which its prospector enters each map. */
  readonly entersInRound: Readonly<Record<UndergroundMap, number>>
  /** Silver left that makes one point at the end. */
  readonly silverPerVp: number
  /** A helper with a price belongs to the class of what it gives. */
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
  /** Technologies in one game, and those of a first game. */
  readonly technologiesInPlay: number
  readonly firstTechnologies: readonly Technology['id'][]
  readonly resourceBonus: readonly ResourceBonus[]
  readonly overlays: readonly Overlay[]
  readonly pieces: SilverPieces
  /** Silver of a mine when placed, and as income. */
  readonly mineSilver: number
  /** Silver left that makes one point at the end. */
  readonly silverPerVp: number
  readonly solo: SilverSoloContent
}
