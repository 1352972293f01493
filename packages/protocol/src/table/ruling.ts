/** The answer of a table's rules to a request: the step that it becomes, or why it is refused. */
import type { RefusalReason, StepBody } from '../types.ts'

export interface TableRefusal {
  readonly why: RefusalReason
  /** Which condition is not met. */
  readonly detail?: string
}

export type Ruling = { readonly body: StepBody } | TableRefusal

export const refuse = (why: RefusalReason, detail?: string): TableRefusal =>
  detail === undefined ? { why } : { why, detail }

/** The facts that the rules of a table need from outside. */
export interface RulingContext {
  readonly now: number
  /** When the last page of the seat's holder was closed; undefined while one is open. */
  readonly goneSince?: number
  /** The computer player that goes on for somebody who concedes. */
  readonly level: string
}
