/** The turns of a game, read off its events once for all parts of the page. */
import type { GameEvent } from '@tiletum/engine'
import type { Moment, Opening, ShownTimeline } from './moment.ts'

export interface Turn {
  /** The seat of the turn; undefined for the set-up, which comes first. */
  readonly seat: number | undefined
  readonly round: number
  /** The number of the turn within its round. */
  readonly turn: number
  /** Number of moments when the turn had begun, and at its end or so far. */
  readonly start: number
  readonly end: number
  readonly over: boolean
  readonly events: readonly GameEvent[]
  /** The events after the turn and before the next: king and fair phase, new tiles and dice. */
  readonly after: readonly GameEvent[]
}

type Writing = { -readonly [Key in keyof Turn]: Turn[Key] } & {
  readonly events: GameEvent[]
  readonly after: GameEvent[]
}

const known = new WeakMap<readonly Moment[], readonly Turn[]>()

export function turnsOf(moments: readonly Moment[]): readonly Turn[] {
  const before = known.get(moments)
  if (before !== undefined) return before
  const turns = readTurns(moments)
  known.set(moments, turns)
  return turns
}

/** Returns the turns as they were after a number of moments. */
export const turnsUntil = (moments: readonly Moment[], shown: number): readonly Turn[] =>
  turnsOf(shown >= moments.length ? moments : moments.slice(0, shown))

function readTurns(moments: readonly Moment[]): readonly Turn[] {
  let round = 0
  let turn = begun(undefined, round, 0, 0, [])
  const turns = [turn]
  for (const [index, { events }] of moments.entries()) {
    if (!turn.over) turn.end = index + 1
    for (const event of events) {
      if (event.event === 'round') round = event.facts.round
      if (event.event === 'turn') {
        turn = begun(event.seat, round, event.facts.turn, index + 1, [event])
        turns.push(turn)
      } else if (turn.over) turn.after.push(event)
      else {
        turn.events.push(event)
        if (event.event === 'turn-over') turn.over = true
      }
    }
  }
  return turns
}

const begun = (
  seat: number | undefined,
  round: number,
  turn: number,
  start: number,
  events: GameEvent[],
): Writing => ({ seat, round, turn, start, end: start, over: false, events, after: [] })

/** Returns all turns; the events before the first moment belong to the set-up. */
export function turnsFrom({ events }: Opening, moments: readonly Moment[]): readonly Turn[] {
  return turnsOf(moments).map((turn, index) =>
    index === 0 ? { ...turn, events: [...events, ...turn.events] } : turn,
  )
}

/** Returns the index of the turn that a moment belongs to. */
export function turnAt(turns: readonly Turn[], shown: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ start }) => start <= shown),
  )
}

/** Returns the last turn of a seat that has begun. */
export const lastTurnOf = (
  { moments, shown }: Pick<ShownTimeline, 'moments' | 'shown'>,
  seat: number,
): Turn | undefined => turnsUntil(moments, shown).findLast((turn) => turn.seat === seat)

/** A turn of a seat, or with no seat what happened between turns. */
export type Passage = Pick<Turn, 'seat' | 'events'>

/**
 * Returns everything since a seat last ended its turn, in order: turns of others, and what happened
 * between them.
 */
export function passagesSince(
  { moments, shown }: Pick<ShownTimeline, 'moments' | 'shown'>,
  seat: number,
): readonly Passage[] {
  const turns = turnsUntil(moments, shown)
  const last = turns.findLastIndex((turn) => turn.seat === seat && turn.over)
  return [
    ...between(turns[last]?.after ?? []),
    ...turns
      .slice(last + 1)
      .flatMap((turn) => [
        ...(turn.seat === undefined ? between(turn.events) : [turn]),
        ...between(turn.after),
      ]),
  ].filter((passage) => passage.seat !== seat)
}

const between = (events: readonly GameEvent[]): readonly Passage[] =>
  events.length === 0 ? [] : [{ seat: undefined, events }]
