/** The content a game is composed from. `packages/content` holds it; the engine only reads it. */
import type { Dice, PlayerBoard, Start, Wheel, WorldMap } from './board.ts'
import type { ComponentOrigins } from './provenance.ts'
import type { SilverContent } from './silver.ts'
import type { SoloContent } from './solo.ts'
import type { BonusFace, CharacterFace, ContractFace, CostTile, FairTile } from './tiles.ts'
import type { Crest } from './words.ts'

export interface BaseContent {
  readonly wheel: Wheel
  readonly dice: Dice
  readonly kingTrack: { readonly spaces: readonly number[]; readonly award: number }
  readonly corruption: { readonly tokens: readonly number[] }
  readonly fairs: {
    readonly board: readonly number[]
    readonly tiles: readonly FairTile[]
    /** The town tiles of fairs 2 to 4. */
    readonly towns: readonly string[]
  }
  readonly costs: readonly CostTile[]
  readonly board: PlayerBoard
  /** Points for completed buildings, by their number, from none to all. */
  readonly completedBuildings: readonly number[]
  readonly start: Start
  /** The price of each space of the contract offer, from the left. */
  readonly contractOffer: { readonly points: readonly number[] }
  readonly characterOffer: { readonly spaces: number }
  readonly map: WorldMap
  readonly crests: readonly Crest[]
  readonly bonus: readonly BonusFace[]
  readonly contracts: readonly ContractFace[]
  readonly characters: readonly CharacterFace[]
}

export interface Content {
  readonly base: BaseContent
  readonly solo: SoloContent
  readonly silver: SilverContent
  /** The provenance of the values; no rule looks at it. */
  readonly origins: ComponentOrigins
}
