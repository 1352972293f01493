/** Tells the listener, if there is one, what happened and why. */
import type { ClauseId } from '../vocabulary/words.ts'
import type { Facts, GameEvent } from './events.ts'
import { sourceName } from './sources.ts'
import type { Draft } from './way.ts'

/** Callers check `draft.sink` first, so that nothing is built when nobody listens. */
export function emit(
  draft: Draft,
  event: string,
  clause: ClauseId,
  seat: number | undefined,
  source: number,
  facts: Facts,
): void {
  const name = sourceName(draft.rules, source)
  const told: GameEvent = {
    event,
    clause,
    facts,
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { source: name }),
  }
  draft.sink?.(told)
}
