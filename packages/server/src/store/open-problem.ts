/** Why there is no store: online play says so, and local play goes on. */
export interface StoreProblem {
  readonly is:
    | 'driver' // the SQLite driver is not installed or does not run on this machine
    | 'folder' // the data folder cannot be made, read or written
    | 'in-use' // another server uses the folder
    | 'newer' // a newer version of the game has written the data
    | 'foreign' // the file is no database, or somebody else's
    | 'damaged' // the file is cut short or overwritten
    | 'half-moved' // a copy of another server's data that was cut off
    | 'unreachable' // Postgres does not answer or does not let us in
    | 'broken' // anything else
  /** A sentence for the operator. */
  readonly sentence: string
}

/** Thrown while opening, and only there. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
  readonly problem: StoreProblem
  constructor(is: StoreProblem['is'], sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.problem = { is, sentence }
  }
}
