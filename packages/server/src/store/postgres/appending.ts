import type pg from 'pg'
import { derivedColumns, stepRow } from '../sql/rows.ts'
import type { Derived, Step } from '../store.ts'
import { asStoreError } from './connections.ts'

const MOST_STEPS = 256

/**
 * Many steps in one statement and one commit. Both the primary key and the join with the head
 * refuse what is not a table's next step; the order keeps two processes from a deadlock.
 */
const APPEND = `
with given as (
  select * from unnest(
    $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
    $8::text[], $9::int[], $10::int[], $11::text[], $12::bigint[], $13::text[]
  ) as given (
    table_id, step, at, by, kind, request, body, state, listed, rules, awaiting, due, summary
  )
), taken as (
  insert into step (table_id, step, at, by, kind, request, body)
  select given.table_id, given.step, given.at, given.by, given.kind, given.request, given.body
  from given join game_table on game_table.id = given.table_id and game_table.head = given.step
  order by given.table_id
  on conflict do nothing
  returning table_id
)
update game_table set
  head = given.step + 1, updated = given.at, state = given.state, listed = given.listed,
  rules = given.rules, awaiting = given.awaiting, due = given.due, summary = given.summary
from given join taken on taken.table_id = given.table_id
where game_table.id = given.table_id
returning game_table.id`

interface Waiting {
  readonly step: Step
  readonly derived: Derived
  resolve(taken: boolean): void
  reject(error: Error): void
}

export type ObserveCommit = (commit: { rows: number; milliseconds: number }) => void

export interface Appending {
  append(step: Step, derived: Derived): Promise<boolean>
  close(): Promise<void>
}

/** One connection that writes whatever has come since its last commit. */
export function startAppending(connection: pg.Pool, observe?: ObserveCommit): Appending {
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined

  /** Of each table only the first: its next step waits for this one's commit. */
  function nextBatch(): readonly Waiting[] {
    const tables = new Set<string>()
    const [batch, rest]: [Waiting[], Waiting[]] = [[], []]
    for (const one of waiting) {
      const fits = batch.length < MOST_STEPS && !tables.has(one.step.table)
      tables.add(one.step.table)
      ;(fits ? batch : rest).push(one)
    }
    waiting = rest
    return batch
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now()
    try {
      const { rows } = await connection.query<{ id: string }>({
        name: 'append',
        text: APPEND,
        values: columnsOf(batch),
      })
      observe?.({ rows: batch.length, milliseconds: performance.now() - begun })
      const taken = new Set(rows.map(({ id }) => id))
      for (const one of batch) one.resolve(taken.has(one.step.table))
    } catch (error) {
      for (const one of batch) one.reject(asStoreError(error))
    }
  }

  async function work(): Promise<void> {
    // All that one turn of the event loop brings goes together.
    await new Promise((go) => setImmediate(go))
    while (waiting.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- one commit after the other
      await write(nextBatch())
    }
    working = undefined
  }

  return {
    append: (step, derived) =>
      new Promise((resolve, reject) => {
        waiting.push({ step, derived, resolve, reject })
        working ??= work()
      }),
    async close() {
      await working
      await connection.end()
    },
  }
}

function columnsOf(batch: readonly Waiting[]): unknown[][] {
  const rows = batch.map(({ step, derived }) => [
    ...Object.values(stepRow(step)),
    ...Object.values(derivedColumns(derived)),
  ])
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => rows.map((row) => row[column]))
}
