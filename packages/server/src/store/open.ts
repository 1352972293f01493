import type { Bell } from './bell.ts'
import { createBell } from './polled-bell.ts'
import { CannotOpen } from './problem.ts'
import type { StoreProblem } from './problem.ts'
import { createStore } from './sql/index.ts'
import { withReports } from './sql/troubles.ts'
import type { ReportStore } from './sql/troubles.ts'
import type { SqliteEngine } from './sqlite/engine.ts'
import { openSqlite, openSqliteBeside } from './sqlite/open.ts'
import type { ServerStore } from './store.ts'

/** The server's memory with all that hangs on it. Close it by `close`, not part by part. */
export interface Memory {
  readonly store: ServerStore
  readonly bell: Bell
  /** The database's own clock, which is the same for all processes; a file has none. */
  readonly wall?: () => Promise<number>
  readonly close: () => Promise<void>
}

export interface MemoryOptions {
  /** The folder of the file. */
  readonly data: string
  /** The address of a Postgres instead. */
  readonly databaseUrl?: string
  readonly observe?: (commit: { rows: number; milliseconds: number }) => void
  /** Told how long bells of other processes took. */
  readonly observeBell?: (milliseconds: number) => void
  /** Is told whether reading and writing works. */
  readonly report?: ReportStore
}

/** Opens what the server remembers, or says why there is nothing to open. */
export async function openMemory(
  options: MemoryOptions,
): Promise<Memory | { readonly problem: StoreProblem }> {
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
export async function openBeside(options: MemoryOptions): Promise<Memory> {
  if (options.databaseUrl === undefined)
    return refusingHalfMoved(overFile(await openSqliteBeside(options.data)))
  const { openDatabase } = await import('./postgres/open.ts')
  return refusingHalfMoved(await openDatabase(options.databaseUrl, options))
}

/** While another store is copied into this one (`move.ts`), nobody else may use it. */
async function refusingHalfMoved(memory: Memory): Promise<Memory> {
  if ((await memory.store.settings.find('moving')) === undefined) return memory
  await memory.close()
  throw new CannotOpen(
    'half-moved',
    'The data of another server were copied here only in part: finish that by `tiletum move`, or use an empty place.',
  )
}

async function openFile({ data, observe, report }: MemoryOptions): Promise<Memory> {
  return overFile(withReports(await openSqlite(data, observe), report))
}

function overFile(engine: SqliteEngine): Memory {
  const store = createStore(engine)
  let seen: number | undefined
  const bell = createBell({
    lookUp: (tables) => store.tables.heads(tables),
    async mayHaveChanged() {
      const before = seen
      seen = await engine.version()
      return seen !== before
    },
  })
  return {
    store,
    bell,
    async close() {
      await bell.close()
      await store.close()
    },
  }
}
