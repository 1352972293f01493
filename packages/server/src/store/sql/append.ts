import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { TableProjection, SeatHolder, StoredStep } from '../server-store.ts'
import type { Write } from './engine.ts'
import { projectionColumns, stepRow } from './rows.ts'
import { STEP_COLUMNS, TABLES } from './schema.ts'
import type { Database } from './schema.ts'

/**
 * The primary key decides between two who add the same step. That it is the table's next is asked
 * too, so that no fault elsewhere can ever leave a gap.
 */
export function appendStepWrites(
  build: Kysely<Database>,
  step: StoredStep,
  projection: TableProjection,
): readonly Write[] {
  const row = stepRow(step)
  const insert = build
    .insertInto('step')
    .columns(STEP_COLUMNS)
    .expression((from) =>
      from
        .selectFrom('game_table')
        // Postgres must be told of what type a given value is.
        .select(
          STEP_COLUMNS.map((name) =>
            sql`cast(${row[name]} as ${sql.raw(TABLES.step.columns[name].storage)})`.as(name),
          ),
        )
        .where('id', '=', step.table)
        .where('head', '=', step.step),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
  const update = build
    .updateTable('game_table')
    .set({ ...projectionColumns(projection), head: step.step + 1, updated: step.at, archived: 0 })
    .where('id', '=', step.table)
  return [
    { query: insert.compile(), needed: true },
    { query: update.compile() },
    ...(projection.seats === undefined ? [] : seatWrites(build, step.table, projection.seats)),
  ]
}

export function seatWrites(
  build: Kysely<Database>,
  table: string,
  seats: readonly SeatHolder[],
): readonly Write[] {
  const empty = build.deleteFrom('seat').where('table_id', '=', table).compile()
  if (seats.length === 0) return [{ query: empty }]
  const rows = seats.map(({ seat, person }) => ({ table_id: table, seat, person }))
  return [{ query: empty }, { query: build.insertInto('seat').values(rows).compile() }]
}
