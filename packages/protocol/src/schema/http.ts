/** Bodies and answers of what goes by HTTP only: who one is, tables to come, devices, people. */
import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { colour, count, id, rawName, requestId, seat, secret, time } from './atoms.ts'
import { tableSummary } from './server.ts'
import { pace, TABLE_KINDS, terms } from './terms.ts'

/** `POST /api/me` makes a person with a cookie, `POST /api/programs` one with a token. */
export const newPerson = z.strictObject({ name: rawName })
/** `PATCH /api/me` */
export const changePerson = z.strictObject({
  name: rawName.exactOptional(),
  /** 0: back again. */
  awayUntil: time.exactOptional(),
  colours: z.array(colour).max(4).exactOptional(),
  /** Whose chat one does not want to read. */
  muted: z.array(id).max(LIMITS.muted).exactOptional(),
})
export const me = z.strictObject({
  id,
  name: z.string(),
  awayUntil: time.exactOptional(),
  colours: z.array(colour),
  tables: count,
  blocked: z.array(z.strictObject({ id, name: z.string() })),
  muted: z.array(z.strictObject({ id, name: z.string() })),
})
export const program = z.strictObject({ me, token: secret })

/** `POST /api/devices` makes a link; `/asked` tells whose it is; `/used` turns this device over. */
export const deviceLink = z.strictObject({ secret, expires: time })
export const deviceSecret = z.strictObject({ secret })
export const deviceAsked = z.strictObject({
  as: z.string(),
  /** The person of this device. */
  now: z.strictObject({ name: z.string(), tables: count }).exactOptional(),
})
export const device = z.strictObject({
  id: z.string(),
  created: time,
  seen: time,
  /** The browser and system that the device named when it was added. */
  label: z.string(),
  current: z.boolean(),
})

const language = z
  .string()
  .length(2)
  .regex(/^[a-z]{2}$/)
/** An address as URLs are written: nothing that is not seen, no spaces. */
const endpoint = z
  .string()
  .min(1)
  .max(1_000)
  .regex(/^[!-~]+$/)
const base64url = z.string().regex(/^[\w-]+=*$/)
/** `POST /api/push`: what the browser's own subscription says; `DELETE /api/push` names it. */
export const pushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url.max(100), auth: base64url.max(40) }),
  /** The language of this device's notifications, and the tables that it muted. */
  language: language.exactOptional(),
  quiet: z.array(id).max(LIMITS.quiet).exactOptional(),
})
/** The content of a push notification, encrypted for the browser that subscribed. */
export const pushed = z.strictObject({
  type: z.literal('turn'),
  table: id,
  /** The text of the notification, in the language of the device. */
  title: z.string(),
  body: z.string(),
})
export const pushEnded = z.strictObject({ endpoint })

/** `POST /api/tables`; with `seat` the maker sits down there at once. */
export const newTable = z.strictObject({
  id: requestId,
  terms,
  seat: seat.exactOptional(),
})
/**
 * `POST /api/tables/import`: a record as text or JSON; seats as in the record, open where people sat.
 * `seat` is where whoever asks sits down at once.
 */
export const importTable = z.strictObject({
  id: requestId,
  record: z.string().max(LIMITS.record),
  kind: z.enum(TABLE_KINDS),
  pace,
  listed: z.boolean(),
  seat: seat.exactOptional(),
})
/** `POST /api/tables/:id/clone`: what if, from any entry on; alone, at every seat. */
export const cloneTable = z.strictObject({ id: requestId, entries: count.exactOptional() })
export const tableMade = z.strictObject({ table: id, join: secret, watch: secret })
/** `POST /api/tables/:id/links`: makes one of them anew; the old one opens nothing any more. */
export const renewLink = z.strictObject({ for: z.enum(['join', 'watch']) })
export const linkMade = z.strictObject({ secret })
export const tableLists = z.strictObject({
  mine: z.array(tableSummary),
  listed: z.array(tableSummary),
  /** Listed games that are over, the latest first. */
  finished: z.array(tableSummary),
})
/** `POST /api/tables/:id/reports`: to whoever runs the server, with the last lines of the chat. */
export const report = z.strictObject({
  id: requestId,
  person: id,
  text: z.string().max(LIMITS.chat),
})
/** `POST /api/blocks` and `DELETE /api/blocks/:person`. */
export const block = z.strictObject({ person: id })
/** `POST /api/tables/:id/tokens`: a token with which a program plays this one seat. */
export const seatToken = z.strictObject({ seat })
