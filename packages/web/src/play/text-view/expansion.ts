/**
 * What an expansion adds to the text view, at places of the base game's sections and answers. Only
 * `expansions.ts` knows which expansions a game has.
 */
import type { SpaceFacts } from '@tiletum/engine'
import type { PlaceReading, Segment } from '@tiletum/text/position-text'
import type { TextViewContext } from './context.ts'

export interface MapOf {
  readonly title: string
  readonly holds: (space: SpaceFacts) => boolean
}

export interface OfferSection {
  readonly title: string
  readonly things: readonly (string | undefined)[]
  /** True if each of its spaces has a number. */
  readonly numbered: boolean
}

export interface TextExpansion {
  /** What a segment of the wheel also is. */
  readonly segment: (context: TextViewContext, segment: Segment) => string | undefined
  /** Added after all segments of the wheel. */
  readonly wheel: (context: TextViewContext) => string | undefined
  /** The maps besides Europe. */
  readonly maps: (context: TextViewContext) => readonly MapOf[]
  /** What else can be built at a place. */
  readonly place: (context: TextViewContext, place: PlaceReading) => string | undefined
  /** Added after contracts and characters. */
  readonly offers: (context: TextViewContext) => readonly OfferSection[]
}
