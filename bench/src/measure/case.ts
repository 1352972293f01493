/** A benchmark case: it measures one or more rows of the table in its own process. */

export interface Row {
  /** Its id, such as E1. */
  readonly row: string
  readonly ours: string
  readonly against: string
  /** The unit of the result; `×` is a ratio to the baseline. */
  readonly unit: '×' | 'µs' | 'ms' | 'B'
  /** Whether results above or below the limits are good. */
  readonly good: 'above' | 'below'
  readonly minimum: number
  readonly target: number
}

/** One measurement of a row. Without its baseline a ratio has no value. */
export interface Measurement {
  readonly row: string
  readonly value?: number
  /** Absolute figures for information only, since machines differ. */
  readonly ours?: string
  readonly baseline?: string
}

export interface BenchSettings {
  readonly baselines: boolean
  readonly rounds: number
  readonly sliceMilliseconds: number
  readonly warmMilliseconds: number
  readonly worstGames: number
}

export interface BenchmarkCase {
  readonly name: string
  readonly rows: readonly Row[]
  /** Cases that can't vary from run to run, or repeat themselves, run only once. */
  readonly once?: true
  readonly measure?: (setting: BenchSettings) => Measurement[] | Promise<Measurement[]>
  /**
   * A program that measures instead of `measure`, relative to the project's root. It sends its samples to
   * the parent process.
   */
  readonly program?: string
}
