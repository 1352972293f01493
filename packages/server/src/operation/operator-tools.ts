/** The operations that `tiletum admin` offers on a server's data, also beside a running server. */
import { newRequestId } from '@tiletum/protocol'
import { CLOCKS, createServerTime } from '../clock.ts'
import { chanceSource } from '../chance/table-chance.ts'
import { readSettings } from '../settings.ts'
import { openForTools } from '../store/open-persistence.ts'
import type { Persistence } from '../store/open-persistence.ts'
import type { StoredTable } from '../store/server-store.ts'
import type { StoredReport } from '../store/chat-store.ts'
import { createGames } from '../tables/game-cache.ts'
import { createTables } from '../tables/table-service.ts'

export { CannotOpen } from '../store/open-problem.ts'
export { backUp, restore } from '../store/sqlite/backup.ts'
export type { Restored } from '../store/sqlite/backup.ts'
export { moveStore } from '../store/move.ts'
export type { Moved, StorePlace } from '../store/move.ts'
export type { StoredReport, StoredTable }

/** The place of the data of the server that this environment describes. */
export function placeOf(environment: Readonly<Record<string, string | undefined>>) {
  const result = readSettings(environment)
  if ('problem' in result) return result
  const { data, databaseUrl } = result.settings
  return { data, ...(databaseUrl === undefined ? {} : { databaseUrl }) }
}

export interface Tools {
  /** Newest change first. */
  tables(limit: number): Promise<readonly StoredTable[]>
  /** Ends a table for good, as its owner could; people keep what was played. */
  closeTable(table: string): Promise<'closed' | 'over' | 'unknown'>
  reports(): Promise<readonly StoredReport[]>
  closeReport(id: string): Promise<boolean>
  end(): Promise<void>
}

export async function openTools(place: {
  readonly data: string
  readonly databaseUrl?: string
}): Promise<Tools> {
  const persistence = await openForTools(place)
  return {
    tables: (limit) => persistence.store.tables.all({ limit }),
    closeTable: (table) => closeTable(persistence, table),
    reports: () => persistence.store.talk.reports('open'),
    closeReport: (id) => persistence.store.talk.closeReport(id),
    end: () => persistence.close(),
  }
}

async function closeTable(
  { store, bus }: Persistence,
  id: string,
): Promise<'closed' | 'over' | 'unknown'> {
  const known = await store.tables.read(id)
  if (known === undefined) return 'unknown'
  if (known.archived) return 'over'
  const tables = createTables({
    store,
    bus,
    games: createGames(),
    chance: chanceSource,
    levels: [],
    time: await createServerTime(CLOCKS),
    goneSince: () => undefined,
  })
  // Through the same door as everything else: a step that every server and client understands.
  const outcome = await tables.act(id, newRequestId(), ({ table }) =>
    table.state === 'over' || table.state === 'abandoned'
      ? undefined
      : { kind: 'end', how: 'closed' },
  )
  await tables.settle()
  return 'no' in outcome ? 'over' : 'closed'
}
