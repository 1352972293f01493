import type { SeatMessage } from '@tiletum/bots'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { makeTable, termsFor } from './support.ts'
import type { Player, Server } from './support.ts'
import { startForTwo } from './two-people.ts'

let server: Server
let anna: Player
let bruno: Player
startForTwo((all) => ({ server, anna, bruno } = all))

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

describe('programs in seats', () => {
  it('hear of their faults, are asked again, and go after the third', async () => {
    const { table, tokens } = await begin()
    await start(table)
    const lines = ['no JSON', '{"number":', JSON.stringify({ number: 9999, move: 'end turn' })]
    const { heard, closed } = sit(tokens[0] ?? '', ({ type }) =>
      type === 'choose' ? lines.shift() : undefined,
    )
    expect(await closed).toBe(1008)
    expect(heard.map(({ type }) => type)).toEqual(
      'hello choose refused choose refused choose refused'.split(' '),
    )
    expect(heard.at(-1)).toMatchObject({ fault: 'illegal', reason: expect.any(String) as string })
    const held = await server.online.house.tables.load(table)
    expect(held?.table.awaits).toBe(0)
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
    expect(heard.map(({ type }) => type)).toEqual(['hello'])
    other.close()
  })
})
