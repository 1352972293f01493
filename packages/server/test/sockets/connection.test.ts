import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { RULES_REVISION } from '@tiletum/engine'
import { foldSteps, LIMITS, newRequestId, PROTOCOL_VERSION } from '@tiletum/protocol'
import type { ServerMessage } from '@tiletum/protocol'
import { createPresence } from '../../src/presence/presence.ts'
import { createHub } from '../../src/sockets/hub.ts'
import { createTableSubscriptions } from '../../src/sockets/table-subscriptions.ts'
import { enter, openSocket } from '../support/socket-client.ts'
import {
  firstMove,
  introduce,
  makeTable,
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
  anna = await introduce(server, 'Anna')
  bruno = await introduce(server, 'Bruno')
  carla = await introduce(server, 'Carla')
})
afterAll(() => server.close())

describe('a socket', () => {
  it('hears every step once, its own with the request, and folds to the same table', async () => {
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const annas = await enter(server, anna, [{ id: table, after: 0 }])
    const brunos = await enter(server, bruno, [{ id: table, after: 0, key: join }])
    expect(await brunos.ask({ type: 'seat', table, act: { do: 'take', seat: 1 } })).toMatchObject({
      type: 'steps',
      steps: [{ kind: 'seat', by: bruno.id }],
    })
    await annas.ask({ type: 'seat', table, act: { do: 'ready', seat: 0 } })
    await brunos.ask({ type: 'seat', table, act: { do: 'ready', seat: 1 } })
    await annas.ask({ type: 'start', table })
    const move = await firstMove(server, table)
    const live = await server.online.services.tables.load(table)
    const after = live?.table.entries
    expect(await annas.ask({ type: 'do', table, after, moves: [move] })).toMatchObject({
      type: 'steps',
      steps: [{ kind: 'play', seat: 0 }],
    })
    await brunos.hear('steps', ({ steps }) => steps.some(({ kind }) => kind === 'play'))
    for (const client of [annas, brunos]) {
      const whole = await client.hear('table')
      const more = client.heard.flatMap((one) => (one.type === 'steps' ? one.steps : []))
      expect(foldSteps([...whole.steps, ...more])).toEqual(live?.table)
    }
  })

  it('tells the stale what is missing, and knows a repeated request', async () => {
    const { table } = await startTwo(anna, bruno)
    const client = await enter(server, anna, [{ id: table, after: 0 }])
    const live = await server.online.services.tables.load(table)
    const after = live?.table.entries ?? 0
    const move = await firstMove(server, table)
    const id = newRequestId()
    const first = await client.ask({ id, type: 'do', table, after, moves: [move] })
    const other = await enter(server, anna)
    expect(await other.ask({ id, type: 'do', table, after, moves: [move] })).toMatchObject({
      steps: first.type === 'steps' ? first.steps : [],
      re: [id],
    })
    expect(await client.ask({ type: 'do', table, after, moves: [move] })).toMatchObject({
      type: 'no',
      why: 'stale',
      after: (live?.steps.length ?? 0) - 1,
      steps: [{ kind: 'play' }],
    })
    // What others did at the table itself makes no move stale.
    const now = live?.table.entries ?? 0
    await bruno.ask(table, { type: 'offer', offered: { what: 'pause' } })
    expect(await client.ask({ type: 'do', table, after: now, moves: ['undo'] })).toMatchObject({
      type: 'steps',
    })
  })

  it('gets a step it misses when it comes back', async () => {
    const { table } = await startTwo(anna, bruno)
    const live = await server.online.services.tables.load(table)
    const known = live?.steps.length ?? 0
    await bruno.ask(table, { type: 'offer', offered: { what: 'pause' } })
    const client = await openSocket(server, { authorization: `Bearer ${anna.token}` })
    const tables = [{ id: table, after: known }]
    client.send({ type: 'hello', protocol: PROTOCOL_VERSION, rules: RULES_REVISION, tables })
    expect(await client.hear('steps')).toMatchObject({ after: known, steps: [{ kind: 'offer' }] })
    const lost = await enter(server, anna, [{ id: table, after: 999 }])
    expect((await lost.hear('table')).steps.length).toBe(known + 1)
  })

  it('of another version is told to reload', async () => {
    const client = await openSocket(server, { authorization: `Bearer ${anna.token}` })
    client.send({ type: 'hello', protocol: 99, rules: RULES_REVISION, tables: [] })
    expect((await client.hear('no')).why).toBe('version')
    client.send({ type: 'watch', table: 'a'.repeat(16), after: 0 })
    await client.hear('no', ({ detail }) => detail === 'hello')
  })

  it('needs somebody, and no foreign page', async () => {
    await expect(openSocket(server, {})).rejects.toThrow('401')
    await expect(openSocket(server, { authorization: 'Bearer nonsense' })).rejects.toThrow('401')
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/me',
      headers: { host: server.host, origin: `http://${server.host}` },
      payload: { name: 'Dora' },
    })
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
    await expect(openSocket(server, { cookie })).rejects.toThrow('401')
    await expect(openSocket(server, { cookie, origin: 'http://evil.example' })).rejects.toThrow(
      '401',
    )
    const client = await openSocket(server, { cookie, origin: `http://${server.host}` })
    client.socket.close()
  })

  it('watches without moving, and sees no private table', async () => {
    const { table, watch } = await startTwo(anna, bruno)
    const client = await enter(server, carla)
    client.send({ type: 'watch', table, after: 0 })
    expect(await client.hear('no')).toMatchObject({ why: 'gone', table })
    client.send({ type: 'watch', table, after: 0, key: watch })
    expect((await client.hear('table')).head.role).toBe('watcher')
    const after = (await server.online.services.tables.load(table))?.table.entries
    const moves = [await firstMove(server, table)]
    for (const request of [
      { type: 'do', after, moves },
      { type: 'seat', act: { do: 'take', seat: 0 } },
      { type: 'offer', offered: { what: 'end' } },
      { type: 'say', room: 'table', text: 'hello' },
      { type: 'close' },
    ])
      expect((await client.ask({ ...request, table })).type).toBe('no')
  })

  it('is closed when it floods, and when its device is turned off', async () => {
    const flooding = await enter(server, await introduce(server, 'Flo'))
    for (let times = 0; times < 400; times++) flooding.send('{')
    expect(await flooding.closed()).toBe(1008)
    const big = await enter(server, carla)
    big.send(JSON.stringify({ type: 'ping', more: 'x'.repeat(LIMITS.message) }))
    expect(await big.closed()).toBe(1009)

    const dora = await introduce(server, 'Dora')
    const client = await enter(server, dora)
    const { body: devices } = await dora.call<{ id: string }[]>('GET', 'devices')
    expect((await dora.call('DELETE', `devices/${devices[0]?.id}`)).status).toBe(204)
    expect(await client.closed()).toBe(4001)
    expect((await dora.call('GET', 'me')).status).toBe(401)
  })

  it('hears chat once, plain, and not of whom it blocked', async () => {
    const { table } = await startTwo(anna, bruno)
    const annas = await enter(server, anna, [{ id: table, after: 0 }])
    const brunos = await enter(server, bruno, [{ id: table, after: 0 }])
    const text = '<b>hi</b>\u001B[31m \u202Eoh'
    await annas.ask({ type: 'say', table, room: 'table', text })
    const { lines } = await brunos.hear('said')
    expect(lines).toMatchObject([{ person: anna.id, room: 'table', text: '<b>hi</b> [31m oh' }])
    await bruno.call('POST', 'blocks', { person: anna.id })
    const again = await enter(server, bruno, [{ id: table, after: 0 }])
    expect((await again.hear('table')).chat).toEqual([])
    await bruno.call('DELETE', `blocks/${anna.id}`)
  })

  it('names whoever wrote before the game, also when they have gone', async () => {
    const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const guest = await enter(server, carla, [{ id: table, after: 0, key: join }])
    await guest.ask({ type: 'say', table, room: 'watchers', text: 'May I play?' })
    guest.socket.close()
    const annas = await enter(server, anna, [{ id: table, after: 0 }])
    const { head, chat } = await annas.hear('table')
    expect(chat).toMatchObject([{ person: carla.id, text: 'May I play?' }])
    expect(head.people[carla.id]?.name).toBe('Carla')
    await vi.waitFor(async () => {
      const later = await enter(server, anna, [{ id: table, after: 0 }])
      expect((await later.hear('table')).head.people[carla.id]).toEqual({
        name: 'Carla',
        here: false,
      })
    })
  })

  it('keeps notes and plans for all devices of one person only', async () => {
    const { table } = await startTwo(anna, bruno)
    const phone = await enter(server, anna, [{ id: table, after: 0 }])
    const desk = await enter(server, anna, [{ id: table, after: 0 }])
    const brunos = await enter(server, bruno, [{ id: table, after: 0 }])
    await phone.ask({ type: 'keep', table, note: 'a trap at Lyon', readChat: 3 })
    expect(await desk.hear('kept')).toMatchObject({ mine: { note: 'a trap at Lyon', readChat: 3 } })
    await desk.ask({ type: 'keep', table, plans: 'p', readChat: 1 })
    const later = await enter(server, anna, [{ id: table, after: 0 }])
    expect((await later.hear('table')).head.mine).toMatchObject({
      note: 'a trap at Lyon',
      plans: 'p',
      readChat: 3,
    })
    expect(JSON.stringify(brunos.heard)).not.toContain('Lyon')
  })
})

const PATIENT = { timeout: 20_000 }

describe('who is there', () => {
  it('is gone at once, though the same process told others of them just before', async () => {
    const { services } = server.online
    const { table: id } = await startTwo(anna, bruno)
    const table = (await services.tables.load(id))?.table
    if (table === undefined) throw new Error('The table was just made')
    const presence = createPresence(services.bus, { now: () => 7, elapsed: () => 7 })
    const stop = presence.onRemotePresence(
      id,
      () => table,
      () => expect.unreachable('nobody came elsewhere'),
    )
    const leave = presence.enter(id, { person: bruno.id, role: 'seated' })
    presence.broadcastPresence(id, table)
    expect(presence.goneSince(id, bruno.id)).toBeUndefined()
    leave()
    expect(presence.goneSince(id, bruno.id)).toBe(7)
    stop()
  })

  it('is told in the order it happened, however long names take to look up', async () => {
    const { services } = server.online
    const { table } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const live = await services.tables.load(table)
    if (live === undefined) throw new Error('The table was just made')
    /** The first look-up ends only when it is let go. */
    let asked = 0
    let letGo = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const of: typeof services.names.of = async (people) => {
      if (asked++ === 0) await gate
      return services.names.of(people)
    }
    const hub = createHub({ ...services, names: { ...services.names, of } })
    const heard: ServerMessage[] = []
    const come = (person: string): void => {
      services.presence.enter(table, { person, role: 'seated' })
      const send = (message: ServerMessage): void => void heard.push(message)
      const close = (): void => undefined
      const member = { person, address: '', tokenHash: undefined, send, close }
      hub.enterRoom(live, member, () => 'seated')
    }
    come(anna.id)
    await vi.waitUntil(() => asked === 1, PATIENT)
    come(bruno.id)
    // Long enough for the second look-up to overtake the first, if it may.
    await new Promise((resolve) => setTimeout(resolve, 400))
    letGo()
    // Two people, two times.
    await vi.waitUntil(() => heard.length === 4, PATIENT)
    expect(heard.at(-1)).toMatchObject({ people: { [bruno.id]: { here: true } } })
  })

  it('is told once the store answers again', async () => {
    const { services } = server.online
    const { table } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    const live = await services.tables.load(table)
    if (live === undefined) throw new Error('The table was just made')
    let asked = 0
    const of: typeof services.names.of = async (people) => {
      if (asked++ === 0) throw new Error('The store is away')
      return services.names.of(people)
    }
    const heard: ServerMessage[] = []
    const member = {
      person: anna.id,
      address: '',
      tokenHash: undefined,
      send: (message: ServerMessage) => void heard.push(message),
      close: () => undefined,
    }
    createHub({ ...services, names: { ...services.names, of } }).enterRoom(
      live,
      member,
      () => 'seated',
    )
    await vi.waitUntil(() => heard.length > 0, PATIENT)
    expect(heard).toMatchObject([{ type: 'present', people: { [anna.id]: { name: 'Anna' } } }])
  })

  it('is nobody who left while the table was looked up', async () => {
    const { services } = server.online
    const { table } = await makeTable(anna, termsFor(['anybody', 'anybody']))
    let asked = 0
    let letGo = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const of: typeof services.names.of = async (people) => {
      asked++
      await gate
      return services.names.of(people)
    }
    const slow = { ...services, names: { ...services.names, of } }
    const nothing = (): void => undefined
    const member = {
      person: anna.id,
      address: '',
      tokenHash: undefined,
      send: nothing,
      close: nothing,
    }
    const watching = createTableSubscriptions(slow, createHub(slow), member, nothing)
    const looked = watching.watch(table, 0, undefined)
    await vi.waitUntil(() => asked === 1, PATIENT)
    watching.close()
    letGo()
    await looked
    expect(services.presence.here(table)).toEqual([])
    expect(watching.access(table)).toBeUndefined()
  })
})
