import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { CannotOpen } from '../open-problem.ts'
import { createStore } from '../sql/index.ts'
import { loadDriver, openConnection } from './driver.ts'
import { sqliteEngine } from './engine.ts'
import { checkFile, FILE, prepareFile, prepareFolder } from './database-file.ts'
import { lockFolder } from './lock.ts'
import { writeInProcess } from './writer-client.ts'

/** A whole copy of what the folder holds, also while a server writes it. */
export async function backUp(folder: string, target: string): Promise<void> {
  const driver = await loadDriver()
  const file = path.join(folder, FILE)
  if (!fs.existsSync(file)) throw new CannotOpen('folder', `There is no file ${file}.`)
  // Never half a copy under the name that was asked for.
  const draft = `${target}.${process.pid}.part`
  const source = openConnection(driver, file)
  try {
    fs.closeSync(fs.openSync(draft, 'wx', 0o600))
    await driver.backup(source, draft)
    await checkFile(driver, draft)
    fs.renameSync(draft, target)
  } finally {
    source.close()
    for (const part of ['', '-wal', '-shm']) fs.rmSync(draft + part, { force: true })
  }
}

export interface Restored {
  /** The new place of the file that was there before. */
  readonly before?: string
  readonly tables: number
}

/**
 * Puts a copy in the place of what the folder holds, while no server has it. A new epoch tells
 * every client that its steps may have been undone: it forgets and loads anew.
 */
export async function restore(source: string, folder: string): Promise<Restored> {
  const driver = await loadDriver()
  const isNew = !fs.existsSync(path.join(folder, FILE))
  const file = prepareFolder(folder)
  const unlock = lockFolder(driver, folder)
  const draft = `${file}.${process.pid}.part`
  try {
    fs.copyFileSync(source, draft)
    fs.chmodSync(draft, 0o600)
    await checkFile(driver, draft, source)
    await prepareFile(driver, draft)
    const tables = await beginEpoch(draft)
    const before = isNew ? undefined : `${file}.before-${randomUUID().slice(0, 8)}`
    // With a log that a kill has left: the three belong together.
    for (const part of ['', '-wal', '-shm']) {
      if (before === undefined) fs.rmSync(file + part, { force: true })
      else if (fs.existsSync(file + part)) fs.renameSync(file + part, before + part)
    }
    fs.renameSync(draft, file)
    return { ...(before === undefined ? {} : { before }), tables }
  } finally {
    for (const part of ['', '-wal', '-shm']) fs.rmSync(draft + part, { force: true })
    unlock()
  }

  async function beginEpoch(copy: string): Promise<number> {
    const writer = openConnection(driver, copy)
    const engine = sqliteEngine(
      openConnection(driver, copy),
      writeInProcess(writer),
      () => undefined,
    )
    const store = createStore(engine)
    try {
      const gap = writer
        .prepare(
          `select id from game_table where head <>
             (select count(*) from step where table_id = id and step < head)
             and id not in (select table_id from archive)`,
        )
        .get() as { id: string } | undefined
      if (gap !== undefined)
        throw new CannotOpen('damaged', `The copy lacks steps of the table ${gap.id}.`)
      await store.settings.set('epoch', randomUUID())
      const { count } = writer.prepare('select count(*) as count from game_table').get() as {
        count: number
      }
      writer.exec('pragma wal_checkpoint(truncate)')
      return count
    } finally {
      await store.close()
    }
  }
}
