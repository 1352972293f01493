import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import type { Column, TableDefinition } from './columns.ts'
import { MIGRATIONS, TABLES } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'

/**
 * What each migration adds to the schema. A release only adds, and only a later one takes away, so that
 * old and new processes can run side by side.
 */
export const migrationsFor = (dialect: Dialect): Readonly<Record<string, Migration>> =>
  Object.fromEntries(
    MIGRATIONS.map((name) => [name, { up: (db) => run(db, statementsOf(name, dialect)) }]),
  )

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    // oxlint-disable-next-line no-await-in-loop -- an index needs its table
    await sql.raw(statement).execute(db)
  }
}

function statementsOf(migration: string, dialect: Dialect): readonly string[] {
  const tables: readonly (readonly [string, TableDefinition])[] = Object.entries(TABLES)
  return tables.flatMap(([name, definition]) => {
    if ((definition.added ?? MIGRATIONS[0]) === migration) return made(name, definition, dialect)
    return Object.entries(definition.columns).flatMap(([column, is]) =>
      is.added === migration
        ? [`alter table ${name} add column ${declared(column, is, dialect)}`]
        : [],
    )
  })
}

/** A table with the columns that it had at first, and its indexes. */
function made(
  name: string,
  { columns, key, unique = [], indexes = {} }: TableDefinition,
  dialect: Dialect,
): readonly string[] {
  const parts = [
    ...Object.entries(columns).flatMap(([column, is]) =>
      is.added === undefined ? [declared(column, is, dialect)] : [],
    ),
    `primary key (${key.map(quoted).join(', ')})`,
    ...unique.map((names) => `unique (${names.map(quoted).join(', ')})`),
  ]
  // Rows lie in the order of their key, so that a table's steps are read in one go.
  const clustered = dialect === 'sqlite' && key.length > 1 ? ' without rowid' : ''
  return [
    `create table if not exists ${name} (${parts.join(', ')})${clustered}`,
    ...Object.entries(indexes).map(
      ([index, on]) => `create index if not exists ${index} on ${name} ${on}`,
    ),
  ]
}

function declared(
  name: string,
  { storage, nullable, otherwise }: Column,
  dialect: Dialect,
): string {
  const type = storage === 'bytes' ? { sqlite: 'blob', postgres: 'bytea' }[dialect] : storage
  return [
    quoted(name),
    type,
    ...(nullable === true ? [] : ['not null']),
    ...(otherwise === undefined ? [] : [`default ${otherwise}`]),
  ].join(' ')
}

const quoted = (name: string): string => `"${name}"`
