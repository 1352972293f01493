/** Writes as fast as it can and says each step that was acknowledged, until somebody kills it. */
import fs from 'node:fs'
import { openMemory } from '../../src/store/open.ts'
import { DERIVED, newTable, stepAt } from './examples.ts'

const [data = '', databaseUrl] = process.argv.slice(2)
const memory = await openMemory({ data, ...(databaseUrl && { databaseUrl }) })
if ('problem' in memory) throw new Error(memory.problem.sentence)
const { store } = memory

async function play(table: string): Promise<never> {
  await store.tables.create(newTable(table))
  let head = (await store.tables.read(table))?.head ?? 0
  for (;;) {
    const request = `${process.pid} ${head}`
    // oxlint-disable-next-line no-await-in-loop -- a table's steps follow each other
    const { is } = await store.tables.append(stepAt(table, head, { request }), DERIVED)
    // Synchronously: what is said here was acknowledged before the kill.
    if (is === 'taken') fs.writeSync(1, `${table} ${head} ${request}\n`)
    head++
  }
}
await Promise.all(Array.from({ length: 16 }, (_, table) => play(`table${table}`)))
