/** A benchmark measures one or more rows of the table, in a process of its own. */

export interface Row {
  /** Its id, such as E1. */
  readonly row: string
  readonly ours: string
  readonly against: string
  /** The unit of what is judged; `×` is a ratio to the baseline. */
  readonly unit: '×' | 'µs' | 'ms' | 'B'
  /** Which side of the bars is good. */
  readonly good: 'above' | 'below'
  readonly minimum: number
  readonly target: number
}

/** One measurement of a row. Without its baseline a ratio has no value. */
export interface Sample {
  readonly row: string
  readonly value?: number
  /** Absolute figures, for the curious: machines differ and neighbours disturb. */
  readonly ours?: string
  readonly baseline?: string
}

export interface Setting {
  readonly baselines: boolean
  readonly rounds: number
  readonly sliceMilliseconds: number
  readonly warmMilliseconds: number
  readonly worstGames: number
}

export interface BenchmarkCase {
  readonly name: string
  readonly rows: readonly Row[]
  /** What can't vary from run to run, or takes its own precautions, is measured once. */
  readonly once?: true
  readonly measure?: (setting: Setting) => Sample[] | Promise<Sample[]>
  /** Instead: what measures it, from the project's root. It sends its samples to who started it. */
  readonly program?: string
}
