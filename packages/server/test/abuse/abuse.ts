/** Attacks a server in a process of its own while two people play at it, and says what came of it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import type { SeatMessage } from '@tiletum/bots'
import type { TableMade } from '@tiletum/protocol'
import type { Client } from '../kill/client.ts'
import { post, seatTwo } from '../kill/seating.ts'
import { startProcess } from '../kill/server-process.ts'
import { termsFor } from '../support/whole-server.ts'
import { bundle } from '../support/bundle.ts'
import type { Counts, Orders } from './attackers.ts'

export interface AbuseOptions {
  readonly messages: number
  /** How long it lasts at least, and how long the players play in peace before. */
  readonly seconds: number
  readonly peace: number
  readonly seed: number
  /** Where the server keeps its tables; without it in a file of its own. */
  readonly databaseUrl?: string
  readonly onProgress?: (sent: number) => void
}

export interface Abused {
  readonly counts: Counts
  /** Highest resident memory in bytes, longest stop of the event loop in seconds. */
  readonly persistence: number
  readonly stop: number
  /** Milliseconds that each move of the players took, without the attack and with it. */
  readonly before: readonly number[]
  readonly during: readonly number[]
  /** What must not be; empty if all is well. */
  readonly faults: readonly string[]
}

/** People do not move faster; the server would tell them to wait. */
const THINKING = 60
const MOST_MEMORY = 400 * 1024 * 1024

export async function abuse(options: AbuseOptions): Promise<Abused> {
  const programs = path.resolve(import.meta.dirname, '..')
  const [server, attackers] = [
    await bundle(path.join(programs, 'kill/program.ts')),
    await bundle(path.join(programs, 'abuse/attackers.ts')),
  ]
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-abuse-'))
  const { databaseUrl } = options
  const settings = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const process = await startProcess(server, data, { ...settings })
  try {
    return await attack(process.host, process.hasEnded, attackers, options)
  } finally {
    await process.kill()
    fs.rmSync(data, { recursive: true, force: true })
  }
}

async function attack(
  host: string,
  hasEnded: () => boolean,
  program: string,
  { messages, seconds, peace, seed, onProgress }: AbuseOptions,
): Promise<Abused> {
  const orders = await prepare(host, { messages, seconds, seed })
  const watched = watchProcess(host)
  const players = await startPlayers(host)
  await pause(peace * 1000)
  const before = players.takeTimes()
  await watched.reset()

  const table = players.table()
  const child = fork(program, [JSON.stringify({ ...orders, table })], { execArgv: [] })
  const ended = once(child, 'exit')
  let counts: Counts = {}
  child.on('message', (told: Counts) => {
    counts = told
    onProgress?.(Object.values(told).reduce((sum, { sent }) => sum + sent, 0))
    if (hasEnded()) child.send('stop')
  })
  await ended
  const during = players.takeTimes()
  const faults = [...players.stop()]
  if (hasEnded()) faults.push('The server has ended')
  else if (!(await playsOn(host))) faults.push('No game could be played to its end')
  const { persistence, stop } = await watched.stop()
  if (persistence > MOST_MEMORY) faults.push(`${Math.round(persistence / 2 ** 20)} MB of memory`)
  if (during.length === 0) faults.push('Nobody could play during the attack')
  return { counts, persistence, stop, before, during, faults }
}

async function prepare(
  host: string,
  size: Pick<Orders, 'messages' | 'seconds' | 'seed'>,
): Promise<Omit<Orders, 'table'>> {
  const people: string[] = []
  for (const name of ['Owner', 'Eve', 'Mallory', 'Oscar', 'Trudy'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    people.push((await post<{ token: string }>(host, 'programs', { name })).token)
  const [owner = '', ...strangers] = people
  const config = {
    modules: ['base', 'solo', 'companion'] as const,
    players: 1,
    difficulty: 'easy' as const,
  }
  const companion = termsFor(['anybody'], {
    kind: 'companion',
    config: { ...config, modules: [...config.modules] },
  })
  const { table: box } = await post<TableMade>(host, 'tables', { terms: companion, seat: 0 }, owner)
  const terms = termsFor(['anybody', 'anybody'])
  const { table: open } = await post<TableMade>(host, 'tables', { terms, seat: 0 }, owner)
  const seat = await tokenFor(host, open, 0, owner)
  return { ...size, host, owner, strangers, box, seat }
}

/** Without an id, which requests of other kinds have. */
async function tokenFor(host: string, table: string, seat: number, token: string): Promise<string> {
  const response = await fetch(`http://${host}/api/tables/${table}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ seat }),
  })
  return ((await response.json()) as { token: string }).token
}

/** Two people who play one game after the other, and the time that each of their moves took. */
async function startPlayers(host: string) {
  let clients: readonly Client[] = []
  let times: number[] = []
  let isStopped = false
  const faults: string[] = []
  const waiting = new Map<Client, { readonly id: string; readonly since: number }>()

  function heard(): void {
    const now = performance.now()
    for (const client of clients) {
      const { unanswered: id } = client
      const known = waiting.get(client)
      if (known?.id === id) continue
      // The pause before a move is the player's own.
      if (known !== undefined && client.acknowledged.has(known.id))
        times.push(Math.max(0, now - known.since - THINKING))
      if (id === undefined) waiting.delete(client)
      else waiting.set(client, { id, since: now })
    }
    if (clients.length > 0 && clients.every(({ isOver }) => isOver)) void begin()
  }

  async function begin(): Promise<void> {
    const finished = clients
    clients = []
    collect(finished)
    if (isStopped) return
    clients = await seatTwo(host, heard, THINKING)
    for (const client of clients) {
      client.connect(host)
      client.play(true)
    }
  }

  function collect(finished: readonly Client[]): void {
    for (const client of finished) {
      faults.push(...client.faults)
      client.leave()
    }
  }

  await begin()
  return {
    table: () => clients[0]?.table ?? '',
    takeTimes() {
      const taken = times
      times = []
      return taken
    },
    stop() {
      isStopped = true
      collect(clients)
      clients = []
      return faults
    },
  }
}

/** Reads the server's own figures again and again. */
function watchProcess(host: string) {
  let persistence = 0
  let stop = 0
  async function read(): Promise<void> {
    const text = await (await fetch(`http://${host}/api/metrics`)).text()
    const figure = (name: string): number =>
      Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0)
    persistence = Math.max(persistence, figure('process_resident_memory_bytes'))
    stop = Math.max(stop, figure('nodejs_eventloop_lag_max_seconds'))
  }
  const timer = setInterval(() => void read().catch(() => undefined), 500)
  return {
    async reset() {
      await read()
      ;[persistence, stop] = [0, 0]
    },
    async stop() {
      clearInterval(timer)
      await read().catch(() => undefined)
      return { persistence, stop }
    },
  }
}

const LONGEST_GAME = 120_000

/** Two programs play a whole game, each answering with whatever comes first. */
async function playsOn(host: string): Promise<boolean> {
  const tokens = await Promise.all(
    ['Anna', 'Bruno'].map(
      async (name) => (await post<{ token: string }>(host, 'programs', { name })).token,
    ),
  )
  const [anna = '', bruno = ''] = tokens
  const terms = termsFor(['anybody', 'anybody'], { listed: true })
  const { table } = await post<TableMade>(host, 'tables', { terms, seat: 0 }, anna)
  const ask = (token: string, request: object) =>
    post(host, `tables/${table}/steps`, request, token)
  await ask(bruno, { type: 'seat', act: { do: 'take', seat: 1 } })
  await ask(anna, { type: 'seat', act: { do: 'ready', seat: 0 } })
  await ask(bruno, { type: 'seat', act: { do: 'ready', seat: 1 } })
  await ask(anna, { type: 'start' })
  const ends = tokens.map(async (token, seat) => {
    const socket = new WebSocket(`ws://${host}/api/seat`, {
      headers: { authorization: `Bearer ${await tokenFor(host, table, seat, token)}` },
    })
    let isOver = false
    socket.on('error', () => undefined)
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString()) as SeatMessage
      if (message.type === 'over') isOver = true
      if (message.type !== 'choose') return
      const { number, options } = message
      socket.send(JSON.stringify({ number, move: options[0]?.move }))
    })
    const tooLong = setTimeout(() => socket.terminate(), LONGEST_GAME)
    await once(socket, 'close')
    clearTimeout(tooLong)
    return isOver
  })
  return (await Promise.all(ends)).every(Boolean)
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN
}
