import { describe, expect, it, vi } from 'vitest'
import type { StepsMessage, TableMessage } from '@tiletum/protocol'
import { testClocks } from '../support/test-clocks.ts'
import {
  endTurn,
  liveTableAt,
  introduce,
  makeTable,
  startServer,
  startTwo,
  termsFor,
} from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'
import { startForTwo } from '../support/two-people.ts'

let server: Server
let anna: Player
let bruno: Player
startForTwo((all) => ({ server, anna, bruno } = all))

describe('a table by HTTP', () => {
  it('is made, joined by its link, started and played', async () => {
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    expect((await bruno.call('GET', `tables/${table}`)).status).toBe(404)
    const sat = await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
    expect(sat.status).toBe(200)
    expect(await anna.ask(table, { type: 'start' })).toMatchObject({
      status: 409,
      body: { why: 'not-now', detail: 'not-ready' },
    })
    await anna.ask(table, { type: 'seat', act: { do: 'ready', seat: 0 } })
    await bruno.ask(table, { type: 'seat', act: { do: 'ready', seat: 1 } })
    const started = await anna.ask(table, { type: 'start' })
    expect(started.body).toMatchObject({
      type: 'steps',
      steps: [{ kind: 'start', awaits: 0, hash: expect.any(String) as string }],
    })
    const { body: whole } = await bruno.call<TableMessage>('GET', `tables/${table}`)
    expect(whole.head.role).toBe('seated')
    expect(Object.values(whole.head.people).map(({ name }) => name)).toEqual(['Anna', 'Bruno'])
    const live = await server.online.services.tables.load(table)
    const match = live?.match
    if (match === undefined) throw new Error('no match')
    const [move = ''] = match.game.options(match.state).map(({ notation }) => notation)
    const after = whole.entries
    expect(await bruno.ask(table, { type: 'do', after, moves: [move] })).toMatchObject({
      status: 403,
      body: { why: 'not-yours' },
    })
    const id = 'r'.repeat(22)
    const done = await anna.ask(table, { type: 'do', id, after, moves: [move] })
    expect(done.body).toMatchObject({ re: [id], steps: [{ kind: 'play', by: anna.id, seat: 0 }] })
    const again = await anna.ask(table, { type: 'do', id, after, moves: [move] })
    expect(again.body).toEqual(done.body)
    const stale = await anna.ask(table, { type: 'do', after, moves: [move] })
    expect(stale).toMatchObject({
      status: 409,
      body: { why: 'stale', steps: (done.body as StepsMessage).steps },
    })
  })

  it('writes down who sits where only when that changes', async () => {
    const appended = vi.spyOn(server.persistence.store.tables, 'append')
    const { table } = await startTwo(anna, bruno, { pace: { pace: 'slow', hours: 24, bank: 0 } })
    const seats = () => appended.mock.calls.map(([, projection]) => projection.seats?.length)
    expect(seats()).toContain(2)
    appended.mockClear()
    await endTurn(server, anna, table)
    expect(seats().length).toBeGreaterThan(0)
    expect(seats().every((count) => count === undefined)).toBe(true)
    appended.mockRestore()
  })

  it('goes on in order when the clock of the machine is set back', async () => {
    const clocks = testClocks()
    const late = await startServer({ clocks })
    const [one, other] = [await introduce(late, 'Anna'), await introduce(late, 'Bruno')]
    const { table } = await startTwo(one, other, { pace: { pace: 'slow', hours: 24, bank: 0 } })
    clocks.set(-3_600_000)
    expect(await endTurn(late, one, table)).toMatchObject({ type: 'steps' })
    const times = (await liveTableAt(late, table)).steps.map(({ at }) => at)
    expect(times.length).toBeGreaterThan(5)
    expect(times).toEqual(times.toSorted((before, after) => before - after))
    await late.close()
  })
})
