/**
 * Every table and column of the database, written once. The migrations make what stands here, the rows
 * get their types from here, and both databases write rows in the order of the columns here. Whoever
 * adds a column writes one line with `added: 'NAME OF A MIGRATION'` and follows the compiler.
 */
import { bytes, integer, nullable, table, text, time } from './columns.ts'
import type { Column, RowOf } from './columns.ts'

/** Changes of the schema in their order. One that was released is never renamed or removed. */
export const MIGRATIONS = ['0001-beginning', '0002-push-wishes', '0003-jobs'] as const
type MigrationName = (typeof MIGRATIONS)[number]

const added = <Value>(
  column: Column<Value>,
  migration: MigrationName,
  otherwise?: string,
): Column<Value> => ({
  ...column,
  added: migration,
  ...(otherwise === undefined ? {} : { otherwise }),
})

/** The columns that queries need. Every step writes them anew. */
const projection = {
  state: text,
  listed: integer,
  rules: integer,
  awaiting: text,
  due: nullable(time),
  summary: text,
}

export const TABLES = {
  game_table: table(
    {
      id: text,
      owner: text,
      created: time,
      updated: time,
      config: text,
      commitment: text,
      ...projection,
      head: integer,
      chat: integer,
      archived: integer,
    },
    {
      key: ['id'],
      indexes: {
        game_table_owner: '(owner, state)',
        game_table_updated: '(updated, id)',
        game_table_listed: '(state, updated, id) where listed = 1',
        game_table_due: '(due) where due is not null',
        game_table_unarchived: '(state, updated) where archived = 0',
      },
    },
  ),
  step: table(
    {
      table_id: text,
      step: integer,
      at: time,
      by: nullable(text),
      kind: text,
      request: text,
      body: text,
    },
    { key: ['table_id', 'step'], unique: [['table_id', 'request']] },
  ),
  seat: table(
    { table_id: text, seat: integer, person: text },
    { key: ['table_id', 'seat'], indexes: { seat_person: '(person)' } },
  ),
  secret: table({ table_id: text, seed: bytes }, { key: ['table_id'] }),
  door: table({ table_id: text, door: text, hash: text }, { key: ['table_id', 'door'] }),
  seat_token: table(
    { table_id: text, seat: integer, hash: text, person: text },
    { key: ['table_id', 'seat'], unique: [['hash']] },
  ),
  archive: table({ table_id: text, record: bytes }, { key: ['table_id'] }),
  person: table(
    {
      id: text,
      name: text,
      preferences: text,
      away_until: nullable(time),
      created: time,
      seen: time,
    },
    { key: ['id'] },
  ),
  session: table(
    {
      token_hash: text,
      device: text,
      person: text,
      label: text,
      created: time,
      seen: time,
      expires: time,
    },
    { key: ['token_hash'], indexes: { session_person: '(person)' } },
  ),
  device_link: table({ hash: text, person: text, expires: time }, { key: ['hash'] }),
  push: table(
    {
      endpoint: text,
      person: text,
      device: text,
      keys: text,
      wishes: added(text, '0002-push-wishes', "'{}'"),
    },
    { key: ['endpoint'], indexes: { push_person: '(person)' } },
  ),
  block: table({ person: text, other: text }, { key: ['person', 'other'] }),
  chat: table(
    {
      table_id: text,
      n: integer,
      person: text,
      at: time,
      audience: text,
      request: text,
      text,
    },
    {
      key: ['table_id', 'n'],
      unique: [['table_id', 'request']],
      indexes: { chat_person: '(person)' },
    },
  ),
  private: table(
    { table_id: text, person: text, item: text, body: text },
    { key: ['table_id', 'person', 'item'], indexes: { private_person: '(person)' } },
  ),
  report: table(
    {
      id: text,
      at: time,
      by: text,
      table_id: text,
      about: text,
      text,
      lines: text,
      state: text,
    },
    { key: ['id'], indexes: { report_state: '(state, at)' } },
  ),
  setting: table({ name: text, value: text }, { key: ['name'] }),
  /** SQLite files of the first release have it already; Postgres used a package of its own. */
  job: table(
    { queue: text, key: text, at: time, data: text, failures: integer },
    { key: ['queue', 'key'], indexes: { job_at: '(queue, at)' }, added: '0003-jobs' },
  ),
}

type Tables = typeof TABLES

/** The rows, alike in SQLite and Postgres. */
export type Database = { [Name in keyof Tables]: RowOf<Tables[Name]> }

export type TableRow = Database['game_table']
export type ProjectionColumns = Pick<TableRow, keyof typeof projection>
export type StepRow = Database['step']
export type PersonRow = Database['person']
export type SessionRow = Database['session']
export type ChatRow = Database['chat']
export type ReportRow = Database['report']
export type JobRow = Database['job']

export const STEP_COLUMNS = Object.keys(TABLES.step.columns) as readonly (keyof StepRow)[]
export const PROJECTION_COLUMNS = Object.keys(projection) as readonly (keyof ProjectionColumns)[]
