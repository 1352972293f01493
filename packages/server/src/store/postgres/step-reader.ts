import type pg from 'pg'
import type { StepRow } from '../sql/schema.ts'
import { asStoreError } from './connections.ts'

/** In the order of the table's steps: what somebody who knows so many of them has missed. */
const STEPS = `
select step.* from unnest($1::text[], $2::int[]) as asked (id, after)
join step on step.table_id = asked.id and step.step >= asked.after
order by step.table_id, step.step`

interface Waiting {
  readonly table: string
  readonly after: number
  resolve(rows: readonly StepRow[]): void
  reject(error: Error): void
}

/**
 * Reads the steps of many tables in one query: an event of another process tells of all it wrote at
 * once, and a query for each table would cost more than the steps.
 */
export function stepReader(
  pool: pg.Pool,
): (table: string, after: number) => Promise<readonly StepRow[]> {
  let waiting: Waiting[] = []

  async function read(): Promise<void> {
    const batch = waiting
    waiting = []
    const asked = new Map<string, number>()
    for (const { table, after } of batch)
      asked.set(table, Math.min(after, asked.get(table) ?? after))
    try {
      const values = [[...asked.keys()], [...asked.values()]]
      const { rows } = await pool.query<StepRow>({ name: 'steps', text: STEPS, values })
      const found = new Map<string, StepRow[]>()
      for (const row of rows) {
        const known = found.get(row.table_id)
        if (known === undefined) found.set(row.table_id, [row])
        else known.push(row)
      }
      for (const one of batch)
        one.resolve((found.get(one.table) ?? []).filter(({ step }) => step >= one.after))
    } catch (error) {
      for (const one of batch) one.reject(asStoreError(error))
    }
  }

  return (table, after) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ table, after, resolve, reject }) === 1) setImmediate(() => void read())
    })
}
