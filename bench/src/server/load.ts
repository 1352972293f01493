/** Many tables at once, one request under way at each: what a driver of any server measures. */
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../measure/statistics.ts'

export interface Slice {
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from sending to the new state in the hands of whoever moved. */
  readonly latencies: readonly number[]
  /** Bytes on all wires. */
  readonly bytes: number
  /** Seconds of processor time of the server. */
  readonly used: number
}

/** What the tables of a server count while they are played at. */
export interface Tally {
  moves: number
  bytes: number
  latencies: number[]
}

export interface Load {
  /** Lets all tables play for so long: as fast as they can, or so many moves a second together. */
  slice(milliseconds: number, rate?: number): Promise<Slice>
}

/**
 * @param used seconds of processor time of the server so far
 * @param playOne plays one request at a table, on and on in games that follow each other: its moves
 */
export function loadOf<Table>(
  tables: readonly Table[],
  tally: Tally,
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

/** Microseconds of the server's processor time a move. */
export const costOf = ({ used, moves }: Slice): number => (used / moves) * 1e6

/** Below this stay so many of all requests. */
export const latencyOf = ({ latencies }: Pick<Slice, 'latencies'>, part: number): number =>
  quantile(Float64Array.from(latencies).toSorted(), part)
