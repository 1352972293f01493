/** Registers online play under /api: the routes, the socket, and the limits that every request passes first. */
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '@tiletum/protocol'
import type { Caller } from '../identity/authenticate.ts'
import { networkOf } from '../limits/network.ts'
import { connect } from '../sockets/connection.ts'
import type { Hub } from '../sockets/hub.ts'
import { seatProgram } from '../sockets/seat-program.ts'
import { UnreadableTable } from '../tables/live-table.ts'
import type { Services } from '../services.ts'
import { StoreUnavailable } from '../store/server-store.ts'
import { callerFrom, sendRefusal } from './request-guards.ts'
import { servePeople } from './people.ts'
import { servePush } from './push.ts'
import { serveSteps } from './play-over-http.ts'
import { serveTables } from './tables.ts'

export async function serveOnline(
  app: FastifyInstance,
  services: Services,
  hub: Hub,
): Promise<void> {
  const { rates } = services
  // Pings are answered by the sockets themselves, where they are counted.
  await app.register(websocket, { options: { maxPayload: LIMITS.message, autoPong: false } })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      // Before anything is looked up: whoever floods the server costs it as little as possible.
      const address = networkOf(request.ip)
      return rates.requestsOfAddress.allows(address) && rates.answersOfAddress.hasLeft(address)
        ? undefined
        : sendRefusal(reply, { why: 'limit', detail: 'requests' })
    })
    scope.addHook('onSend', async (request, reply, payload) => {
      const length =
        typeof payload === 'string'
          ? payload.length
          : Number(reply.getHeader('content-length') ?? 0)
      rates.answersOfAddress.spend(networkOf(request.ip), length)
    })
    scope.setErrorHandler((error, { log }, reply) => {
      if (error instanceof StoreUnavailable) return sendRefusal(reply, { why: 'busy' })
      if (error instanceof UnreadableTable) {
        log.error({ table: error.table, err: error.cause }, 'a table cannot be read')
        return sendRefusal(reply, { why: 'unreadable', table: error.table })
      }
      // The app's own handler answers everything else.
      throw error
    })
    servePeople(scope, services)
    servePush(scope, services)
    serveTables(scope, services)
    serveSteps(scope, services)
    serveSocket(scope, services, hub)
  })
}

function serveSocket(app: FastifyInstance, services: Services, hub: Hub): void {
  const callers = new WeakMap<object, Caller>()
  /** Before the connection is upgraded: nobody, and no foreign page, gets a socket. */
  const only = (isWelcome: (caller: Caller) => boolean) => ({
    websocket: true as const,
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await callerFrom(services, request, true)
      if (caller === undefined || !isWelcome(caller))
        return reply.code(401).send({ type: 'no', why: 'nobody' })
      callers.set(request, caller)
      return undefined
    },
  })

  app.get(
    '/api/socket',
    only(({ only: seat }) => seat === undefined),
    (socket, request) => {
      const caller = callers.get(request)
      if (caller === undefined) return socket.close()
      return connect(services, hub, socket, request.socket, caller, networkOf(request.ip))
    },
  )

  app.get(
    '/api/seat',
    only(({ only: seat }) => seat !== undefined),
    async (socket, request) => {
      const seat = callers.get(request)?.only
      if (seat === undefined) return socket.close()
      return seatProgram(services, hub, socket, seat, networkOf(request.ip))
    },
  )
}
