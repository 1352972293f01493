/** What the server does though nobody asks, while time passes for months. */
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableMessage } from '@tiletum/protocol'
import { FILE } from '../src/store/sqlite/database-file.ts'
import { testClocks } from './support/test-clocks.ts'
import { endTurn, liveTableAt, introduce, makeTable } from './support/whole-server.ts'
import { startServer, startTwo, termsFor } from './support/whole-server.ts'
import type { Player, Server } from './support/whole-server.ts'

const PATIENCE = { timeout: 120_000 }
const DAY = 86_400_000
const clocks = testClocks()
const failed: string[] = []
let server: Server
let anna: Player
let bruno: Player
beforeAll(async () => {
  server = await startServer({ clocks, jobFailed: ({ key }) => failed.push(key) })
  anna = await introduce(server, 'Anna')
  bruno = await introduce(server, 'Bruno')
})
afterAll(() => server.close())

/** A statement on the file itself, as no server would run it. */
function inFile(statement: string, ...values: string[]): readonly Record<string, unknown>[] {
  const file = new DatabaseSync(path.join(server.data, FILE))
  const rows = file.prepare(statement).all(...values)
  file.close()
  return rows as readonly Record<string, unknown>[]
}

describe('an open table that nobody came to', () => {
  it('is marked when it expires and deleted on a later day', async () => {
    const { table } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const marks = () => inFile('select data from job where key = ?', table).map(({ data }) => data)
    clocks.pass(30 * DAY)
    await expect.poll(marks, PATIENCE).toEqual(['{"marked":2}'])
    expect((await anna.call('GET', `tables/${table}`)).status).toBe(200)
    clocks.pass(DAY)
    await expect
      .poll(async () => (await anna.call('GET', `tables/${table}`)).status, PATIENCE)
      .toBe(404)
  })

  it('stays when somebody comes after it was marked', async () => {
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    clocks.pass(30 * DAY)
    const jobs = () => inFile('select at, data from job where key = ?', table)
    await expect.poll(() => jobs()[0]?.['data'], PATIENCE).toBe('{"marked":2}')
    await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
    clocks.pass(DAY)
    await expect.poll(jobs, PATIENCE).toEqual([])
    expect((await anna.call('GET', `tables/${table}`)).status).toBe(200)
  })
})

describe('tables that cannot be read', () => {
  it('are reported and keep no other table waiting', async () => {
    const broken: string[] = []
    for (let n = 0; n < 60; n++) {
      const { table } = await makeTable(anna, termsFor(['anybody', 'anybody'], { kind: 'sandbox' }))
      broken.push(table)
      if (n % 40 === 39) clocks.pass(3_600_000)
      // Nobody may own more open tables than this.
      inFile("update game_table set owner = 'nobody', due = 1 where id = ?", table)
      inFile("update step set body = '{' where table_id = ?", table)
      server.online.services.tables.forget(table)
    }
    const pace = { pace: 'live', clock: { bank: 60, increment: 0 } } as const
    const { table } = await startTwo(anna, bruno, { pace })
    clocks.pass(61_000)
    await expect
      .poll(async () => (await liveTableAt(server, table)).table.seats[0]?.flagged, PATIENCE)
      .toBe(true)
    await expect.poll(() => new Set(failed), PATIENCE).toEqual(new Set(broken))
  })
})

describe('an abandoned table', () => {
  it('is archived, goes on from its record, and is archived again', async () => {
    const { table } = await startTwo(anna, bruno)
    await endTurn(server, anna, table)
    const archived = () => inFile('select archived from game_table where id = ?', table)[0]
    const steps = async () =>
      (await anna.call<TableMessage>('GET', `tables/${table}`)).body.steps.map(({ kind }) => kind)
    const abandon = async () => {
      clocks.pass(60 * DAY)
      await expect
        .poll(async () => (await liveTableAt(server, table)).table.state, PATIENCE)
        .toBe('abandoned')
      clocks.pass(8 * DAY)
      const { store, now } = server.online.services
      // The server does this every hour.
      await store.jobs.scheduleArchiving(now(), now() - 7 * DAY)
      await expect.poll(archived, PATIENCE).toEqual({ archived: 1 })
      expect(inFile('select * from step where table_id = ?', table)).toEqual([])
    }
    await abandon()
    const before = await steps()
    expect((await anna.ask(table, { type: 'resume' })).status).toBe(200)
    expect(archived()).toEqual({ archived: 0 })
    server.online.services.tables.forget(table)
    expect(await steps()).toEqual([...before, 'clock'])
    await abandon()
    expect(await steps()).toEqual([...before, 'clock', 'end'])
  })
})
