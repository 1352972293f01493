import fs from 'node:fs'
import path from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { CannotOpen } from '../open-problem.ts'
import { migrate, refuseNewer } from '../sql/migrate.ts'
import type { Database } from '../sql/schema.ts'
import { codeOf, openConnection, SQLITE } from './driver.ts'
import type { SqliteConnection, Driver } from './driver.ts'

export const FILE = 'tiletum.sqlite'
/** Says in the file's header that it is ours: the letters TILE. */
const APPLICATION = 0x54_49_4c_45
const HEADER = 100

/** Makes the folder of the file, which only this user can read, and returns the file's path. */
export function prepareFolder(folder: string): string {
  const file = path.join(folder, FILE)
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.R_OK)
    // The file holds secrets.
    fs.closeSync(fs.openSync(file, 'a', 0o600))
    return file
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotOpen('folder', `The folder ${folder} cannot be written: ${why}.`, error)
  }
}

/** Whole, ours and of the newest schema, or an error that says what it is instead. */
export async function prepareFile(driver: Driver, file: string): Promise<void> {
  await withFile(driver, file, async (db) => migrate(db, 'sqlite'))
}

/** The same without changing anything: of a schema that is known. A copy is told by what it was made of. */
export async function checkFile(driver: Driver, file: string, named = file): Promise<void> {
  const check = async (db: Kysely<Database>, isOurs: boolean): Promise<void> => {
    if (!isOurs) throw new CannotOpen('foreign', `The file ${named} is empty.`)
    await refuseNewer(db, 'sqlite')
  }
  await withFile(driver, file, check, named)
}

async function withFile(
  driver: Driver,
  file: string,
  act: (db: Kysely<Database>, isOurs: boolean) => Promise<void>,
  named = file,
): Promise<void> {
  const connection = opened(driver, file, named)
  const db = new Kysely<Database>({ dialect: dialectOf(connection) })
  try {
    const isOurs = inspect(connection, file, named)
    await act(db, isOurs)
    if (!isOurs) connection.exec(`pragma application_id = ${APPLICATION}`)
  } catch (error) {
    throw asProblem(error, named)
  } finally {
    await db.destroy()
    if (connection.isOpen) connection.close()
  }
}

function opened(driver: Driver, file: string, named: string): SqliteConnection {
  try {
    return openConnection(driver, file)
  } catch (error) {
    throw asProblem(error, named)
  }
}

/** False for a file that is new. */
function inspect(connection: SqliteConnection, file: string, named: string): boolean {
  const number = (question: string): unknown =>
    Object.values(connection.prepare(question).get() as object)[0]
  const isOurs = number('pragma application_id') === APPLICATION
  if (!isOurs && number('select count(*) from sqlite_schema') !== 0)
    throw new CannotOpen('foreign', `The file ${named} is a database of another program.`)
  if (isCutShort(connection, file))
    throw new CannotOpen('damaged', `The file ${named} is cut short.`)
  const check = number('pragma quick_check(1)')
  if (check !== 'ok')
    throw new CannotOpen('damaged', `The file ${named} is damaged: ${String(check)}.`)
  return isOurs
}

/** SQLite believes the file's length; its header knows how long it should be. */
function isCutShort(connection: SqliteConnection, file: string): boolean {
  connection.exec('pragma wal_checkpoint(truncate)')
  const header = Buffer.alloc(HEADER)
  const handle = fs.openSync(file, 'r')
  const read = fs.readSync(handle, header, 0, HEADER, 0)
  fs.closeSync(handle)
  if (read < HEADER) return read > 0
  const pageSize = header.readUInt16BE(16)
  // A page of 65,536 bytes is written as 1.
  return fs.statSync(file).size < header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize)
}

const dialectOf = (connection: SqliteConnection) =>
  new SqliteDialect({
    database: {
      close: () => connection.close(),
      prepare(text) {
        const statement = connection.prepare(text)
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters),
          run: (parameters) => statement.run(...parameters),
          iterate: (parameters) => statement.iterate(...parameters),
        }
      },
    },
  })

function asProblem(error: unknown, file: string): CannotOpen {
  if (error instanceof CannotOpen) return error
  const why = error instanceof Error ? error.message : String(error)
  switch (codeOf(error)) {
    case SQLITE.notADatabase:
      return new CannotOpen('foreign', `The file ${file} is no database.`, error)
    case SQLITE.corrupt:
      return new CannotOpen('damaged', `The file ${file} is damaged: ${why}.`, error)
    default:
      return new CannotOpen('broken', `The file ${file} cannot be opened: ${why}.`, error)
  }
}
