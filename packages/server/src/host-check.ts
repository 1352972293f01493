/**
 * A name that is not this server's may be a trick of somebody's DNS, by which their page would read what
 * is meant for this machine. The client's files are the same for everybody; probes, and whoever brings
 * the token for the metrics, come by any name.
 */
import type { FastifyInstance } from 'fastify'
import { refuseWith } from './error-responses.ts'
import type { OriginCheck } from './identity/own-origins.ts'
import { METRICS } from './operation/metrics-route.ts'

const PROBES = ['/api/health', '/api/ready'] as const

export function refuseForeignHost(
  app: FastifyInstance,
  origins: OriginCheck,
  metricsToken: string | undefined,
): void {
  const open: readonly string[] = metricsToken === undefined ? PROBES : [...PROBES, METRICS]
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    const isOpen = !request.url.startsWith('/api/') || open.includes(url)
    if (isOpen || origins.isOurs(request.headers.host)) return undefined
    void reply.header('cache-control', 'no-store')
    return refuseWith('misdirected', request, reply)
  })
}
