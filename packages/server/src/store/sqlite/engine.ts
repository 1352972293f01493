import { queryBuilder } from '../sql/query-builder.ts'
import type { SqlEngine } from '../sql/engine.ts'
import { projectionColumns, stepRow } from '../sql/rows.ts'
import type { StepRow } from '../sql/schema.ts'
import { StoreUnavailable } from '../server-store.ts'
import type { Head } from '../server-store.ts'
import { appendUnit } from './group-commit.ts'
import { statementsOf } from './driver.ts'
import type { SqliteConnection } from './driver.ts'
import type { WriterClient } from './writer-client.ts'

const BUILD = queryBuilder('sqlite')
const STEPS = 'select * from step where table_id = ? and step >= ? order by step'
const HEADS = `select id as "table", head, chat from game_table
  where id in (select value from json_each(?))`

export interface SqliteEngine extends SqlEngine {
  /** Changes whenever another process has written: `tiletum admin` may, beside a server. */
  version(): Promise<number>
}

/** Reads here, at once; writes wherever that is done. */
export function sqliteEngine(
  reader: SqliteConnection,
  writing: WriterClient,
  closed: () => void,
): SqliteEngine {
  reader.exec('pragma query_only = on')
  const statement = statementsOf(reader)
  async function read<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
    try {
      return statement(sql).all(...parameters) as readonly Row[]
    } catch (error) {
      throw new StoreUnavailable(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    build: BUILD,
    dialect: 'sqlite',
    read,
    write: (queries) => writing.write(queries),
    append: async (step, projection) =>
      (await writing.writeUnit(appendUnit(stepRow(step), projectionColumns(projection)))) !==
      undefined,
    steps: (table, after) => read<StepRow>({ sql: STEPS, parameters: [table, after] }),
    heads: async (tables) => read<Head>({ sql: HEADS, parameters: [JSON.stringify(tables)] }),
    version: () => writing.version(),
    async close() {
      await writing.close()
      reader.close()
      closed()
    },
  }
}
