import { Migrator, sql } from 'kysely'
import type { Kysely } from 'kysely'
import { CannotOpen } from '../open-problem.ts'
import { migrationsFor } from './migrations.ts'
import type { Dialect } from './migrations.ts'

/** Brings the schema up to date, or refuses if a newer version of the game made it. */
export async function migrate<Schema>(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await refuseNewer(db, dialect)
  const migrations = migrationsFor(dialect)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

export async function refuseNewer<Schema>(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const migrations = migrationsFor(dialect)
  const unknown = (await executed(db)).find((name) => !Object.hasOwn(migrations, name))
  if (unknown === undefined) return
  throw new CannotOpen(
    'newer',
    `A newer version of Tiletum has written these data (schema ${unknown}): update this one.`,
  )
}

async function executed<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
