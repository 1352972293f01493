/** The boards: the map, the tracks and the player's board. */
import type { Effect } from './effects.ts'
import type { Action, DieColour, PlayerMark, Provenance, Resource } from './words.ts'

export interface HouseSpace {
  readonly mark: PlayerMark
  readonly bonus?: Effect
}

export interface BonusSpace {
  readonly mark: PlayerMark
}

export interface Town {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly houses: readonly HouseSpace[]
  readonly bonusTiles: readonly BonusSpace[]
  /**
   * The points of the town's cathedral tiles, topmost first. There are as many pillar spaces as
   * tiles.
   */
  readonly cathedral?: readonly number[]
}

export type SpacePair = readonly [string, string]

export interface Link {
  readonly between: SpacePair
  readonly provenance?: Provenance
}

export interface WorldMap {
  /** The town of the first fair, where every player starts with a house. */
  readonly home: string
  readonly towns: readonly Town[]
  /** Road spaces between two towns; the id of a road space is `a--b`. */
  readonly roads: readonly Link[]
  /** Towns that are neighbours without a road space between them. */
  readonly links: readonly Link[]
}

export interface PlayerBuilding {
  readonly rooms: number
  readonly crestFood: number
  readonly crestBonus: Effect
}

export interface PlayerBoard {
  readonly storehouse: number
  /** The points printed on the contract spaces, from the left. */
  readonly contractSpaces: readonly number[]
  readonly buildings: readonly PlayerBuilding[]
}

export interface Start {
  readonly vp: number
  readonly resources: Readonly<Partial<Record<Resource, number>>>
  /** Gold by place in the first turn order. */
  readonly gold: readonly number[]
  readonly housesInSupply: number
  readonly pillarsInSupply: number
  /** Number of contract spaces, from the left, on which a pillar lies at the start. */
  readonly pillarsOnContracts: number
}

export interface Dice {
  readonly colours: Readonly<Record<DieColour, Resource>>
  /** Number of dice of each colour for each player. */
  readonly perPlayer: number
  readonly drawn: Readonly<Record<PlayerMark, number>>
}

export interface Wheel {
  /** The actions around the wheel; values rise clockwise. */
  readonly clockwise: readonly Action[]
}
