/** Messages of a client. Every request with an `id` also works as `POST /api/tables/:id/steps`. */
import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import {
  colour,
  count,
  entropy,
  entry,
  id,
  level,
  marks,
  moves,
  requestId,
  seat,
  secret,
  sha256,
} from './atoms.ts'
import { offered, replacement } from './steps.ts'
import { terms } from './terms.ts'

/** The secret of a link, for whoever has no seat: it lets in to take one, or to watch. */
const key = secret.exactOptional()

const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  /** The rules revision of the client's engine. */
  rules: z.int(),
  build: z.string().max(64).exactOptional(),
  /** The tables to watch, and how many steps of each are known. */
  tables: z.array(z.strictObject({ id, after: count, key })).max(LIMITS.watched),
})

const watch = z.strictObject({ type: z.literal('watch'), table: id, after: count, key })
const unwatch = z.strictObject({ type: z.literal('unwatch'), table: id })
const ping = z.strictObject({
  type: z.literal('ping'),
  /** Whether anybody can see this page just now; notices are sent only if nobody can. */
  visible: z.boolean().exactOptional(),
})

const request = { id: requestId, table: id }

/** Moves, of which all are played or none. `after` counts game entries, so that an offer or a clock makes no move stale. */
const play = z.strictObject({ ...request, type: z.literal('do'), after: count, moves })

/** Entries of a companion table: any seated person enters them for a seat, or for chance in brackets. */
const enter = z.strictObject({
  ...request,
  type: z.literal('enter'),
  after: count,
  entries: z.array(entry).min(1).max(LIMITS.moves),
})

/** Notes of a companion table beside the game; no move makes them stale. */
const mark = z.strictObject({ ...request, type: z.literal('mark'), marks })

export const seatAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('take'), seat }),
  z.strictObject({ do: z.literal('leave'), seat }),
  /** Gives back a seat that the owner keeps for whoever asks. */
  z.strictObject({ do: z.literal('decline'), seat }),
  z.strictObject({ do: z.literal('open'), seat }),
  z.strictObject({ do: z.literal('colour'), seat, colour }),
  z.strictObject({ do: z.literal('computer'), seat, level }),
  z.strictObject({ do: z.literal('ready'), seat, entropy: sha256.exactOptional() }),
  z.strictObject({ do: z.literal('wait'), seat }),
  z.strictObject({ do: z.literal('reveal'), seat, entropy }),
  z.strictObject({ do: z.literal('hand-over'), seat, person: id }),
  z.strictObject({ do: z.literal('stand-in'), seat, by: replacement }),
  z.strictObject({ do: z.literal('return'), seat }),
  z.strictObject({ do: z.literal('wake'), seat }),
  z.strictObject({ do: z.literal('concede'), seat }),
])

/** The owner opens or closes the chat of the seats. */
const chat = z.strictObject({ ...request, type: z.literal('chat'), open: z.boolean() })
const seatRequest = z.strictObject({ ...request, type: z.literal('seat'), act: seatAct })
/** The edition is the table's from its creation on: terms that are agreed anew can't bring one. */
const agree = z.strictObject({
  ...request,
  type: z.literal('agree'),
  terms: terms.omit({ edition: true }),
})
const start = z.strictObject({ ...request, type: z.literal('start') })
/** The server makes the table of a rematch, so its offer comes without. */
export const offerRequested = z.union([offered, z.strictObject({ what: z.literal('rematch') })])
const offer = z.strictObject({ ...request, type: z.literal('offer'), offered: offerRequested })
const answer = z.strictObject({
  ...request,
  type: z.literal('answer'),
  offer: count,
  yes: z.boolean(),
})
/** The owner ends a table for good; before the start it disappears. */
const close = z.strictObject({ ...request, type: z.literal('close') })
/** Reopens an abandoned table. */
const resume = z.strictObject({ ...request, type: z.literal('resume') })

export const ROOMS = ['table', 'watchers'] as const
const say = z.strictObject({
  ...request,
  type: z.literal('say'),
  room: z.enum(ROOMS),
  text: z.string().min(1).max(LIMITS.chat),
})
/** Private, for all one's devices: what is left out stays as it is. */
const keep = z.strictObject({
  ...request,
  type: z.literal('keep'),
  draft: z.string().max(LIMITS.plans).exactOptional(),
  plans: z.string().max(LIMITS.plans).exactOptional(),
  note: z.string().max(LIMITS.note).exactOptional(),
  readStep: count.exactOptional(),
  readChat: count.exactOptional(),
})

export const stepRequest = z.discriminatedUnion('type', [
  play,
  enter,
  mark,
  seatRequest,
  agree,
  start,
  offer,
  answer,
  close,
  resume,
  chat,
])
export const tableRequest = z.discriminatedUnion('type', [...stepRequest.options, say, keep])
export const clientMessage = z.discriminatedUnion('type', [
  hello,
  watch,
  unwatch,
  ping,
  ...tableRequest.options,
])
