/**
 * Side by side: the contestants take turns in short slices of one process, so that whatever slows
 * the machine slows all of them alike.
 */
import { median } from './statistics.ts'

/** One unit of work; returns how many operations it made. */
export type Work = () => number

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
  contestants: Readonly<Record<Name, Work>>,
  { rounds, sliceMilliseconds, warmMilliseconds }: Slices,
): Record<Name, Rates> {
  const names = Object.keys(contestants) as Name[]
  const rates = {} as Record<Name, { operations: number[]; units: number[] }>
  for (const name of names) {
    rates[name] = { operations: [], units: [] }
    slice(contestants[name], warmMilliseconds)
  }
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const { operations, units, seconds } = slice(contestants[name], sliceMilliseconds)
      rates[name].operations.push(operations / seconds)
      rates[name].units.push(units / seconds)
    }
  return rates
}

function slice(work: Work, milliseconds: number) {
  let operations = 0
  let units = 0
  const begin = performance.now()
  const end = begin + milliseconds
  do {
    operations += work()
    units++
  } while (performance.now() < end)
  return { operations, units, seconds: (performance.now() - begin) / 1000 }
}

/** The ratio of two contestants, taken round by round. */
export function ratio(ours: readonly number[], peers: readonly number[]): number {
  return median(ours.map((rate, round) => rate / (peers[round] ?? Number.NaN)))
}
