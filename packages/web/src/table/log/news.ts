/**
 * Describes what happened: one sentence for each turn of others, and the important events between
 * turns.
 */
import type { GameEvent } from '@tiletum/engine'
import type { Moment } from '../../game/timeline/moment.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { lastTurnOf, turnsUntil } from '../../game/timeline/turns.ts'
import type { GameText } from '../../game/game-text.ts'

/** Events between turns that matter for the next turn. */
const BETWEEN_TURNS: ReadonlySet<string> = new Set([
  'score',
  'fair',
  'corruption',
  'bot-decree-over',
  'bot-surprise',
])

/**
 * A person alone at a screen knows their own turns; several people at one screen need to hear each
 * other's.
 */
const isTold = (seat: number, mine: readonly number[]): boolean =>
  mine.length > 1 || !mine.includes(seat)

/** Describes everything since a number of moments. A turn is described when it is over. */
export function newsSince(
  say: GameText,
  { moments }: Pick<Snapshot, 'moments'>,
  from: number,
  mine: readonly number[],
): readonly string[] {
  let inTurn = turnUnderWay(moments, from)
  return moments.slice(from).flatMap(({ events }, offset) =>
    events.flatMap((event): readonly string[] => {
      if (event.event === 'turn') inTurn = true
      if (event.event === 'turn-over' && event.seat !== undefined) {
        inTurn = false
        if (!isTold(event.seat, mine)) return []
        const turn = lastTurnOf({ moments, shown: from + offset + 1 }, event.seat)
        const told = turn === undefined ? undefined : say.turn(turn.events)
        return told === undefined ? [] : [told]
      }
      if (inTurn) return []
      return event.event === 'round' ? say.sentences([event]) : toldBetween(say, [event])
    }),
  )
}

/**
 * Describes events between turns, in the words of the Cardinalbot's trace where only that has any.
 */
export function toldBetween(say: GameText, events: readonly GameEvent[]): readonly string[] {
  const told = events.filter(({ event }) => BETWEEN_TURNS.has(event))
  const traced = told.filter((event) => say.sentences([event]).length === 0)
  return [...say.sentences(told), ...traced.flatMap((event) => closed(say.trace(event)) ?? [])]
}

const closed = (line: string | undefined): string | undefined =>
  line === undefined || line.endsWith('.') ? line : `${line}.`

function turnUnderWay(moments: readonly Moment[], before: number): boolean {
  const last = turnsUntil(moments, before).at(-1)
  return last?.seat !== undefined && !last.over
}
