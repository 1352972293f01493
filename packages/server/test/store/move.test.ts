/** A kept database of an earlier release is moved from its file to Postgres and back. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveStore } from '../../src/store/move.ts'
import { openPersistence } from '../../src/store/open-persistence.ts'
import { TABLES } from '../../src/store/sql/schema.ts'
import { FILE } from '../../src/store/sqlite/database-file.ts'
import { startPostgres } from '../support/postgres.ts'
import type { Postgres } from '../support/postgres.ts'

const KEPT = path.join(import.meta.dirname, '../releases/0002-push-wishes', `${FILE}.gz`)

let postgres: Postgres
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-move-test-'))
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.remove()
  fs.rmSync(root, { recursive: true })
})

let count = 0
function keptFolder(): string {
  const data = path.join(root, `kept-${++count}`)
  fs.mkdirSync(data)
  fs.writeFileSync(path.join(data, FILE), gunzipSync(fs.readFileSync(KEPT)))
  return data
}

async function emptyDatabase(): Promise<string> {
  const name = `moved_${++count}`
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return postgres.url.replace(/postgres$/, name)
}

type Rows = Readonly<Record<string, readonly string[]>>

const IGNORED = new Set(['epoch', 'checked'])
/** As sorted texts, so that only the values count. */
const sorted = (rows: readonly Readonly<Record<string, unknown>>[], columns: readonly string[]) =>
  rows
    .filter((row) => !IGNORED.has(String(row['name'])) || row['value'] === undefined)
    .map((row) =>
      columns
        .map((column) => {
          const value = row[column]
          return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value)
        })
        .join('|'),
    )
    .toSorted()

/** Read without the code that moves; a table that this release of the file lacks has no rows. */
function rowsOfFile(folder: string): Rows {
  const file = new DatabaseSync(path.join(folder, FILE), { readOnly: true })
  const known = new Set(
    file
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map((row) => String(row['name'])),
  )
  const rows = Object.entries(TABLES).map(([name, { columns }]) => [
    name,
    known.has(name)
      ? sorted(file.prepare(`select * from ${name}`).all(), Object.keys(columns))
      : [],
  ])
  file.close()
  return Object.fromEntries(rows) as Rows
}

async function rowsOfDatabase(url: string): Promise<Rows> {
  const client = new pg.Client(url)
  await client.connect()
  const rows: Record<string, readonly string[]> = {}
  for (const [name, { columns }] of Object.entries(TABLES)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = await client.query(`select * from ${name}`)
    rows[name] = sorted(found.rows, Object.keys(columns))
  }
  await client.end()
  return rows
}

it('moves every row to Postgres and back, and leaves the original as it was', async () => {
  const data = keptFolder()
  const before = fs.readFileSync(path.join(data, FILE))
  const original = rowsOfFile(data)
  const databaseUrl = await emptyDatabase()
  const there = await moveStore({ data }, { databaseUrl })
  expect(there.rows['game_table']).toBe(original['game_table']?.length)
  expect(there.rows['step']).toBeGreaterThan(50)
  expect(await rowsOfDatabase(databaseUrl)).toEqual(original)
  expect(fs.readFileSync(path.join(data, FILE)).equals(before)).toBe(true)

  const back = path.join(root, 'back')
  expect(await moveStore({ databaseUrl }, { data: back })).toEqual(there)
  expect(rowsOfFile(back)).toEqual(original)
  const persistence = await openPersistence({ data: back })
  if ('problem' in persistence) throw new Error(persistence.problem.sentence)
  const [table] = await persistence.store.tables.all({ limit: 1 })
  expect(await persistence.store.tables.steps(table?.id ?? '', 0)).toHaveLength(table?.head ?? -1)
  await persistence.close()
})

it('goes on where it was cut off, and nobody opens half a copy', async () => {
  const data = keptFolder()
  const databaseUrl = await emptyDatabase()
  let [pieces, before] = [0, 0]
  const cutOff = (_: string, copied: number) => {
    before += copied
    if (++pieces === 5) throw new Error('cut off')
  }
  await expect(
    moveStore({ data }, { databaseUrl }, { batch: 20, progress: cutOff }),
  ).rejects.toThrow('cut off')
  expect(await openPersistence({ data: root, databaseUrl })).toMatchObject({
    problem: { is: 'half-moved' },
  })

  const other = keptFolder()
  const changed = new DatabaseSync(path.join(other, FILE))
  changed.exec("update setting set value = 'another' where name = 'epoch'")
  changed.close()
  await expect(moveStore({ data: other }, { databaseUrl })).rejects.toThrow('other data')

  let again = 0
  const { rows } = await moveStore(
    { data },
    { databaseUrl },
    { batch: 20, progress: (_, copied) => (again += copied) },
  )
  const all = Object.values(rows).reduce((sum, one) => sum + one, 0)
  expect(again).toBe(all - before)
  expect(before).toBeGreaterThan(50)
  expect(await rowsOfDatabase(databaseUrl)).toEqual(rowsOfFile(data))
})

it('refuses a target that is used, a source that is running, and a place without data', async () => {
  const data = keptFolder()
  const databaseUrl = await emptyDatabase()
  await moveStore({ data }, { databaseUrl })
  await expect(moveStore({ data }, { databaseUrl })).rejects.toThrow('empty one')
  const nowhere = path.join(root, 'nowhere')
  await expect(moveStore({ data: nowhere }, { databaseUrl })).rejects.toThrow('no data')
  expect(fs.existsSync(nowhere)).toBe(false)

  const running = await openPersistence({ data: root, databaseUrl })
  const target = path.join(root, 'target')
  await expect(moveStore({ databaseUrl }, { data: target })).rejects.toThrow('stop it first')
  if ('close' in running) await running.close()
  const file = await openPersistence({ data })
  await expect(moveStore({ data }, { databaseUrl: await emptyDatabase() })).rejects.toMatchObject({
    problem: { is: 'in-use' },
  })
  if ('close' in file) await file.close()
})
