/** Notices: what to subscribe with, and who wants them. */
import type { FastifyInstance } from 'fastify'
import { pushEnded, pushSubscription } from '@tiletum/protocol/schema'
import type { House } from '../tables/house.ts'
import { withBody } from './asking.ts'

export function servePush(app: FastifyInstance, house: House): void {
  const { pushing } = house

  app.get('/api/push', async () => ({ publicKey: pushing.publicKey }))

  app.post(
    '/api/push',
    withBody(
      house,
      pushSubscription,
      async ({ person, session }, subscription, _request, reply) => {
        const fault = await pushing.subscribe({
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
    withBody(house, pushEnded, async ({ person }, { endpoint }, _request, reply) => {
      await pushing.unsubscribe(person.id, endpoint)
      return reply.code(204).send()
    }),
  )
}
