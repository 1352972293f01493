/** A week after its end a table's steps become one compressed text, which reads like its rows. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import type { StoredStep, ServerStore } from '../store/store.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

export async function archiveTable(store: ServerStore, table: string): Promise<void> {
  const rows = await store.tables.steps(table, 0)
  if (rows.length === 0) return
  await store.tables.archive(table, await compress(JSON.stringify(rows)))
}

export async function readArchive(
  store: ServerStore,
  table: string,
): Promise<readonly StoredStep[]> {
  const record = await store.tables.archived(table)
  if (record === undefined) return []
  return JSON.parse((await decompress(record)).toString('utf8')) as readonly StoredStep[]
}
