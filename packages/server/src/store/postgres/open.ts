import { sql } from 'kysely'
import type { Memory, MemoryOptions } from '../open.ts'
import { createBell } from '../polled-bell.ts'
import { createStore } from '../sql/index.ts'
import { StoreUnavailable } from '../store.ts'
import { withReports } from '../sql/troubles.ts'
import { openPostgres } from './engine.ts'
import { postgresTransport } from './transport.ts'

const WALL = sql<{ wall: number }>`
  select (extract(epoch from clock_timestamp()) * 1000)::bigint as wall`

export async function openDatabase(
  url: string,
  { observe, observeBell, report }: MemoryOptions,
): Promise<Memory> {
  const engine = withReports(await openPostgres(url, observe), report)
  const store = createStore(engine)
  const bell = createBell({
    lookUp: (tables) => store.tables.heads(tables),
    transport: postgresTransport(url, observeBell),
  })
  return {
    store,
    bell,
    async wall() {
      const [row] = await engine.read(WALL.compile(engine.build))
      if (row === undefined) throw new StoreUnavailable('Postgres does not tell the time.')
      return row.wall
    },
    async close() {
      await bell.close()
      await store.close()
    },
  }
}
