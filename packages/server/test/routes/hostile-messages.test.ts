import type { Socket } from 'node:net'
import WebSocket from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '@tiletum/protocol'
import { frameOf, senderTo } from '../../src/sockets/send-frames.ts'
import { keepAlive } from '../../src/sockets/keep-alive.ts'
import { attack } from '../support/send-hostile-messages.ts'
import { testClocks } from '../support/test-clocks.ts'
import { createAttacker } from '../support/hostile-messages.ts'
import { enter } from '../support/socket-client.ts'
import { introduce, startServer, startTwo } from '../support/whole-server.ts'
import type { Server } from '../support/whole-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ patience: 100_000 })
})
afterAll(() => server.close())

describe('hostile messages', () => {
  it('change nothing and get a clear answer, 2,000 of them', async () => {
    const { answers, faults } = await attack(server, 2_000, 1)
    expect(faults).toEqual([])
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(2_000)
    // Some are read well enough to be refused for what they ask.
    expect(answers.get(403)).toBeGreaterThan(0)
    expect(answers.get(400)).toBeGreaterThan(0)
  })

  it('are answered on a socket too, which is closed in the end', async () => {
    const anna = await introduce(server, 'Anna')
    const bruno = await introduce(server, 'Bruno')
    const eve = await introduce(server, 'Eve')
    const { table } = await startTwo(anna, bruno)
    const client = await enter(server, eve)
    const next = createAttacker(2, table)
    for (let sent = 0; sent < 300; sent++) client.send(next())
    // Some of them are fit to be read, and on a slow machine none comes too often: these are never.
    for (let sent = 0; sent < 300; sent++) client.send('{')
    expect(await client.closed()).toBe(1008)
    expect(client.heard.filter(({ type }) => type === 'no').length).toBeGreaterThan(100)
  })
})

it('an address that floods the server is told to wait, whatever it asks for', async () => {
  const flooded = await startServer({ patience: 1, clocks: testClocks() })
  const most = LIMITS.requestsPerSecond * LIMITS.perAddress
  const from = (remoteAddress: string) => ({ url: '/api/levels', remoteAddress })
  for (let times = 0; times < most; times++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await flooded.app.inject(from('192.0.2.7'))).statusCode).toBe(200)
  expect((await flooded.app.inject(from('192.0.2.7'))).statusCode).toBe(429)
  expect((await flooded.app.inject(from('192.0.2.8'))).statusCode).toBe(200)
  await flooded.close()
})

describe('a socket', () => {
  it('that does not read what it is sent is cut off', () => {
    const calls: string[] = []
    const socket = {
      readyState: WebSocket.OPEN,
      OPEN: WebSocket.OPEN,
      terminate: () => calls.push('end'),
    } as unknown as WebSocket
    const connection = {
      writableLength: LIMITS.buffered as number,
      write: (frame: Buffer) => calls.push(frame.toString('latin1', 2)),
    }
    const send = senderTo(socket, connection as unknown as Socket)
    send(frameOf('one'))
    connection.writableLength++
    send(frameOf('two'))
    expect(calls).toEqual(['one', 'end'])
  })

  it('is ended after two pings without an answer', async () => {
    const calls: string[] = []
    const socket = {
      on: () => socket,
      ping: () => calls.push('ping'),
      terminate: () => calls.push('end'),
    } as unknown as WebSocket
    const pulse = keepAlive(socket, 5)
    await expect.poll(() => calls.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(3)
    pulse.stop()
    expect(calls.slice(0, 3)).toEqual(['ping', 'ping', 'end'])
  })
})
