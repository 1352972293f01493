/** What an operator can do with the data of a server, also from another process. */
import { newRequestId } from '@tiletum/protocol'
import { CLOCKS, createServerTime } from '../clock.ts'
import { chanceSource } from '../chance/source.ts'
import { readSettings } from '../settings.ts'
import { openBeside } from '../store/open.ts'
import type { Memory } from '../store/open.ts'
import type { StoredTable } from '../store/store.ts'
import type { StoredReport } from '../store/talk.ts'
import { createGames } from '../tables/games.ts'
import { createTables } from '../tables/service.ts'

export { CannotOpen } from '../store/problem.ts'
export { backUp, restore } from '../store/sqlite/backup.ts'
export type { Restored } from '../store/sqlite/backup.ts'
export { moveStore } from '../store/move.ts'
export type { Moved, StorePlace } from '../store/move.ts'
export type { StoredReport, StoredTable }

/** Where the server of this environment keeps its data. */
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
  const memory = await openBeside(place)
  return {
    tables: (limit) => memory.store.tables.all({ limit }),
    closeTable: (table) => closeTable(memory, table),
    reports: () => memory.store.talk.reports('open'),
    closeReport: (id) => memory.store.talk.closeReport(id),
    end: () => memory.close(),
  }
}

async function closeTable(
  { store, bell }: Memory,
  id: string,
): Promise<'closed' | 'over' | 'unknown'> {
  const known = await store.tables.read(id)
  if (known === undefined) return 'unknown'
  if (known.archived) return 'over'
  const tables = createTables({
    store,
    bell,
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
