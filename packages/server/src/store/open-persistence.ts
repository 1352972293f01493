import type { EventBus } from './event-bus.ts'
import { createEventBus } from './polling-event-bus.ts'
import { CannotOpen } from './open-problem.ts'
import type { StoreProblem } from './open-problem.ts'
import { createStore } from './sql/index.ts'
import { withReports } from './sql/report-errors.ts'
import type { ReportStore } from './sql/report-errors.ts'
import type { SqliteEngine } from './sqlite/engine.ts'
import { openSqlite, openSqliteForTools } from './sqlite/open.ts'
import type { ServerStore } from './server-store.ts'

/** The server's memory with all that hangs on it. Close it by `close`, not part by part. */
export interface Persistence {
  readonly store: ServerStore
  readonly bus: EventBus
  /** The database's own clock, which is the same for all processes; a file has none. */
  readonly wall?: () => Promise<number>
  readonly close: () => Promise<void>
}

export interface PersistenceOptions {
  /** The folder of the file. */
  readonly data: string
  /** The address of a Postgres instead. */
  readonly databaseUrl?: string
  readonly observe?: (commit: { rows: number; milliseconds: number }) => void
  /** Is called with the time that an event of another process took. */
  readonly observeBell?: (milliseconds: number) => void
  /** Is called after every read and write, with the error if it failed. */
  readonly report?: ReportStore
}

/** Opens what the server remembers, or says why there is nothing to open. */
export async function openPersistence(
  options: PersistenceOptions,
): Promise<Persistence | { readonly problem: StoreProblem }> {
  try {
    if (options.databaseUrl === undefined) return await refusingHalfMoved(await openFile(options))
    // Loaded only by those who use it.
    const { openDatabase } = await import('./postgres/open.ts')
    return await refusingHalfMoved(await openDatabase(options.databaseUrl, options))
  } catch (error) {
    if (error instanceof CannotOpen) return { problem: error.problem }
    const why = error instanceof Error ? error.message : String(error)
    return { problem: { is: 'broken', sentence: `The store cannot be opened: ${why}` } }
  }
}

/** For a tool beside servers that may be running; throws `CannotOpen`. */
export async function openForTools(options: PersistenceOptions): Promise<Persistence> {
  if (options.databaseUrl === undefined)
    return refusingHalfMoved(overFile(await openSqliteForTools(options.data)))
  const { openDatabase } = await import('./postgres/open.ts')
  return refusingHalfMoved(await openDatabase(options.databaseUrl, options))
}

/** While another store is copied into this one (`move.ts`), nobody else may use it. */
async function refusingHalfMoved(persistence: Persistence): Promise<Persistence> {
  if ((await persistence.store.settings.find('moving')) === undefined) return persistence
  await persistence.close()
  throw new CannotOpen(
    'half-moved',
    'The data of another server were copied here only in part: finish that by `tiletum move`, or use an empty place.',
  )
}

async function openFile({ data, observe, report }: PersistenceOptions): Promise<Persistence> {
  return overFile(withReports(await openSqlite(data, observe), report))
}

function overFile(engine: SqliteEngine): Persistence {
  const store = createStore(engine)
  let seen: number | undefined
  const bus = createEventBus({
    lookUp: (tables) => store.tables.heads(tables),
    async mayHaveChanged() {
      const before = seen
      seen = await engine.version()
      return seen !== before
    },
  })
  return {
    store,
    bus,
    async close() {
      await bus.close()
      await store.close()
    },
  }
}
