/** Events into sentences: what one seat does in a row makes one sentence. */
import type { EventFacts, EventName, EventOf, GameEvent } from '@tiletum/engine'
import { seatName } from './table.ts'
import type { Table } from './table.ts'

/** All but the trace of the Cardinalbot's thoughts, which has words of its own. */
export type LoggedEvent = Exclude<EventName, `bot-${string}`>

export interface About<Name extends LoggedEvent> {
  readonly table: Table
  readonly event: EventOf<Name>
  /** The facts of this event and of those told in one breath with it. */
  readonly all: readonly EventFacts[Name][]
}

/**
 * A language's phrase for each event: without its subject if a seat did it, else the whole. What
 * another event has said already has no phrase.
 */
export type EventWords = {
  readonly [Name in LoggedEvent]: (
    facts: EventFacts[Name],
    about: About<Name>,
  ) => string | undefined
}

export interface Phrases {
  readonly seat: string | undefined
  readonly phrases: readonly string[]
}

const isLogged = (event: GameEvent): event is EventOf<LoggedEvent> & GameEvent =>
  !event.event.startsWith('bot-')

/** Told in one breath: `gains 1 gold and 1 iron`. */
const TOGETHER: readonly EventName[] = ['gain', 'pay', 'score', 'roll']

/** The phrases of events in their order, gathered by who did them. */
export function phrasesOf(
  words: EventWords,
  table: Table,
  events: readonly GameEvent[],
): readonly Phrases[] {
  const told: { seat: number | undefined; phrases: string[] }[] = []
  const logged = events.filter(isLogged)
  for (let at = 0; at < logged.length;) {
    const run = runAt(logged, at)
    at += run.length
    const phrase = phraseOf(words, table, run)
    if (phrase === undefined) continue
    const seat = run[0]?.seat
    const last = told.at(-1)
    if (last !== undefined && last.seat !== undefined && last.seat === seat)
      last.phrases.push(phrase)
    else told.push({ seat, phrases: [phrase] })
  }
  return told.map(({ seat, phrases }) => ({
    seat: seat === undefined ? undefined : seatName(table, seat),
    phrases,
  }))
}

type Logged = EventOf<LoggedEvent> & GameEvent

function runAt(events: readonly Logged[], from: number): readonly Logged[] {
  const first = events[from]
  if (first === undefined) return []
  if (!TOGETHER.includes(first.event)) return [first]
  const end = events.findIndex(
    (event, at) =>
      at > from &&
      (event.event !== first.event ||
        event.seat !== first.seat ||
        isQuiet(event) ||
        isQuiet(first)),
  )
  return events.slice(from, end < 0 ? events.length : end)
}

/** The resources and points of a die are told with the die. */
export const isQuiet = ({ event, clause }: GameEvent): boolean =>
  (event === 'gain' && clause === 'turn-4') || (event === 'act' && clause === 'turn-5')

function phraseOf<Name extends LoggedEvent>(
  words: EventWords,
  table: Table,
  run: readonly EventOf<Name>[],
): string | undefined {
  const [event] = run
  if (event === undefined) return undefined
  return words[event.event](event.facts, { table, event, all: run.map(({ facts }) => facts) })
}
