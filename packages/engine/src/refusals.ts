/** Every reason for a refusal, with the clause behind it. The catalogues have a sentence for each. */
import { BASE_REFUSALS, BASE_SHARED } from './rules/refusals.ts'
import { SILVER_REFUSALS } from './silver/refusals.ts'
import type { ClauseId } from './vocabulary/words.ts'

export const REFUSALS = { ...BASE_REFUSALS, ...SILVER_REFUSALS } as const satisfies Record<
  string,
  ClauseId
>
export type Reason = keyof typeof REFUSALS

const SHARED: ReadonlySet<Reason> = new Set(BASE_SHARED)

/** Whether several ways give this reason, each with its own clause. */
export const isShared = (reason: Reason): boolean => SHARED.has(reason)
