/** Messages between the processes of a soak. */

/** A range of game numbers; `to` is exclusive. */
export interface SoakBatch {
  readonly from: number
  readonly to: number
}

export interface Broken {
  readonly number: number
  readonly fault: string
  /** The record up to the step of the violation. */
  readonly record: string
  readonly step: number
}

export interface SoakReport extends SoakBatch {
  readonly steps: number
  readonly broken: readonly Broken[]
}
