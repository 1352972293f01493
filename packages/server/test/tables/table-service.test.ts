import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkChance } from '@tiletum/bots/verifiable'
import { nodeHashes } from '@tiletum/bots/verifiable/node'
import { content } from '@tiletum/content'
import { compose, createRecord, openMatch, readRecord, writeRecord, scores } from '@tiletum/engine'
import { newRequestId, TIMES } from '@tiletum/protocol'
import type {
  RefusalMessage,
  StepsMessage,
  TableLists,
  TableMade,
  TableMessage,
} from '@tiletum/protocol'
import type { Exported } from '../../src/tables/export-person.ts'
import { rowFromStep } from '../../src/tables/live-table.ts'
import { enter } from '../support/socket-client.ts'
import {
  endTurn,
  firstMove,
  liveTableAt,
  introduce,
  makeTable,
  playOut,
  startServer,
  startTwo,
  termsFor,
} from '../support/whole-server.ts'
import { testClocks } from '../support/test-clocks.ts'
import type { Player, Server } from '../support/whole-server.ts'

let server: Server
let anna: Player
let bruno: Player
let carla: Player
const clocks = testClocks()
beforeAll(async () => {
  server = await startServer({ clocks })
  anna = await introduce(server, 'Anna')
  bruno = await introduce(server, 'Bruno')
  carla = await introduce(server, 'Carla')
})
afterAll(() => server.close())

const DAY = 86_400_000

describe('a table', () => {
  it('is taken back by everybody after the turn, and by nobody alone', async () => {
    const { table } = await startTwo(anna, bruno)
    const before = await liveTableAt(server, table)
    const hash = before.match?.game.hash(before.match.state)
    const line = before.table.line
    await endTurn(server, anna, table)
    const { entries: after, line: now_ } = (await liveTableAt(server, table)).table
    expect((await anna.ask(table, { type: 'do', after, moves: ['undo'] })).body).toMatchObject({
      why: 'not-yours',
    })
    expect(
      (await bruno.ask(table, { type: 'do', after, moves: ['undo   1 agreed'] })).body,
    ).toMatchObject({ type: 'no' })
    const offered = { what: 'take-back', entries: now_ - line }
    await anna.ask(table, { type: 'offer', offered })
    const answer = await bruno.ask(table, { type: 'answer', offer: 0, yes: true })
    expect(answer.body).toMatchObject({
      steps: [
        { kind: 'answer', passed: true, entries: [`undo ${now_ - line} agreed`], awaits: 0, hash },
      ],
    })
    const live = await liveTableAt(server, table)
    expect(live.match?.game.hash(live.match.state)).toBe(hash)
    // What is played again comes up again.
    const again = await endTurn(server, anna, table)
    expect(again).toMatchObject({ type: 'steps' })
  })

  it('is read anew as it was', async () => {
    const { table } = await startTwo(anna, bruno)
    await endTurn(server, anna, table)
    const before = await liveTableAt(server, table)
    const hash = before.match?.game.hash(before.match.state)
    server.online.services.tables.forget(table)
    const again = await liveTableAt(server, table)
    expect(again).not.toBe(before)
    expect(again.table).toEqual(before.table)
    expect(again.match?.game.hash(again.match.state)).toBe(hash)
  })

  it('plays to its end, shows its seed, proves its chance, and is played again', async () => {
    const { table } = await startTwo(anna, bruno)
    await playOut(server, table, [anna, bruno])
    const live = await liveTableAt(server, table)
    expect(live.table).toMatchObject({ state: 'over', ended: { how: 'over' } })
    expect(live.steps.at(-1)).toMatchObject({ kind: 'end', by: 'server' })
    const { body: text } = await carla.call('GET', `tables/${table}/record`)
    expect(text).toMatchObject({ why: 'gone' })
    const record = await server.app.inject({
      url: `/api/tables/${table}/record`,
      headers: { authorization: `Bearer ${anna.token}` },
    })
    const reading = readRecord(record.body, (config) => compose(config, content))
    expect(reading.error).toBeUndefined()
    if (reading.record === undefined || reading.match === undefined) throw new Error('no record')
    expect(checkChance(reading.match.game, reading.record, nodeHashes)).toMatchObject({
      chance: 'proven',
      without: [0, 1],
    })
    expect(reading.record.players.map(({ name }) => name)).toEqual(['Anna', 'Bruno'])

    const rematch = await anna.ask(table, { type: 'offer', offered: { what: 'rematch' } })
    const next = (rematch.body as StepsMessage).steps[0]
    const offered = next?.kind === 'offer' ? next.offered : undefined
    if (offered?.what !== 'rematch') throw new Error('no rematch')
    expect((await carla.call('GET', `tables/${offered.table}`)).status).toBe(404)
    // Whoever has left the old table finds the new one on their list.
    const waiting = await bruno.call<TableLists>('GET', 'tables')
    const found = waiting.body.mine.find(({ id }) => id === offered.table)
    expect(found).toMatchObject({ state: 'open', yours: true })
    const elsewhere = await carla.call<TableLists>('GET', 'tables')
    expect(elsewhere.body.mine.map(({ id }) => id)).not.toContain(offered.table)
    // The seats are turned: who was second begins.
    const take = (seat: number) => ({ type: 'seat', act: { do: 'take', seat } })
    expect(await bruno.ask(offered.table, take(1))).toMatchObject({ body: { detail: 'kept' } })
    expect((await bruno.ask(offered.table, take(0))).status).toBe(200)
    const points = live.match && scores(live.match.state)
    const { body: lists } = await bruno.call<TableLists>('GET', 'tables')
    expect(lists.mine.find(({ id }) => id === table)?.result).toMatchObject({ how: 'over', points })
    const { body: exported } = await anna.call<Exported>('GET', 'me/export')
    expect(exported.tables.find(({ record: text }) => text === record.body)).toBeDefined()
    const imported = await anna.call<TableMade>('POST', 'tables/import', {
      id: newRequestId(),
      record: record.body,
      kind: 'sandbox',
      pace: { pace: 'live' },
      listed: false,
    })
    expect(imported.status).toBe(200)
    expect((await liveTableAt(server, imported.body.table)).match?.moves).toEqual(live.match?.moves)
  })

  it('goes on with the computer players of the game it is made of', async () => {
    const game = compose({ modules: ['base'], players: 3, first: 0 }, content)
    const seatsOf = async (names: readonly string[]) => {
      const colours = ['blue', 'orange', 'green'] as const
      const record = createRecord(game, openMatch(game).log, { names, colours })
      const { body } = await anna.call<TableMade>('POST', 'tables/import', {
        id: newRequestId(),
        record: writeRecord(game, record),
        kind: 'game',
        pace: { pace: 'live' },
        listed: false,
        seat: 0,
      })
      return (await liveTableAt(server, body.table)).table.seats.map(({ holder }) => holder)
    }
    expect(await seatsOf(['Anna', 'Jakob (merchant)', 'grandmaster'])).toMatchObject([
      { kind: 'person', person: anna.id },
      { kind: 'computer', level: 'merchant' },
      // This server lets nobody stronger play.
      { kind: 'computer', level: 'master' },
    ])
    const [first] = await seatsOf(['Jakob (master)', 'Lucia (master)', 'Piero (master)'])
    expect(first).toMatchObject({ kind: 'person' })
  })

  it('cannot be made of nonsense', async () => {
    const importing = (record: string) =>
      anna.call<RefusalMessage>('POST', 'tables/import', {
        id: newRequestId(),
        record,
        kind: 'game',
        pace: { pace: 'live' },
        listed: false,
      })
    expect(await importing('nonsense')).toMatchObject({ status: 422, body: { why: 'terms' } })
    const edition = { nonsense: 1 }
    const made = await anna.call('POST', 'tables', {
      id: newRequestId(),
      terms: { ...termsFor(['anybody', 'anybody']), edition },
    })
    expect(made).toMatchObject({ status: 422, body: { why: 'terms', detail: 'edition' } })
    for (const terms of [
      termsFor(['computer', 'computer']),
      termsFor(['anybody', 'anybody'], { config: { modules: ['base', 'solo'], players: 2 } }),
      termsFor(['anybody', 'anybody'], { config: { modules: ['base'], players: 3 } }),
    ])
      expect(await anna.call('POST', 'tables', { id: newRequestId(), terms })).toMatchObject({
        status: 422,
        body: { why: 'terms' },
      })
  })

  it('is tried out alone from any entry on, with another chance', async () => {
    const { table } = await startTwo(anna, bruno)
    await endTurn(server, anna, table)
    const live = await liveTableAt(server, table)
    const entries = live.table.entries - 1
    const { body } = await bruno.call<TableMade>('POST', `tables/${table}/clone`, {
      id: newRequestId(),
      entries,
    })
    const clone = await liveTableAt(server, body.table)
    expect(clone.table).toMatchObject({ state: 'playing', from: table, owner: bruno.id })
    expect(clone.table.commit).not.toBe(live.table.commit)
    const moves = [await firstMove(server, body.table)]
    const after = clone.table.entries
    expect((await bruno.ask(body.table, { type: 'do', after, moves })).status).toBe(200)
    const undo = { type: 'do', after: clone.table.entries, moves: ['undo 3'] }
    expect((await bruno.ask(body.table, undo)).status).toBe(200)
  })

  it('asks for own chances before the start, and leaves out who reveals none', async () => {
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
    const own = ['ab'.repeat(16), 'cd'.repeat(16)]
    const promise = (hex: string): string =>
      createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
    for (const [seat, player] of [anna, bruno].entries())
      await player.ask(table, {
        type: 'seat',
        act: { do: 'ready', seat, entropy: promise(own[seat] ?? '') },
      })
    expect((await anna.ask(table, { type: 'start' })).body).toMatchObject({
      steps: [{ kind: 'seat', change: { do: 'call' } }],
    })
    const reveal = (seat: number, entropy: string) => ({
      type: 'seat',
      act: { do: 'reveal', seat, entropy },
    })
    expect((await bruno.ask(table, reveal(1, own[0] ?? ''))).body).toMatchObject({ why: 'invalid' })
    await anna.ask(table, reveal(0, own[0] ?? ''))
    expect((await liveTableAt(server, table)).table.state).toBe('open')
    clocks.pass(TIMES.reveal)
    await server.online.services.tables.runAutoSteps(table)
    const live = await liveTableAt(server, table)
    expect(live.table).toMatchObject({ state: 'playing', entropy: [own[0], ''] })
  })

  it('lets its owner call somebody in for who is gone, and gives the seat back', async () => {
    const { table } = await startTwo(bruno, anna)
    const standIn = { type: 'seat', act: { do: 'stand-in', seat: 0, by: { level: 'master' } } }
    expect((await anna.ask(table, standIn)).body).toMatchObject({ why: 'not-yours' })
    const offered = { what: 'stand-in', seat: 0, by: { person: carla.id } }
    expect((await anna.ask(table, { type: 'offer', offered })).body).toMatchObject({
      why: 'not-now',
      detail: 'too-soon',
    })
    clocks.pass(TIMES.gone)
    expect((await anna.ask(table, { type: 'offer', offered })).body).toMatchObject({
      steps: [{ kind: 'offer', passed: true }],
    })
    expect(await endTurn(server, carla, table)).toMatchObject({ type: 'steps' })
    expect((await bruno.ask(table, { type: 'seat', act: { do: 'return', seat: 0 } })).status).toBe(
      200,
    )
  })

  it('flags a clock that runs out, and is abandoned when nobody comes for long', async () => {
    const pace = { pace: 'live', clock: { bank: 60, increment: 0 } } as const
    const { table } = await startTwo(anna, bruno, { pace })
    await server.online.services.tables.runAutoSteps(table)
    expect((await liveTableAt(server, table)).table.seats[0]?.flagged).toBe(false)
    clocks.pass(60_000)
    await server.online.services.tables.runAutoSteps(table)
    expect((await liveTableAt(server, table)).table.seats[0]?.flagged).toBe(true)
    const { table: open } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    clocks.pass(26 * DAY)
    const { body } = await anna.call<TableLists>('GET', 'tables')
    expect(body.mine.find(({ id }) => id === open)?.expires).toBeGreaterThan(clocks.wall())
    clocks.pass(5 * DAY)
    clocks.pass(35 * DAY)
    await server.online.services.tables.runAutoSteps(table)
    expect((await liveTableAt(server, table)).table.state).toBe('abandoned')
    expect((await bruno.ask(table, { type: 'resume' })).status).toBe(200)
    expect((await liveTableAt(server, table)).table.state).toBe('playing')
  })

  it('is frozen where the rules of today refuse its log', async () => {
    const { table } = await startTwo(anna, bruno)
    const live = await liveTableAt(server, table)
    const { store, tables } = server.online.services
    const wire = {
      kind: 'play',
      at: clocks.wall(),
      by: anna.id,
      seat: 0,
      entries: ['walk merchant nowhere'],
      awaits: 0,
    } as const
    const row = rowFromStep(table, live.steps.length, newRequestId(), {
      ...wire,
      entries: [...wire.entries],
    })
    const stored = await store.tables.read(table)
    if (stored === undefined) throw new Error('no table')
    await store.tables.append(row, { ...stored })
    tables.forget(table)
    const { body } = await anna.call<TableMessage>('GET', `tables/${table}`)
    expect(body.head.frozen).toEqual({ entry: live.table.entries })
    const move = { type: 'do', after: body.entries, moves: ['undo'] }
    expect((await anna.ask(table, move)).body).toMatchObject({ why: 'frozen' })
    const cloned = await anna.call('POST', `tables/${table}/clone`, { id: newRequestId() })
    expect(cloned.status).toBe(200)
  })

  it('reaches spectators later where it was agreed, by every way', async () => {
    const watching = { open: true, chat: true, delay: 600 }
    const { table, watch, join } = await startTwo(anna, bruno, { watching, listed: true })
    clocks.pass(601_000)
    const old = (await liveTableAt(server, table)).steps.length
    await endTurn(server, anna, table)
    const known = (await liveTableAt(server, table)).steps.length
    const { body } = await carla.call<TableMessage>('GET', `tables/${table}`, undefined, watch)
    expect(body.head.role).toBe('watcher')
    expect(body.steps.length).toBe(old)
    const client = await enter(server, carla, [{ id: table, after: 0 }])
    expect((await client.hear('table')).steps.length).toBe(old)
    const cloned = async (key?: string) => {
      const asked = { id: newRequestId() }
      const made = await carla.call<TableMade>('POST', `tables/${table}/clone`, asked, key)
      return (await liveTableAt(server, made.body.table)).table.opening.length
    }
    expect([await cloned(), await cloned(join)]).toEqual([body.entries, body.entries])
    await anna.ask(table, { type: 'say', room: 'table', text: 'I hold two crests' })
    const chatFor = async (key: string | undefined) =>
      (await carla.call<TableMessage>('GET', `tables/${table}`, undefined, key)).body.chat.length
    expect([await chatFor(watch), await chatFor(join)]).toEqual([0, 0])
    const { body: lists } = await carla.call<TableLists>('GET', 'tables')
    expect(lists.listed.find(({ id }) => id === table)).toMatchObject({ awaits: 0, steps: old })
    const record = await server.app.inject({
      url: `/api/tables/${table}/record`,
      headers: { authorization: `Bearer ${carla.token}` },
    })
    const entries = readRecord(record.body, (config) => compose(config, content)).match?.moves
      .length
    expect(entries).toBe(body.entries)
    clocks.pass(600_000)
    const { body: then } = await carla.call<TableMessage>('GET', `tables/${table}`)
    expect(then.steps.length).toBe(known)
    // What the seats say to each other is theirs until the game is over.
    expect(await chatFor(join)).toBe(0)
  })
})
