/** Every reason for a refusal, with the clause behind it. The catalogues have a sentence for each. */
import { BASE_REFUSALS } from './rules/refusals.ts'
import type { ClauseId } from './vocabulary/words.ts'

export const REFUSALS = { ...BASE_REFUSALS } as const satisfies Record<string, ClauseId>
export type Reason = keyof typeof REFUSALS
