/** Sends an event and its cause to the sink, if there is one. */
import type { ClauseId } from '../vocabulary/words.ts'
import type { EventFacts, EventName, EventOf, GameEvent } from './events.ts'
import { sourceName } from './effect-sources.ts'
import type { Draft } from './extension-points.ts'

/** Callers check `draft.sink` first, so that the facts are not built when no sink listens. */
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
  // The event of one name is a `GameEvent`, which TypeScript can't infer through the generic.
  draft.sink?.(told as GameEvent)
}
