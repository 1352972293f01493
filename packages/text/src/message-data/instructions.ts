/** Events as instructions for people who move the real pieces. */
import type { EventFacts, EventName, EventOf, GameEvent } from '@tiletum/engine'
import type { NamedGame } from './named-game.ts'

/** The context of an instruction: the game, the name of the seat that the event is about, and its clause. */
export interface InstructionContext {
  readonly table: NamedGame
  readonly name: string | undefined
  readonly clause: string
}

/** The events that move a component. */
const HAND_EVENTS = [
  'king-phase',
  'fair-phase',
  'cleanup',
  'order',
  'die',
  'take',
  'discard',
  'walk',
  'build',
  'renew',
  'place',
  'free-house',
  'free-pillar',
  'complete',
  'king',
  'gain',
  'pay',
  'score',
  'fulfil',
  'crest',
  'contribute',
  'bot-roll',
  'bot-next-decree',
  'bot-decree-over',
  'bot-crest',
  'bot-surprise',
  'gain-silver',
  'pay-silver',
  'unlock-mine',
  'mine',
  'enter',
  'tablet',
] as const satisfies readonly EventName[]
type HandEvent = (typeof HAND_EVENTS)[number]
const FOR_THE_HAND: ReadonlySet<string> = new Set(HAND_EVENTS)

/** The instructions of a language, by event. */
export type InstructionWords = {
  readonly [Name in HandEvent]: (
    facts: EventFacts[Name],
    context: InstructionContext,
  ) => string | undefined
}

/** Whether people have to move something for an event. A score of 0, or a building without an action, moves nothing. */
export function needsHandling(event: GameEvent): boolean {
  if (event.event === 'score') return event.facts.points !== 0
  if (event.event === 'complete') return event.facts.action !== undefined
  return FOR_THE_HAND.has(event.event)
}

export function instructionFor(
  words: InstructionWords,
  table: NamedGame,
  event: GameEvent,
): string | undefined {
  return describeEvent(words, table, event)
}

function describeEvent<Name extends EventName>(
  words: {
    readonly [N in EventName]?: (
      facts: EventFacts[N],
      context: InstructionContext,
    ) => string | undefined
  },
  table: NamedGame,
  { event, facts, seat, clause }: EventOf<Name>,
): string | undefined {
  const name = seat === undefined ? undefined : table.seats[seat]
  return words[event]?.(facts, { table, name, clause })
}
