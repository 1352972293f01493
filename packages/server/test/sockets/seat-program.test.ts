import { POLICY_NAMES } from '@tiletum/bots'
import type { PolicyName, SeatMessage } from '@tiletum/bots'
import { createSearchWorker } from '@tiletum/bots/search-worker'
import { content } from '@tiletum/content'
import type { GameConfig } from '@tiletum/engine'
import { LIMITS } from '@tiletum/protocol'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { makeTable, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'
import { startForTwo } from '../support/two-people.ts'

let server: Server
let anna: Player
let bruno: Player
startForTwo((all) => ({ server, anna, bruno } = all))

const PATIENT = { timeout: 120_000 }

/** A table with a token for each of its seats. */
async function begin(): Promise<{ table: string; tokens: readonly string[] }> {
  const { table, join } = await makeTable(anna, termsFor(['anybody', 'anybody']))
  await bruno.ask(table, { type: 'seat', act: { do: 'take', seat: 1 } }, join)
  const tokens: string[] = []
  for (const [seat, player] of [anna, bruno].entries()) {
    await player.ask(table, { type: 'seat', act: { do: 'ready', seat } })
    const { body } = await player.call<{ token: string }>('POST', `tables/${table}/tokens`, {
      seat,
    })
    tokens.push(body.token)
  }
  return { table, tokens }
}
async function start(table: string): Promise<void> {
  expect((await anna.ask(table, { type: 'start' })).status).toBe(200)
}

function sit(token: string, answer: (message: SeatMessage) => string | undefined) {
  const socket = new WebSocket(`ws://${server.host}/api/seat`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const heard: SeatMessage[] = []
  const closed = new Promise<number>((go) => {
    socket.on('close', (code) => go(code))
    socket.on('unexpected-response', (_request, { statusCode }) => go(statusCode ?? 0))
    socket.on('error', () => undefined)
  })
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as SeatMessage
    heard.push(message)
    const text = answer(message)
    if (text !== undefined) socket.send(text)
  })
  return { socket, heard, closed }
}

/** Enough for a legal move: what is tested is the door, not the search. */
const FEW_ITERATIONS = 2

/** A computer player in the seat of this token, as fast as it can, to the end of its connection. */
function play(token: string, policy: PolicyName): Promise<number> {
  const worker = createSearchWorker(content)
  let config: GameConfig | undefined
  const { socket, closed } = sit(token, (message) => {
    if (message.type === 'hello') ({ config } = message)
    if (message.type !== 'choose' || config === undefined) return undefined
    const { number, state } = message
    const request = { config, state, policy, seed: 'seat', iterations: FEW_ITERATIONS }
    void worker.think(request).then(({ move }) => socket.send(JSON.stringify({ number, move })))
    return undefined
  })
  return closed
}

describe('programs in seats', () => {
  it('of every level play whole games, however fast they answer', async () => {
    for (let at = 0; at < POLICY_NAMES.length; at += 2) {
      const pair = [POLICY_NAMES[at] ?? 'random', POLICY_NAMES[at + 1] ?? 'random'] as const
      const { table, tokens } = await begin()
      await start(table)
      const codes = await Promise.all(pair.map((name, seat) => play(tokens[seat] ?? '', name)))
      expect(codes, pair.join(' against ')).toEqual([1000, 1000])
      expect((await server.online.services.tables.load(table))?.table.state).toBe('over')
    }
  })

  it('are told to wait when they send what nobody asked for, and still may answer', async () => {
    const { table, tokens } = await begin()
    const { socket, heard, closed } = sit(tokens[0] ?? '', (message) =>
      message.type === 'choose' && message.number > 0
        ? JSON.stringify({ number: message.number, move: message.options[0]?.move })
        : undefined,
    )
    await new Promise((go) => socket.once('open', go))
    for (let sent = 0; sent < 20 * LIMITS.requestsPerSecond; sent++)
      socket.send(JSON.stringify({ number: 0, move: 'end turn' }))
    await expect.poll(() => heard.map(({ type }) => type), PATIENT).toContain('wait')
    await start(table)
    const entries = async () =>
      (await server.online.services.tables.load(table))?.table.entries ?? 0
    const before = await entries()
    await expect.poll(entries, PATIENT).toBeGreaterThan(before)
    expect(socket.readyState).toBe(WebSocket.OPEN)
    // Those that are read in one go are answered once.
    expect(heard.filter(({ type }) => type === 'wait').length).toBeLessThan(20)
    socket.close()
    await closed
  })

  it('hear of their faults, are asked again, and go after the third', async () => {
    const { table, tokens } = await begin()
    await start(table)
    const lines = ['no JSON', '{"number":', JSON.stringify({ number: 9999, move: 'end turn' })]
    const { heard, closed } = sit(tokens[0] ?? '', ({ type }) =>
      type === 'choose' ? lines.shift() : undefined,
    )
    expect(await closed).toBe(1008)
    expect(heard.map(({ type }) => type)).toEqual(
      'hello new choose refused choose refused choose refused'.split(' '),
    )
    expect(heard.at(-1)).toMatchObject({ fault: 'illegal', reason: expect.any(String) as string })
    const live = await server.online.services.tables.load(table)
    expect(live?.table.awaits).toBe(0)
  })

  it('need a token for the seat, which is good for nothing else', async () => {
    const { table, tokens } = await begin()
    expect(await sit('x'.repeat(43), () => undefined).closed).toBe(401)
    expect(await sit(anna.token, () => undefined).closed).toBe(401)
    const [token = ''] = tokens
    const asked = await server.app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asked.statusCode).toBe(401)
    const socket = new WebSocket(`ws://${server.host}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const status = await new Promise((go) => {
      socket.on('unexpected-response', (_request, { statusCode }) => go(statusCode))
      socket.on('error', () => undefined)
    })
    expect(status).toBe(401)
    await start(table)
    const { heard, socket: other } = sit(tokens[1] ?? '', () => undefined)
    await expect.poll(() => heard.length, { timeout: 120_000 }).toBeGreaterThan(0)
    await new Promise((go) => setTimeout(go, 200))
    // it is the other seat's turn
    expect(heard.map(({ type }) => type)).toEqual(['hello', 'new'])
    other.close()
  })
})
