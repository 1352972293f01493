import { sql } from 'kysely'
import pg from 'pg'
import type { Memory, MemoryOptions } from '../open.ts'
import { createBell } from '../polled-bell.ts'
import { createStore } from '../sql/index.ts'
import { StoreUnavailable } from '../store.ts'
import { tellingTroubles } from '../sql/troubles.ts'
import { connectionOptions } from './connections.ts'
import { openPostgres } from './engine.ts'
import { postgresJobs } from './jobs.ts'
import { postgresTransport } from './transport.ts'

const WALL = sql<{ wall: number }>`
  select (extract(epoch from clock_timestamp()) * 1000)::bigint as wall`

/** The lock of whoever makes them: the letters TILE. */
const PREPARING = 0x54_49_4c_45

/** Processes that start together make the queues one after the other, or they would deadlock. */
async function oneByOne<Result>(url: string, prepare: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...connectionOptions(url), query_timeout: 0 })
  // If it breaks, what is prepared breaks too, and says so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARING])
    return await prepare()
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function openDatabase(
  url: string,
  { observe, jobFailed, observeBell, trouble }: MemoryOptions,
): Promise<Memory> {
  const engine = tellingTroubles(await openPostgres(url, observe), trouble)
  const store = createStore(engine)
  const jobs = await oneByOne(url, () =>
    postgresJobs(url, jobFailed === undefined ? {} : { failed: jobFailed }),
  )
  const bell = createBell({
    lookUp: (tables) => store.tables.heads(tables),
    transport: postgresTransport(url, observeBell),
  })
  return {
    store,
    bell,
    jobs,
    async wall() {
      const [row] = await engine.read(WALL.compile(engine.build))
      if (row === undefined) throw new StoreUnavailable('Postgres does not tell the time.')
      return row.wall
    },
    async close() {
      await jobs.close()
      await bell.close()
      await store.close()
    },
  }
}
