/** Events into sentences: what a seat pays, does and gains by it makes one sentence. */
import type { EventFacts, EventName, EventOf, GameEvent, Resource } from '@tiletum/engine'
import { seatName } from './named-game.ts'
import type { NamedGame } from './named-game.ts'

/** The events of the log: all but the Cardinalbot's trace, which has its own texts. */
export type LoggedEvent = Exclude<EventName, `bot-${string}`>

export interface EventContext<Name extends LoggedEvent> {
  readonly table: NamedGame
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
    about: EventContext<Name>,
  ) => string | undefined
}

export interface Phrases {
  readonly seat: string | undefined
  readonly phrases: readonly string[]
}

const isLogged = (event: GameEvent): event is EventOf<LoggedEvent> & GameEvent =>
  !event.event.startsWith('bot-')

/** Events that are told in the sentence of the highlight they follow from, like its price. */
const FOLLOWS: ReadonlySet<EventName> = new Set<EventName>([
  'gain',
  'score',
  'free-house',
  'free-pillar',
  'complete',
  'king',
  'gain-silver',
  'unlock-mine',
  'tablet',
])
const PAYS: ReadonlySet<EventName> = new Set<EventName>(['pay', 'pay-silver'])
/** After these a sentence is over. */
const ENDS: ReadonlySet<EventName> = new Set<EventName>(['turn', 'turn-over', 'die', 'act', 'take'])

const goesOn = (last: EventName, next: EventName): boolean =>
  PAYS.has(last) ? next !== 'turn-over' : FOLLOWS.has(next) && !ENDS.has(last)

/** MessageFacts in one breath: `gains 1 gold and 1 iron`. */
const TOGETHER: readonly EventName[] = ['gain', 'pay', 'score', 'roll']

/** The phrases of events in their order, gathered into sentences. */
export function phrasesOf(
  words: EventWords,
  table: NamedGame,
  events: readonly GameEvent[],
): readonly Phrases[] {
  const told: { seat: number | undefined; last: EventName; phrases: string[] }[] = []
  const logged = events.filter(isLogged)
  for (let at = 0; at < logged.length;) {
    const run = runAt(logged, at)
    at += run.length
    const phrase = phraseOf(words, table, run)
    const [first] = run
    if (phrase === undefined || first === undefined) continue
    const { seat, event } = first
    const last = told.at(-1)
    if (
      last !== undefined &&
      seat !== undefined &&
      last.seat === seat &&
      goesOn(last.last, event)
    ) {
      last.phrases.push(phrase)
      last.last = event
    } else told.push({ seat, last: event, phrases: [phrase] })
  }
  return told.map(({ seat, phrases }) => ({
    seat: seat === undefined ? undefined : seatName(table, seat),
    phrases,
  }))
}

/** Sums up amounts by resource, so that each resource is named once. */
export function amountsOf(
  all: readonly { readonly resource: Resource; readonly count: number }[],
): readonly (readonly [Resource, number])[] {
  const sums = new Map<Resource, number>()
  for (const { resource, count } of all) sums.set(resource, (sums.get(resource) ?? 0) + count)
  return [...sums]
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

/** A marker's way back to 0, or to where the Cardinalbot's begins, at the end of a king phase. */
export const isReturn = ({ clause }: GameEvent): boolean =>
  clause === 'king-6' || clause === 'solo-flow-1'

function phraseOf<Name extends LoggedEvent>(
  words: EventWords,
  table: NamedGame,
  run: readonly EventOf<Name>[],
): string | undefined {
  const [event] = run
  if (event === undefined) return undefined
  return words[event.event](event.facts, { table, event, all: run.map(({ facts }) => facts) })
}
