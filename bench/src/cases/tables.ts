/** S4, S5: many tables at the pace of people, and the memory of a table that is only kept. */
import { setTimeout as wait } from 'node:timers/promises'
import { figure } from '../measure/figures.ts'
import type { BenchmarkCase } from '../measure/case.ts'
import { latencyOf } from '../server/load.ts'
import type { LoadCounts } from '../server/load.ts'
import { startOwnServer } from '../server/own-server.ts'
import { ownTables } from '../server/own-tables.ts'
import type { OwnTable } from '../server/own-tables.ts'

const LIVE = 1_000
/** Milliseconds between two moves of a live table: 0.06 moves a second. */
const PACE = 1_000 / 0.06
const PLAYED = 30_000
const AT_ONCE = 16

const HELD = 256
/** Turns to about the middle of a game. */
const TURNS = 34

export const liveCase: BenchmarkCase = {
  name: `${LIVE} live tables`,
  once: true,
  rows: [
    {
      row: 'S4',
      ours: '1,000 live tables of four sockets at the pace of people, 99 of 100 are faster',
      against: '–',
      unit: 'ms',
      good: 'below',
      minimum: 50,
      target: 50,
    },
  ],
  async measure() {
    const tally: LoadCounts = { moves: 0, bytes: 0, latencies: [] }
    const server = await startOwnServer()
    const driver = ownTables(tally)
    const tables = await openMany(LIVE, () => driver.open([server.host]))
    const before = await server.usage()
    Object.assign(tally, { moves: 0, bytes: 0, latencies: [] })
    const end = performance.now() + PLAYED
    const live = async (table: OwnTable, phase: number): Promise<void> => {
      await wait(phase * PACE)
      while (performance.now() < end) {
        // oxlint-disable-next-line no-await-in-loop -- a table's moves follow each other
        await driver.playOne(table, 'single')
        // oxlint-disable-next-line no-await-in-loop -- as above
        await wait(PACE)
      }
    }
    await Promise.all(tables.map((table, index) => live(table, index / LIVE)))
    const after = await server.usage()
    const busy = (after.seconds - before.seconds) / (PLAYED / 1_000)
    const sample = {
      row: 'S4',
      value: latencyOf(tally, 0.99),
      ours: `half of ${tally.latencies.length} below ${figure(latencyOf(tally, 0.5))} ms, ${figure(100 * busy)} % of a core`,
    }
    await server.stop()
    return [sample]
  },
}

export const heldCase: BenchmarkCase = {
  name: 'tables held in memory',
  once: true,
  rows: [
    {
      row: 'S5',
      ours: 'memory of a held table in the middle of its game',
      against: '–',
      unit: 'B',
      good: 'below',
      minimum: 65_536,
      target: 65_536,
    },
  ],
  async measure() {
    const tally: LoadCounts = { moves: 0, bytes: 0, latencies: [] }
    const server = await startOwnServer()
    const driver = ownTables(tally)
    /** Opens a table, plays to the middle of its game and disconnects everybody. */
    const one = async (): Promise<void> => {
      const table = await driver.open([server.host])
      for (let turn = 0; turn < TURNS; turn++)
        // oxlint-disable-next-line no-await-in-loop -- a table's turns follow each other
        await driver.playOne(table, 'turn')
      driver.leave(table)
    }
    // Warm up first: code that the first tables make the server compile and load does not belong to a
    // table.
    await openMany(HELD / 4, one)
    await wait(1_000)
    const before = await server.usage(true)
    await openMany(HELD, one)
    await wait(1_000)
    const after = await server.usage(true)
    const entries = tally.moves / (HELD + HELD / 4)
    await server.stop()
    return [
      {
        row: 'S5',
        value: (after.memory - before.memory) / HELD,
        ours: `after ${figure(entries)} moves`,
      },
    ]
  },
}

async function openMany<Made>(count: number, open: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  let left = count
  const worker = async (): Promise<void> => {
    while (left-- > 0)
      // oxlint-disable-next-line no-await-in-loop -- a few at a time
      made.push(await open())
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}
