/** Puts load on a server: many tables at once, with one pending request at each. */
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../measure/statistics.ts'

export interface Slice {
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from sending a request until its sender has the new state. */
  readonly latencies: readonly number[]
  /** Bytes sent and received on all sockets. */
  readonly bytes: number
  /** Processor time of the server in seconds. */
  readonly used: number
}

/** Counts of all tables of a server during a slice. */
export interface LoadCounts {
  moves: number
  bytes: number
  latencies: number[]
}

export interface Load {
  /**
   * Lets all tables play for this many milliseconds: as fast as they can, or with this many moves per
   * second in total.
   */
  slice(milliseconds: number, rate?: number): Promise<Slice>
}

/**
 * Creates the load. `used` returns the processor time of the server so far, in seconds. `playOne` plays one
 * request at a table, starting a new game when one is over, and returns the number of moves.
 */
export function loadOf<Table>(
  tables: readonly Table[],
  tally: LoadCounts,
  used: () => Promise<number>,
  playOne: (table: Table) => Promise<number>,
): Load {
  return {
    async slice(milliseconds, rate = Infinity) {
      Object.assign(tally, { moves: 0, bytes: 0, latencies: [] })
      const before = await used()
      const begin = performance.now()
      const end = begin + milliseconds
      const pause = (1000 * tables.length) / rate
      const play = async (table: Table, index: number): Promise<void> => {
        let due = begin + (pause * index) / tables.length
        while (Math.max(due, performance.now()) < end) {
          // oxlint-disable-next-line no-await-in-loop -- one request at a time
          if (due > performance.now()) await wait(due - performance.now())
          // oxlint-disable-next-line no-await-in-loop -- as above
          due += pause * (await playOne(table))
        }
      }
      await Promise.all(tables.map(play))
      const seconds = (performance.now() - begin) / 1000
      return { ...tally, seconds, used: (await used()) - before }
    },
  }
}

export const rateOf = ({ moves, seconds }: Slice): number => moves / seconds

/** Processor time of the server per move, in microseconds. */
export const costOf = ({ used, moves }: Slice): number => (used / moves) * 1e6

/** The latency below which this share of all requests stays. */
export const latencyOf = ({ latencies }: Pick<Slice, 'latencies'>, part: number): number =>
  quantile(Float64Array.from(latencies).toSorted(), part)
