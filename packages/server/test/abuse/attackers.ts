/**
 * Everything that strangers can send, in a process of its own: its orders come as an argument, what it has
 * sent and heard goes to its parent, and a message from the parent ends it.
 */
import http from 'node:http'
import net from 'node:net'
import WebSocket from 'ws'
import { newRequestId, PROTOCOL_VERSION } from '@tiletum/protocol'
import { RULES_REVISION } from '@tiletum/engine'
import { createAttacker } from '../support/hostile-messages.ts'

export interface Orders {
  readonly host: string
  /** How many messages are sent in all, and for how many seconds at least. */
  readonly messages: number
  readonly seconds: number
  readonly seed: number
  /** People without a seat, and one who owns a companion table. */
  readonly strangers: readonly string[]
  readonly owner: string
  /** The table of the players, and the owner's. */
  readonly table: string
  readonly box: string
  /** A token for a seat at a table that has not started. */
  readonly seat: string
}

/** By kind of attack. */
export type Counts = Readonly<Record<string, { sent: number; answered: number; closed: number }>>

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders
const { host, messages, seconds, strangers, owner, table, box } = orders
const [name = '', port = ''] = host.split(':')
const counts: Record<string, { sent: number; answered: number; closed: number }> = {}
const begun = performance.now()
let isStopped = false
let total = 0
/** Connections of one kind that are slow at the same time. */
const SLOW = 200
const IN_ONE_GO = 1_500
const LONGEST_VISIT = 3_000

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds))
const isDone = (): boolean =>
  isStopped || (total >= messages && performance.now() - begun > seconds * 1000)

function count(kind: string, what: 'sent' | 'answered' | 'closed', times = 1): void {
  const one = (counts[kind] ??= { sent: 0, answered: 0, closed: 0 })
  one[what] += times
  if (what === 'sent') total += times
}

/** Each kind comes from an address of its own, where the machine has more than one. */
const addresses = process.platform === 'linux' ? 20 : 1
let kinds = 1
const nextAddress = (): string => `127.0.0.${2 + (kinds++ % addresses)}`
const from = (address: string): { localAddress?: string } =>
  addresses === 1 ? {} : { localAddress: address }

/** Comes again and again, sends a heap of messages at once, and stays until it is sent away. */
async function flood(
  kind: string,
  path: string,
  token: string,
  send: (socket: WebSocket) => void,
  isDeaf = false,
): Promise<void> {
  const address = nextAddress()
  while (!isDone()) {
    const socket = new WebSocket(`ws://${host}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...from(address),
    })
    socket.on('error', () => undefined)
    socket.on('message', () => count(kind, 'answered'))
    socket.on('pong', () => count(kind, 'answered'))
    socket.once('open', () => {
      if (isDeaf) socket.pause()
      socket.send(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL_VERSION,
          rules: RULES_REVISION,
          tables: [],
        }),
      )
      for (let times = 0; times < IN_ONE_GO; times++) send(socket)
      count(kind, 'sent', IN_ONE_GO)
    })
    // oxlint-disable-next-line no-await-in-loop -- one connection after the other
    await Promise.race([new Promise((go) => socket.once('close', go)), pause(LONGEST_VISIT)])
    count(kind, 'closed')
    socket.terminate()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(5)
  }
}

/** Requests by HTTP, as many as come back. */
async function ask(
  kind: string,
  request: () => { method: string; path: string; body?: string },
  token: string,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, ...from(nextAddress()) })
  while (!isDone()) {
    const { method, path, body } = request()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise<void>((go) => {
      const asked = http.request(
        { host: name, port, method, path, agent, timeout: 30_000 },
        (response) => {
          response.resume()
          response.once('close', go)
          count(kind, 'answered')
        },
      )
      asked.setHeader('authorization', `Bearer ${token}`)
      if (body !== undefined) asked.setHeader('content-type', 'application/json')
      asked.on('error', () => {
        count(kind, 'closed')
        go()
      })
      asked.end(body)
      count(kind, 'sent')
    })
  }
  agent.destroy()
}

/** So many connections that begin something and never come to its end; another for each that is ended. */
async function crawl(kind: string, begins: string, more: string, isDeaf = false): Promise<void> {
  const address = nextAddress()
  const open = new Set<net.Socket>()
  while (!isDone()) {
    for (let come = open.size; come < SLOW; come++) {
      const socket = net.connect({ host: name, port: Number(port), ...from(address) })
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('data', () => count(kind, 'answered'))
      socket.once('close', () => {
        open.delete(socket)
        count(kind, 'closed')
      })
      socket.write(begins)
      if (isDeaf) socket.pause()
      count(kind, 'sent')
    }
    for (const socket of open)
      if (socket.writable && socket.writableLength === 0) socket.write(more)
    // oxlint-disable-next-line no-await-in-loop -- slowly
    await pause(500)
  }
  for (const socket of open) socket.destroy()
}

const HEAD = `Host: ${host}\r\n`
const deep = `{"type":"agree","id":"${newRequestId()}","table":"${table}","terms":{"edition":{"x":${'['.repeat(1_600)}${']'.repeat(1_600)}}}}`
const marks = Object.fromEntries(
  Array.from({ length: 130 }, (_, index) => [`n${String(index).padStart(40, '0')}`, 1_000_000]),
)
const junk = createAttacker(orders.seed, table)
const [eve = '', mallory = '', oscar = '', trudy = ''] = strangers
const post = (path: string, body: string) => () => ({ method: 'POST', path, body })
const get = (path: string) => () => ({ method: 'GET', path })

process.on('message', () => (isStopped = true))
const report = setInterval(() => process.send?.(counts), 250)

await Promise.all([
  flood('junk', '/api/socket', eve, (socket) => socket.send(junk())),
  flood('deep JSON', '/api/socket', mallory, (socket) => socket.send(deep)),
  flood('pings', '/api/socket', oscar, (socket) => socket.ping(), true),
  flood(
    'messages never read',
    '/api/socket',
    trudy,
    (socket) => socket.send('{"type":"ping"}'),
    true,
  ),
  flood('program', '/api/seat', orders.seat, (socket) => socket.send('{"number":0,"move":"x"}')),
  ask('junk by HTTP', () => post(`/api/tables/${table}/steps`, junk())(), eve),
  ask('deep JSON by HTTP', post(`/api/tables/${table}/steps`, deep), mallory),
  ask(
    'long notes',
    () =>
      post(
        `/api/tables/${box}/steps`,
        JSON.stringify({ id: newRequestId(), type: 'mark', marks }),
      )(),
    owner,
  ),
  ask('looks at a long table', get(`/api/tables/${box}`), owner),
  ask('lists', get('/api/tables'), oscar),
  ask('exports', get('/api/me/export'), owner),
  crawl('slow headers', `GET /api/health HTTP/1.1\r\n${HEAD}X-Slow: `, 'a'),
  crawl(
    'slow bodies',
    `POST /api/me HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 999\r\n\r\n`,
    ' ',
  ),
  crawl('half upgrades', `GET /api/socket HTTP/1.1\r\n${HEAD}Upgrade: websocket\r\nX-Slow: `, 'a'),
  crawl('answers never read', `GET /api/health HTTP/1.1\r\n${HEAD}\r\n`.repeat(2_000), '', true),
])
clearInterval(report)
process.send?.(counts)
process.disconnect()
