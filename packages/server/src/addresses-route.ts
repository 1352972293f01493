/** Lists the addresses of this server in the network, for people at this machine. */
import type { FastifyInstance } from 'fastify'
import { HERE } from './operation/metrics-route.ts'

export function serveAddresses(app: FastifyInstance, addresses: () => readonly string[]): void {
  app.get('/api/addresses', ({ ip }, reply) =>
    reply
      .header('cache-control', 'no-store')
      // Others must not learn the addresses of this network.
      .send(HERE.includes(ip) ? addresses() : []),
  )
}
