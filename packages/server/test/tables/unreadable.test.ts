/** Rows that a damaged disk or somebody's hand has changed. */
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RULES_REVISION } from '@tiletum/engine'
import { PROTOCOL_VERSION } from '@tiletum/protocol'
import type { TableLists, TableMessage } from '@tiletum/protocol'
import { FILE } from '../../src/store/sqlite/database-file.ts'
import { archiveTable } from '../../src/tables/archive.ts'
import { openSocket } from '../support/socket-client.ts'
import { introduce, makeTable, startServer, startTwo, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

let server: Server
let anna: Player
let bruno: Player
beforeAll(async () => {
  server = await startServer()
  anna = await introduce(server, 'Anna')
  bruno = await introduce(server, 'Bruno')
})
afterAll(() => server.close())

function damage(table: string, statement: string): void {
  const file = new DatabaseSync(path.join(server.data, FILE))
  file.prepare(statement).run(table)
  file.close()
  server.online.services.tables.forget(table)
}

const listed = async () => {
  const { status, body } = await anna.call<TableLists>('GET', 'tables')
  return status === 200 ? body.mine.map(({ id }) => id) : status
}

it.each([
  ['is no JSON', "update step set body = '{' where table_id = ? and step = 2"],
  ['is of another shape', "update step set body = '[]' where table_id = ? and step = 0"],
  ['is of no known kind', "update step set kind = 'nothing' where table_id = ? and step = 0"],
  ['is missing', 'delete from step where table_id = ? and step = 1'],
])('a step that %s makes its table unreadable, and nothing else', async (_what, statement) => {
  const { table } = await startTwo(anna, bruno)
  const { table: other } = await makeTable(anna, termsFor(['anybody', 'anybody']))
  damage(table, statement)
  const no = { type: 'no', why: 'unreadable', table }
  expect(await anna.call('GET', `tables/${table}`)).toMatchObject({ status: 409, body: no })
  expect(await anna.ask(table, { type: 'offer', offered: { what: 'pause' } })).toMatchObject({
    status: 409,
    body: no,
  })
  const client = await openSocket(server, { authorization: `Bearer ${anna.token}` })
  const tables = [table, other].map((id) => ({ id, after: 0 }))
  client.send({ type: 'hello', protocol: PROTOCOL_VERSION, rules: RULES_REVISION, tables })
  expect(await client.hear('no')).toMatchObject(no)
  expect((await client.hear('table')).id).toBe(other)
  client.socket.terminate()
  expect(await listed()).toContain(table)
  expect((await anna.call('GET', 'me')).status).toBe(200)
})

it('an archived record that is damaged makes its table unreadable', async () => {
  const { table } = await startTwo(anna, bruno)
  await bruno.ask(table, { type: 'seat', act: { do: 'concede', seat: 1 } })
  await archiveTable(server.persistence.store, table)
  damage(table, "update archive set record = x'00' where table_id = ?")
  expect(await anna.call('GET', `tables/${table}`)).toMatchObject({
    status: 409,
    body: { why: 'unreadable' },
  })
})

it.each([
  ['a summary', "update game_table set summary = '{' where id = ?"],
  ['a list of who is awaited', "update game_table set awaiting = '' where id = ?"],
])(
  '%s that is damaged takes one table from the lists and can be played on',
  async (_what, statement) => {
    const { table } = await startTwo(anna, bruno)
    const { table: other } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    damage(table, statement)
    const ids = await listed()
    expect(ids).toContain(other)
    expect(ids).not.toContain(table)
    expect((await anna.call('GET', `tables/${table}`)).status).toBe(200)
    // The next step writes it anew.
    await anna.ask(table, { type: 'offer', offered: { what: 'pause' } })
    expect(await listed()).toContain(table)
  },
)

it('notes that are damaged are empty', async () => {
  const { table } = await startTwo(anna, bruno)
  await anna.ask(table, { type: 'keep', note: 'Wool first' })
  damage(table, "update private set body = '\"' where table_id = ?")
  const { status, body } = await anna.call<TableMessage>('GET', `tables/${table}`)
  expect([status, body.head?.mine.note]).toEqual([200, ''])
})
