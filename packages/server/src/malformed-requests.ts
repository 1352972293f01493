/** Answers requests that never reach the app because the parser or Node itself refuses them. */
import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { boundedJson } from '@tiletum/engine/json'
import { BARE_POLICY } from './security-headers.ts'

const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
}
const UNREADABLE = [400, 'The server could not understand this request.'] as const

/** The time that a refused connection may go on sending. */
const LINGER = 5000

/**
 * The last words on a connection whose request could not be read. What still comes is read and
 * dropped: closing with unread bytes would reset the connection, and the answer would be lost.
 */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  // The parser stumbles again over what follows.
  if (!socket.writable) return
  const [status, message] = REFUSALS[error.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ error: 'badRequest', message })
  const headers = Object.entries({ ...headersFor(body), connection: 'close' })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  )
  const late = setTimeout(() => socket.destroy(), LINGER).unref()
  socket.once('close', () => clearTimeout(late))
}

/** Node would refuse these two by itself, without our headers. */
export function refuseEarly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { httpVersion, headers } = request.raw
    if (httpVersion === '1.1' && headers.host === undefined) {
      const body = JSON.stringify({ error: 'badRequest', message: UNREADABLE[1] })
      return reply.code(400).headers(headersFor(body)).header('connection', 'close').send(body)
    }
    return undefined
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ error: 'badRequest', message: UNREADABLE[1] })
    response.writeHead(417, { ...headersFor(body), connection: 'close' }).end(body)
  })
}

/** Bodies are bounded as texts, before anything else walks through them. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      try {
        boundedJson(body)
      } catch (error) {
        return done(Object.assign(error as Error, { statusCode: 400 }))
      }
      return parse(request, body, done)
    },
  )
}

const headersFor = (body: string) => ({
  ...BARE_POLICY,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
})
