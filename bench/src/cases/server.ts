/**
 * S1–S3: our server, which syncs every move to disk, compared with boardgame.io's, which keeps games in
 * memory.
 */
import { figure } from '../measure/figures.ts'
import type { Row, Measurement, BenchSettings, BenchmarkCase } from '../measure/case.ts'
import { syncsASecond } from '../server/disk.ts'
import { costOf, latencyOf, loadOf, rateOf } from '../server/load.ts'
import type { Load, Slice, LoadCounts } from '../server/load.ts'
import { startOwnServer, usedBy } from '../server/own-server.ts'
import { ownTables } from '../server/own-tables.ts'
import { baselineTables } from '../server/baseline-tables.ts'

const TABLES = 64
const ROUNDS = 5
const SLICE = 3_000
/** Moves before the measurement, so that both servers' code is compiled. */
const WARM_MOVES = 10_000
/** Maximum length of the warm-up in milliseconds, on a busy machine. */
const WARM_LONGEST = 20_000

const BASELINE = 'boardgame.io, in memory'
const rate = (row: string, ours: string, target: number): Row => ({
  row,
  ours,
  against: `${BASELINE}, moves/s`,
  unit: '×',
  good: 'above',
  minimum: target,
  target,
})
const slowest = (row: string, ours: string): Row => ({
  row,
  ours,
  against: `${BASELINE}, as fast as it can, 99 of 100`,
  unit: '×',
  good: 'below',
  minimum: 1 / 8,
  target: 1 / 8,
})
const bytes = (row: string, ours: string): Row => ({
  row,
  ours,
  against: BASELINE,
  unit: 'B',
  good: 'below',
  minimum: 1200,
  target: 1200,
})

export const serverCase: BenchmarkCase = {
  name: `${TABLES} tables with four sockets each`,
  once: true,
  rows: [
    rate('S1 turn', 'moves/s of 64 tables, sent by turn, each synced to the disk', 8),
    rate('S1 single', 'the same, each decision by itself', 4),
    slowest('S2 turn', 'time of a turn at as many moves/s as boardgame.io makes, 99 of 100'),
    slowest('S2 single', 'the same, each decision by itself'),
    bytes('S3 turn', 'bytes of a move on all four wires, sent by turn'),
    bytes('S3 single', 'the same, each decision by itself'),
  ],
  async measure({ baselines }: BenchSettings) {
    const own = await ownLoads()
    const baseline = baselines ? await baselineLoad() : undefined
    const samples: Measurement[] = []
    await warm(own.turn)
    await warm(own.single)
    if (baseline !== undefined) await warm(baseline.load)
    for (let round = 0; round < ROUNDS; round++) {
      const syncs = syncsASecond(own.data)
      // oxlint-disable-next-line no-await-in-loop -- in turn, so that the machine is the same for all
      const turn = await own.turn.slice(SLICE)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const theirs = await baseline?.load.slice(SLICE)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const single = await own.single.slice(SLICE)
      samples.push(
        ...fastest('turn', turn, theirs, syncs),
        ...fastest('single', single, theirs, syncs),
      )
      if (theirs === undefined) continue
      // oxlint-disable-next-line no-await-in-loop -- as above
      samples.push(prompt('turn', await own.turn.slice(SLICE, rateOf(theirs)), theirs))
      // oxlint-disable-next-line no-await-in-loop -- as above
      samples.push(prompt('single', await own.single.slice(SLICE, rateOf(theirs)), theirs))
    }
    await own.stop()
    baseline?.stop()
    return samples
  },
}

async function ownLoads() {
  const tally: LoadCounts = { moves: 0, bytes: 0, latencies: [] }
  const server = await startOwnServer()
  const driver = ownTables(tally)
  const tables = []
  for (let table = 0; table < TABLES; table++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    tables.push(await driver.open([server.host]))
  const used = () => usedBy([server])
  return {
    data: server.data,
    turn: loadOf(tables, tally, used, (table) => driver.playOne(table, 'turn')),
    single: loadOf(tables, tally, used, (table) => driver.playOne(table, 'single')),
    stop: () => server.stop(),
  }
}

async function baselineLoad(): Promise<{ load: Load; stop(): void }> {
  const tally: LoadCounts = { moves: 0, bytes: 0, latencies: [] }
  const driver = await baselineTables(tally)
  const tables = []
  for (let table = 0; table < TABLES; table++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    tables.push(await driver.open(table + 1))
  const load = loadOf(
    tables,
    tally,
    () => driver.used(),
    (table) => driver.playOne(table),
  )
  return { load, stop: () => driver.stop() }
}

/** Warms a server up. Servers run for weeks, so the time before their code is compiled says nothing. */
async function warm(load: Load): Promise<void> {
  const end = performance.now() + WARM_LONGEST
  let moves = 0
  while (moves < WARM_MOVES && performance.now() < end)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    moves += (await load.slice(1_000)).moves
}

const times = (slice: Slice): string =>
  `${figure(latencyOf(slice, 0.5))} ms, 99 of 100 below ${figure(latencyOf(slice, 0.99))} ms`

/** Samples in which both servers play as fast as they can. */
function fastest(
  manner: 'turn' | 'single',
  ours: Slice,
  theirs: Slice | undefined,
  syncs: number,
): Measurement[] {
  const speed = (slice: Slice) =>
    `${figure(rateOf(slice))}/s at ${figure(costOf(slice))} µs of processor, ${times(slice)}`
  const size = (slice: Slice) => slice.bytes / slice.moves
  const baseline = (say: (slice: Slice) => string) =>
    theirs === undefined ? {} : { baseline: say(theirs) }
  return [
    {
      row: `S1 ${manner}`,
      ...(theirs === undefined ? {} : { value: rateOf(ours) / rateOf(theirs) }),
      ours: `${speed(ours)}, the disk ${figure(syncs)} syncs/s`,
      ...baseline(speed),
    },
    {
      row: `S3 ${manner}`,
      value: size(ours),
      ours: `${figure(size(ours))} B`,
      ...baseline((slice) => `${figure(size(slice))} B`),
    },
  ]
}

/** A sample with the same load on both: the maximum of the baseline. */
const prompt = (manner: 'turn' | 'single', ours: Slice, theirs: Slice): Measurement => ({
  row: `S2 ${manner}`,
  value: latencyOf(ours, 0.99) / latencyOf(theirs, 0.99),
  ours: `${times(ours)} at ${figure(rateOf(ours))}/s`,
  baseline: times(theirs),
})
