/**
 * Compares contestants side by side: they take turns in short slices of one process, so that anything that
 * slows the machine slows all of them alike. Only the time when they have the processor counts.
 */
import { ownSeconds } from './own-time.ts'
import { median } from './statistics.ts'

/** One unit of work; returns the number of its operations. */
export type Work = () => number

/** Work that needs preparation before each unit; preparing does not count. */
export interface PreparedWork {
  readonly prepare: () => void
  readonly work: Work
}

export interface Throughput {
  /** Operations per second in each round. */
  readonly operations: readonly number[]
  /** Units per second in each round. */
  readonly units: readonly number[]
}

export interface SlicePlan {
  readonly rounds: number
  readonly sliceMilliseconds: number
  readonly warmMilliseconds: number
}

export function interleave<Name extends string>(
  contestants: Readonly<Record<Name, Work | PreparedWork>>,
  { rounds, sliceMilliseconds, warmMilliseconds }: SlicePlan,
): Record<Name, Throughput> {
  const names = Object.keys(contestants) as Name[]
  const rates = {} as Record<Name, { operations: number[]; units: number[] }>
  for (const name of names) {
    rates[name] = { operations: [], units: [] }
    warm(contestants[name], warmMilliseconds)
  }
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const { operations, units, seconds } = slice(contestants[name], sliceMilliseconds)
      rates[name].operations.push(operations / seconds)
      rates[name].units.push(units / seconds)
    }
  return rates
}

/**
 * Runs a contestant until it has used this much processor time, so that its code is compiled even on a
 * crowded machine.
 */
function warm(contestant: Work | PreparedWork, milliseconds: number): void {
  for (let slices = 0, left = milliseconds; left > 0 && slices < LONGEST; slices++)
    left -= slice(contestant, left).seconds * 1000
}

/**
 * Share of the slice's time that a contestant must have had the processor; otherwise the slice is
 * prolonged, up to `LONGEST` times its length.
 */
const ENOUGH = 0.5
const LONGEST = 5

function slice(contestant: Work | PreparedWork, milliseconds: number) {
  const { prepare, work } =
    typeof contestant === 'function' ? { prepare: undefined, work: contestant } : contestant
  let operations = 0
  let units = 0
  let seconds = 0
  const begin = performance.now()
  for (let lengths = 1; lengths <= LONGEST; lengths++) {
    const end = begin + lengths * milliseconds
    do {
      prepare?.()
      const before = ownSeconds()
      do {
        operations += work()
        units++
      } while (prepare === undefined && performance.now() < end)
      seconds += ownSeconds() - before
    } while (performance.now() < end)
    if (seconds * 1000 >= ENOUGH * milliseconds) break
  }
  return { operations, units, seconds }
}

/** The median of the ratios of two contestants, round by round. */
export function ratio(ours: readonly number[], baselines: readonly number[]): number {
  return median(ours.map((rate, round) => rate / (baselines[round] ?? Number.NaN)))
}
