/**
 * S6: the cost of a second process on the same Postgres, with separate tables and with tables shared by
 * both.
 */
import { startPostgres } from '../../../packages/server/test/support/postgres.ts'
import { figure } from '../measure/figures.ts'
import type { Measurement, BenchmarkCase } from '../measure/case.ts'
import { costOf, loadOf, rateOf } from '../server/load.ts'
import type { Load, Slice, LoadCounts } from '../server/load.ts'
import { startOwnServer, usedBy } from '../server/own-server.ts'
import type { OwnServer } from '../server/own-server.ts'
import { ownTables } from '../server/own-tables.ts'

const TABLES = 64
const ROUNDS = 5
const SLICE = 3_000

export const processesCase: BenchmarkCase = {
  name: 'two processes on one Postgres',
  once: true,
  rows: [
    {
      row: 'S6 apart',
      ours: 'processor time of a move with two processes, each with its own tables',
      against: 'with one process',
      unit: '×',
      good: 'below',
      minimum: 1.15,
      target: 1.15,
    },
    {
      row: 'S6 shared',
      ours: 'the same, the four sockets of every table shared by both',
      against: 'with one process',
      unit: '×',
      good: 'below',
      minimum: 1.15,
      target: 1.15,
    },
  ],
  async measure() {
    const postgres = await startPostgres({ durable: true })
    const tally: LoadCounts = { moves: 0, bytes: 0, latencies: [] }
    const [first, second] = await Promise.all([
      startOwnServer(postgres.url),
      startOwnServer(postgres.url),
    ])
    const alone = await contestant(tally, [first], () => [first.host])
    const apart = await contestant(tally, [first, second], (table) => [
      (table % 2 === 0 ? first : second).host,
    ])
    const shared = await contestant(tally, [first, second], () => [first.host, second.host])
    const samples: Measurement[] = []
    for (const one of [alone, apart, shared])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await one.slice(SLICE)
    for (let round = 0; round < ROUNDS; round++) {
      // oxlint-disable-next-line no-await-in-loop -- in turn, so that the machine is the same for all
      const base = await alone.slice(SLICE)
      // oxlint-disable-next-line no-await-in-loop -- as above
      samples.push(compared('S6 apart', await apart.slice(SLICE), base))
      // oxlint-disable-next-line no-await-in-loop -- as above
      samples.push(compared('S6 shared', await shared.slice(SLICE), base))
    }
    await Promise.all([first.stop(), second.stop()])
    await postgres.remove()
    return samples
  },
}

/** Creates a load of turns at tables of its own. */
async function contestant(
  tally: LoadCounts,
  servers: readonly OwnServer[],
  hosts: (table: number) => readonly string[],
): Promise<Load> {
  const driver = ownTables(tally)
  const tables = []
  for (let table = 0; table < TABLES; table++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    tables.push(await driver.open(hosts(table)))
  return loadOf(
    tables,
    tally,
    () => usedBy(servers),
    (table) => driver.playOne(table, 'turn'),
  )
}

function compared(row: string, two: Slice, one: Slice): Measurement {
  const said = (slice: Slice) => `${figure(costOf(slice))} µs, ${figure(rateOf(slice))} moves/s`
  return { row, value: costOf(two) / costOf(one), ours: said(two), baseline: said(one) }
}
