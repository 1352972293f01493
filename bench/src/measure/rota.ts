/**
 * Side by side: the contestants take turns in short slices of one process, so that whatever slows
 * the machine slows all of them alike; and only the time they have the processor counts.
 */
import { ownSeconds } from './own-time.ts'
import { median } from './statistics.ts'

/** One unit of work; returns how many operations it made. */
export type Work = () => number

/** Work on something that is laid out before each unit, which takes no time of the slice. */
export interface Prepared {
  readonly prepare: () => void
  readonly work: Work
}

export interface Rates {
  /** Operations a second in each round. */
  readonly operations: readonly number[]
  /** Units a second in each round. */
  readonly units: readonly number[]
}

export interface Slices {
  readonly rounds: number
  readonly sliceMilliseconds: number
  readonly warmMilliseconds: number
}

export function rota<Name extends string>(
  contestants: Readonly<Record<Name, Work | Prepared>>,
  { rounds, sliceMilliseconds, warmMilliseconds }: Slices,
): Record<Name, Rates> {
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

/** Until it has had that much time of its own, on a crowded machine too: compiling takes its time. */
function warm(contestant: Work | Prepared, milliseconds: number): void {
  for (let slices = 0, left = milliseconds; left > 0 && slices < LONGEST; slices++)
    left -= slice(contestant, left).seconds * 1000
}

/** On a crowded machine a slice is longer, so that there is something to count. */
const ENOUGH = 0.5
const LONGEST = 5

function slice(contestant: Work | Prepared, milliseconds: number) {
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

/** The ratio of two contestants, taken round by round. */
export function ratio(ours: readonly number[], baselines: readonly number[]): number {
  return median(ours.map((rate, round) => rate / (baselines[round] ?? Number.NaN)))
}
