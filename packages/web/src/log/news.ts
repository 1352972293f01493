/** What is told of what happened: others' turns in a sentence each, and what matters between turns. */
import type { GameEvent } from '@tiletum/engine'
import type { Moment } from '../game/moment.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { lastTurnOf } from '../game/turns.ts'
import type { Say } from '../language/say.ts'

/** Of what happens between turns, what matters to the next one. */
const BETWEEN_TURNS: ReadonlySet<string> = new Set([
  'score',
  'fair',
  'corruption',
  'bot-decree-over',
  'bot-surprise',
])

/** A person alone knows what they did; around one screen the others have to hear it. */
const isTold = (seat: number, people: readonly number[]): boolean =>
  people.length > 1 || !people.includes(seat)

/** Since that many moments. A turn is told when it is over. */
export function newsSince(
  say: Say,
  { moments }: Pick<Snapshot, 'moments'>,
  from: number,
  people: readonly number[],
): readonly string[] {
  let inTurn = turnUnderWay(moments, from)
  return moments.slice(from).flatMap(({ events }, offset) =>
    events.flatMap((event): readonly string[] => {
      if (event.event === 'turn') inTurn = true
      if (event.event === 'turn-over' && event.seat !== undefined) {
        inTurn = false
        if (!isTold(event.seat, people)) return []
        const turn = lastTurnOf({ moments, shown: from + offset + 1 }, event.seat)
        const told = turn === undefined ? undefined : say.turn(turn.events)
        return told === undefined ? [] : [told]
      }
      return inTurn ? [] : toldBetween(say, [event])
    }),
  )
}

/** Of what happened between turns; what only the Cardinalbot's trace tells is told in its words. */
export function toldBetween(say: Say, events: readonly GameEvent[]): readonly string[] {
  const told = events.filter(({ event }) => BETWEEN_TURNS.has(event))
  const traced = told.filter((event) => say.sentences([event]).length === 0)
  return [...say.sentences(told), ...traced.flatMap((event) => closed(say.trace(event)) ?? [])]
}

const closed = (line: string | undefined): string | undefined =>
  line === undefined || line.endsWith('.') ? line : `${line}.`

function turnUnderWay(moments: readonly Moment[], before: number): boolean {
  for (const { events } of moments.slice(0, before).toReversed()) {
    const last = events.findLast(({ event }) => event === 'turn' || event === 'turn-over')
    if (last !== undefined) return last.event === 'turn'
  }
  return false
}
