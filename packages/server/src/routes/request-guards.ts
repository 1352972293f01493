/** The checks that routes under /api begin with: the caller, the origin of the page, and the body. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { RefusalMessage, RefusalReason } from '@tiletum/protocol'
import type { Caller } from '../identity/authenticate.ts'
import { networkOf } from '../limits/network.ts'
import { readAs } from '../limits/read-as.ts'
import type { Services } from '../services.ts'

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

export function sendRefusal(reply: FastifyReply, no: Omit<RefusalMessage, 'type'>): FastifyReply {
  return reply.code(STATUS[no.why]).send({ type: 'no', ...no } satisfies RefusalMessage)
}

/** Whether an answer of ours is a refusal. */
const isRefused = (answer: object): answer is Omit<RefusalMessage, 'type'> => 'why' in answer

/** CSRF check: a changing request with a cookie must come from our own origin. */
export async function callerFrom(
  { identity, origins, lastAddresses, connections }: Services,
  { headers, method, ip, raw }: FastifyRequest,
  changes = method !== 'GET' && method !== 'HEAD',
): Promise<Caller | undefined> {
  const caller = await identity.caller(headers)
  if (caller === undefined) return undefined
  if (caller.byCookie && changes && !origins.isOwn(headers.origin, headers.host)) return undefined
  connections.noteKnown(raw.socket)
  lastAddresses.note(caller.person.id, networkOf(ip))
  return caller
}

export type Handler<Result = unknown> = (
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Result>

/** For people only: nobody gets 401, and a program with a token for one seat is nobody here. */
export const requirePerson =
  (services: Services, handler: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await callerFrom(services, request)
    if (caller === undefined || caller.only !== undefined)
      return sendRefusal(reply, { why: 'nobody' })
    return handler(caller, request, reply)
  }

/** Reads the body if it fits the schema. */
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
    services: Services,
    schema: Schema,
    handler: (
      caller: Caller,
      body: z.infer<Schema>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<object>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = await callerFrom(services, request)
    if (caller === undefined || caller.only !== undefined)
      return sendRefusal(reply, { why: 'nobody' })
    const read = readBody(schema, request.body)
    if ('no' in read) return sendRefusal(reply, read.no)
    const result = await handler(caller, read.body, request, reply)
    return reply.sent ? reply : isRefused(result) ? sendRefusal(reply, result) : reply.send(result)
  }

/** A part of the address, or nothing where it could be no id. */
export function pathParameter(request: FastifyRequest, name: string): string {
  const value = (request.params as Readonly<Record<string, string>>)[name] ?? ''
  return /^[\w-]{1,64}$/.test(value) ? value : ''
}
