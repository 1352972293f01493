/**
 * Unions of the verbs of the notation and the requests of chance. A module adds its own by
 * declaration merging:
 * `declare module './verb-names.ts' { interface Verbs { solo: SoloVerb } }`; the text catalogues
 * do not compile until they have words for each.
 */
import type { BaseChance } from '../rules/chance/requests.ts'
import type { BaseAnswer, BaseVerb } from '../rules/verbs.ts'

export interface Verbs {
  readonly base: BaseVerb
}
export type Verb = Verbs[keyof Verbs]

/** The verbs of answers of chance. A module declares its own beside its verbs. */
export interface Answers {
  readonly base: BaseAnswer
}
export type AnswerVerb = Answers[keyof Answers]

/** The verbs of corrections at a real table. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the companion declares its own
export interface Corrections {}
export type CorrectionVerb = Corrections[keyof Corrections]
/** The verbs of moves that seats make. */
export type PlayedVerb = Exclude<Verb, AnswerVerb | CorrectionVerb>

export interface Chances {
  readonly base: BaseChance
}
export type ChanceName = Chances[keyof Chances]
