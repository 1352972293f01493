/** Connections that are slow, silent or many, and a player beside them. */
import { once } from 'node:events'
import net from 'node:net'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConnections, proxyCheck } from '../../src/limits/connections.ts'
import { enter } from '../support/socket-client.ts'
import { introduce, startServer } from '../support/whole-server.ts'
import type { Server } from '../support/whole-server.ts'

let server: Server
beforeAll(async () => {
  const timeouts = { headers: 300, request: 600, keepAlive: 1_400, idle: 1_500, every: 50 }
  server = await startServer({ app: { timeouts } })
})
afterAll(() => server.close())

function open(at: Server, text: string): Socket {
  const [host = '', port] = at.host.split(':')
  const socket = net.connect(Number(port), host)
  socket.on('error', () => undefined)
  socket.write(text)
  return socket
}

/** What comes back until the other side ends the connection, while it is sent something again and again. */
async function untilClosed(socket: Socket, more = ''): Promise<string> {
  let heard = ''
  socket.on('data', (data: Buffer) => void (heard += data.toString('latin1')))
  const timer = setInterval(() => void (socket.writable && socket.write(more)), 50)
  await once(socket, 'close')
  clearInterval(timer)
  return heard
}

const HEAD = 'Host: 127.0.0.1\r\n'

describe('a connection', () => {
  it.each([
    ['headers that come letter by letter', `GET /api/health HTTP/1.1\r\n${HEAD}X-Slow: `, 'a'],
    ['half an upgrade', `GET /api/socket HTTP/1.1\r\n${HEAD}Upgrade: websocket\r\nX-Slow: `, 'a'],
    [
      'a body that comes letter by letter',
      `POST /api/me HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 999\r\n\r\n`,
      ' ',
    ],
  ])('with %s is ended', async (_name, text, more) => {
    expect(await untilClosed(open(server, text), more)).toContain('408')
  })

  it('that asks for a socket and is nobody is ended', async () => {
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n`
    const text = `GET /api/socket HTTP/1.1\r\n${HEAD}${upgrade}\r\n`
    expect(await untilClosed(open(server, text))).toContain('401')
  })

  it.each(['tables', 'tables/import'])(
    'of nobody who announces a long body for %s is refused before it comes',
    async (path) => {
      const announced = `Content-Type: application/json\r\nContent-Length: 99999\r\n`
      const socket = open(server, `POST /api/${path} HTTP/1.1\r\n${HEAD}${announced}\r\n`)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString('latin1')).toContain('401')
      socket.destroy()
    },
  )

  it('that sends pings and reads nothing is ended soon, and nothing of it is kept', async () => {
    const player = await introduce(server, 'Oscar')
    const { socket } = await enter(server, player)
    const closed = new Promise((done) => socket.once('close', done))
    const before = process.memoryUsage().rss
    socket.pause()
    for (let burst = 0; burst < 100; burst++) {
      for (let one = 0; one < 500; one++) socket.ping()
      // The server runs in this process: it must come to read them.
      // oxlint-disable-next-line no-await-in-loop -- one burst after the other
      await new Promise((go) => setImmediate(go))
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
    socket.resume()
    // Nobody but the server closes it.
    await closed
  })

  it('that sends a thousand requests at once is ended, and one after the other is not', async () => {
    const request = `GET /api/health HTTP/1.1\r\n${HEAD}\r\n`
    const patient = open(server, '')
    for (let times = 0; times < 50; times++) {
      patient.write(request)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await once(patient, 'data')
    }
    const heard = await untilClosed(open(server, request.repeat(1_000)))
    expect(heard.split('HTTP/1.1').length).toBeLessThan(50)
    patient.destroy()
  })

  it('that says nothing, or asks for much and reads nothing, is ended', async () => {
    const silent = open(server, '').resume()
    const deaf = open(server, `GET /api/health HTTP/1.1\r\n${HEAD}\r\n`)
    deaf.pause()
    const { connections } = server.online.services
    await expect.poll(() => connections.size).toBeGreaterThan(0)
    await once(silent, 'close')
    await expect.poll(() => connections.size, { timeout: 120_000 }).toBe(0)
    deaf.destroy()
  })

  it('of somebody who is known stays, however many others come', async () => {
    const connections = createConnections(1, { strangersOfAddress: 5 })
    const crowded = await startServer({ connections })
    const anna = await introduce(crowded, 'Anna')
    const client = await enter(crowded, anna)
    const crowd: Socket[] = []
    for (let come = 0; come < 9; come++) {
      const socket = open(crowded, 'GET ')
      crowd.push(socket)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await once(socket, 'connect')
    }
    const isOpen = (): boolean[] => crowd.map(({ closed }) => !closed)
    // The oldest went for those who came last.
    await expect
      .poll(isOpen)
      .toEqual([...Array<boolean>(4).fill(false), ...Array<boolean>(5).fill(true)])
    client.send({ type: 'ping' })
    await client.hear('pong')
    expect((await fetch(`http://${crowded.host}/api/health`)).status).toBe(200)
    for (const socket of crowd) socket.destroy()
    await expect.poll(() => connections.size).toBeLessThan(3)
    await crowded.close()
  })
})

it('one address, all addresses and strangers have so many connections', async () => {
  const connections = createConnections(1, { most: 6, ofAddress: 4, strangers: 5 })
  const server = net.createServer().listen(0, '127.0.0.1')
  connections.limit(server as never, (address) => address === '127.0.0.9')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const come = async (): Promise<void> => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
  }
  for (let times = 0; times < 7; times++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await come()
  await expect.poll(() => connections.size).toBe(4)
  server.close()
})

it('a proxy is one that is named, or on the same machine', () => {
  const isProxy = proxyCheck(['10.0.0.0/8', '192.0.2.7', 'uniquelocal'])
  for (const address of [
    '127.0.0.1',
    '::1',
    '::ffff:10.1.2.3',
    '192.0.2.7',
    '192.168.1.2',
    'fd00::1',
  ])
    expect(isProxy(address), address).toBe(true)
  for (const address of ['192.0.2.8', '2001:db8::1', '', 'nothing'])
    expect(isProxy(address), address).toBe(false)
})
