/** A week after its end a table's steps become one compressed text, which reads like its rows. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import type { StoredStep, ServerStore } from '../store/server-store.ts'
import { UnreadableTable } from './live-table.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

export async function archiveTable(store: ServerStore, table: string): Promise<void> {
  if ((await store.tables.steps(table, 0)).length === 0) return
  const rows = await readSteps(store, table)
  await store.tables.archive(table, rows.length, await compress(JSON.stringify(rows)))
}

/** All steps of a table; those of an abandoned table that went on are partly in its record. */
export async function readSteps(store: ServerStore, table: string): Promise<readonly StoredStep[]> {
  const rows = await store.tables.steps(table, 0)
  return rows[0]?.step === 0 ? rows : [...(await readArchive(store, table)), ...rows]
}

async function readArchive(store: ServerStore, table: string): Promise<readonly StoredStep[]> {
  const record = await store.tables.archived(table)
  if (record === undefined) return []
  try {
    return JSON.parse((await decompress(record)).toString('utf8')) as readonly StoredStep[]
  } catch (error) {
    throw new UnreadableTable(table, error)
  }
}
