import type { FastifyInstance } from 'fastify'
import { version } from '../package.json' with { type: 'json' }

export function serveHealth(app: FastifyInstance): void {
  app.get('/api/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version }),
  )
}
