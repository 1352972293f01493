/** A Postgres database as the text of the statements that make it again, as `pg_dump` would write them. */
import pg from 'pg'

/** The order of the rows: alike every time, and the newest migrations last. */
const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`
const COLUMNS = `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as needed, pg_get_expr(d.adbin, d.adrelid) as otherwise
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`
const CONSTRAINTS = `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
  where conrelid = $1::regclass and contype in ('p', 'u', 'c', 'f') order by conname`
const INDEXES = `select pg_get_indexdef(indexrelid) as text from pg_index
  where indrelid = $1::regclass and indexrelid not in
    (select conindid from pg_constraint where conrelid = $1::regclass) order by 1`

export async function dumpDatabase(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  const all = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>(text, [...values])).rows
  const lines: string[] = []
  for (const { name } of await all<{ name: string }>(TABLES)) {
    const table = client.escapeIdentifier(name)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const columns = await all<{ name: string; type: string; needed: boolean; otherwise?: string }>(
      COLUMNS,
      [table],
    )
    const declared = columns.map(
      (column) =>
        client.escapeIdentifier(column.name) +
        ` ${column.type}${column.otherwise ? ` default ${column.otherwise}` : ''}` +
        (column.needed ? ' not null' : ''),
    )
    lines.push(`create table ${table} (${declared.join(', ')});`)
    const given = columns.map((column) => `${client.escapeIdentifier(column.name)}::text`)
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const row of await all(`select ${given.join(', ')} from ${table} order by 1, 2`)) {
      const values = Object.values(row).map((value) =>
        value === null ? 'null' : client.escapeLiteral(String(value)),
      )
      lines.push(`insert into ${table} values (${values.join(', ')});`)
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const one of await all<{ name: string; text: string }>(CONSTRAINTS, [table]))
      lines.push(
        `alter table ${table} add constraint ${client.escapeIdentifier(one.name)} ${one.text};`,
      )
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const { text } of await all<{ text: string }>(INDEXES, [table])) lines.push(`${text};`)
  }
  await client.end()
  return `${lines.join('\n')}\n`
}
