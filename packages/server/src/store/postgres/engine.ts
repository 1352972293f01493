import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { CannotOpen } from '../open-problem.ts'
import { queryBuilder } from '../sql/query-builder.ts'
import type { SqlEngine, Write } from '../sql/engine.ts'
import { migrate } from '../sql/migrate.ts'
import type { Database } from '../sql/schema.ts'
import type { Head } from '../server-store.ts'
import { startBatchAppender } from './batch-appender.ts'
import type { ObserveCommit } from '../server-store.ts'
import { asStoreError, connectionOptions, openPool } from './connections.ts'
import { stepReader } from './step-reader.ts'

const BUILD = queryBuilder('postgres')
const HEADS = 'select id as "table", head, chat from game_table where id = any($1::text[])'
const READERS = 8
const WRITERS = 2

/** Opens the database for one of any number of servers. */
export async function openPostgres(url: string, observe?: ObserveCommit): Promise<SqlEngine> {
  await prepareDatabase(url)
  const pool = openPool(url, READERS)
  const steps = stepReader(pool)
  const writers = Array.from({ length: WRITERS }, () =>
    startBatchAppender(openPool(url, 1), observe),
  )
  return {
    build: BUILD,
    dialect: 'postgres',
    async read({ sql, parameters }) {
      try {
        return (await pool.query(sql, [...parameters])).rows
      } catch (error) {
        throw asStoreError(error)
      }
    },
    async write(queries) {
      try {
        return await inOneCommit(pool, queries)
      } catch (error) {
        throw asStoreError(error)
      }
    },
    append(step, projection) {
      const writer = writers[laneOf(step.table)]
      if (writer === undefined) throw new Error('There is a writer for every table.')
      return writer.append(step, projection)
    },
    steps,
    async heads(tables) {
      try {
        const query = { name: 'heads', text: HEADS, values: [tables] }
        return (await pool.query<Head>(query)).rows
      } catch (error) {
        throw asStoreError(error)
      }
    },
    async close() {
      await Promise.all(writers.map((writer) => writer.close()))
      await pool.end()
    },
  }
}

/** A table keeps to one connection, so that its steps stay in their order. */
function laneOf(table: string): number {
  let hash = 0
  for (let place = 0; place < table.length; place++) {
    hash = (hash * 31 + table.charCodeAt(place)) | 0
  }
  return Math.abs(hash) % WRITERS
}

async function inOneCommit(
  pool: pg.Pool,
  queries: readonly Write[],
): Promise<readonly (readonly object[])[] | undefined> {
  const connection = await pool.connect()
  // A connection that breaks while it is ours must not end the process.
  const broken = (): void => undefined
  connection.on('error', broken)
  let failure: Error | undefined
  try {
    await connection.query('begin')
    const rows: (readonly object[])[] = []
    for (const { query, needed } of queries) {
      // oxlint-disable-next-line no-await-in-loop -- a statement may depend on the one before
      const given = await connection.query(query.sql, [...query.parameters])
      if (needed === true && given.rows.length === 0) {
        // oxlint-disable-next-line no-await-in-loop -- the last one
        await connection.query('rollback')
        return undefined
      }
      rows.push(given.rows as readonly object[])
    }
    await connection.query('commit')
    return rows
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    connection.off('error', broken)
    // After a failure nobody knows what state it is in: closing it also rolls back.
    connection.release(failure)
  }
}

/** Refuses a database that a server is using. */
export async function refuseUsed(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionOptions(url), application_name: 'tiletum move' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select 1 from pg_stat_activity
         where application_name = 'tiletum' and datname = current_database() limit 1`,
    )
    if (rows.length > 0)
      throw new CannotOpen('in-use', 'A server of Tiletum uses this database: stop it first.')
  } catch (error) {
    throw asProblem(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Reachable and of the newest schema, or an error that says what is wrong. */
async function prepareDatabase(url: string): Promise<void> {
  const pool = openPool(url, 2)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    await pool.query('select 1')
    await migrate(db, 'postgres')
  } catch (error) {
    throw asProblem(error)
  } finally {
    await db.destroy()
  }
}

function asProblem(error: unknown): CannotOpen {
  if (error instanceof CannotOpen) return error
  const why = error instanceof Error ? error.message || String(error.name) : String(error)
  const is = error instanceof pg.DatabaseError && !isRefusal(error) ? 'broken' : 'unreachable'
  return new CannotOpen(is, `Postgres cannot be used: ${why}.`, error)
}

/** Wrong password, no such database, shutting down, too many connections. */
const isRefusal = ({ code = '' }: pg.DatabaseError): boolean =>
  ['28', '3D', '57', '53', '08'].some((kind) => code.startsWith(kind))
