import type pg from 'pg'
import { projectionColumns, stepRow } from '../sql/rows.ts'
import { PROJECTION_COLUMNS, STEP_COLUMNS, TABLES } from '../sql/schema.ts'
import type { TableProjection, ObserveCommit, StoredStep } from '../server-store.ts'
import { asStoreError } from './connections.ts'

const MOST_STEPS = 256

/**
 * Many steps in one statement and one commit. Both the primary key and the join with the head
 * refuse what is not a table's next step; the order keeps two processes from a deadlock.
 */
const APPEND = `
with given as (
  select * from json_to_recordset($1::json) as given (${declared()})
), taken as (
  insert into step (${stepColumns('')})
  select ${stepColumns('given.')}
  from given join game_table on game_table.id = given.table_id and game_table.head = given.step
  order by given.table_id
  on conflict do nothing
  returning table_id
)
update game_table set
  head = given.step + 1, updated = given.at, archived = 0,
  ${PROJECTION_COLUMNS.map((name) => `${name} = given.${name}`).join(', ')}
from given join taken on taken.table_id = given.table_id
where game_table.id = given.table_id
returning game_table.id`

/** Every column that a step writes, with its type. */
function declared(): string {
  const { step, game_table: table } = TABLES
  return [
    ...STEP_COLUMNS.map((name) => `"${name}" ${step.columns[name].storage}`),
    ...PROJECTION_COLUMNS.map((name) => `${name} ${table.columns[name].storage}`),
  ].join(', ')
}

function stepColumns(from: string): string {
  return STEP_COLUMNS.map((name) => `${from}"${name}"`).join(', ')
}

interface Waiting {
  readonly step: StoredStep
  readonly projection: TableProjection
  resolve(taken: boolean): void
  reject(error: Error): void
}

export interface BatchAppender {
  append(step: StoredStep, projection: TableProjection): Promise<boolean>
  close(): Promise<void>
}

/** One connection that writes whatever has come since its last commit. */
export function startBatchAppender(connection: pg.Pool, observe?: ObserveCommit): BatchAppender {
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined

  /** Takes one step per table; the next one of a table needs this one committed. */
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
        values: [jsonOf(batch)],
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
    append: (step, projection) =>
      new Promise((resolve, reject) => {
        waiting.push({ step, projection, resolve, reject })
        working ??= work()
      }),
    async close() {
      await working
      await connection.end()
    },
  }
}

/** Writes all steps as one text, since the driver would make a list of every column and escape each letter. */
const jsonOf = (batch: readonly Waiting[]): string =>
  JSON.stringify(
    batch.map(({ step, projection }) => ({ ...stepRow(step), ...projectionColumns(projection) })),
  )
