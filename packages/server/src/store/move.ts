/**
 * Copies everything that a stopped server keeps into another, empty store: from a file to Postgres or
 * back. The original is only read. A copy that was cut off goes on where it stopped; until it is whole
 * and checked, no server opens the target.
 */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { CannotOpen } from './open-problem.ts'
import type { SqlEngine, Write } from './sql/engine.ts'
import { createStore, upsertSetting } from './sql/index.ts'
import { TABLES } from './sql/schema.ts'
import { backUp } from './sqlite/backup.ts'
import { loadDriver } from './sqlite/driver.ts'
import { FILE } from './sqlite/database-file.ts'
import { lockFolder } from './sqlite/lock.ts'
import { openSqlite } from './sqlite/open.ts'

/** The folder of a file, or the address of a Postgres. */
export type StorePlace = { readonly data: string } | { readonly databaseUrl: string }

export interface MoveOptions {
  /** Told after each piece how many rows of a table have been copied. */
  readonly progress?: (table: string, rows: number) => void
  /** Rows in one commit. */
  readonly batch?: number
}

export interface Moved {
  /** Rows by the table that they are in. */
  readonly rows: Readonly<Record<string, number>>
}

type Row = Readonly<Record<string, unknown>>

/** How far the copy has come: the table, and the key of the last row in it. */
interface Progress {
  readonly source: string
  readonly table: string
  readonly after: readonly unknown[]
}

const NAMES = Object.keys(TABLES) as readonly (keyof typeof TABLES)[]
const BATCH = 200
/** The setting that the target has until the copy is whole; see `open.ts`. */
const MOVING = 'moving'

export async function moveStore(
  from: StorePlace,
  to: StorePlace,
  options: MoveOptions = {},
): Promise<Moved> {
  const source = await openSource(from)
  try {
    const target = await openTarget(to)
    try {
      return await copyAll(source, target, options)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function copyAll(source: SqlEngine, target: SqlEngine, options: MoveOptions): Promise<Moved> {
  const { progress, batch = BATCH } = options
  const identity = (await createStore(source).settings.find('epoch')) ?? 'none'
  const begun = await progressOf(target)
  if (begun === undefined && (await isUsed(target)))
    throw new CannotOpen(
      'in-use',
      'The target holds tables or people already: choose an empty one.',
    )
  if (begun !== undefined && begun.source !== identity)
    throw new CannotOpen('in-use', 'The target holds half of a copy of other data: empty it first.')

  const first = begun === undefined ? 0 : NAMES.findIndex((name) => name === begun.table)
  for (const [index, name] of NAMES.entries()) {
    if (index < first) continue
    const after = index === first ? begun?.after : undefined
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    for await (const { rows, last } of batchesOf(source, name, batch, after)) {
      const reached: Progress = { source: identity, table: name, after: last }
      const moving = upsertSetting(target, MOVING, JSON.stringify(reached))
      await target.write([insert(target, name, rows), { query: moving }])
      progress?.(name, rows.length)
    }
  }
  const result = await compare(source, target, batch)
  await createStore(target).settings.set('epoch', randomUUID())
  await target.write([removeMoving(target)])
  return result
}

/** Both sides hold the same rows, or the copy stays closed. */
async function compare(source: SqlEngine, target: SqlEngine, batch: number): Promise<Moved> {
  const rows: Record<string, number> = {}
  for (const name of NAMES) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other is enough
    const [theirs, ours] = await Promise.all([
      summaryOf(source, name, batch),
      summaryOf(target, name, batch),
    ])
    if (theirs.count !== ours.count || theirs.sum !== ours.sum)
      throw new CannotOpen(
        'damaged',
        `The copy of ${name} differs from the original (${ours.count} rows of ${theirs.count}): it was changed meanwhile. Empty the target and begin again.`,
      )
    rows[name] = ours.count
  }
  return { rows }
}

/** The number of rows, and a sum of their hashes, which is the same in any order. */
async function summaryOf(engine: SqlEngine, name: keyof typeof TABLES, batch: number) {
  let [count, sum] = [0, 0n]
  for await (const { rows } of batchesOf(engine, name, batch)) {
    for (const row of rows) {
      const hash = createHash('sha256')
      for (const value of valuesOf(name, row))
        hash.update(
          `${value instanceof Uint8Array ? Buffer.from(value).toString('hex') : JSON.stringify(value)},`,
        )
      sum = (sum + hash.digest().readBigUInt64BE()) % 2n ** 64n
    }
    count += rows.length
  }
  return { count, sum: String(sum) }
}

/** The rows of a table in the order of their key, each batch with the key of its last row. */
async function* batchesOf(
  engine: SqlEngine,
  name: keyof typeof TABLES,
  batch: number,
  after?: readonly unknown[],
) {
  let last = after
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each batch begins after the one before
    const rows = await rowsOf(engine, name, last, batch)
    const end = rows.at(-1)
    if (end === undefined) return
    last = TABLES[name].key.map((column) => end[column])
    yield { rows, last }
  }
}

async function rowsOf(
  engine: SqlEngine,
  name: keyof typeof TABLES,
  after: readonly unknown[] | undefined,
  most: number,
): Promise<readonly Row[]> {
  const { key } = TABLES[name]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const later =
    after === undefined
      ? sql``
      : sql`and (${columns}) > (${sql.join(after.map((one) => sql`${one}`))})`
  const mine =
    name === 'setting'
      ? sql`name <> ${MOVING} and name <> 'epoch' and name <> 'checked'`
      : sql`1 = 1`
  const query = sql<Row>`select * from ${sql.table(name)} where ${mine} ${later}
    order by ${columns} limit ${most}`
  return engine.read(query.compile(engine.build))
}

function insert({ build }: SqlEngine, name: keyof typeof TABLES, rows: readonly Row[]): Write {
  const columns = Object.keys(TABLES[name].columns)
  const values = rows.map(
    (row) => sql`(${sql.join(valuesOf(name, row).map((one) => sql`${one}`))})`,
  )
  const query = sql`insert into ${sql.table(name)} (${sql.join(columns.map((one) => sql.ref(one)))})
    values ${sql.join(values)}`
  return { query: query.compile(build) }
}

/** In the order of the definition, which the columns of a database need not have. */
const valuesOf = (name: keyof typeof TABLES, row: Row): readonly unknown[] =>
  Object.keys(TABLES[name].columns).map((column) => row[column])

const removeMoving = ({ build }: SqlEngine): Write => ({
  query: build.deleteFrom('setting').where('name', '=', MOVING).compile(),
})

async function progressOf(engine: SqlEngine): Promise<Progress | undefined> {
  const value = await createStore(engine).settings.find(MOVING)
  return value === undefined ? undefined : (JSON.parse(value) as Progress)
}

async function isUsed(engine: SqlEngine): Promise<boolean> {
  const found = await Promise.all(
    (['game_table', 'person'] as const).map((name) => rowsOf(engine, name, undefined, 1)),
  )
  return found.some((rows) => rows.length > 0)
}

/** A file is read from a copy, which may be brought up to the newest schema. */
async function openSource(place: StorePlace): Promise<SqlEngine> {
  if ('databaseUrl' in place) return openUnused(place.databaseUrl)
  const unlock = lockFolder(await loadDriver(), existing(place.data))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-move-'))
  const clear = (): void => {
    fs.rmSync(folder, { recursive: true, force: true })
    unlock()
  }
  try {
    await backUp(place.data, path.join(folder, FILE))
    const engine = await openSqlite(folder)
    return {
      ...engine,
      async close() {
        await engine.close()
        clear()
      },
    }
  } catch (error) {
    clear()
    throw error
  }
}

function existing(folder: string): string {
  if (fs.existsSync(path.join(folder, FILE))) return folder
  throw new CannotOpen('folder', `There is no data of a server in ${folder}.`)
}

const openTarget = (place: StorePlace): Promise<SqlEngine> =>
  'databaseUrl' in place ? openUnused(place.databaseUrl) : openSqlite(place.data)

async function openUnused(url: string): Promise<SqlEngine> {
  const { openPostgres, refuseUsed } = await import('./postgres/engine.ts')
  await refuseUsed(url)
  return openPostgres(url)
}
