/** Doors that must close: seats nobody wants kept, old links, tokens for seats that were given away. */
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { LIMITS, newRequestId } from '@tiletum/protocol'
import type { TableLists, TableMade, TableTerms } from '@tiletum/protocol'
import { enter } from '../support/socket-client.ts'
import {
  liveTableAt,
  introduce,
  makeTable,
  playOut,
  startServer,
  startTwo,
  termsFor,
} from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

let server: Server
let anna: Player
let bruno: Player
let carla: Player
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  anna = await introduce(server, 'Anna')
  bruno = await introduce(server, 'Bruno')
  carla = await introduce(server, 'Carla')
})

/** With a seat that is kept for somebody. */
const keepingFor = (person: string, changes: Partial<TableTerms> = {}): TableTerms => {
  const terms = termsFor(['anybody', 'anybody'], changes)
  const [first, second] = terms.seats
  if (first === undefined || second === undefined) throw new Error('Two seats')
  return { ...terms, seats: [first, { for: 'person', colour: second.colour, person }] }
}

const create = (player: Player, terms: TableTerms) =>
  player.call('POST', 'tables', { id: newRequestId(), terms, seat: 0 })
const tablesOf = async (player: Player) => {
  const { body } = await player.call<TableLists>('GET', 'tables')
  return { mine: body.mine.map(({ id }) => id), listed: body.listed.map(({ id }) => id) }
}

describe('somebody who was blocked', () => {
  it('keeps no seat for whoever blocked them, by no request', async () => {
    await anna.call('POST', 'blocks', { person: bruno.id })
    const blocked = { why: 'not-yours', detail: 'blocked' }
    expect((await create(bruno, keepingFor(anna.id, { title: 'An insult' }))).body).toMatchObject(
      blocked,
    )
    const { table } = await makeTable(bruno, termsFor(['anybody', 'anybody']))
    const agreed = await bruno.ask(table, { type: 'agree', terms: keepingFor(anna.id) })
    expect(agreed.body).toMatchObject(blocked)
    expect((await tablesOf(anna)).mine).toEqual([])
    expect((await create(bruno, keepingFor('a'.repeat(16)))).body).toMatchObject({ why: 'gone' })
  })

  it('keeps a seat no longer, and is on no list of theirs', async () => {
    const { table } = await makeTable(bruno, keepingFor(anna.id))
    const listed = await makeTable(bruno, termsFor(['anybody', 'anybody'], { listed: true }))
    const before = await tablesOf(anna)
    expect(before.mine).toEqual([table])
    expect(before.listed).toContain(listed.table)
    const client = await enter(server, anna)
    await anna.call('POST', 'blocks', { person: bruno.id })
    const after = await tablesOf(anna)
    expect(after.mine).toEqual([])
    expect(after.listed).not.toContain(listed.table)
    await bruno.ask(listed.table, { type: 'agree', terms: termsFor(['anybody', 'anybody']) })
    await client.ask({ type: 'keep', table, note: '' })
    expect(client.heard.filter(({ type }) => type === 'turn')).toEqual([])
    client.socket.close()
  })

  it('keeps them no seat by a rematch, and strangers make none', async () => {
    const { table, join } = await startTwo(anna, bruno)
    await playOut(server, table, [anna, bruno])
    const rematch = { type: 'offer', offered: { what: 'rematch' } }
    expect((await carla.ask(table, rematch, join)).body).toMatchObject({ why: 'not-yours' })
    await anna.call('POST', 'blocks', { person: bruno.id })
    expect((await bruno.ask(table, rematch)).status).toBe(200)
    const again = (await liveTableAt(server, table)).table.rematch ?? ''
    expect((await liveTableAt(server, again)).table.seats.map(({ holder }) => holder)).toEqual([
      { kind: 'open', keptFor: bruno.id },
      { kind: 'open' },
    ])
    expect((await tablesOf(anna)).mine).toEqual([table])
  })
})

it('a kept seat can be declined, by nobody else, and at a table full of steps', async () => {
  const { table } = await makeTable(bruno, keepingFor(anna.id))
  const decline = { type: 'seat', act: { do: 'decline', seat: 1 } }
  expect((await bruno.ask(table, decline)).body).toMatchObject({ why: 'not-yours' })
  const live = await liveTableAt(server, table)
  Object.assign(live, { table: { ...live.table, steps: LIMITS.steps } })
  const chat = await bruno.ask(table, { type: 'chat', open: false })
  expect(chat.body).toMatchObject({ why: 'limit' })
  expect((await anna.ask(table, decline)).body).toMatchObject({
    steps: [{ kind: 'seat', change: { do: 'open', seat: 1 } }],
  })
  expect((await tablesOf(anna)).mine).toEqual([])
  expect((await anna.ask(table, decline)).status).toBe(404)
})

it('a link that is made anew ends what came by the old one, and nothing else', async () => {
  const watching = { open: false, chat: false, delay: 0 }
  const { table, join, watch } = await startTwo(anna, bruno, { watching })
  const [guest, spectator, seated] = await Promise.all([
    enter(server, carla, [{ id: table, after: 0, key: join }]),
    enter(server, carla, [{ id: table, after: 0, key: watch }]),
    enter(server, bruno, [{ id: table, after: 0, key: join }]),
  ])
  const { body } = await anna.call<{ secret: string }>('POST', `tables/${table}/links`, {
    for: 'watch',
  })
  await spectator.hear('no', ({ why }) => why === 'gone')
  const pause = { type: 'offer', offered: { what: 'pause' } }
  await anna.ask(table, pause)
  await guest.hear('steps')
  expect(spectator.heard.some(({ type }) => type === 'steps')).toBe(false)
  const poll = carla.call('GET', `tables/${table}?after=99&wait=25`, undefined, join)
  await anna.call('POST', `tables/${table}/links`, { for: 'join' })
  await guest.hear('no', ({ why }) => why === 'gone')
  await bruno.ask(table, { type: 'answer', offer: 0, yes: false })
  await seated.hear('steps', ({ steps }) => steps.some(({ kind }) => kind === 'answer'))
  expect(guest.heard.some((one) => one.type === 'steps' && one.steps[0]?.kind === 'answer')).toBe(
    false,
  )
  expect((await poll).status).toBe(404)
  const anew = await carla.call('GET', `tables/${table}`, undefined, body.secret)
  expect(anew.status).toBe(200)
  for (const { socket } of [guest, spectator, seated]) socket.close()
})

it('a token for a seat that was given away reads nothing and plays nothing', async () => {
  const { table } = await startTwo(anna, bruno)
  const tokens = `tables/${table}/tokens`
  const { body } = await anna.call<{ token: string }>('POST', tokens, { seat: 0 })
  const program = server.as(body.token)
  expect((await program.call('GET', `tables/${table}`)).status).toBe(200)
  const socket = new WebSocket(`ws://${server.host}/api/seat`, {
    headers: { authorization: `Bearer ${body.token}` },
  })
  await once(socket, 'message')
  const ended = once(socket, 'close')
  const hand = (seat: number, from: Player, to: Player) =>
    from.ask(table, { type: 'seat', act: { do: 'hand-over', seat, person: to.id } })
  expect((await hand(0, anna, carla)).status).toBe(200)
  await ended
  expect([401, 404]).toContain((await program.call('GET', `tables/${table}`)).status)
  expect([401, 404]).toContain((await program.call('GET', `tables/${table}/question`)).status)
  // Who gets the seat back makes a new one.
  expect((await hand(0, carla, anna)).status).toBe(200)
  expect((await program.call('GET', `tables/${table}`)).status).toBe(401)
  const made: { status: number } = await anna.call<TableMade>('POST', tokens, { seat: 0 })
  expect(made.status).toBe(200)
})
