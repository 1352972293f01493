/** Everything of online play under /api: routes, the socket, and what every request is asked first. */
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '@tiletum/protocol'
import type { Asker } from '../identity/identity.ts'
import { networkOf } from '../limits/network.ts'
import { connect } from '../sockets/connection.ts'
import type { Hub } from '../sockets/hub.ts'
import { seatProgram } from '../sockets/program.ts'
import { UnreadableTable } from '../tables/held.ts'
import type { House } from '../tables/house.ts'
import { StoreUnavailable } from '../store/store.ts'
import { askerOf, sendNo } from './asking.ts'
import { servePeople } from './people.ts'
import { servePush } from './push.ts'
import { serveSteps } from './steps.ts'
import { serveTables } from './tables.ts'

export async function serveOnline(app: FastifyInstance, house: House, hub: Hub): Promise<void> {
  const { rates } = house
  // Pings are answered by the sockets themselves, where they are counted.
  await app.register(websocket, { options: { maxPayload: LIMITS.message, autoPong: false } })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      // Before anything is looked up: whoever floods the server costs it as little as possible.
      const address = networkOf(request.ip)
      return rates.requestsOfAddress.allows(address) && rates.answersOfAddress.hasLeft(address)
        ? undefined
        : sendNo(reply, { why: 'limit', detail: 'requests' })
    })
    scope.addHook('onSend', async (request, reply, payload) => {
      const length =
        typeof payload === 'string'
          ? payload.length
          : Number(reply.getHeader('content-length') ?? 0)
      rates.answersOfAddress.spend(networkOf(request.ip), length)
    })
    scope.setErrorHandler((error, { log }, reply) => {
      if (error instanceof StoreUnavailable) return sendNo(reply, { why: 'busy' })
      if (error instanceof UnreadableTable) {
        log.error({ table: error.table, err: error.cause }, 'a table cannot be read')
        return sendNo(reply, { why: 'unreadable', table: error.table })
      }
      // The app's own handler answers everything else.
      throw error
    })
    servePeople(scope, house)
    servePush(scope, house)
    serveTables(scope, house)
    serveSteps(scope, house)
    serveSocket(scope, house, hub)
  })
}

function serveSocket(app: FastifyInstance, house: House, hub: Hub): void {
  const askers = new WeakMap<object, Asker>()
  /** Before the connection is upgraded: nobody, and no foreign page, gets a socket. */
  const only = (isWelcome: (asker: Asker) => boolean) => ({
    websocket: true as const,
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      const asker = await askerOf(house, request, true)
      if (asker === undefined || !isWelcome(asker))
        return reply.code(401).send({ type: 'no', why: 'nobody' })
      askers.set(request, asker)
      return undefined
    },
  })

  app.get(
    '/api/socket',
    only(({ only: seat }) => seat === undefined),
    (socket, request) => {
      const asker = askers.get(request)
      if (asker === undefined) return socket.close()
      return connect(house, hub, socket, request.socket, asker, networkOf(request.ip))
    },
  )

  app.get(
    '/api/seat',
    only(({ only: seat }) => seat !== undefined),
    async (socket, request) => {
      const seat = askers.get(request)?.only
      if (seat === undefined) return socket.close()
      return seatProgram(house, hub, socket, seat, networkOf(request.ip))
    },
  )
}
