/** Events: facts with a cause. Animation, log, ledger and score sources all come from this stream. */
import type { ClauseId } from '../vocabulary/words.ts'

export type Fact = number | string | boolean | readonly (number | string)[]
export type Facts = Readonly<Record<string, Fact>>

/** Where points come from; the sources of a seat add up to its score. */
export const SCORE_SOURCES = [
  'start',
  'contract-tile',
  'contract-space',
  'cathedral-tile',
  'construction-cost',
  'king-track',
  'king-award',
  'fair-1',
  'fair-2',
  'fair-3',
  'fair-4',
  'house-space',
  'crest',
  'character',
  'helper',
  'completed-buildings',
  'houses-times-pillars',
  'goods',
  'challenge',
  'silver',
  'technology',
  'tablet',
  'surprise',
] as const
export type ScoreSource = (typeof SCORE_SOURCES)[number]

export interface GameEvent {
  /** What happened, as a key of the catalogues. */
  readonly event: string
  /** Whom it happened to; absent for what concerns all. */
  readonly seat?: number
  readonly clause: ClauseId
  /** The tile, space or die behind it. */
  readonly source?: string
  readonly facts: Facts
}

export type EventSink = (event: GameEvent) => void
