import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPersistence } from '../../src/store/open-persistence.ts'
import type { Persistence } from '../../src/store/open-persistence.ts'
import { bundle } from '../support/bundle.ts'
import { committer } from '../../src/store/sqlite/group-commit.ts'
import { FILE } from '../../src/store/sqlite/database-file.ts'
import { openSqlite } from '../../src/store/sqlite/open.ts'
import { createStore } from '../../src/store/sql/index.ts'
import { PROJECTION, newTable, stepAt } from './examples.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-troubles-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

const ORIGINAL = path.join(root, 'original')

let folders = 0
let data: string
beforeEach(() => {
  data = path.join(root, `folder${++folders}`)
})
const file = () => path.join(data, FILE)

async function open(): Promise<Persistence> {
  const persistence = await openPersistence({ data })
  if ('problem' in persistence) throw new Error(persistence.problem.sentence)
  return persistence
}
/** A file with some tables of many bytes: made once, then copied. */
async function filled(): Promise<void> {
  if (fs.existsSync(ORIGINAL)) return fs.cpSync(ORIGINAL, data, { recursive: true })
  const { store, close } = await open()
  const bodyJson = 'x'.repeat(30_000)
  const tables = Array.from({ length: 20 }, (_, table) => `table${table}`)
  await Promise.all(tables.map((table) => store.tables.create(newTable(table))))
  await Promise.all(
    tables.map((table) => store.tables.append(stepAt(table, 1, { bodyJson }), PROJECTION)),
  )
  await close()
  fs.cpSync(data, ORIGINAL, { recursive: true })
}

describe('a data folder', () => {
  it('is made with its file, for this user alone, and opened again', async () => {
    data = path.join(data, 'deep', 'down')
    await filled()
    expect(fs.statSync(data).mode & 0o077).toBe(0)
    expect(fs.statSync(file()).mode & 0o077).toBe(0)
    const { store, close } = await open()
    expect(await store.tables.steps('table7', 0)).toHaveLength(2)
    await close()
  })

  it('that cannot be made is said', async () => {
    fs.writeFileSync(path.join(root, 'no-folder'), '')
    data = path.join(root, 'no-folder', 'data')
    expect(await openPersistence({ data })).toMatchObject({ problem: { is: 'folder' } })
  })

  it('in use is said, in this process and in another', async () => {
    const { close } = await open()
    expect(await openPersistence({ data })).toMatchObject({ problem: { is: 'in-use' } })
    const program = await bundle(path.join(import.meta.dirname, 'fill.ts'))
    const other = () =>
      spawnSync(process.execPath, [program, data, '1'], { encoding: 'utf8' }).stdout
    expect(other()).toMatch(/^Another server of Tiletum uses the folder/)
    await close()
    expect(other()).toBe('1\n')
    await (await open()).close()
  })

  it('without a driver for it is said', async () => {
    vi.doMock('@photostructure/sqlite', () => {
      throw new Error('no such module')
    })
    vi.resetModules()
    const { openPersistence: openAnew } = await import('../../src/store/open-persistence.ts')
    expect(await openAnew({ data })).toMatchObject({ problem: { is: 'driver' } })
    vi.doUnmock('@photostructure/sqlite')
    vi.resetModules()
  })
})

describe('a file', () => {
  it('that is no database is left alone', async () => {
    fs.mkdirSync(data)
    fs.writeFileSync(file(), 'a letter to a friend\n'.repeat(1_000))
    expect(await openPersistence({ data })).toMatchObject({ problem: { is: 'foreign' } })
    expect(fs.readFileSync(file(), 'utf8')).toMatch(/^a letter/)
  })

  it('of another program is left alone', async () => {
    fs.mkdirSync(data)
    const other = new DatabaseSync(file())
    other.exec('create table recipe (name text)')
    other.close()
    expect(await openPersistence({ data })).toMatchObject({ problem: { is: 'foreign' } })
  })

  it('of a newer version is left alone', async () => {
    await filled()
    const newer = new DatabaseSync(file())
    newer.exec("insert into kysely_migration values ('9999-later', 'now')")
    newer.close()
    const before = fs.readFileSync(file())
    expect(await openPersistence({ data })).toMatchObject({ problem: { is: 'newer' } })
    expect(fs.readFileSync(file()).equals(before)).toBe(true)
  })

  it.each([0.3, 0.6, 0.95])('cut to %f of its length is said to be damaged', async (part) => {
    await filled()
    fs.truncateSync(file(), Math.floor(fs.statSync(file()).size * part))
    expect(await openPersistence({ data })).toMatchObject({ problem: { is: 'damaged' } })
  })

  it('overwritten in its middle is said to be damaged', async () => {
    await filled()
    const bytes = fs.readFileSync(file())
    bytes.fill(0xaa, bytes.length / 2, bytes.length / 2 + 9_000)
    fs.writeFileSync(file(), bytes)
    expect(await openPersistence({ data })).toMatchObject({ problem: { is: 'damaged' } })
  })

  it('is heard to change when another process writes it', async () => {
    const { store, bus, close } = await open()
    await store.tables.create(newTable('a'))
    const heard: number[] = []
    bus.watch('table/a', (n) => heard.push(n))
    const other = new DatabaseSync(file())
    other.exec("update game_table set head = 9 where id = 'a'")
    other.close()
    await expect.poll(() => heard, { timeout: 120_000 }).toEqual([9])
    await close()
  })

  it('is not looked through because of what the server itself wrote', async () => {
    const engine = await openSqlite(data)
    const store = createStore(engine)
    const before = await engine.version()
    await store.tables.create(newTable('a'))
    expect(await store.tables.append(stepAt('a', 1), PROJECTION)).toEqual({ is: 'taken' })
    expect(await engine.version()).toBe(before)
    await store.close()
  })
})

describe('a full disk', () => {
  it('refuses what does not fit, keeps what did, and takes more when there is room', () => {
    fs.mkdirSync(data)
    const connection = new DatabaseSync(file())
    connection.exec('pragma journal_mode = wal; create table kept (n integer primary key, t text)')
    const commit = committer(connection)
    const unit = (n: number, length: number) => [
      {
        sql: 'insert into kept values (?, ?) returning n',
        parameters: [n, 'x'.repeat(length)],
      },
    ]
    const { page_count: pages } = connection.prepare('pragma page_count').get() as {
      page_count: number
    }
    const outcomes = (units: ReturnType<typeof unit>[]) => commit(units).map(({ is }) => is)
    expect(outcomes([unit(1, 10)])).toEqual(['done'])
    connection.exec(`pragma max_page_count = ${pages + 2}`)
    expect(outcomes([unit(2, 10), unit(3, 100_000), unit(4, 10)])).toContain('failed')
    const kept = connection.prepare('select n from kept').all() as { n: number }[]
    connection.exec('pragma max_page_count = 100000')
    expect(outcomes([unit(5, 100_000)])).toEqual(['done'])
    const numbers = connection.prepare('select n from kept').all() as { n: number }[]
    expect(numbers.map(({ n }) => n)).toEqual([...kept.map(({ n }) => n), 5])
    connection.close()
  })

  // The shell's limit on the size of files is the nearest thing to a full disk without one.
  it('is said, and the server lives on', async () => {
    const program = await bundle(path.join(import.meta.dirname, 'fill.ts'))
    const words = ['-c', 'ulimit -f 4000; exec "$@"', 'sh', process.execPath, program, data]
    const { stdout, status } = spawnSync('sh', words, { encoding: 'utf8' })
    const [refusal, acknowledged] = stdout.trim().split('\n')
    expect({ status, refusal }).toEqual({ status: 0, refusal: 'StoreUnavailable' })
    const { store, close } = await open()
    expect(await store.tables.read('a')).toMatchObject({ head: Number(acknowledged) })
    expect(await store.tables.steps('a', 0)).toHaveLength(Number(acknowledged))
    expect(await store.tables.append(stepAt('a', Number(acknowledged)), PROJECTION)).toEqual({
      is: 'taken',
    })
    await close()
  })
})
