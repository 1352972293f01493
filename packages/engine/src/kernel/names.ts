/**
 * The verbs of the notation and the requests of chance, by name. A module adds its own by
 * declaration: `declare module '../kernel/names.ts' { interface Verbs { solo: SoloVerb } }`; the
 * catalogues have words for each, else they do not compile.
 */
import type { BaseChance } from '../rules/chance/requests.ts'
import type { BaseVerb } from '../rules/verbs.ts'

export interface Verbs {
  readonly base: BaseVerb
}
export type Verb = Verbs[keyof Verbs]

export interface Chances {
  readonly base: BaseChance
}
export type ChanceName = Chances[keyof Chances]
