/**
 * Every reason for a refusal. A module adds its own by declaration:
 * `declare module '../refusals.ts' { interface Reasons { readonly solo: … } }`; the catalogues have a
 * sentence for each, else they do not compile.
 */
import type { BASE_REFUSALS } from './rules/refusals.ts'

export interface Reasons {
  readonly base: keyof typeof BASE_REFUSALS
}
export type Reason = Reasons[keyof Reasons]
