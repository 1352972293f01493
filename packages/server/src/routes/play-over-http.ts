/** Offers what a socket can do as single requests, for programs, slow play and service workers. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { questionOf } from '@tiletum/bots'
import { seatToPlay } from '@tiletum/protocol'
import { tableRequest } from '@tiletum/protocol/schema'
import type { TableAccess } from '../tables/table-access.ts'
import { handle, stepsAfter } from '../tables/handle-request.ts'
import { wholeTable } from '../tables/table-message.ts'
import { lengthOf } from '../tables/whole.ts'
import type { Services } from '../services.ts'
import { nextVisibleAt, visibleSteps } from '../tables/visibility.ts'
import { callerFrom, pathParameter, readBody, sendRefusal } from './request-guards.ts'
import { access } from './tables.ts'

/** A request may wait so many seconds for something new. */
const LONGEST_WAIT = 25

export function serveSteps(app: FastifyInstance, services: Services): void {
  app.get('/api/tables/:table', async (request, reply) => {
    const caller = await callerFrom(services, request)
    if (caller === undefined) return sendRefusal(reply, { why: 'nobody' })
    const found = await access(services, caller, request)
    if (found === undefined) return sendRefusal(reply, { why: 'gone' })
    const { after, wait } = request.query as Readonly<Record<string, string | undefined>>
    const known = numberIn(after)
    const person = caller.person.id
    if (known === undefined) {
      const own = caller.only === undefined ? person : undefined
      const { parts } = await wholeTable(services, found.live, found.role, own)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-length', lengthOf(parts))
        .send(Readable.from(parts))
    }
    if (known > found.live.steps.length) await services.tables.refresh(found.live.id)
    const end = performance.now() + 1000 * Math.min(LONGEST_WAIT, numberIn(wait) ?? 0)
    let seen: TableAccess | undefined = found
    while (seen !== undefined && visibleSteps(seen.live, seen.role, services.now()) <= known) {
      const left = end - performance.now()
      if (left <= 0) break
      // oxlint-disable-next-line no-await-in-loop -- until there is something to see
      await news(services, seen, person, left)
      // oxlint-disable-next-line no-await-in-loop -- the link may have been made anew meanwhile
      seen = await access(services, caller, request)
    }
    if (seen === undefined) return sendRefusal(reply, { why: 'gone' })
    const table = seen.live.id
    return stepsAfter(services, seen, known) ?? { type: 'steps', table, after: known, steps: [] }
  })

  // The question that a program in a seat gets over its socket, for programs without a socket.
  app.get('/api/tables/:table/question', async (request, reply) => {
    const caller = await callerFrom(services, request)
    if (caller === undefined) return sendRefusal(reply, { why: 'nobody' })
    const found = await access(services, caller, request)
    if (found === undefined) return sendRefusal(reply, { why: 'gone' })
    const { wait } = request.query as Readonly<Record<string, string | undefined>>
    const end = performance.now() + 1000 * Math.min(LONGEST_WAIT, numberIn(wait) ?? 0)
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- until it is their turn
      const { table, match } = (await services.tables.load(found.live.id)) ?? found.live
      const seat = table.state === 'playing' ? seatToPlay(table, caller.person.id) : undefined
      const isAsked = seat !== undefined && (caller.only === undefined || caller.only.seat === seat)
      if (isAsked && match !== undefined) return questionOf(match.game, match.state, table.entries)
      const left = end - performance.now()
      if (left <= 0 || table.state === 'over')
        return sendRefusal(reply, {
          why: 'not-now',
          detail: table.state === 'over' ? 'over' : 'turn',
        })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await news(services, found, caller.person.id, left)
    }
  })

  app.post('/api/tables/:table/steps', async (request, reply) => {
    const caller = await callerFrom(services, request)
    if (caller === undefined) return sendRefusal(reply, { why: 'nobody' })
    const { only, person } = caller
    if (!services.rates.requests.allows(person.id))
      return sendRefusal(reply, { why: 'limit', detail: 'requests' })
    const found = await access(services, caller, request)
    const table = pathParameter(request, 'table')
    if (found === undefined) return sendRefusal(reply, { why: 'gone' })
    const { body } = request
    const read = readBody(
      tableRequest,
      typeof body === 'object' && body !== null ? { table, ...body } : body,
    )
    if ('no' in read) return sendRefusal(reply, read.no)
    if (read.body.table !== table) return sendRefusal(reply, { why: 'invalid', detail: 'table' })
    const actor = { person: person.id, ...(only === undefined ? {} : { onlySeat: only.seat }) }
    const answer = await handle(services, found, actor, read.body)
    return answer.type === 'no' ? sendRefusal(reply, answer) : answer
  })
}

/** Resolves when the next step can be seen, or when the time is over. */
async function news(
  { tables, presence, now }: Services,
  { live, role }: TableAccess,
  person: string,
  milliseconds: number,
): Promise<void> {
  // Long polling counts as being present at the table.
  const leave = presence.enter(live.id, { person, role })
  let stop = (): void => undefined
  await new Promise<void>((go) => {
    const timer = setTimeout(go, milliseconds)
    let shown: NodeJS.Timeout | undefined
    const holdBack = (at: number): void => {
      clearTimeout(shown)
      shown = setTimeout(go, at - now() + 1)
    }
    const hidden = nextVisibleAt(live, role, now())
    if (hidden !== undefined) holdBack(hidden)
    const unwatch = tables.watch(live.id, (moved) => {
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
