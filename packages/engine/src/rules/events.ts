/** What the base game tells, and with which facts. Spaces and tiles are named by their ids. */
import type { ScoreSource } from '../kernel/events.ts'
import type { Action, Crest, DieColour, Piece, Resource } from '../vocabulary/words.ts'

/** Buildings, floors and spaces of a row are counted from 1. */
export interface BaseEvents {
  round: { readonly round: number }
  'king-phase': { readonly round: number }
  'fair-phase': { readonly round: number }
  cleanup: { readonly round: number }
  /** The seats in their new turn order. */
  order: { readonly seats: readonly number[] }
  cost: { readonly cost: string; readonly town: string }
  roll: { readonly colour: DieColour; readonly value: number }
  corruption: { readonly value: number }
  /** A tile turned up; `to` is an offer, the king track, an action or a town. */
  reveal: { readonly tile: string; readonly to: string }
  turn: { readonly turn: number }
  'turn-over': Readonly<Record<never, never>>
  die: {
    readonly colour: DieColour
    readonly value: number
    /** The value it had on the wheel. */
    readonly printed: number
    readonly action: Action
    readonly resource: Resource
    /** How many of them it gives. */
    readonly count: number
    /** The action points it comes with. */
    readonly points: number
    /** Another action it may be used for instead. */
    readonly or?: { readonly action: Action; readonly points: number }
  }
  act: { readonly action: Action; readonly points: number }
  /** A tile to the storehouse; `from` as `to` of `reveal`. */
  take: { readonly tile: string; readonly from: string }
  discard: { readonly tile: string }
  walk: { readonly piece: Piece; readonly from: string; readonly to: string }
  build: { readonly what: 'house' | 'pillar'; readonly town: string; readonly space?: string }
  renew: { readonly tiles: readonly string[] }
  place: { readonly tile: string; readonly building: number; readonly floor: number }
  'free-house': { readonly building: number }
  'free-pillar': { readonly space: number }
  /** `points` is what its marker adds; the rightmost building has none. */
  complete: { readonly building: number; readonly points: number; readonly action?: Action }
  /** Along the king track, by the points of its spaces. */
  king: { readonly from: number; readonly to: number }
  gain: { readonly resource: Resource; readonly count: number }
  pay: { readonly resource: Resource; readonly count: number }
  /** `points` is what changed, `printed` what would have without the limit (`comp-4`). */
  score: { readonly from: ScoreSource; readonly points: number; readonly printed: number }
  fulfil: { readonly tile: string; readonly space: number }
  crest: { readonly crest: Crest; readonly building: number }
  contribute: { readonly town: string; readonly tile: number }
  use: { readonly tile: string }
  fair: { readonly fair: number; readonly points: number }
}
