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
import type { Asker } from '../identity/identity.ts'
import { hashOf } from '../identity/tokens.ts'
import type { StoredTable } from '../store/store.ts'
import { networkOf } from '../limits/network.ts'
import { readMine } from '../talk/private.ts'
import { admit } from '../tables/access.ts'
import type { Admitted } from '../tables/access.ts'
import { createTable, renewLink, tableIdFor } from '../tables/create.ts'
import type { House } from '../tables/house.ts'
import { listedFor } from '../tables/lists.ts'
import { recordOf } from '../tables/records.ts'
import { cloneTable, importTable } from '../tables/rematch.ts'
import { idsIn, listed, seenBy } from '../tables/views.ts'
import { askerOf, forPeople, part, sendNo, withBody } from './asking.ts'

const UNDER_WAY = ['open', 'playing', 'paused'] as const
const MOST_MINE = 100
const MOST_LISTED = 50
/** A long body is read only of somebody who is known. JSON in JSON may take twice the room. */
const roomFor = (house: House, bytes: number) => ({
  bodyLimit: 2 * bytes + LIMITS.message,
  onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
    (await askerOf(house, request)) === undefined ? sendNo(reply, { why: 'nobody' }) : undefined,
})

const hasSeat = (seat: Seat | undefined, person: string): boolean =>
  seat !== undefined && (holds(seat, person) || decides(seat, person))

/** The table an address names, as far as whoever asks may see it. */
export async function admitted(
  house: House,
  { person, only }: Asker,
  request: FastifyRequest,
): Promise<Admitted | undefined> {
  const table = part(request, 'table')
  if (only !== undefined && only.table !== table) return undefined
  if (!idSchema.safeParse(table).success) return undefined
  const key = request.headers['x-tiletum-key']
  const secret = typeof key === 'string' && key.length <= 64 ? key : undefined
  const found = await admit(house, table, person.id, secret)
  // A token for a seat is good as long as the seat is theirs who made it.
  return only === undefined || hasSeat(found?.held.table.seats[only.seat], person.id)
    ? found
    : undefined
}

export function serveTables(app: FastifyInstance, house: House): void {
  const { store, names, now, rates } = house

  app.get('/api/levels', async () => house.levels)

  app.get(
    '/api/tables',
    forPeople(house, async ({ person }) => {
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
      const open = await listedFor(house, found.filter(isWanted), person.id, UNDER_WAY)
      const over = ended.filter(isWanted)
      const known = await names.of([
        ...new Set([...mine, ...open, ...over].flatMap(({ summaryJson }) => idsIn(summaryJson))),
      ])
      const unread = await Promise.all(
        mine.map(async ({ id, chat }) =>
          chat === 0 ? 0 : Math.max(0, chat - (await readMine(store, id, person.id)).readChat),
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
    { person }: Asker,
    { ip }: FastifyRequest,
    make: () => Promise<TableMade | Omit<RefusalMessage, 'type'>>,
  ): Promise<TableMade | Omit<RefusalMessage, 'type'>> => {
    const allowed = rates.tables.allows(person.id) && rates.tablesOfAddress.allows(networkOf(ip))
    return allowed ? make() : { why: 'limit', detail: 'tables' }
  }

  app.post(
    '/api/tables',
    roomFor(house, LIMITS.edition),
    withBody(house, newTable, async (asker, { id, terms, seat }, request) =>
      creating(asker, request, () => {
        const person = asker.person.id
        const alone = terms.kind === 'game' ? {} : { alone: true as const }
        const recipe = { terms, ...(seat === undefined ? {} : { seat }), ...alone }
        return createTable(house, person, tableIdFor('new', person, id), recipe)
      }),
    ),
  )

  app.post(
    '/api/tables/import',
    roomFor(house, LIMITS.record),
    withBody(house, importSchema, async (asker, wanted, request) =>
      creating(asker, request, () => importTable(house, asker.person.id, wanted)),
    ),
  )

  app.post(
    '/api/tables/:table/clone',
    withBody(house, cloneSchema, async (asker, { id, entries }, request) => {
      const found = await admitted(house, asker, request)
      if (found === undefined) return { why: 'gone' }
      const { held, role } = found
      const seen = seenBy(house.games, held, role, now())
      return creating(asker, request, () => cloneTable(house, seen, asker.person.id, id, entries))
    }),
  )

  app.post(
    '/api/tables/:table/links',
    withBody(house, renewSchema, async (asker, { for: door }, request) => {
      const found = await admitted(house, asker, request)
      if (found === undefined) return { why: 'gone' }
      if (found.held.table.owner !== asker.person.id) return { why: 'not-yours', detail: 'owner' }
      return { secret: await renewLink(house, found.held.id, door) }
    }),
  )

  app.post(
    '/api/tables/:table/tokens',
    withBody(house, seatToken, async (asker, { seat }, request) => {
      const found = await admitted(house, asker, request)
      if (found === undefined) return { why: 'gone' }
      const person = asker.person.id
      if (!seatsOf(found.held.table, person).includes(seat))
        return { why: 'not-yours', detail: 'seat' }
      const token = newToken()
      await store.tables.setSeatToken({ hash: hashOf(token), table: found.held.id, seat, person })
      return { token }
    }),
  )

  app.post(
    '/api/tables/:table/reports',
    withBody(house, reportSchema, async (asker, { id, person, text }, request, reply) => {
      const found = await admitted(house, asker, request)
      if (found === undefined) return { why: 'gone' }
      if (!rates.reports.allows(asker.person.id)) return { why: 'limit', detail: 'reports' }
      const lines = await house.chat.recent(found.held.id, ROOMS)
      await store.talk.report({
        id,
        at: now(),
        by: asker.person.id,
        table: found.held.id,
        about: person,
        text: tidyText(text, LIMITS.chat),
        linesJson: JSON.stringify(lines),
      })
      return reply.code(204).send()
    }),
  )

  app.get(
    '/api/tables/:table/record',
    forPeople(house, async (asker, request, reply) => {
      const found = await admitted(house, asker, request)
      if (found === undefined) return sendNo(reply, { why: 'gone' })
      const text = await recordOf(house, found)
      return text === undefined
        ? sendNo(reply, { why: 'not-now', detail: 'open' })
        : reply.type('text/plain; charset=utf-8').send(text)
    }),
  )
}
