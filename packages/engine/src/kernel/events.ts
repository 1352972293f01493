/** Events: facts with a cause. Animation, log, ledger and score sources all come from this stream. */
import type { BaseEvents } from '../rules/events.ts'
import type { ClauseId } from '../vocabulary/words.ts'

/** Where points come from; the sources of a seat add up to its score. */
export const SCORE_SOURCES = [
  'start',
  'contract-tile',
  'contract-space',
  'bot-contract',
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
  'correction',
] as const
export type ScoreSource = (typeof SCORE_SOURCES)[number]

/**
 * The facts of every event. A module adds its own by declaration:
 * `declare module '../kernel/events.ts' { interface EventFacts { … } }`; the catalogues have words
 * for each, else they do not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add to it
export interface EventFacts extends BaseEvents {}
export type EventName = keyof EventFacts

/** What happened, to whom, why and with which facts. */
export interface EventOf<Name extends EventName> {
  readonly event: Name
  /** Whom it happened to; absent for what concerns all. */
  readonly seat?: number
  readonly clause: ClauseId
  /** The tile, space or die behind it. */
  readonly source?: string
  readonly facts: EventFacts[Name]
}
export type GameEvent = { [Name in EventName]: EventOf<Name> }[EventName]

export type EventSink = (event: GameEvent) => void
