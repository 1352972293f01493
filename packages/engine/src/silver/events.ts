/** Events of the expansion. */
import type { ProspectorSegment } from '../vocabulary/silver.ts'
import type { Action, Resource } from '../vocabulary/words.ts'

export interface SilverEvents {
  'gain-silver': { readonly count: number }
  'pay-silver': { readonly count: number }
  'unlock-mine': { readonly count: number }
  mine: { readonly town: string; readonly gold: number }
  enter: { readonly map: number; readonly town: string }
  tablet: { readonly tablet: string }
  technology: { readonly technology: string; readonly tier: number }
  segment: { readonly action: Action; readonly points: number }
  'resource-tile': { readonly resource: Resource }
  'to-bottom': { readonly tiles: readonly string[] }
  /** The prospector wheel turned; `joker` is the segment that faces the joker action now. */
  'prospector-wheel': { readonly joker: ProspectorSegment }
  'silver-side': { readonly side: string }
  'silver-technology': { readonly technology: string }
  'silver-overlay': { readonly overlay: string }
}

declare module '../kernel/facts.ts' {
  interface Facts {
    readonly technology?: string
    /** The price in silver. */
    readonly silver?: number
    readonly gold?: number
    /** An underground map, counted from 1. */
    readonly map?: number
  }
}

declare module '../kernel/events.ts' {
  interface EventFacts extends SilverEvents {}
}
