import { queryBuilder } from '../sql/build.ts'
import type { SqlEngine } from '../sql/engine.ts'
import { derivedColumns, stepRow } from '../sql/rows.ts'
import { StoreUnavailable } from '../store.ts'
import type { Derived, Step } from '../store.ts'
import type { Unit } from './commit.ts'
import { statementsOf } from './driver.ts'
import type { Connection } from './driver.ts'
import type { Writing } from './writing.ts'

const BUILD = queryBuilder('sqlite')

/** What `appendWrites` builds, written down: building it anew for every step took longer than the rest. */
const INSERT = `insert into step (table_id, step, at, "by", kind, request, body)
  select id, head, ?, ?, ?, ?, ? from game_table where id = ? and head = ?
  on conflict do nothing returning step`
const UPDATE = `update game_table set state = ?, listed = ?, rules = ?, awaiting = ?, due = ?,
  summary = ?, head = ?, updated = ? where id = ?`

function appendUnit(step: Step, derived: Derived): Unit {
  const { table_id: table, step: number, ...row } = stepRow(step)
  const columns = Object.values(derivedColumns(derived))
  return [
    { sql: INSERT, parameters: [...Object.values(row), table, number], needed: true },
    { sql: UPDATE, parameters: [...columns, number + 1, row.at, table] },
  ]
}

export interface SqliteEngine extends SqlEngine {
  /** Changes whenever anybody, in whatever process, has written. */
  version(): number
}

/** Reads here, at once; writes wherever that is done. */
export function sqliteEngine(
  reader: Connection,
  writing: Writing,
  closed: () => void,
): SqliteEngine {
  reader.exec('pragma query_only = on')
  const statement = statementsOf(reader)
  return {
    build: BUILD,
    async read<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      try {
        return statement(sql).all(...parameters) as readonly Row[]
      } catch (error) {
        throw new StoreUnavailable(error instanceof Error ? error.message : String(error))
      }
    },
    write: (queries) => writing.write(queries),
    append: async (step, derived) =>
      (await writing.writeUnit(appendUnit(step, derived))) !== undefined,
    version: () =>
      (statement('pragma data_version').get() as { data_version: number }).data_version,
    async close() {
      await writing.close()
      reader.close()
      closed()
    },
  }
}
