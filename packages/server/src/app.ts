import helmet from '@fastify/helmet'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serveClient } from './client.ts'
import { answerFailures, answerUnreadable } from './failures.ts'
import { serveHealth } from './health.ts'
import { POLICY } from './policy.ts'

export interface AppOptions {
  /** The folder of the built client; without it only the interface for programs is served. */
  readonly client?: string
}

export async function createApp({ client }: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, frameworkErrors: answerUnreadable })
  await app.register(helmet, POLICY)
  answerFailures(app)
  serveHealth(app)
  if (client !== undefined) await serveClient(app, client)
  return app
}
