import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely'
import { SqliteAdapter, SqliteQueryCompiler } from 'kysely'
import type { Dialect } from './migrations.ts'
import type { Database } from './schema.ts'

/** Builds queries in a dialect and runs none. */
export function queryBuilder(dialect: Dialect): Kysely<Database> {
  const sqlite = dialect === 'sqlite'
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => (sqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('This one only builds queries.')
      },
      createQueryCompiler: () => (sqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
  })
}
