import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/**
 * Every change of the schema, by name in the order of their making. One that was ever released is
 * never edited: the next one changes what it made. A change first adds, and only a later release
 * takes away, so that old and new processes can run side by side.
 */
export function migrationsFor(dialect: Dialect): Readonly<Record<string, Migration>> {
  return {
    '0001-beginning': { up: (db) => beginning(db, dialect) },
    '0002-push-wishes': { up: pushWishes },
  }
}

async function beginning(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea'
  // Rows lie in the order of their key, so that a table's steps are read in one go.
  const clustered = dialect === 'sqlite' ? 'without rowid' : ''
  const statements = [
    `create table game_table (
      id text primary key, owner text not null, created bigint not null, updated bigint not null,
      config text not null, commitment text not null,
      state text not null, listed integer not null, rules integer not null, awaiting text not null,
      due bigint, summary text not null, head integer not null, chat integer not null,
      archived integer not null)`,
    'create index game_table_owner on game_table (owner, state)',
    'create index game_table_updated on game_table (updated, id)',
    'create index game_table_listed on game_table (state, updated, id) where listed = 1',
    'create index game_table_due on game_table (due) where due is not null',
    'create index game_table_unarchived on game_table (state, updated) where archived = 0',
    `create table step (
      table_id text not null, step integer not null, at bigint not null, by text,
      kind text not null, request text not null, body text not null,
      primary key (table_id, step), unique (table_id, request)) ${clustered}`,
    `create table seat (
      table_id text not null, seat integer not null, person text not null,
      primary key (table_id, seat)) ${clustered}`,
    'create index seat_person on seat (person)',
    `create table secret (table_id text primary key, seed ${bytes} not null)`,
    `create table door (
      table_id text not null, door text not null, hash text not null,
      primary key (table_id, door)) ${clustered}`,
    `create table seat_token (
      table_id text not null, seat integer not null, hash text not null unique,
      person text not null, primary key (table_id, seat)) ${clustered}`,
    `create table archive (table_id text primary key, record ${bytes} not null)`,
    `create table person (
      id text primary key, name text not null, preferences text not null, away_until bigint,
      created bigint not null, seen bigint not null)`,
    `create table session (
      token_hash text primary key, device text not null, person text not null,
      label text not null, created bigint not null, seen bigint not null,
      expires bigint not null)`,
    'create index session_person on session (person)',
    `create table device_link (
      hash text primary key, person text not null, expires bigint not null)`,
    `create table push (
      endpoint text primary key, person text not null, device text not null, keys text not null)`,
    'create index push_person on push (person)',
    `create table block (
      person text not null, other text not null, primary key (person, other)) ${clustered}`,
    `create table chat (
      table_id text not null, n integer not null, person text not null, at bigint not null,
      audience text not null, request text not null, text text not null,
      primary key (table_id, n), unique (table_id, request)) ${clustered}`,
    'create index chat_person on chat (person)',
    `create table private (
      table_id text not null, person text not null, item text not null, body text not null,
      primary key (table_id, person, item)) ${clustered}`,
    'create index private_person on private (person)',
    `create table report (
      id text primary key, at bigint not null, by text not null, table_id text not null,
      about text not null, text text not null, lines text not null, state text not null)`,
    'create index report_state on report (state, at)',
    'create table setting (name text primary key, value text not null)',
  ]
  const jobs = [
    `create table job (
      queue text not null, key text not null, at bigint not null, data text not null,
      failures integer not null, primary key (queue, key)) ${clustered}`,
    'create index job_at on job (queue, at)',
  ]
  for (const statement of dialect === 'sqlite' ? [...statements, ...jobs] : statements) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql.raw(statement).execute(db)
  }
}

/** What a device wants to be told, and how. */
async function pushWishes(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table push add column wishes text not null default '{}'").execute(db)
}
