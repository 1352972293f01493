/** The events of the base game with their facts. Spaces and tiles are named by their ids. */
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
  /** A tile is turned up; `to` is an offer, the king track, an action or a town. */
  reveal: { readonly tile: string; readonly to: string }
  turn: { readonly turn: number }
  'turn-over': Readonly<Record<never, never>>
  die: {
    readonly colour: DieColour
    readonly value: number
    /** The value that the die had on the wheel. */
    readonly printed: number
    readonly action: Action
    readonly resource: Resource
    /** Number of units of the resource. */
    readonly count: number
    /** Action points of the action. */
    readonly points: number
    /** Another action for which the die may be used instead. */
    readonly or?: { readonly action: Action; readonly points: number }
  }
  act: { readonly action: Action; readonly points: number }
  /** A tile goes to the storehouse; `from` is an offer, the king track, an action or a town. */
  take: { readonly tile: string; readonly from: string }
  discard: { readonly tile: string }
  walk: { readonly piece: Piece; readonly from: string; readonly to: string }
  build: { readonly what: 'house' | 'pillar'; readonly town: string; readonly space?: string }
  renew: { readonly tiles: readonly string[] }
  place: { readonly tile: string; readonly building: number; readonly floor: number }
  'free-house': { readonly building: number }
  'free-pillar': { readonly space: number }
  /**
   * `points` are those of the building's marker: 0 for the rightmost building, which gives none.
   */
  complete: { readonly building: number; readonly points: number; readonly action?: Action }
  /** A marker moves along the king track; spaces are given by their points. */
  king: { readonly from: number; readonly to: number }
  gain: { readonly resource: Resource; readonly count: number }
  pay: { readonly resource: Resource; readonly count: number }
  /**
   * `points` is the change of the score, `printed` the change without the lower limit of 0
   * (`comp-4`).
   */
  score: { readonly from: ScoreSource; readonly points: number; readonly printed: number }
  fulfil: { readonly tile: string; readonly space: number }
  crest: { readonly crest: Crest; readonly building: number }
  contribute: { readonly town: string; readonly tile: number }
  use: { readonly tile: string }
  /**
   * A seat takes part in a fair. `vp` are those of board and tile together, `times` how often the
   * condition is met, `king` the points of the king tile instead.
   */
  fair: {
    readonly fair: number
    readonly points: number
    readonly vp: number
    readonly times?: number
    readonly king?: number
  }
  /** The wheel turned; `joker` is the value that faces the joker action now. */
  wheel: { readonly joker: number }
}
