/** Tables: lists, new ones, links, records. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decides, holds, LIMITS, newToken, seatsOf, tidyText } from '@tiletum/protocol'
import type { RefusalMessage, Seat, TableMade } from '@tiletum/protocol'
import {
  cloneTable as cloneSchema,
  id as idSchema,
  importTable as importSchema,
  newTable,
  renewLink as renewSchema,
  report as reportSchema,
  ROOMS,
  seatToken,
} from '@tiletum/protocol/schema'
import type { Caller } from '../identity/authenticate.ts'
import { hashOf } from '../identity/tokens.ts'
import type { StoredTable } from '../store/server-store.ts'
import { networkOf } from '../limits/network.ts'
import { readPrivateData } from '../chat/private-data.ts'
import { authorize } from '../tables/table-access.ts'
import type { TableAccess } from '../tables/table-access.ts'
import { createTable, renewLink, tableIdFor } from '../tables/create.ts'
import type { Services } from '../services.ts'
import { listedFor } from '../tables/lists.ts'
import { recordOf } from '../tables/table-record.ts'
import { cloneTable, importTable } from '../tables/follow-up-tables.ts'
import { idsIn, listed, seenBy } from '../tables/visibility.ts'
import {
  callerFrom,
  requirePerson,
  pathParameter,
  sendRefusal,
  withBody,
} from './request-guards.ts'

const UNDER_WAY = ['open', 'playing', 'paused'] as const
const MOST_MINE = 100
const MOST_LISTED = 50
/** A long body is read only of somebody who is known. JSON in JSON may take twice the room. */
const roomFor = (services: Services, bytes: number) => ({
  bodyLimit: 2 * bytes + LIMITS.message,
  onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
    (await callerFrom(services, request)) === undefined
      ? sendRefusal(reply, { why: 'nobody' })
      : undefined,
})

const hasSeat = (seat: Seat | undefined, person: string): boolean =>
  seat !== undefined && (holds(seat, person) || decides(seat, person))

/** The table an address names, as far as whoever asks may see it. */
export async function access(
  services: Services,
  { person, only }: Caller,
  request: FastifyRequest,
): Promise<TableAccess | undefined> {
  const table = pathParameter(request, 'table')
  if (only !== undefined && only.table !== table) return undefined
  if (!idSchema.safeParse(table).success) return undefined
  const key = request.headers['x-tiletum-key']
  const secret = typeof key === 'string' && key.length <= 64 ? key : undefined
  const found = await authorize(services, table, person.id, secret)
  // A token for a seat is good as long as the seat is theirs who made it.
  return only === undefined || hasSeat(found?.live.table.seats[only.seat], person.id)
    ? found
    : undefined
}

export function serveTables(app: FastifyInstance, services: Services): void {
  const { store, names, now, rates } = services

  app.get('/api/levels', async () => services.levels)

  app.get(
    '/api/tables',
    requirePerson(services, async ({ person }) => {
      const [mine, found, ended, blocked] = await Promise.all([
        store.tables.ofPerson(person.id, ['open', 'playing', 'paused', 'over', 'abandoned'], {
          limit: MOST_MINE,
        }),
        // The order in which tables change would tell when something happens at a delayed one.
        store.tables.listed(UNDER_WAY, { limit: MOST_LISTED }, 'created'),
        store.tables.listed(['over'], { limit: MOST_LISTED }),
        store.people.blocks(person.id),
      ])
      const isWanted = ({ owner }: StoredTable): boolean => !blocked.includes(owner)
      const open = await listedFor(services, found.filter(isWanted), person.id, UNDER_WAY)
      const over = ended.filter(isWanted)
      const known = await names.of([
        ...new Set([...mine, ...open, ...over].flatMap(({ summaryJson }) => idsIn(summaryJson))),
      ])
      const unread = await Promise.all(
        mine.map(async ({ id, chat }) =>
          chat === 0
            ? 0
            : Math.max(0, chat - (await readPrivateData(store, id, person.id)).readChat),
        ),
      )
      return {
        mine: mine.map((table, index) =>
          listed(table, person.id, known, unread[index] ?? 0, now()),
        ),
        listed: open.map((table) => listed(table, person.id, known, 0, now())),
        finished: over.map((table) => listed(table, person.id, known, 0, now())),
      }
    }),
  )

  /** Making tables costs others something: not too often. */
  const creating = async (
    { person }: Caller,
    { ip }: FastifyRequest,
    make: () => Promise<TableMade | Omit<RefusalMessage, 'type'>>,
  ): Promise<TableMade | Omit<RefusalMessage, 'type'>> => {
    const allowed = rates.tables.allows(person.id) && rates.tablesOfAddress.allows(networkOf(ip))
    return allowed ? make() : { why: 'limit', detail: 'tables' }
  }

  app.post(
    '/api/tables',
    roomFor(services, LIMITS.edition),
    withBody(services, newTable, async (caller, { id, terms, seat }, request) =>
      creating(caller, request, () => {
        const person = caller.person.id
        const alone = terms.kind === 'game' ? {} : { alone: true as const }
        const recipe = { terms, ...(seat === undefined ? {} : { seat }), ...alone }
        return createTable(services, person, tableIdFor('new', person, id), recipe)
      }),
    ),
  )

  app.post(
    '/api/tables/import',
    roomFor(services, LIMITS.record),
    withBody(services, importSchema, async (caller, wanted, request) =>
      creating(caller, request, () => importTable(services, caller.person.id, wanted)),
    ),
  )

  app.post(
    '/api/tables/:table/clone',
    withBody(services, cloneSchema, async (caller, { id, entries }, request) => {
      const found = await access(services, caller, request)
      if (found === undefined) return { why: 'gone' }
      const { live, role } = found
      const seen = seenBy(services.games, live, role, now())
      return creating(caller, request, () =>
        cloneTable(services, seen, caller.person.id, id, entries),
      )
    }),
  )

  app.post(
    '/api/tables/:table/links',
    withBody(services, renewSchema, async (caller, { for: door }, request) => {
      const found = await access(services, caller, request)
      if (found === undefined) return { why: 'gone' }
      if (found.live.table.owner !== caller.person.id) return { why: 'not-yours', detail: 'owner' }
      return { secret: await renewLink(services, found.live.id, door) }
    }),
  )

  app.post(
    '/api/tables/:table/tokens',
    withBody(services, seatToken, async (caller, { seat }, request) => {
      const found = await access(services, caller, request)
      if (found === undefined) return { why: 'gone' }
      const person = caller.person.id
      if (!seatsOf(found.live.table, person).includes(seat))
        return { why: 'not-yours', detail: 'seat' }
      const token = newToken()
      await store.tables.setSeatToken({ hash: hashOf(token), table: found.live.id, seat, person })
      return { token }
    }),
  )

  app.post(
    '/api/tables/:table/reports',
    withBody(services, reportSchema, async (caller, { id, person, text }, request, reply) => {
      const found = await access(services, caller, request)
      if (found === undefined) return { why: 'gone' }
      if (!rates.reports.allows(caller.person.id)) return { why: 'limit', detail: 'reports' }
      const lines = await services.chat.recent(found.live.id, ROOMS)
      await store.talk.report({
        id,
        at: now(),
        by: caller.person.id,
        table: found.live.id,
        about: person,
        text: tidyText(text, LIMITS.chat),
        linesJson: JSON.stringify(lines),
      })
      return reply.code(204).send()
    }),
  )

  app.get(
    '/api/tables/:table/record',
    requirePerson(services, async (caller, request, reply) => {
      const found = await access(services, caller, request)
      if (found === undefined) return sendRefusal(reply, { why: 'gone' })
      const text = await recordOf(services, found)
      return text === undefined
        ? sendRefusal(reply, { why: 'not-now', detail: 'open' })
        : reply.type('text/plain; charset=utf-8').send(text)
    }),
  )
}
