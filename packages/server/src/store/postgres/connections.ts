import pg from 'pg'
import { StoreUnavailable } from '../server-store.ts'

const BIGINT = 20
const COME_ON = 5_000
const ENOUGH = 20_000

/** Times fit a number; the driver would make texts of them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
}

export const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'tiletum',
  connectionTimeoutMillis: COME_ON,
  query_timeout: ENOUGH,
  keepAlive: true,
  types,
})

export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionOptions(url), max })
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Integrity constraints are our own faults; everything else is the database's state. */
export function asStoreError(error: unknown): Error {
  const known = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in known ? String(known.code) : ''
  return code.startsWith('23') ? known : new StoreUnavailable(known.message)
}
