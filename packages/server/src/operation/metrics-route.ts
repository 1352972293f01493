import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

export const METRICS = '/api/metrics'

export interface MetricsGuard {
  /** The token that a request must carry. Without one, only this machine may ask. */
  readonly token?: string
  /** Behind a proxy every request comes from this machine: then nobody may ask without a token. */
  readonly behindProxy: boolean
}

/** The numbers in Prometheus' format, for whoever runs the server. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, guard: MetricsGuard): void {
  app.addHook('onResponse', async (request, reply) => {
    // The pattern, never the address itself: that may hold ids.
    const route = request.routeOptions.url ?? 'none'
    const known = route.startsWith('/api/') ? route : 'client'
    metrics.answered(request.method, known, reply.statusCode, reply.elapsedTime)
  })
  app.get(METRICS, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!mayAsk(request, guard)) {
      return reply
        .code(403)
        .send({ error: 'forbidden', message: 'Metrics are for whoever runs this server.' })
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** This machine. */
export const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

function mayAsk(
  { headers, socket }: FastifyRequest,
  { token, behindProxy }: MetricsGuard,
): boolean {
  if (token === undefined) return !behindProxy && HERE.includes(socket.remoteAddress ?? '')
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
