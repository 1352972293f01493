/** The routes about oneself: name, devices, blocked people. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId, newToken, tidyName, TIMES } from '@tiletum/protocol'
import type { Me } from '@tiletum/protocol'
import { block, changePerson, deviceSecret, newPerson } from '@tiletum/protocol/schema'
import { hashOf } from '../identity/tokens.ts'
import { networkOf } from '../limits/network.ts'
import { storedJson } from '../stored-json.ts'
import type { Person } from '../store/people-store.ts'
import type { Services } from '../services.ts'
import { exportOf } from '../tables/export-person.ts'
import { setAway } from '../tables/set-away.ts'
import { freeSeatsKeptBy } from '../tables/keeping.ts'
import { leaveAllTables } from '../tables/leave-tables.ts'
import { requirePerson, pathParameter, readBody, sendRefusal, withBody } from './request-guards.ts'

/** A stranger's body holds no more than a name or a link's secret. */
const SMALL = { bodyLimit: 2_048 }

export function servePeople(app: FastifyInstance, services: Services): void {
  const { store, identity, origins, names, bus, now } = services

  async function meOf(person: Person): Promise<Me> {
    const [tables, blocked] = await Promise.all([
      store.tables.ofPerson(person.id, ['open', 'playing', 'paused'], { limit: 100 }),
      store.people.blocks(person.id),
    ])
    const { colours = [], muted = [] } = preferencesOf(person)
    const known = await names.of([...blocked, ...muted])
    const named = (id: string) => ({ id, name: known.get(id) ?? '' })
    const { awayUntil } = person
    return {
      id: person.id,
      name: person.name,
      ...(awayUntil === undefined || awayUntil <= now() ? {} : { awayUntil }),
      colours,
      tables: tables.length,
      blocked: blocked.map(named),
      muted: muted.map(named),
    }
  }

  /** A new person, if the address did not make too many. */
  async function introduced(request: FastifyRequest, reply: FastifyReply) {
    const read = readBody(newPerson, request.body)
    if ('no' in read) return void (await sendRefusal(reply, read.no))
    const name = tidyName(read.body.name)
    if (name === undefined)
      return void (await sendRefusal(reply, { why: 'invalid', detail: 'name' }))
    if (!services.rates.people.allows(networkOf(request.ip)))
      return void (await sendRefusal(reply, { why: 'limit', detail: 'people' }))
    const person: Person = {
      id: newId(),
      name,
      preferencesJson: '{}',
      created: now(),
      seen: now(),
    }
    await store.people.create(person)
    return person
  }

  app.get(
    '/api/me',
    requirePerson(services, async ({ person }) => meOf(person)),
  )

  app.post('/api/me', SMALL, async (request, reply) => {
    const { headers } = request
    if (!origins.isOwn(headers.origin, headers.host))
      return sendRefusal(reply, { why: 'not-yours', detail: 'origin' })
    const known = await identity.caller({ cookie: headers.cookie })
    if (known !== undefined) return meOf(known.person)
    const person = await introduced(request, reply)
    if (person === undefined) return reply
    const token = await identity.addDevice(person.id, headers, false)
    void reply.header('set-cookie', identity.setCookie(token))
    return meOf(person)
  })

  app.post('/api/programs', SMALL, async (request, reply) => {
    const person = await introduced(request, reply)
    if (person === undefined) return reply
    const token = await identity.addDevice(person.id, request.headers, true)
    return { me: await meOf(person), token }
  })

  app.get(
    '/api/me/export',
    requirePerson(services, async ({ person }) => ({
      me: await meOf(person),
      ...(await exportOf(services, person.id)),
    })),
  )

  app.patch(
    '/api/me',
    withBody(services, changePerson, async ({ person }, { name, awayUntil, ...changed }) => {
      const tidied = name === undefined ? undefined : tidyName(name)
      if (name !== undefined && tidied === undefined) return { why: 'invalid', detail: 'name' }
      if (awayUntil !== undefined && awayUntil > now() + TIMES.farthestAway)
        return { why: 'limit', detail: 'awayUntil' }
      await store.people.change(person.id, {
        ...(tidied === undefined ? {} : { name: tidied }),
        ...(awayUntil === undefined ? {} : { awayUntil }),
        ...(Object.keys(changed).length === 0
          ? {}
          : { preferencesJson: JSON.stringify({ ...preferencesOf(person), ...changed }) }),
      })
      names.forget(person.id)
      if (awayUntil !== undefined) await setAway(services, person.id, awayUntil)
      bus.publish(`person/${person.id}`, now())
      return meOf((await store.people.read(person.id)) ?? person)
    }),
  )

  app.delete(
    '/api/me',
    requirePerson(services, async ({ person }, _request, reply) => {
      await leaveAllTables(services, person.id)
      await store.people.forget(person.id)
      names.forget(person.id)
      bus.publish(`person/${person.id}`, now())
      return reply.header('set-cookie', identity.dropCookie()).code(204).send()
    }),
  )

  app.get(
    '/api/devices',
    requirePerson(services, async ({ person, session }) =>
      (await store.people.sessions(person.id)).map(({ device, created, seen, label }) => ({
        id: device,
        created,
        seen,
        label,
        current: device === session?.device,
      })),
    ),
  )

  app.post(
    '/api/devices',
    requirePerson(services, async ({ person }) => {
      const secret = newToken()
      const expires = now() + TIMES.deviceLink
      await store.people.addDeviceLink({ hash: hashOf(secret), person: person.id, expires })
      return { secret, expires }
    }),
  )

  /** Looking at a link, and using it, need no person here yet, but a page of ours. */
  const withLink =
    (use: (secret: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { headers, ip } = request
      if (!origins.isOwn(headers.origin, headers.host))
        return sendRefusal(reply, { why: 'not-yours', detail: 'origin' })
      if (!services.rates.guesses.allows(networkOf(ip))) return sendRefusal(reply, { why: 'limit' })
      const read = readBody(deviceSecret, request.body)
      if ('no' in read) return sendRefusal(reply, read.no)
      return use(read.body.secret, request, reply)
    }

  app.post(
    '/api/devices/asked',
    SMALL,
    withLink(async (secret, { headers }, reply) => {
      const link = await store.people.deviceLink(hashOf(secret), now())
      const person = link === undefined ? undefined : await store.people.read(link.person)
      if (person === undefined) return sendRefusal(reply, { why: 'gone', detail: 'link' })
      const here = await identity.caller({ cookie: headers.cookie })
      if (here === undefined) return { as: person.name }
      const { name, tables } = await meOf(here.person)
      return { as: person.name, now: { name, tables } }
    }),
  )

  app.post(
    '/api/devices/used',
    SMALL,
    withLink(async (secret, { headers }, reply) => {
      const id = await store.people.takeDeviceLink(hashOf(secret), now())
      const person = id === undefined ? undefined : await store.people.read(id)
      if (person === undefined) return sendRefusal(reply, { why: 'gone', detail: 'link' })
      const token = await identity.addDevice(person.id, headers, false)
      void reply.header('set-cookie', identity.setCookie(token))
      return meOf(person)
    }),
  )

  app.delete(
    '/api/devices/:device',
    requirePerson(services, async ({ person }, request, reply) => {
      if (!(await store.people.revoke(person.id, pathParameter(request, 'device'))))
        return sendRefusal(reply, { why: 'gone' })
      bus.publish(`person/${person.id}`, now())
      return reply.code(204).send()
    }),
  )

  app.post(
    '/api/blocks',
    withBody(services, block, async ({ person }, { person: other }, _request, reply) => {
      if (other === person.id) return { why: 'invalid', detail: 'person' }
      if ((await store.people.read(other)) === undefined) return { why: 'gone', detail: 'person' }
      await store.people.block(person.id, other)
      await freeSeatsKeptBy(services, other, person.id)
      return reply.code(204).send()
    }),
  )

  app.delete(
    '/api/blocks/:person',
    requirePerson(services, async ({ person }, request, reply) => {
      await store.people.unblock(person.id, pathParameter(request, 'person'))
      return reply.code(204).send()
    }),
  )
}

interface Preferences {
  readonly colours?: Me['colours']
  readonly muted?: readonly string[]
}

const preferencesOf = ({ preferencesJson }: Person): Preferences =>
  storedJson<Preferences>(preferencesJson) ?? {}
