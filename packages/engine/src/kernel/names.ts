/**
 * The verbs of the notation and the requests of chance, by name. A module adds its own by
 * declaration: `declare module '../kernel/names.ts' { interface Verbs { solo: SoloVerb } }`; the
 * catalogues have words for each, else they do not compile.
 */
import type { BaseChance } from '../rules/chance/requests.ts'
import type { BaseAnswer, BaseVerb } from '../rules/verbs.ts'

export interface Verbs {
  readonly base: BaseVerb
}
export type Verb = Verbs[keyof Verbs]

/** The verbs that answer chance; those of a module are declared beside its verbs. */
export interface Answers {
  readonly base: BaseAnswer
}
export type AnswerVerb = Answers[keyof Answers]

/** The verbs that say how things really stand. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the companion declares its own
export interface Corrections {}
export type CorrectionVerb = Corrections[keyof Corrections]
/** The verbs of moves that seats make. */
export type PlayedVerb = Exclude<Verb, AnswerVerb | CorrectionVerb>

export interface Chances {
  readonly base: BaseChance
}
export type ChanceName = Chances[keyof Chances]
