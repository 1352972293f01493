/** Own moves since something was last revealed, not yet handed in: no part of the log. */
export interface MoveDraft {
  /** How many entries they were made after. */
  readonly after: number
  readonly moves: readonly string[]
  /** The submission they were handed in with, while no answer has come. */
  readonly submitted?: string
}

export const NO_DRAFT: MoveDraft = { after: 0, moves: [] }
