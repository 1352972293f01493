import pg from 'pg'
import type { Memory, MemoryOptions } from '../open.ts'
import { createBell } from '../polled-bell.ts'
import { createStore } from '../sql/index.ts'
import { tellingTroubles } from '../sql/troubles.ts'
import { connectionOptions } from './connections.ts'
import { openPostgres } from './engine.ts'
import { postgresJobs } from './jobs.ts'
import { postgresTransport } from './transport.ts'

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
  const store = createStore(tellingTroubles(await openPostgres(url, observe), trouble))
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
    async close() {
      await jobs.close()
      await bell.close()
      await store.close()
    },
  }
}
