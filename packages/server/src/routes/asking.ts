/** What every route under /api asks first: whose name, whose page, who, and what was sent. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { RefusalMessage, RefusalReason } from '@tiletum/protocol'
import type { Asker } from '../identity/identity.ts'
import { networkOf } from '../limits/network.ts'
import { readAs } from '../limits/read-as.ts'
import type { House } from '../tables/house.ts'

const STATUS: Readonly<Record<RefusalReason, number>> = {
  stale: 409,
  refused: 422,
  notation: 422,
  'not-yours': 403,
  'not-now': 409,
  'cannot-undo': 409,
  limit: 429,
  busy: 503,
  gone: 404,
  frozen: 409,
  unreadable: 409,
  invalid: 400,
  version: 400,
  nobody: 401,
  terms: 422,
}

export function sendNo(reply: FastifyReply, no: Omit<RefusalMessage, 'type'>): FastifyReply {
  return reply.code(STATUS[no.why]).send({ type: 'no', ...no } satisfies RefusalMessage)
}

/** Whether an answer of ours is a refusal. */
const isNo = (answer: object): answer is Omit<RefusalMessage, 'type'> => 'why' in answer

/** Whoever asks with a cookie must come from a page of ours, unless nothing is changed by it. */
export async function askerOf(
  { identity, origins, whereabouts, connections }: House,
  { headers, method, ip, raw }: FastifyRequest,
  changes = method !== 'GET' && method !== 'HEAD',
): Promise<Asker | undefined> {
  const asker = await identity.asker(headers)
  if (asker === undefined) return undefined
  if (asker.byCookie && changes && !origins.isOwn(headers.origin, headers.host)) return undefined
  connections.noteKnown(raw.socket)
  whereabouts.note(asker.person.id, networkOf(ip))
  return asker
}

export type Handler<Result = unknown> = (
  asker: Asker,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Result>

/** For people only: nobody gets 401, and a program with a token for one seat is nobody here. */
export const forPeople =
  (house: House, handler: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const asker = await askerOf(house, request)
    if (asker === undefined || asker.only !== undefined) return sendNo(reply, { why: 'nobody' })
    return handler(asker, request, reply)
  }

/** What was sent, if it is what the schema says. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): { readonly body: z.infer<Schema> } | { readonly no: Omit<RefusalMessage, 'type'> } {
  const read = readAs(schema, body)
  return 'data' in read ? { body: read.data } : { no: { why: 'invalid', detail: read.detail } }
}

/** A route that reads a body and answers with a result or a refusal. */
export const withBody =
  <Schema extends z.ZodType>(
    house: House,
    schema: Schema,
    handler: (
      asker: Asker,
      body: z.infer<Schema>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<object>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const asker = await askerOf(house, request)
    if (asker === undefined || asker.only !== undefined) return sendNo(reply, { why: 'nobody' })
    const read = readBody(schema, request.body)
    if ('no' in read) return sendNo(reply, read.no)
    const result = await handler(asker, read.body, request, reply)
    return reply.sent ? reply : isNo(result) ? sendNo(reply, result) : reply.send(result)
  }

/** A part of the address, or nothing where it could be no id. */
export function part(request: FastifyRequest, name: string): string {
  const value = (request.params as Readonly<Record<string, string>>)[name] ?? ''
  return /^[\w-]{1,64}$/.test(value) ? value : ''
}
