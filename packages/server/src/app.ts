import helmet from '@fastify/helmet'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { serveClient } from './client.ts'
import { answerFailures, answerUnreadable } from './failures.ts'
import { refuseForeignHost } from './foreign-host.ts'
import { serveHealth } from './health.ts'
import { createOrigins } from './identity/origins.ts'
import type { Origins } from './identity/origins.ts'
import type { Online } from './online.ts'
import { logAnswers } from './operation/logs.ts'
import { serveMetrics } from './operation/metrics.ts'
import type { Meters } from './operation/meters.ts'
import { serveReadiness } from './operation/ready.ts'
import type { Readiness } from './operation/ready.ts'
import { POLICY } from './policy.ts'
import { ignoreMalformedRanges } from './ranges.ts'
import { serveAddresses } from './reachable.ts'
import { refuseConnection, refuseEarly } from './unreadable.ts'

export interface AppOptions {
  /** The folders of the built client, the present one first; without, only the interface for programs is served. */
  readonly client?: readonly string[]
  /** Playing together; without it everybody plays on the own device. */
  readonly online?: Online
  /** It should be there and is not; why is the operator's to know, for it tells of their machine. */
  readonly offline?: true
  /** The names it answers to; those of a home network if nothing is said. */
  readonly origins?: Origins
  /** Behind a proxy that says who asks. */
  readonly behindProxy?: boolean
  /** Where others in the network find it; asked once it listens. */
  readonly addresses?: () => readonly string[]
  readonly operation?: Operation
}

/** For whoever runs the server. */
export interface Operation {
  readonly log?: FastifyBaseLogger
  readonly meters?: Meters
  readonly metricsToken?: string
  readonly ready?: Readiness
}

export async function createApp({
  client,
  online,
  offline,
  origins = online?.house.origins ?? createOrigins(undefined),
  behindProxy = false,
  addresses,
  operation = {},
}: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: refuseConnection,
    http: { requireHostHeader: false },
    // Only the proxy's own word counts, the last: what stands before it may be whoever asks' own.
    trustProxy: behindProxy && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    ...(operation.log === undefined ? {} : { loggerInstance: operation.log }),
  })
  await app.register(helmet, POLICY)
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
  { meters, metricsToken, ready }: Operation,
  behindProxy: boolean,
): void {
  logAnswers(app)
  if (ready !== undefined) {
    serveReadiness(app, ready)
    app.addHook('preClose', async () => ready.stop())
  }
  if (meters !== undefined) {
    const token = metricsToken === undefined ? {} : { token: metricsToken }
    serveMetrics(app, meters, { behindProxy, ...token })
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
