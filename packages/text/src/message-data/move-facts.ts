/** The facts that the words for each move get. */
import type {
  Action,
  Crest,
  DieColour,
  Effect,
  FairTile,
  Name,
  Piece,
  Resource,
} from '@tiletum/engine'
import type { CorrectionMoveFacts } from './corrections.ts'
import type { SilverSoloMoveFacts } from './silver-solo.ts'
import type { SilverMoveFacts } from './silver.ts'
import type { Place, Tile, TilePlace, Units } from './named-game.ts'

export interface DieMoveFacts {
  readonly colour: DieColour
  readonly value: number
  readonly resource: Resource
  readonly count: number
  readonly action: Action
  readonly points: number
  /** The bonus tile on that action. */
  readonly tile?: Tile
  /** The prospector action, where the segment faces it too. */
  readonly prospector?: { readonly points: number; readonly tile?: Tile }
  /** The segment faces the movement icon. */
  readonly icon?: true
}

export interface FulfilFacts {
  readonly tile: Tile
  readonly paid: Units
  /** Points of the tile and of the contract space it comes to lie on. */
  readonly vp: number
  readonly pillar: boolean
}

/** The price of a contribution to a cathedral. */
export interface CathedralPrice {
  readonly asks: Resource | 'silver'
  readonly price: number
}

/** `ap` is the price in action points; 0 where a bonus pays. */
export interface MoveFacts extends CorrectionMoveFacts, SilverMoveFacts, SilverSoloMoveFacts {
  'die <colour> <value>': DieMoveFacts
  'die <colour> <value> to <value>': DieMoveFacts & { readonly to: number; readonly gold: number }
  'use <face> as <resource>': { readonly tile: Tile; readonly resource: Resource }
  'take <face>': { readonly tile: Tile; readonly from: TilePlace; readonly ap: number }
  'take <face> from <offerSpace>': { readonly tile: Tile; readonly ap: number }
  leave: { readonly tile?: Tile; readonly king: boolean }
  'walk <piece> <space>': { readonly piece: Piece; readonly to: Place; readonly ap: number }
  'build house <houseSpace>': {
    readonly town: Place
    /** Which house space, where the town has several. */
    readonly space?: number
    readonly bonus?: Effect
    readonly ap: number
  }
  'build pillar <space>': { readonly town: Place; readonly ap: number }
  'renew characters': { readonly ap: number }
  'place <face> building <building> floor <floor>': {
    readonly tile: Tile
    readonly building: number
    readonly floor: number
    readonly ap: number
    /** True if the character fills the building, so that the roof house comes free. */
    readonly fills: boolean
  }
  'exchange <resource> <resource>': {
    readonly give: Resource
    readonly get: Resource
    /** The resources of choice it gives beside. */
    readonly more: number
    readonly ap: number
  }
  climb: { readonly to: number; readonly ap: number }
  'act <action>': { readonly action: Action; readonly points: number }
  'gain <goods>': { readonly units: Units }
  'gain identical <resource>': { readonly resource: Resource; readonly count: number }
  'characters <building>': { readonly building: number; readonly kind?: Action }
  'bonus <face>': { readonly tile: Tile }
  'buy <resource>': { readonly resource: Resource; readonly gold: number }
  'fulfil <face>': FulfilFacts
  'fulfil <face> with <resource>': FulfilFacts
  'crest <crest> building <building>': {
    readonly crest: Crest
    readonly building: number
    readonly food: number
    readonly bonus: Effect
  }
  'contribute <space>': { readonly town: Place; readonly vp: number } & CathedralPrice
  'use <face>': { readonly tile: Tile }
  done: { readonly action?: Action; readonly points: number }
  'end turn': { readonly points: number }
  'wheel <value>': { readonly action: Action; readonly value: number }
  'action <action>': { readonly action: Action }
  'draw <face>': { readonly tile: Tile }
  'cost <cost>': { readonly closed: boolean; readonly vp: number } & CathedralPrice
  'town <space>': { readonly town: Place }
  'fair <fair>': { readonly tile: FairTile }
  'corruption <corruption>': { readonly value: number }
  'roll <colour> <value>': { readonly colour: DieColour; readonly value: number }
  'first <seat>': { readonly name: string }
  'bot roll <value> <value>': { readonly values: readonly [number, number] }
  'challenge <challenge>': { readonly challenge: Name }
  'bot merchant <space>': { readonly town: Place }
  'bot crest <face>': { readonly tile: Tile }
  'pick die <colour> <value>': { readonly colour: DieColour; readonly value: number }
  'pick tile <face> at <space>': { readonly tile: Tile; readonly town: Place }
  'pick town <space>': { readonly town: Place }
  'pick house space <houseSpace>': { readonly town: Place; readonly space?: number }
  'pick character <face>': { readonly tile: Tile }
  'pick contract <face>': { readonly tile: Tile }
  'pick resource <resource>': { readonly resource: Resource }
  'tell later': Record<never, never>
}
/** A verb of the engine that is missing here does not compile in `wordMove`. */
export type MoveVerb = keyof MoveFacts

/** The words a language has for each verb, given what the move means. */
export type MoveWords<Words> = { readonly [V in MoveVerb]: (facts: MoveFacts[V]) => Words }
