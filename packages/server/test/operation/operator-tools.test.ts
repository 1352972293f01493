import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTools } from '../../src/operation/operator-tools.ts'
import { introduce, startServer, startTwo } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

let server: Server
let anna: Player
beforeAll(async () => {
  server = await startServer()
  anna = await introduce(server, 'Anna')
})
afterAll(() => server.close())

it('an operator closes a table from another process, and the server hears of it', async () => {
  const { table } = await startTwo(anna, await introduce(server, 'Bruno'))
  const states: string[] = []
  server.online.services.tables.watch(table, (live) => states.push(live.table.state))
  const tools = await openTools({ data: server.data })
  expect(await tools.tables(9)).toMatchObject([{ id: table, state: 'playing' }])
  expect(await tools.closeTable(table)).toBe('closed')
  expect(await tools.closeTable(table)).toBe('over')
  expect(await tools.closeTable('nothing')).toBe('unknown')
  await expect.poll(() => states.at(-1), { timeout: 120_000 }).toBe('over')
  expect(await tools.tables(9)).toMatchObject([{ id: table, state: 'over' }])
  await tools.end()
})

it('an operator reads reports and marks them as dealt with', async () => {
  await server.online.services.store.talk.report({
    id: 'r1',
    at: 1,
    by: anna.id,
    table: 't',
    about: 'bruno',
    text: 'rude',
    linesJson: '[]',
  })
  const tools = await openTools({ data: server.data })
  expect(await tools.reports()).toMatchObject([{ id: 'r1', text: 'rude' }])
  expect(await tools.closeReport('r1')).toBe(true)
  expect(await tools.closeReport('r1')).toBe(false)
  expect(await tools.reports()).toEqual([])
  await tools.end()
})
