/** Combines the runs of a row into its result. */
import type { Row, Measurement } from './case.ts'
import { median, spread } from './statistics.ts'

export interface RowResult extends Row {
  /** The median of the runs; undefined without a baseline. */
  readonly value?: number
  readonly runs: readonly number[]
  readonly spread?: number
  readonly oursFigure?: string
  readonly baselineFigure?: string
  readonly passes?: boolean
  readonly meetsTarget?: boolean
}

export function resultOf(row: Row, samples: readonly Measurement[]): RowResult {
  const runs = samples.flatMap(({ value }) => value ?? [])
  const middle = middleOf(samples)
  const figures = {
    ...(middle?.ours === undefined ? {} : { oursFigure: middle.ours }),
    ...(middle?.baseline === undefined ? {} : { baselineFigure: middle.baseline }),
  }
  if (runs.length === 0) return { ...row, runs, ...figures }
  const value = median(runs)
  const within = (bar: number): boolean => (row.good === 'above' ? value >= bar : value <= bar)
  return {
    ...row,
    value,
    runs,
    ...(runs.length > 1 ? { spread: spread(runs) } : {}),
    ...figures,
    passes: within(row.minimum),
    meetsTarget: within(row.target),
  }
}

/** The run with the median value, whose figures stand for all. */
function middleOf(samples: readonly Measurement[]): Measurement | undefined {
  const sorted = samples.toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0))
  return sorted[sorted.length >> 1]
}
