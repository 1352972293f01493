/**
 * A table with a delay, and all that its spectators can ask: every route, every message on the socket.
 * Whatever happens that they may not see yet, they are told the same as before, letter by letter.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId, newRequestId } from '@tiletum/protocol'
import type {
  RefusalMessage,
  StepsMessage,
  TableLists,
  TableMade,
  TableMessage,
} from '@tiletum/protocol'
import { clientMessage } from '@tiletum/protocol/schema'
import { testClocks } from '../support/test-clocks.ts'
import { enter } from '../support/socket-client.ts'
import type { Client } from '../support/socket-client.ts'
import {
  endTurn,
  firstMove,
  liveTableAt,
  introduce,
  makeTable,
  startServer,
  termsFor,
} from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

const DELAY = 600
let server: Server
let anna: Player
let bruno: Player
let carla: Player
let dora: Player
/** Another spectator, who keeps copies, so that the lists of the first do not change by them. */
let emil: Player
let made: TableMade
const clocks = testClocks()
const later = (seconds: number): void => clocks.pass(seconds * 1000)

beforeAll(async () => {
  server = await startServer({ clocks, limits: 1000 })
  anna = await introduce(server, 'Anna')
  bruno = await introduce(server, 'Bruno')
  carla = await introduce(server, 'Carla')
  dora = await introduce(server, 'Dora')
  emil = await introduce(server, 'Emil')
  made = await makeTable(
    anna,
    termsFor(['anybody', 'anybody', 'anybody'], {
      listed: true,
      watching: { open: true, chat: true, delay: DELAY },
    }),
  )
  const { table, join } = made
  await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
  await carla.ask(table, { type: 'seat', act: { do: 'take', seat: 2 } }, join)
  for (const [seat, player] of [anna, bruno, carla].entries())
    await player.ask(table, { type: 'seat', act: { do: 'ready', seat } })
})
afterAll(() => server.close())

type Asked = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object]
type Key = 'join' | 'watch' | undefined
const KEYS: readonly Key[] = ['join', 'watch', undefined]

/** What a spectator can send to each route, and what of the answer is made up anew each time. */
const ROUTES: Readonly<Record<string, (table: string) => readonly Asked[]>> = {
  'GET /api/health': () => [['GET', 'health']],
  'GET /api/levels': () => [['GET', 'levels']],
  'GET /api/me': () => [['GET', 'me']],
  'POST /api/me': () => [['POST', 'me', { name: 'Dora' }]],
  'PATCH /api/me': () => [['PATCH', 'me', { name: 'Dora' }]],
  'GET /api/me/export': () => [['GET', 'me/export']],
  'GET /api/devices': () => [['GET', 'devices']],
  'POST /api/devices/asked': () => [['POST', 'devices/asked', { secret: 'x'.repeat(43) }]],
  'POST /api/devices/used': () => [['POST', 'devices/used', { secret: 'x'.repeat(43) }]],
  'DELETE /api/devices/:device': () => [['DELETE', `devices/${newId()}`]],
  'POST /api/blocks': () => [['POST', 'blocks', { person: newId() }]],
  'DELETE /api/blocks/:person': () => [['DELETE', `blocks/${newId()}`]],
  'GET /api/push': () => [['GET', 'push']],
  'POST /api/push': () => [['POST', 'push', {}]],
  'DELETE /api/push': () => [['DELETE', 'push', { endpoint: 'https://push.example.org' }]],
  'GET /api/tables': () => [['GET', 'tables']],
  'POST /api/tables': () => [['POST', 'tables', {}]],
  'POST /api/tables/import': () => [['POST', 'tables/import', {}]],
  'GET /api/tables/:table': (table) => [
    ['GET', `tables/${table}`],
    ...[0, 6, 7, 8, 9, 10, 20].map((after): Asked => ['GET', `tables/${table}?after=${after}`]),
  ],
  'GET /api/tables/:table/question': (table) => [['GET', `tables/${table}/question`]],
  'GET /api/tables/:table/record': (table) => [['GET', `tables/${table}/record`]],
  'POST /api/tables/:table/links': (table) => [['POST', `tables/${table}/links`, { for: 'join' }]],
  'POST /api/tables/:table/tokens': (table) => [['POST', `tables/${table}/tokens`, { seat: 0 }]],
  'POST /api/tables/:table/reports': (table) => [
    ['POST', `tables/${table}/reports`, { id: newRequestId(), person: anna.id, text: 'rude' }],
  ],
  'POST /api/tables/:table/steps': (table) =>
    requests().map((request): Asked => ['POST', `tables/${table}/steps`, request]),
}
/** Those make somebody new or forget somebody; copies and sockets come below. */
const OTHERS = [
  'POST /api/tables/:table/clone',
  'POST /api/programs',
  'POST /api/devices',
  'DELETE /api/me',
  'GET /api/socket',
  'GET /api/seat',
]

const SEAT_ACTS = [
  { do: 'take', seat: 1 },
  { do: 'leave', seat: 1 },
  { do: 'open', seat: 1 },
  { do: 'colour', seat: 1, colour: 'blue' },
  { do: 'computer', seat: 1, level: 'beginner' },
  { do: 'ready', seat: 1 },
  { do: 'wait', seat: 1 },
  { do: 'reveal', seat: 1, entropy: '0'.repeat(32) },
  { do: 'hand-over', seat: 1, person: 'a'.repeat(16) },
  { do: 'stand-in', seat: 1, by: { level: 'beginner' } },
  { do: 'return', seat: 1 },
  { do: 'wake', seat: 1 },
  { do: 'concede', seat: 1 },
]

/** One request of every kind, with an id of its own that is the same each time. */
function requests(): readonly object[] {
  const all = [
    ...[0, 1, 40].map((after) => ({ type: 'do', after, moves: ['end turn'] })),
    { type: 'enter', after: 0, entries: ['end turn'] },
    { type: 'mark', marks: { tick: 1 } },
    ...SEAT_ACTS.map((act) => ({ type: 'seat', act })),
    { type: 'agree', terms: termsFor(['anybody', 'anybody', 'anybody']) },
    { type: 'start' },
    ...['pause', 'end', 'rematch'].map((what) => ({ type: 'offer', offered: { what } })),
    ...[0, 1, 2].map((offer) => ({ type: 'answer', offer, yes: true })),
    { type: 'chat', open: true },
    { type: 'close' },
    { type: 'resume' },
    { type: 'say', room: 'table', text: 'hello' },
    { type: 'keep', note: 'mine' },
  ]
  return all.map((request, index) => ({ id: `spectator-${index}`.padEnd(22, '-'), ...request }))
}

/** Everything a spectator is answered now, but the dates of answers. */
async function answers(player: Player): Promise<Record<string, string>> {
  const told: Record<string, string> = {}
  for (const [route, asking] of Object.entries(ROUTES))
    for (const key of route.includes(':table') ? KEYS : [undefined])
      for (const [index, [method, path, payload]] of asking(made.table).entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { statusCode, headers, body } = await server.app.inject({
          method,
          url: `/api/${path}`,
          headers: {
            authorization: `Bearer ${player.token}`,
            ...(key === undefined ? {} : { 'x-tiletum-key': made[key] }),
          },
          ...(payload === undefined ? {} : { payload }),
        })
        const { date: _date, ...others } = headers
        told[`${route} ${index} ${key ?? ''}`] = JSON.stringify([statusCode, others, body])
      }
  return told
}

/** How far a copy of the table goes, or why there is none. */
async function copied(): Promise<string> {
  const { body } = await emil.call<TableMade | RefusalMessage>(
    'POST',
    `tables/${made.table}/clone`,
    {
      id: newRequestId(),
    },
  )
  if (!('table' in body && 'join' in body)) return JSON.stringify(body)
  return JSON.stringify((await liveTableAt(server, body.table)).table.opening)
}

/** What the socket answers to every message a spectator can send, `said` and `kept` included. */
async function overSocket(player: Player, key: Key): Promise<string> {
  const client = await enter(server, player)
  const { table } = made
  for (const after of [0, 1, 9, 10, 11, 12, 13, 14, 20]) {
    client.send({ type: 'watch', table, after, ...(key === undefined ? {} : { key: made[key] }) })
    client.send({ type: 'unwatch', table })
  }
  client.send({ type: 'watch', table, after: 0, ...(key === undefined ? {} : { key: made[key] }) })
  for (const request of requests()) client.send({ table, ...request })
  client.send({ type: 'ping' })
  await client.ask({ type: 'keep', table, note: 'mine' })
  const heard = client.heard.filter(({ type }) => !['present', 'welcome', 'kept'].includes(type))
  client.socket.close()
  await client.closed()
  return heard
    .map((message) => JSON.stringify('re' in message ? { ...message, re: 0 } : message))
    .join('\n')
}

/** What somebody who watches all the time has been sent, after whatever is under way. */
async function sent(client: Client): Promise<string> {
  await client.ask({ type: 'keep', table: made.table, note: 'mine' })
  return client.heard
    .filter(({ type }) => type !== 'kept')
    .map((message) => JSON.stringify(message))
    .join('\n')
}

async function everythingTold(watching: readonly Client[]): Promise<Record<string, string>> {
  const told = { ...(await answers(dora)), copy: await copied() }
  const sockets = KEYS.map(async (key) => [`socket ${key ?? ''}`, await overSocket(dora, key)])
  const streams = watching.map(async (client, index) => [`watching ${index}`, await sent(client)])
  return { ...told, ...Object.fromEntries(await Promise.all([...sockets, ...streams])) }
}

/** What is told otherwise than before, from a little before the first letter that differs. */
const differences = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.entries(before).flatMap(([name, text]) => {
    const other = after[name] ?? ''
    if (text === other) return []
    let at = 0
    while (at < text.length && text[at] === other[at]) at++
    const from = Math.max(0, at - 60)
    return [`${name}: ${text.slice(from, from + 160)} | ${other.slice(from, from + 160)}`]
  })

it('asks at every route there is, and sends every message', () => {
  const registered = routesOf(server)
  expect(registered.length).toBeGreaterThan(25)
  expect([...Object.keys(ROUTES), ...OTHERS].toSorted()).toEqual(registered)
  const types: string[] = clientMessage.options.flatMap(({ shape }) => [...shape.type.values])
  const sending = new Set([
    ...requests().map((request) => (request as { type: string }).type),
    'hello',
    'watch',
    'unwatch',
    'ping',
  ])
  expect(types.filter((type) => !sending.has(type))).toEqual([])
})

/** Method and path of every route of the app, from how Fastify prints them. */
function routesOf({ app }: Server): string[] {
  const routes: string[] = []
  const path: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^([│ ]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (found === null) continue
    const [, indent = '', part = '', methods = ''] = found
    path.splice(indent.length / 4)
    path.push(part)
    for (const method of methods.split(', '))
      if (method !== '' && method !== 'HEAD') routes.push(`${method} ${path.join('')}`)
  }
  return [...new Set(routes)].toSorted()
}

describe('a spectator of a delayed table is told nothing by', () => {
  const ask = (player: Player, request: object) => player.ask(made.table, request)
  const move = async (): Promise<unknown> =>
    ask(anna, {
      type: 'do',
      after: (await liveTableAt(server, made.table)).table.entries,
      moves: [await firstMove(server, made.table)],
    })
  const HIDDEN: readonly (readonly [string, readonly (() => Promise<unknown>)[]])[] = [
    ['the start', [() => ask(anna, { type: 'start' })]],
    [
      'moves, the end of a turn and what the seats say',
      [
        move,
        () => endTurn(server, anna, made.table),
        () => ask(anna, { type: 'say', room: 'table', text: 'I am ahead' }),
      ],
    ],
    [
      'a proposal, its answers and the pause that they make',
      [
        () => ask(anna, { type: 'offer', offered: { what: 'pause' } }),
        () => ask(bruno, { type: 'answer', offer: 0, yes: true }),
        () => ask(carla, { type: 'answer', offer: 0, yes: true }),
      ],
    ],
    [
      'a closed chat, a stand-in, a seat given up and a holiday',
      [
        () => ask(anna, { type: 'chat', open: false }),
        () =>
          ask(carla, {
            type: 'seat',
            act: { do: 'stand-in', seat: 2, by: { level: 'beginner' } },
          }),
        () => ask(carla, { type: 'seat', act: { do: 'concede', seat: 2 } }),
        () => bruno.call('PATCH', 'me', { awayUntil: clocks.wall() + 86_400_000 }),
      ],
    ],
  ]

  it.each(HIDDEN)('%s', async (name, happenings) => {
    // What happened before is seen by now.
    if (name !== 'the start') later(DELAY + 1)
    const watching = await Promise.all(
      [made.join, made.watch].map((key) =>
        enter(server, dora, [{ id: made.table, after: 0, key }]),
      ),
    )
    await Promise.all(watching.map((client) => client.hear('present')))
    // What a spectator keeps is kept from the first time on.
    if (name === 'the start') await everythingTold(watching)
    const before = await everythingTold(watching)
    const { steps } = await liveTableAt(server, made.table)
    const known = steps.length
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const happens of happenings) await happens()
    expect((await liveTableAt(server, made.table)).steps.length).toBeGreaterThan(known)
    expect(differences(before, await everythingTold(watching))).toEqual([])
    for (const { socket } of watching) socket.close()
  })

  it('the list of tables, in which it stands where it stood', async () => {
    later(DELAY + 1)
    const other = await makeTable(bruno, termsFor(['anybody', 'anybody'], { listed: true }))
    const order = async (): Promise<string[]> => {
      const { body } = await dora.call<TableLists>('GET', 'tables')
      return body.listed.map(({ id }) => id)
    }
    const before = await order()
    expect(before).toEqual([other.table, made.table])
    later(1)
    await ask(anna, { type: 'chat', open: true })
    expect(await order()).toEqual(before)
  })

  it('a request that is waited for, until the end', async () => {
    later(DELAY + 1)
    const watched = `tables/${made.table}`
    const known = (await dora.call<TableMessage>('GET', watched)).body.steps.length
    let answered = false
    const waiting = dora
      .call<StepsMessage>('GET', `${watched}?after=${known}&wait=25`)
      .finally(() => (answered = true))
    await ask(anna, { type: 'chat', open: false })
    // Any of these would be answered after a request that is waited for no longer.
    for (let times = 0; times < 5; times++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await dora.call<TableMessage>('GET', watched)).body.steps.length).toBe(known)
    expect(answered).toBe(false)
    await ask(bruno, { type: 'seat', act: { do: 'hand-over', seat: 1, person: carla.id } })
    expect(answered).toBe(false)
    await ask(anna, { type: 'offer', offered: { what: 'end' } })
    await ask(carla, { type: 'answer', offer: 1, yes: true })
    const { steps } = await liveTableAt(server, made.table)
    expect(steps.at(-1)).toMatchObject({ kind: 'end' })
    expect((await waiting).body.steps.length).toBe(steps.length - known)
  })
})

it('whoever gave a seat away is answered again what they did, and nothing that came later', async () => {
  const watching = { open: true, chat: false, delay: DELAY }
  const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody'], { watching }))
  await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
  for (const [seat, player] of [anna, bruno].entries())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await player.ask(table, { type: 'seat', act: { do: 'ready', seat } })
  await anna.ask(table, { type: 'start' })
  const given = {
    id: newRequestId(),
    type: 'seat',
    act: { do: 'hand-over', seat: 1, person: dora.id },
  }
  const first = await bruno.ask(table, given, join)
  await endTurn(server, anna, table)
  const again = await bruno.ask(table, given, join)
  expect(first.body).toMatchObject({ type: 'steps', steps: [{ change: { do: 'hand-over' } }] })
  expect(again).toEqual(first)
})
