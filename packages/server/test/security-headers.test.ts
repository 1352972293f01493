import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Duplex } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../src/app.ts'
import { createOrigins } from '../src/identity/own-origins.ts'
import { refuseConnection } from '../src/malformed-requests.ts'

const client = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-client-'))
const FILE = '/assets/app-abc123.txt'
const ENDLESS = `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(99_999)}\r\n\r\n`

let app: FastifyInstance
beforeAll(async () => {
  fs.mkdirSync(path.join(client, 'assets'))
  fs.writeFileSync(path.join(client, 'index.html'), '<title>Tiletum</title>')
  fs.writeFileSync(path.join(client, FILE), '0123456789')
  app = await createApp({ client: [client] })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  fs.rmSync(client, { recursive: true })
})

const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: FILE, headers })

describe('a part of a file', () => {
  it.each([
    ['bytes=2-4', '234'],
    ['bytes=7-', '789'],
    ['bytes=-2', '89'],
    ['bytes=8-99', '89'],
  ])('%s is sent alone', async (range, body) => {
    const response = await get({ range })
    expect([response.statusCode, response.body]).toEqual([206, body])
  })

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is not there', async (range) => {
    const response = await get({ range, 'accept-language': 'fr' })
    expect(response.statusCode).toBe(416)
    expect(response.headers['content-range']).toBe('bytes */10')
    expect(response.body).toContain('n’a pas de telle partie')
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each([
    'bytes=',
    'bytes=-',
    'bytes=x-4',
    'bytes=4-2',
    'bytes=1-2-3',
    'bytes=1',
    'bytes=99-x',
    'bytes 2-4',
    'lines=2-4',
    'bytes=0-1,5-6',
    `bytes=${'0-1,'.repeat(9)}`,
  ])('%s is as good as nothing asked', async (range) => {
    const response = await get({ range })
    expect([response.statusCode, response.body]).toEqual([200, '0123456789'])
  })

  it('is never the answer to HEAD', async () => {
    expect((await get({ range: 'bytes=99-' }, 'HEAD')).statusCode).toBe(200)
  })
})

it('a file other than the expected one is not sent', async () => {
  const response = await get({ 'if-match': '"another"' })
  expect(response.statusCode).toBe(412)
  expect(response.body).not.toContain('0123456789')
  const { headers } = await get({})
  expect((await get({ 'if-match': String(headers['etag']) })).statusCode).toBe(200)
  const long = await get({ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })
  expect(long.statusCode).toBe(412)
})

it.each(['/', '/nowhere', '/api/health', '/%zz'])('%s stands in no frame', async (url) => {
  const { headers } = await app.inject({ method: 'GET', url })
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

describe('at an https address', () => {
  const asked = async (publicUrl: string | undefined) => {
    const server = await createApp({ client: [client], origins: createOrigins(publicUrl) })
    onTestFinished(() => server.close())
    const { headers } = await server.inject({ url: '/' })
    const { 'permissions-policy': permissions } = headers
    return {
      insists: headers['strict-transport-security'],
      opener: headers['cross-origin-opener-policy'],
      permissions,
    }
  }

  it('browsers insist on it, keep other pages apart and ask for no camera', async () => {
    expect(await asked('https://tiletum.example.org')).toEqual({
      insists: 'max-age=31536000',
      opener: 'same-origin',
      permissions: expect.stringContaining('camera=()'),
    })
  })

  it.each([undefined, 'http://anna.example.net:8080'])('only: %s', async (publicUrl) => {
    expect(await asked(publicUrl)).toEqual({})
  })
})

describe('what the parser refuses', () => {
  it.each([
    [400, 'no request at all', 'nonsense\r\n\r\n'],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1, 2\r\n\r\nab'],
    [417, 'a wish nobody knows', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: cake\r\n\r\n'],
    [431, 'endless headers', ENDLESS],
  ])('is answered with %i and the security headers: %s', async (status, _what, request) => {
    const answer = await say(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(answer).toMatch(/^x-frame-options: DENY\r$/im)
    expect(answer).toMatch(/\r\n\r\n\{"error":"badRequest","message":"[^"]+"\}$/)
  })

  // Closing with unread bytes would reset the connection, and the answer could be lost on its way.
  it('is read to its end, so that the answer arrives', async () => {
    const client = connect({ allowHalfOpen: true })
    const [connection] = (await once(app.server, 'connection')) as [net.Socket]
    client.write(ENDLESS)
    await once(client.resume(), 'end')
    expect(connection.destroyed).toBe(false)
    client.end('x'.repeat(1_000_000))
    await Promise.all([once(client, 'close'), once(connection, 'close')])
    expect(connection.bytesRead).toBe(ENDLESS.length + 1_000_000)
  })

  it('is not listened to for ever', () => {
    vi.useFakeTimers()
    const connection = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
    refuseConnection(new Error('unreadable'), connection)
    expect(connection.destroyed).toBe(false)
    vi.advanceTimersByTime(5000)
    expect(connection.destroyed).toBe(true)
    vi.useRealTimers()
  })
})

/** Sends bytes as they are and returns all that comes back until the end. */
async function say(text: string): Promise<string> {
  const socket = connect()
  let answer = ''
  socket.setEncoding('utf8').on('data', (data: string) => (answer += data))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

function connect(options: Partial<net.TcpNetConnectOpts> = {}): net.Socket {
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return net.connect({ host: '127.0.0.1', port, ...options })
}
