/** Everything a socket can, request by request: for programs, slow play and service workers. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { questionOf } from '@tiletum/bots'
import { seatToPlay } from '@tiletum/protocol'
import { tableRequest } from '@tiletum/protocol/schema'
import type { Admitted } from '../tables/access.ts'
import { handle, stepsAfter } from '../tables/handle.ts'
import { wholeTable } from '../tables/heads.ts'
import { lengthOf } from '../tables/whole.ts'
import type { House } from '../tables/house.ts'
import { nextVisibleAt, visibleSteps } from '../tables/views.ts'
import { askerOf, part, readBody, sendNo } from './asking.ts'
import { admitted } from './tables.ts'

/** A request may wait so many seconds for something new. */
const LONGEST_WAIT = 25

export function serveSteps(app: FastifyInstance, house: House): void {
  app.get('/api/tables/:table', async (request, reply) => {
    const asker = await askerOf(house, request)
    if (asker === undefined) return sendNo(reply, { why: 'nobody' })
    const found = await admitted(house, asker, request)
    if (found === undefined) return sendNo(reply, { why: 'gone' })
    const { after, wait } = request.query as Readonly<Record<string, string | undefined>>
    const known = numberIn(after)
    const person = asker.person.id
    if (known === undefined) {
      const own = asker.only === undefined ? person : undefined
      const { parts } = await wholeTable(house, found.held, found.role, own)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-length', lengthOf(parts))
        .send(Readable.from(parts))
    }
    if (known > found.held.steps.length) await house.tables.refresh(found.held.id)
    const end = performance.now() + 1000 * Math.min(LONGEST_WAIT, numberIn(wait) ?? 0)
    let seen: Admitted | undefined = found
    while (seen !== undefined && visibleSteps(seen.held, seen.role, house.now()) <= known) {
      const left = end - performance.now()
      if (left <= 0) break
      // oxlint-disable-next-line no-await-in-loop -- until there is something to see
      await news(house, seen, person, left)
      // oxlint-disable-next-line no-await-in-loop -- the link may have been made anew meanwhile
      seen = await admitted(house, asker, request)
    }
    if (seen === undefined) return sendNo(reply, { why: 'gone' })
    const table = seen.held.id
    return stepsAfter(house, seen, known) ?? { type: 'steps', table, after: known, steps: [] }
  })

  // What a program in a seat is asked over its socket, for those who know no rules and have no socket.
  app.get('/api/tables/:table/question', async (request, reply) => {
    const asker = await askerOf(house, request)
    if (asker === undefined) return sendNo(reply, { why: 'nobody' })
    const found = await admitted(house, asker, request)
    if (found === undefined) return sendNo(reply, { why: 'gone' })
    const { wait } = request.query as Readonly<Record<string, string | undefined>>
    const end = performance.now() + 1000 * Math.min(LONGEST_WAIT, numberIn(wait) ?? 0)
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- until it is their turn
      const { table, match } = (await house.tables.load(found.held.id)) ?? found.held
      const seat = table.state === 'playing' ? seatToPlay(table, asker.person.id) : undefined
      const isAsked = seat !== undefined && (asker.only === undefined || asker.only.seat === seat)
      if (isAsked && match !== undefined) return questionOf(match.game, match.state, table.entries)
      const left = end - performance.now()
      if (left <= 0 || table.state === 'over')
        return sendNo(reply, { why: 'not-now', detail: table.state === 'over' ? 'over' : 'turn' })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await news(house, found, asker.person.id, left)
    }
  })

  app.post('/api/tables/:table/steps', async (request, reply) => {
    const asker = await askerOf(house, request)
    if (asker === undefined) return sendNo(reply, { why: 'nobody' })
    const { only, person } = asker
    if (!house.rates.requests.allows(person.id))
      return sendNo(reply, { why: 'limit', detail: 'requests' })
    const found = await admitted(house, asker, request)
    const table = part(request, 'table')
    if (found === undefined) return sendNo(reply, { why: 'gone' })
    const { body } = request
    const read = readBody(
      tableRequest,
      typeof body === 'object' && body !== null ? { table, ...body } : body,
    )
    if ('no' in read) return sendNo(reply, read.no)
    if (read.body.table !== table) return sendNo(reply, { why: 'invalid', detail: 'table' })
    const actor = { person: person.id, ...(only === undefined ? {} : { onlySeat: only.seat }) }
    const answer = await handle(house, found, actor, read.body)
    return answer.type === 'no' ? sendNo(reply, answer) : answer
  })
}

/** Resolves when the next step can be seen, or when the time is over. */
async function news(
  { tables, presence, now }: House,
  { held, role }: Admitted,
  person: string,
  milliseconds: number,
): Promise<void> {
  // Who waits for news of a table is there.
  const leave = presence.enter(held.id, { person, role })
  let stop = (): void => undefined
  await new Promise<void>((go) => {
    const timer = setTimeout(go, milliseconds)
    let shown: NodeJS.Timeout | undefined
    const holdBack = (at: number): void => {
      clearTimeout(shown)
      shown = setTimeout(go, at - now() + 1)
    }
    const hidden = nextVisibleAt(held, role, now())
    if (hidden !== undefined) holdBack(hidden)
    const unwatch = tables.watch(held.id, (moved) => {
      const at = nextVisibleAt(moved, role, now())
      if (at === undefined) go()
      else holdBack(at)
    })
    stop = () => {
      clearTimeout(timer)
      clearTimeout(shown)
      unwatch()
    }
  })
  stop()
  leave()
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined
}
