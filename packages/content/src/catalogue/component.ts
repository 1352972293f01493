/** A component as the gallery and the command line list it: what it is, not yet in words. */
import type {
  Action,
  BotBoard,
  ChallengeRule,
  CharacterKind,
  CostTile,
  Crest,
  Decree,
  DieColour,
  Effect,
  FairTile,
  ComponentFamily,
  ModuleId,
  Name,
  Overlay,
  PlayerBuilding,
  PlayerMark,
  ProspectorSegment,
  Provenance,
  Resource,
  SilverPieces,
  SilverSoloContent,
  Start,
  StorehouseTile,
  SurpriseEffect,
  Technology,
  Town,
  UndergroundCost,
  UndergroundSide,
  UndergroundTown,
} from '@tiletum/engine'

/** What is printed on a component or what it does, as data. Places are given by their names. */
export type ComponentSubject =
  | { readonly is: 'wheel'; readonly clockwise: readonly Action[] }
  | { readonly is: 'prospectorWheel'; readonly clockwise: readonly ProspectorSegment[] }
  | { readonly is: 'die'; readonly colour: DieColour; readonly resource: Resource }
  | { readonly is: 'kingSpace'; readonly vp: number; readonly silver: number }
  | { readonly is: 'kingAward'; readonly vp: number }
  | { readonly is: 'corruption'; readonly spaces: number }
  | { readonly is: 'fairBoard'; readonly fair: number; readonly vp: number }
  | { readonly is: 'fair'; readonly tile: FairTile; readonly removed: boolean }
  | { readonly is: 'fairTown'; readonly town: string }
  | { readonly is: 'cathedral'; readonly town: string; readonly tiles: readonly number[] }
  | { readonly is: 'cost'; readonly tile: CostTile | UndergroundCost }
  | { readonly is: 'building'; readonly building: PlayerBuilding }
  | { readonly is: 'storehouse'; readonly spaces: number }
  | { readonly is: 'contractSpaces'; readonly vp: readonly number[] }
  | { readonly is: 'completedBuildings'; readonly vp: readonly number[] }
  | { readonly is: 'start'; readonly start: Start }
  | { readonly is: 'contractOffer'; readonly space: number; readonly points: number }
  | { readonly is: 'characterOffer'; readonly spaces: number }
  | { readonly is: 'town'; readonly town: Town; readonly home: boolean }
  | { readonly is: 'undergroundTown'; readonly town: UndergroundTown; readonly start: boolean }
  | { readonly is: 'tunnel' }
  | { readonly is: 'road'; readonly between: readonly [string, string] }
  | { readonly is: 'link'; readonly between: readonly [string, string]; readonly tablet?: Effect }
  | { readonly is: 'crest'; readonly crest: Crest }
  | { readonly is: 'store'; readonly store: StorehouseTile }
  | { readonly is: 'character'; readonly kind: CharacterKind; readonly bonus: Effect }
  | { readonly is: 'decree'; readonly decree: Decree; readonly replaces: boolean }
  | { readonly is: 'challenge'; readonly name: Name; readonly does: ChallengeRule }
  | { readonly is: 'difficulty'; readonly name: Name; readonly challenges: number }
  | { readonly is: 'bot'; readonly bot: BotBoard }
  | { readonly is: 'silverBot'; readonly bot: SilverSoloContent }
  | { readonly is: 'side'; readonly side: UndergroundSide; readonly start: string }
  | { readonly is: 'tablet'; readonly effect: Effect }
  | { readonly is: 'technology'; readonly technology: Technology }
  | { readonly is: 'tier'; readonly tier: number; readonly silver: number; readonly vp: number }
  | { readonly is: 'resourceBonus'; readonly resource: Resource }
  | { readonly is: 'overlay'; readonly overlay: Overlay }
  | { readonly is: 'pieces'; readonly pieces: SilverPieces }
  | { readonly is: 'surprise'; readonly effects: readonly SurpriseEffect[] }

export interface Component {
  readonly family: ComponentFamily
  readonly module: ModuleId
  readonly id: string
  readonly copies: number
  /** The player count from which each copy of a tile is in the game. */
  readonly marks?: readonly PlayerMark[]
  readonly provenance: Provenance
  /** The provenance of copies and marks, if it differs from that of the face. */
  readonly marksProvenance?: Provenance
  readonly subject: ComponentSubject
}
