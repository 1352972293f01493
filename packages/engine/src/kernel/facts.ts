/**
 * Details of a refusal or a warning, for its sentence. Spaces and tiles are given by their ids;
 * buildings, floors and spaces of a row are counted from 1. A module adds its own facts by
 * declaration merging.
 */
import type { Action, Crest, DieColour, Piece, Resource } from '../vocabulary/words.ts'
import type { DecisionName } from './frames.ts'
import type { ChanceName } from './verb-names.ts'

export interface Facts {
  /** Action points left. */
  readonly points?: number
  /** The price, in action points, gold, food or stone: the reason of the refusal says which. */
  readonly price?: number
  readonly have?: number
  readonly short?: number
  readonly missing?: readonly { readonly resource: Resource; readonly count: number }[]
  readonly resource?: Resource
  readonly count?: number
  readonly colour?: DieColour
  readonly value?: number
  /** The value to which a die would be changed. */
  readonly changed?: number
  readonly tile?: string
  readonly crest?: Crest
  readonly piece?: Piece
  /** The space where the piece stands. */
  readonly stands?: string
  readonly town?: string
  /** The action under way, or the one that the move chooses or belongs to. */
  readonly action?: Action
  readonly building?: number
  readonly floor?: number
  /** The kind of character that already lives in `building`. */
  readonly kind?: Action
  /** The building where the kind of the character in `tile` already lives. */
  readonly lives?: number
  /** Space of the contract offer. */
  readonly place?: number
  readonly fair?: number
  /** The decision that has to be made first. */
  readonly decision?: DecisionName
  readonly request?: ChanceName
}
