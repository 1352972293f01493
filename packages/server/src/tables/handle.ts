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
import { StoreUnavailable } from '../store/store.ts'
import { keepMine } from '../talk/private.ts'
import type { Admitted } from './access.ts'
import { linesFor } from './heads.ts'
import type { Held } from './held.ts'
import type { House } from './house.ts'
import { keepingFault } from './keeping.ts'
import { prepare } from './prepare.ts'
import type { Actor, Fault } from './prepare.ts'
import { makeRematch } from './rematch.ts'
import { noFor } from './service.ts'
import type { RequestResult } from './service.ts'
import { seenBy, visibleSteps } from './views.ts'

export type RequestReply = Extract<ServerMessage, { type: 'steps' | 'said' | 'kept' | 'no' }>

export async function handle(
  house: House,
  admitted: Admitted,
  actor: Omit<Actor, 'role'>,
  request: TableRequest,
): Promise<RequestReply> {
  const reply = await replyTo(house, admitted, actor, request)
  if (reply.type === 'no') house.meters.refused(reply.why)
  return reply
}

async function replyTo(
  house: House,
  { held, role }: Admitted,
  actor: Omit<Actor, 'role'>,
  request: TableRequest,
): Promise<RequestReply> {
  const { id: re, table } = request
  try {
    if (actor.onlySeat !== undefined && request.type !== 'do')
      return noFor(table, { why: 'not-yours' }, re)
    switch (request.type) {
      case 'say':
        return await saying(house, { held, role }, actor.person, request)
      case 'keep': {
        const mine = await keepMine(house.store, actor.person, request)
        house.bell.ring(`person/${actor.person}`, house.now())
        return { type: 'kept', table, mine, re }
      }
      default:
        return seesLater(held.table, role) && held.table.state !== 'open'
          ? await watchingOnly(house, { held, role }, { role, ...actor }, request)
          : await stepping(house, { held, role }, { role, ...actor }, request)
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) return noFor(table, { why: 'busy' }, re)
    throw error
  }
}

async function stepping(
  house: House,
  { held, role }: Admitted,
  actor: Actor,
  request: StepRequest,
): Promise<RequestReply> {
  const { id: re, table } = request
  const known = held.steps.length
  const hindrance = await hindranceTo(house, held, actor.person, request)
  if (hindrance !== undefined) return noFor(table, hindrance, re)
  const outcome = await performing(house, held, actor, request)
  if ('no' in outcome) {
    if (outcome.no.why !== 'stale') return noFor(table, outcome.no, re)
    return stale(house, held, { held, role }, request)
  }
  const { step, held: now } = outcome
  const after = Math.min(step, known)
  // Whoever gave their seat away by this may have become a spectator.
  const roleNow = roleAt(now.table, actor.person, role) ?? 'watcher'
  const until = Math.max(step + 1, visibleSteps(now, roleNow, house.now()))
  return { type: 'steps', table, after, steps: now.steps.slice(after, until), re: [re] }
}

/**
 * Answers a request of somebody who sees the table later than it happens: they have no seat to play for,
 * so it is refused for what they see. What they once did from a seat is answered as it was.
 */
async function watchingOnly(
  house: House,
  { held, role }: Admitted,
  actor: Actor,
  request: StepRequest,
): Promise<RequestReply> {
  const { id: re, table } = request
  const { games, levels, now, time, store } = house
  const done = await store.tables.byRequest(table, re)
  if (done !== undefined && done.by === actor.person) {
    const until = Math.max(done.step + 1, visibleSteps(held, role, now()))
    const steps = held.steps.slice(done.step, until)
    return { type: 'steps', table, after: done.step, steps, re: [re] }
  }
  const seen = seenBy(games, held, role, now())
  const around = { games, levels, now, time, goneSince: () => undefined }
  const decided =
    (await hindranceTo(house, seen, actor.person, request)) ??
    prepare(seen, actor, request, { ...around, chance: undefined, seed: undefined })
  return noFor(table, 'why' in decided ? decided : { why: 'not-yours', detail: 'seat' }, re)
}

async function performing(
  house: House,
  held: Held,
  actor: Actor,
  request: StepRequest,
): Promise<RequestResult> {
  if (request.type !== 'offer' || request.offered.what !== 'rematch')
    return house.tables.request(held.id, actor, request)
  if (seatsOf(held.table, actor.person).length === 0)
    return { no: { why: 'not-yours', detail: 'seat' } }
  const made = await makeRematch(house, held, actor.person)
  if ('why' in made) return { no: made }
  const offered = { what: 'rematch', table: made.table } as const
  return house.tables.request(held.id, actor, { ...request, offered })
}

/** Whoever was slower gets what is missing: the steps since the entries they knew. */
async function stale(
  house: House,
  before: Held,
  { role }: Admitted,
  request: StepRequest,
): Promise<RefusalMessage> {
  const knows = 'after' in request ? request.after : 0
  const held =
    knows > before.table.entries ? ((await house.tables.refresh(before.id)) ?? before) : before
  const after = firstUnknown(held, knows)
  return {
    type: 'no',
    re: request.id,
    table: held.id,
    why: 'stale',
    after,
    steps: held.steps.slice(after, visibleSteps(held, role, house.now())),
  }
}

/** The first step whose entries go beyond those that somebody knows. */
function firstUnknown({ steps }: Held, known: number): number {
  let entries = 0
  for (const [index, step] of steps.entries()) {
    entries += entriesIn(step, index).length
    if (entries > known) return index
  }
  return steps.length
}

/** What only the store knows: whether people exist and want to sit together. */
async function hindranceTo(
  { store }: House,
  { table }: Held,
  person: string,
  request: StepRequest,
): Promise<Fault | undefined> {
  if (request.type === 'agree') return keepingFault(store, person, request.terms)
  const comer = comerIn(request, person)
  if (comer === undefined) return undefined
  const seated = table.seats.flatMap(({ holder }) =>
    holder.kind === 'person' ? [holder.person] : [],
  )
  if (comer !== person && (await store.people.read(comer)) === undefined)
    return { why: 'gone', detail: 'person' }
  const blocked = await store.people.blocks(comer)
  const others = [...new Set([table.owner, ...seated])].filter((one) => one !== comer)
  const blockedBy = await Promise.all(others.map((one) => store.people.blocks(one)))
  return blockedBy.some((list) => list.includes(comer)) ||
    others.some((one) => blocked.includes(one))
    ? { why: 'not-yours', detail: 'blocked' }
    : undefined
}

/** Who comes to a seat by this request. */
function comerIn(request: StepRequest, person: string): string | undefined {
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

async function saying(
  { chat, games, now }: House,
  { held, role }: Admitted,
  person: string,
  request: Extract<TableRequest, { type: 'say' }>,
): Promise<RequestReply> {
  const { id: re, table, room, text } = request
  const fault = chatRefusal(seenBy(games, held, role, now()).table, role, room)
  if (fault !== undefined) return noFor(table, fault, re)
  const said = await chat.say(table, { person, room, request: re, text })
  if ('why' in said) return noFor(table, said, re)
  return { type: 'said', table, lines: linesFor(held, role, said.lines, []), re }
}

/** The steps somebody misses, as far as they may see them. */
export function stepsAfter(
  { now }: Pick<House, 'now'>,
  { held, role }: Pick<Admitted, 'held' | 'role'>,
  after: number,
): StepsMessage | undefined {
  const until = visibleSteps(held, role, now())
  if (after >= until) return undefined
  return { type: 'steps', table: held.id, after, steps: held.steps.slice(after, until) }
}
