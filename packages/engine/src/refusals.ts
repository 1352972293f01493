/**
 * All reasons for a refusal. A module adds its own by declaration merging:
 * `declare module '../refusals.ts' { interface Reasons { readonly solo: … } }`; the text catalogues
 * do not compile until they have a sentence for each.
 */
import type { BASE_REFUSALS } from './rules/refusals.ts'

export interface Reasons {
  readonly base: keyof typeof BASE_REFUSALS
}
export type RuleReason = Reasons[keyof Reasons]
