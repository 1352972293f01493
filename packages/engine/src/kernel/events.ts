/**
 * Events: the facts of a change and its cause. Animations, the game's chronicle, records and score
 * sheets are made from them.
 */
import type { BaseEvents } from '../rules/events.ts'
import type { ClauseId } from '../vocabulary/words.ts'

/** Sources of victory points. The points of a seat by source add up to its score. */
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
 * The facts of each event, by the event's name. A module adds its own by declaration merging:
 * `declare module '../kernel/events.ts' { interface EventFacts { … } }`; the text catalogues do not
 * compile until they have words for each.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add to it
export interface EventFacts extends BaseEvents {}
export type EventName = keyof EventFacts

/** An event with its cause and its facts. */
export interface EventOf<Name extends EventName> {
  readonly event: Name
  /** The seat concerned; absent if the event concerns the whole table. */
  readonly seat?: number
  readonly clause: ClauseId
  /** Name of the tile, space or die that caused the event. */
  readonly source?: string
  readonly facts: EventFacts[Name]
}
export type GameEvent = { [Name in EventName]: EventOf<Name> }[EventName]

export type EventSink = (event: GameEvent) => void
