import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, expect, it } from 'vitest'
import { openPersistence } from '../../src/store/open-persistence.ts'
import type { Persistence } from '../../src/store/open-persistence.ts'
import { createStore } from '../../src/store/sql/index.ts'
import { backUp, restore } from '../../src/store/sqlite/backup.ts'
import { FILE } from '../../src/store/sqlite/database-file.ts'
import { openSqliteForTools } from '../../src/store/sqlite/open.ts'
import { PROJECTION, newTable, stepAt } from './examples.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-backup-'))
const data = path.join(root, 'data')
const copy = path.join(root, 'copy')
afterAll(() => fs.rmSync(root, { recursive: true }))

async function open(): Promise<Persistence> {
  const persistence = await openPersistence({ data })
  if ('problem' in persistence) throw new Error(persistence.problem.sentence)
  return persistence
}

it('a copy made while the server writes is whole, and can be put back when it has stopped', async () => {
  const { store, close } = await open()
  const epoch = await store.settings.get('epoch', () => 'first')
  await store.tables.create(newTable('a'))
  let writing = true
  let head = 1
  const write = async (): Promise<void> => {
    while (writing) {
      // oxlint-disable-next-line no-await-in-loop -- a table's steps follow each other
      await store.tables.append(stepAt('a', head++), PROJECTION)
    }
  }
  const written = write()
  await expect.poll(() => head, { timeout: 120_000 }).toBeGreaterThan(3)
  await backUp(data, copy)
  const atLeast = head - 1
  await expect.poll(() => head, { timeout: 120_000 }).toBeGreaterThan(atLeast + 3)
  writing = false
  await written
  expect(fs.statSync(copy).mode & 0o077).toBe(0)
  await expect(restore(copy, data)).rejects.toMatchObject({ problem: { is: 'in-use' } })
  await close()

  const { before, tables } = await restore(copy, data)
  expect(tables).toBe(1)
  const again = await open()
  const steps = await again.store.tables.steps('a', 0)
  expect(steps.length).toBeGreaterThan(2)
  expect(steps.length).toBeLessThan(head)
  expect(await again.store.tables.read('a')).toMatchObject({ head: steps.length })
  expect(await again.store.settings.get('epoch', () => 'none')).not.toBe(epoch)
  await again.close()
  const old = new DatabaseSync(before ?? '')
  expect(old.prepare('select count(*) as count from step').get()).toEqual({ count: head })
  old.close()
  expect(fs.readdirSync(data).filter((name) => name.includes('.part'))).toEqual([])
})

it('a copy is put into a folder that has nothing', async () => {
  const folder = path.join(root, 'elsewhere')
  expect(await restore(copy, folder)).toEqual({ tables: 1 })
  expect(fs.existsSync(path.join(folder, FILE))).toBe(true)
})

it('what is no whole copy of ours is not put anywhere', async () => {
  const before = fs.readFileSync(path.join(data, FILE))
  const bad = path.join(root, 'bad')
  fs.writeFileSync(bad, 'a letter')
  await expect(restore(bad, data)).rejects.toMatchObject({
    problem: { is: 'foreign' },
    message: `The file ${bad} is no database.`,
  })
  fs.writeFileSync(bad, '')
  await expect(restore(bad, data)).rejects.toMatchObject({
    problem: { is: 'foreign' },
    message: `The file ${bad} is empty.`,
  })
  fs.copyFileSync(copy, bad)
  fs.truncateSync(bad, fs.statSync(bad).size - 5_000)
  await expect(restore(bad, data)).rejects.toMatchObject({ problem: { is: 'damaged' } })
  fs.copyFileSync(copy, bad)
  const gap = new DatabaseSync(bad)
  gap.exec("delete from step where table_id = 'a' and step = 1")
  gap.close()
  await expect(restore(bad, data)).rejects.toMatchObject({ problem: { is: 'damaged' } })
  expect(fs.readFileSync(path.join(data, FILE)).equals(before)).toBe(true)
})

it('nothing is copied where there is nothing', async () => {
  const nothing = path.join(root, 'nothing')
  await expect(backUp(nothing, copy)).rejects.toMatchObject({ problem: { is: 'folder' } })
  await expect(openSqliteForTools(nothing)).rejects.toMatchObject({ problem: { is: 'folder' } })
  expect(fs.existsSync(nothing)).toBe(false)
})

it('a tool reads and writes beside a server, which hears of it', async () => {
  const { store, bus, close } = await open()
  await store.tables.create(newTable('b'))
  const heard: number[] = []
  bus.watch('table/b', (n) => heard.push(n))
  const beside = createStore(await openSqliteForTools(data))
  expect(await beside.tables.read('b')).toMatchObject({ head: 1 })
  expect(await beside.tables.append(stepAt('b', 1), PROJECTION)).toEqual({ is: 'taken' })
  await beside.close()
  expect(await store.tables.append(stepAt('b', 1, { request: 'late' }), PROJECTION)).toEqual({
    is: 'conflict',
  })
  await expect.poll(() => heard, { timeout: 120_000 }).toEqual([2])
  await close()
})
