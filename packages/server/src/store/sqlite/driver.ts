import type * as sqlite from '@photostructure/sqlite'
import { CannotOpen } from '../open-problem.ts'

export type Driver = typeof sqlite
export type SqliteConnection = InstanceType<Driver['DatabaseSync']>

/** Loaded only when a file is opened: without it, all but online play works. */
export async function loadDriver(): Promise<Driver> {
  try {
    return await import('@photostructure/sqlite')
  } catch (error) {
    throw new CannotOpen('driver', 'The SQLite driver does not run on this machine.', error)
  }
}

/**
 * Every commit is on the disk before it is acknowledged, and readers never wait for it. (fullfsync
 * matters on macOS, where a plain sync stops at the disk's own memory.)
 */
export function openConnection({ DatabaseSync }: Driver, file: string): SqliteConnection {
  const connection = new DatabaseSync(file)
  connection.exec(
    'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on',
  )
  return connection
}

/** SQLite's own primary result code: the low byte of the extended one. */
export function codeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}

export const SQLITE = { busy: 5, corrupt: 11, constraint: 19, notADatabase: 26 } as const

/** Prepared statements by their text; a bounded number, the oldest goes first. */
export function statementsOf(connection: SqliteConnection) {
  const most = 256
  const prepared = new Map<string, ReturnType<SqliteConnection['prepare']>>()
  return (text: string) => {
    const known = prepared.get(text)
    if (known !== undefined) return known
    const statement = connection.prepare(text)
    if (prepared.size >= most) {
      for (const oldest of prepared.keys()) {
        prepared.delete(oldest)
        break
      }
    }
    prepared.set(text, statement)
    return statement
  }
}

/** Changes whenever another connection than this one has written. */
export const versionOf = (connection: SqliteConnection): number =>
  (connection.prepare('pragma data_version').get() as { data_version: number }).data_version
