/** What the rules of a table answer: the step a request becomes, or why it is not done. */
import type { RefusalReason, StepBody } from '../types.ts'

export interface TableRefusal {
  readonly why: RefusalReason
  /** Which condition is not met. */
  readonly detail?: string
}

export type Ruling = { readonly body: StepBody } | TableRefusal

export const refuse = (why: RefusalReason, detail?: string): TableRefusal =>
  detail === undefined ? { why } : { why, detail }

/** What a table cannot know by itself. */
export interface RulingContext {
  readonly now: number
  /** When the last page of the seat's holder was closed; undefined while one is open. */
  readonly goneSince?: number
  /** The computer player that goes on for somebody who concedes. */
  readonly level: string
}
