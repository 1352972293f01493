import { createServer } from 'node:http'
import helmet from '@fastify/helmet'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { LIMITS } from '@tiletum/protocol'
import { serveClient } from './static-client.ts'
import { answerFailures, answerUnreadable } from './error-responses.ts'
import { refuseForeignHost } from './host-check.ts'
import { serveHealth } from './health.ts'
import { createOrigins } from './identity/own-origins.ts'
import type { OriginCheck } from './identity/own-origins.ts'
import { createConnections, proxyCheck } from './limits/connections.ts'
import type { Connections } from './limits/connections.ts'
import type { Online } from './create-services.ts'
import { logAnswers } from './operation/logs.ts'
import { serveMetrics } from './operation/metrics-route.ts'
import type { Metrics } from './operation/metrics.ts'
import { serveReadiness } from './operation/readiness.ts'
import type { Readiness } from './operation/readiness.ts'
import { PERMISSIONS, policyFor } from './security-headers.ts'
import { ignoreMalformedRanges } from './range-header.ts'
import { serveAddresses } from './addresses-route.ts'
import { readBodies, refuseConnection, refuseEarly } from './malformed-requests.ts'

export interface AppOptions {
  /** The folders of the built client, the present one first; without, only the interface for programs is served. */
  readonly client?: readonly string[]
  /** Playing together; without it everybody plays on the own device. */
  readonly online?: Online
  /** It should be there and is not; why is the operator's to know, for it tells of their machine. */
  readonly offline?: true
  /** The names it answers to; those of a home network if nothing is said. */
  readonly origins?: OriginCheck
  /** The addresses of the proxies that are believed when they say who asks. */
  readonly trustProxy?: readonly string[]
  /** Behind a proxy: what this machine alone may see is told to nobody. */
  readonly behindProxy?: boolean
  /** The server's addresses in the network; called once it listens. */
  readonly addresses?: () => readonly string[]
  readonly operation?: Operation
  readonly connections?: Connections
  /** Tests do not wait as long. */
  readonly timeouts?: Timeouts
}

/** Milliseconds that a stranger may take. */
export interface Timeouts {
  /** For the headers of a request, and for the whole of it. */
  readonly headers: number
  readonly request: number
  /** Until the next request; longer than proxies keep their connections. */
  readonly keepAlive: number
  /** Without a byte from either side. Requests that wait for news are answered earlier. */
  readonly idle: number
  /** How often it is looked for late ones. */
  readonly every: number
}

const TIMEOUTS: Timeouts = {
  headers: 15_000,
  request: 60_000,
  keepAlive: 72_000,
  idle: 75_000,
  every: 5_000,
}

/** For whoever runs the server. */
export interface Operation {
  readonly log?: FastifyBaseLogger
  readonly metrics?: Metrics
  readonly metricsToken?: string
  readonly ready?: Readiness
}

export async function createApp({
  client,
  online,
  offline,
  origins = online?.services.origins ?? createOrigins(undefined),
  trustProxy,
  behindProxy = trustProxy !== undefined,
  addresses,
  operation = {},
  connections = online?.services.connections ?? createConnections(),
  timeouts = TIMEOUTS,
}: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: LIMITS.message,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: refuseConnection,
    serverFactory(handler) {
      const server = createServer(
        {
          requireHostHeader: false,
          headersTimeout: timeouts.headers,
          requestTimeout: timeouts.request,
          keepAliveTimeout: timeouts.keepAlive,
          connectionsCheckingInterval: timeouts.every,
        },
        connections.withoutPipelines(handler),
      )
      return server.setTimeout(timeouts.idle)
    },
    ...(trustProxy === undefined ? {} : { trustProxy: [...trustProxy] }),
    logController: new LogController({ disableRequestLogging: true }),
    ...(operation.log === undefined ? {} : { loggerInstance: operation.log }),
  })
  const isProxy = proxyCheck(trustProxy ?? [])
  connections.limit(app.server, (address) => behindProxy && isProxy(address))
  readBodies(app)
  await app.register(helmet, policyFor(origins))
  if (origins.secure)
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('permissions-policy', PERMISSIONS)
    })
  refuseEarly(app)
  refuseForeignHost(app, origins, operation.metricsToken)
  ignoreMalformedRanges(app)
  answerFailures(app)
  serveHealth(app)
  if (addresses !== undefined) serveAddresses(app, addresses)
  operate(app, operation, behindProxy)
  if (online !== undefined) {
    // Before the sockets are closed, so that they can be told.
    app.addHook('preClose', () => online.finish())
    await online.serve(app)
    app.addHook('onClose', () => online.close())
  }
  if (offline === true) refuseOnline(app)
  if (client !== undefined) await serveClient(app, client)
  return app
}

function operate(
  app: FastifyInstance,
  { metrics, metricsToken, ready }: Operation,
  behindProxy: boolean,
): void {
  logAnswers(app)
  if (ready !== undefined) {
    serveReadiness(app, ready)
    app.addHook('preClose', async () => ready.stop())
  }
  if (metrics !== undefined) {
    const token = metricsToken === undefined ? {} : { token: metricsToken }
    serveMetrics(app, metrics, { behindProxy, ...token })
  }
}

/** Clients ask who they are first, and are told that there is nobody to be. */
function refuseOnline(app: FastifyInstance): void {
  app.all('/api/*', (_request, reply) =>
    reply
      .code(503)
      .header('cache-control', 'no-store')
      .send({ type: 'no', why: 'busy', detail: 'no-store' }),
  )
}
