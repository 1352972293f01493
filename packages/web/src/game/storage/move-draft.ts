/** Own moves that are not submitted yet, and so no part of the log. */
export interface MoveDraft {
  /** Number of entries before the draft. */
  readonly after: number
  readonly moves: readonly string[]
  /** Id of the submission, while it has no answer. */
  readonly submitted?: string
}

export const NO_DRAFT: MoveDraft = { after: 0, moves: [] }
