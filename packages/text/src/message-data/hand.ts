/** Events as imperatives for the hand of somebody at a real table. */
import type { EventFacts, EventName, EventOf, GameEvent } from '@tiletum/engine'
import type { NamedGame } from './table.ts'

/** Who it happens to, by name, and whether that is the Cardinalbot. */
export interface Whose {
  readonly table: NamedGame
  readonly name: string | undefined
  readonly clause: string
}

/** A language's imperative for each event that moves a component; the others need no hand. */
export type HandWords = {
  readonly [Name in EventName]?: (facts: EventFacts[Name], whose: Whose) => string | undefined
}

export function handLine(words: HandWords, table: NamedGame, event: GameEvent): string | undefined {
  return worded(words, table, event)
}

function worded<Name extends EventName>(
  words: HandWords,
  table: NamedGame,
  { event, facts, seat, clause }: EventOf<Name>,
): string | undefined {
  const name = seat === undefined ? undefined : table.seats[seat]
  return words[event]?.(facts, { table, name, clause })
}
