/** Tells the listener, if there is one, what happened and why. */
import type { ClauseId } from '../vocabulary/words.ts'
import type { EventFacts, EventName, EventOf, GameEvent } from './events.ts'
import { sourceName } from './sources.ts'
import type { Draft } from './extension-points.ts'

/** Callers check `draft.sink` first, so that nothing is built when nobody listens. */
export function emit<Name extends EventName>(
  draft: Draft,
  event: Name,
  clause: ClauseId,
  seat: number | undefined,
  source: number,
  facts: EventFacts[Name],
): void {
  const name = sourceName(draft.rules, source)
  const told: EventOf<Name> = {
    event,
    clause,
    facts,
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { source: name }),
  }
  // an event of any one name is one of all events, which TypeScript can't see through the generic
  draft.sink?.(told as GameEvent)
}
