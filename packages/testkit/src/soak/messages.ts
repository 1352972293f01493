/** What the processes of a soak tell each other. */

/** Numbers of games, without the last. */
export interface Batch {
  readonly from: number
  readonly to: number
}

export interface Broken {
  readonly number: number
  readonly fault: string
  /** Up to the step at which it broke. */
  readonly record: string
  readonly step: number
}

export interface Played extends Batch {
  readonly steps: number
  readonly broken: readonly Broken[]
}
