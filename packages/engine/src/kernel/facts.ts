/**
 * What a refusal or a warning talks about. Spaces and tiles are given by their ids; buildings, floors
 * and spaces of a row are counted from 1. A module adds its own facts by declaration.
 */
import type { Action, Crest, DieColour, Piece, Resource } from '../vocabulary/words.ts'
import type { DecisionName } from './frames.ts'
import type { ChanceName } from './names.ts'

export interface Facts {
  /** Action points at hand. */
  readonly points?: number
  /** What it costs: action points, gold, food or stone, as the reason says. */
  readonly price?: number
  readonly have?: number
  readonly short?: number
  readonly missing?: readonly { readonly resource: Resource; readonly count: number }[]
  readonly resource?: Resource
  readonly count?: number
  readonly colour?: DieColour
  readonly value?: number
  /** The value a die is to be changed to. */
  readonly changed?: number
  readonly tile?: string
  readonly crest?: Crest
  readonly piece?: Piece
  /** Where the piece stands. */
  readonly stands?: string
  readonly town?: string
  /** The action under way, or the one asked for. */
  readonly action?: Action
  readonly building?: number
  readonly floor?: number
  /** The kind of character that lives in the building. */
  readonly kind?: Action
  /** The building where that kind of character lives. */
  readonly lives?: number
  /** The space of the contract offer. */
  readonly place?: number
  readonly fair?: number
  /** The decision that is waiting. */
  readonly decision?: DecisionName
  readonly request?: ChanceName
}
