/** Notices: what to subscribe with, and who wants them. */
import type { FastifyInstance } from 'fastify'
import { pushEnded, pushSubscription } from '@tiletum/protocol/schema'
import type { Services } from '../services.ts'
import { withBody } from './request-guards.ts'

export function servePush(app: FastifyInstance, services: Services): void {
  const { pushNotifier } = services

  app.get('/api/push', async () => ({ publicKey: pushNotifier.publicKey }))

  app.post(
    '/api/push',
    withBody(
      services,
      pushSubscription,
      async ({ person, session }, subscription, _request, reply) => {
        const fault = await pushNotifier.subscribe({
          person: person.id,
          device: session?.device ?? '',
          ...subscription,
        })
        if (fault === 'limit') return { why: 'limit', detail: 'browsers' }
        return fault === undefined ? reply.code(204).send() : { why: 'invalid', detail: fault }
      },
    ),
  )

  app.delete(
    '/api/push',
    withBody(services, pushEnded, async ({ person }, { endpoint }, _request, reply) => {
      await pushNotifier.unsubscribe(person.id, endpoint)
      return reply.code(204).send()
    }),
  )
}
