/** Where others in the network find this server, for whoever looks at it from this very machine. */
import type { FastifyInstance } from 'fastify'
import { HERE } from './operation/metrics.ts'

export function serveAddresses(app: FastifyInstance, addresses: () => readonly string[]): void {
  app.get('/api/addresses', ({ ip }, reply) =>
    reply
      .header('cache-control', 'no-store')
      // Nobody else has to know how this network is numbered.
      .send(HERE.includes(ip) ? addresses() : []),
  )
}
