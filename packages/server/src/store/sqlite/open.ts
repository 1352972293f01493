import fs from 'node:fs'
import path from 'node:path'
import { CannotOpen } from '../open-problem.ts'
import { loadDriver, openConnection } from './driver.ts'
import { sqliteEngine } from './engine.ts'
import type { SqliteEngine } from './engine.ts'
import { checkFile, FILE, prepareFile, prepareFolder } from './database-file.ts'
import { lockFolder } from './lock.ts'
import { startWriter, writeInProcess } from './writer-client.ts'
import type { ObserveCommit } from '../server-store.ts'

/** Opens the file in this folder for a server, and makes it if there is none. */
export async function openSqlite(folder: string, observe?: ObserveCommit): Promise<SqliteEngine> {
  const driver = await loadDriver()
  const file = prepareFolder(folder)
  const unlock = lockFolder(driver, folder)
  try {
    await prepareFile(driver, file)
    return sqliteEngine(openConnection(driver, file), startWriter(file, observe), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the file for a tool, also while a server has it. */
export async function openSqliteForTools(folder: string): Promise<SqliteEngine> {
  const driver = await loadDriver()
  const file = path.join(folder, FILE)
  if (!fs.existsSync(file)) throw new CannotOpen('folder', `There is no file ${file}.`)
  await checkFile(driver, file)
  const writing = writeInProcess(openConnection(driver, file))
  return sqliteEngine(openConnection(driver, file), writing, () => undefined)
}
