import { sql } from 'kysely'
import type { Persistence, PersistenceOptions } from '../open-persistence.ts'
import { createEventBus } from '../polling-event-bus.ts'
import { createStore } from '../sql/index.ts'
import { StoreUnavailable } from '../server-store.ts'
import { withReports } from '../sql/report-errors.ts'
import { openPostgres } from './engine.ts'
import { postgresTransport } from './notify-transport.ts'

const WALL = sql<{ wall: number }>`
  select (extract(epoch from clock_timestamp()) * 1000)::bigint as wall`

export async function openDatabase(
  url: string,
  { observe, observeBell, report }: PersistenceOptions,
): Promise<Persistence> {
  const engine = withReports(await openPostgres(url, observe), report)
  const store = createStore(engine)
  const bus = createEventBus({
    lookUp: (tables) => store.tables.heads(tables),
    transport: postgresTransport(url, observeBell),
  })
  return {
    store,
    bus,
    async wall() {
      const [row] = await engine.read(WALL.compile(engine.build))
      if (row === undefined) throw new StoreUnavailable('Postgres does not tell the time.')
      return row.wall
    },
    async close() {
      await bus.close()
      await store.close()
    },
  }
}
