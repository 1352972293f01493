/** One door for requests about a table, whether they come by socket or by HTTP. */
import { chatRefusal, entriesIn, seatsOf, seesLater } from '@tiletum/protocol'
import type {
  RefusalMessage,
  ServerMessage,
  StepRequest,
  StepsMessage,
  TableRequest,
} from '@tiletum/protocol'
import { roleAt } from '../presence/presence.ts'
import { StoreUnavailable } from '../store/server-store.ts'
import { savePrivateData } from '../chat/private-data.ts'
import type { TableAccess } from './table-access.ts'
import { linesFor } from './table-message.ts'
import type { LiveTable } from './live-table.ts'
import type { Services } from '../services.ts'
import { keepingFault } from './keeping.ts'
import { prepare } from './prepare-step.ts'
import type { Actor, RequestRefusal } from './prepare-step.ts'
import { makeRematch } from './follow-up-tables.ts'
import { refusalMessage } from './table-service.ts'
import type { RequestResult } from './table-service.ts'
import { seenBy, visibleSteps } from './visibility.ts'

export type RequestReply = Extract<ServerMessage, { type: 'steps' | 'said' | 'kept' | 'no' }>

export async function handle(
  services: Services,
  access: TableAccess,
  actor: Omit<Actor, 'role'>,
  request: TableRequest,
): Promise<RequestReply> {
  const reply = await replyTo(services, access, actor, request)
  if (reply.type === 'no') services.metrics.refused(reply.why)
  return reply
}

async function replyTo(
  services: Services,
  { live, role }: TableAccess,
  actor: Omit<Actor, 'role'>,
  request: TableRequest,
): Promise<RequestReply> {
  const { id: re, table } = request
  try {
    if (actor.onlySeat !== undefined && request.type !== 'do')
      return refusalMessage(table, { why: 'not-yours' }, re)
    switch (request.type) {
      case 'say':
        return await handleChat(services, { live, role }, actor.person, request)
      case 'keep': {
        const mine = await savePrivateData(services.store, actor.person, request)
        services.bus.publish(`person/${actor.person}`, services.now())
        return { type: 'kept', table, mine, re }
      }
      default:
        return seesLater(live.table, role) && live.table.state !== 'open'
          ? await watchingOnly(services, { live, role }, { role, ...actor }, request)
          : await handleStep(services, { live, role }, { role, ...actor }, request)
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) return refusalMessage(table, { why: 'busy' }, re)
    throw error
  }
}

async function handleStep(
  services: Services,
  { live, role }: TableAccess,
  actor: Actor,
  request: StepRequest,
): Promise<RequestReply> {
  const { id: re, table } = request
  const known = live.steps.length
  const refusal = await joinRefusal(services, live, actor.person, request)
  if (refusal !== undefined) return refusalMessage(table, refusal, re)
  const outcome = await requestStep(services, live, actor, request)
  if ('no' in outcome) {
    if (outcome.no.why !== 'stale') return refusalMessage(table, outcome.no, re)
    return stale(services, live, { live, role }, request)
  }
  const { step, live: now } = outcome
  const after = Math.min(step, known)
  // The sender may have given their seat away by this step and be a spectator now.
  const roleNow = roleAt(now.table, actor.person, role) ?? 'watcher'
  const until = Math.max(step + 1, visibleSteps(now, roleNow, services.now()))
  return { type: 'steps', table, after, steps: now.steps.slice(after, until), re: [re] }
}

/**
 * Answers a request of somebody who sees the table later than it happens: they have no seat to play for,
 * so it is refused for what they see. What they once did from a seat is answered as it was.
 */
async function watchingOnly(
  services: Services,
  { live, role }: TableAccess,
  actor: Actor,
  request: StepRequest,
): Promise<RequestReply> {
  const { id: re, table } = request
  const { games, levels, now, time, store } = services
  const done = await store.tables.byRequest(table, re)
  if (done !== undefined && done.by === actor.person) {
    const until = Math.max(done.step + 1, visibleSteps(live, role, now()))
    const steps = live.steps.slice(done.step, until)
    return { type: 'steps', table, after: done.step, steps, re: [re] }
  }
  const seen = seenBy(games, live, role, now())
  const around = { games, levels, now, time, goneSince: () => undefined }
  const decided =
    (await joinRefusal(services, seen, actor.person, request)) ??
    prepare(seen, actor, request, { ...around, chance: undefined, seed: undefined })
  return refusalMessage(
    table,
    'why' in decided ? decided : { why: 'not-yours', detail: 'seat' },
    re,
  )
}

async function requestStep(
  services: Services,
  live: LiveTable,
  actor: Actor,
  request: StepRequest,
): Promise<RequestResult> {
  if (request.type !== 'offer' || request.offered.what !== 'rematch')
    return services.tables.request(live.id, actor, request)
  if (seatsOf(live.table, actor.person).length === 0)
    return { no: { why: 'not-yours', detail: 'seat' } }
  const made = await makeRematch(services, live, actor.person)
  if ('why' in made) return { no: made }
  const offered = { what: 'rematch', table: made.table } as const
  return services.tables.request(live.id, actor, { ...request, offered })
}

/** A stale request is answered with the steps its sender did not know. */
async function stale(
  services: Services,
  before: LiveTable,
  { role }: TableAccess,
  request: StepRequest,
): Promise<RefusalMessage> {
  const knows = 'after' in request ? request.after : 0
  const live =
    knows > before.table.entries ? ((await services.tables.refresh(before.id)) ?? before) : before
  const after = firstUnknown(live, knows)
  return {
    type: 'no',
    re: request.id,
    table: live.id,
    why: 'stale',
    after,
    steps: live.steps.slice(after, visibleSteps(live, role, services.now())),
  }
}

/** The first step whose entries go beyond those that somebody knows. */
function firstUnknown({ steps }: LiveTable, known: number): number {
  let entries = 0
  for (const [index, step] of steps.entries()) {
    entries += entriesIn(step, index).length
    if (entries > known) return index
  }
  return steps.length
}

/** Checks what only the store knows: whether people exist, and whether one has blocked another. */
async function joinRefusal(
  { store }: Services,
  { table }: LiveTable,
  person: string,
  request: StepRequest,
): Promise<RequestRefusal | undefined> {
  if (request.type === 'agree') return keepingFault(store, person, request.terms)
  const joiner = joinerOf(request, person)
  if (joiner === undefined) return undefined
  const seated = table.seats.flatMap(({ holder }) =>
    holder.kind === 'person' ? [holder.person] : [],
  )
  if (joiner !== person && (await store.people.read(joiner)) === undefined)
    return { why: 'gone', detail: 'person' }
  const blocked = await store.people.blocks(joiner)
  const others = [...new Set([table.owner, ...seated])].filter((one) => one !== joiner)
  const blockedBy = await Promise.all(others.map((one) => store.people.blocks(one)))
  return blockedBy.some((list) => list.includes(joiner)) ||
    others.some((one) => blocked.includes(one))
    ? { why: 'not-yours', detail: 'blocked' }
    : undefined
}

/** The person who would get a seat by this request, if any. */
function joinerOf(request: StepRequest, person: string): string | undefined {
  if (request.type === 'offer')
    return request.offered.what === 'stand-in' && 'person' in request.offered.by
      ? request.offered.by.person
      : undefined
  if (request.type !== 'seat') return undefined
  const { act } = request
  if (act.do === 'take') return person
  if (act.do === 'hand-over') return act.person
  return act.do === 'stand-in' && 'person' in act.by ? act.by.person : undefined
}

async function handleChat(
  { chat, games, now }: Services,
  { live, role }: TableAccess,
  person: string,
  request: Extract<TableRequest, { type: 'say' }>,
): Promise<RequestReply> {
  const { id: re, table, room, text } = request
  const fault = chatRefusal(seenBy(games, live, role, now()).table, role, room)
  if (fault !== undefined) return refusalMessage(table, fault, re)
  const said = await chat.say(table, { person, room, request: re, text })
  if ('why' in said) return refusalMessage(table, said, re)
  return { type: 'said', table, lines: linesFor(live, role, said.lines, []), re }
}

/** The steps somebody misses, as far as they may see them. */
export function stepsAfter(
  { now }: Pick<Services, 'now'>,
  { live, role }: Pick<TableAccess, 'live' | 'role'>,
  after: number,
): StepsMessage | undefined {
  const until = visibleSteps(live, role, now())
  if (after >= until) return undefined
  return { type: 'steps', table: live.id, after, steps: live.steps.slice(after, until) }
}
