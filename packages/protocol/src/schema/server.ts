/** Messages of the server. */
import type { Refusal } from '@tiletum/engine'
import { z } from 'zod'
import { count, id, requestId, stateHash, time } from './atoms.ts'
import { ROOMS } from './client.ts'
import { ENDS, tableStep } from './steps.ts'
import { pace, TABLE_KINDS } from './terms.ts'

/** Why a request is not done. */
export const REFUSAL_REASONS = [
  /** Others were faster: what is missing comes along. */
  'stale',
  /** The rules of the game refuse it; `refusal` says why. */
  'refused',
  /** The text is not a move; `notation` says where. */
  'notation',
  /** The seat, or the table, is somebody else's. */
  'not-yours',
  /** The request does not fit the present state of the table. */
  'not-now',
  'cannot-undo',
  /** Too many, too much or too often. */
  'limit',
  /** The server cannot write just now. */
  'busy',
  /** There is no such table, offer or link, or this person may not see it. */
  'gone',
  /** The rules of today do not lead through this log any more. */
  'frozen',
  /** What is stored of this table is damaged. */
  'unreadable',
  /** The text is not a message of this protocol. */
  'invalid',
  /** The client has another version of the protocol or the rules and has to reload. */
  'version',
  /** The caller is not signed in. */
  'nobody',
  /** A table like this cannot be set up. */
  'terms',
] as const

const person = z.strictObject({
  name: z.string(),
  /** True if the person has a page open at this table. Spectators of a delayed table do not get it. */
  here: z.boolean().exactOptional(),
  awayUntil: time.exactOptional(),
})
export const people = z.record(id, person)

export const ROLES = ['seated', 'guest', 'watcher'] as const

const chatLine = z.strictObject({
  n: count,
  at: time,
  person: id,
  room: z.enum(ROOMS),
  text: z.string(),
})

/** The part of a table that is not in its steps, as one person sees it. */
export const tableHead = z.strictObject({
  role: z.enum(ROLES),
  people,
  watchers: count,
  /** The first entry that the rules of today refuse. */
  frozen: z.strictObject({ entry: count }).exactOptional(),
  /** When it is cleared away, if nobody comes. */
  expires: time.exactOptional(),
  mine: z.strictObject({
    draft: z.string(),
    plans: z.string(),
    note: z.string(),
    readStep: count,
    readChat: count,
  }),
})

/** A table in a list. */
export const tableSummary = z.strictObject({
  id,
  kind: z.enum(TABLE_KINDS),
  title: z.string().exactOptional(),
  state: z.enum(['open', 'playing', 'paused', 'over', 'abandoned']),
  modules: z.array(z.string()),
  pace,
  seats: z.array(
    z.strictObject({
      colour: z.string(),
      name: z.string().exactOptional(),
      level: z.string().exactOptional(),
      you: z.literal(true).exactOptional(),
    }),
  ),
  awaits: z.int(),
  /** True if this person has to decide, or everybody waits for them to be ready. */
  yours: z.boolean(),
  due: time.exactOptional(),
  expires: time.exactOptional(),
  steps: count,
  /** The result of a finished game: points and place (from 1) by seat, and `how` it ended. */
  result: z
    .strictObject({
      how: z.enum(ENDS),
      points: z.array(z.int()),
      places: z.array(z.int()),
    })
    .exactOptional(),
  unread: count,
  updated: time,
})

const welcome = z.strictObject({
  type: z.literal('welcome'),
  you: z.strictObject({ id, name: z.string() }),
  now: time,
  protocol: z.int(),
  rules: z.int(),
  build: z.string(),
  /** Id of the database's history. It changes after a restore; clients then forget all that they know of tables. */
  epoch: z.string(),
})

/** A table whole. */
const table = z.strictObject({
  type: z.literal('table'),
  id,
  head: tableHead,
  steps: z.array(tableStep),
  chat: z.array(chatLine),
  /** The hash of the state that all steps lead to, and the number of game entries. */
  hash: stateHash.exactOptional(),
  entries: count,
})

/** Taken if `after` is the number of steps known; with more known, the overlap is left out. */
const steps = z.strictObject({
  type: z.literal('steps'),
  table: id,
  after: count,
  steps: z.array(tableStep),
  /** The own requests that these steps are. */
  re: z.array(requestId).exactOptional(),
})

const no = z.strictObject({
  type: z.literal('no'),
  re: requestId.exactOptional(),
  table: id.exactOptional(),
  why: z.enum(REFUSAL_REASONS),
  /** The steps from `after` on, for who is stale. */
  after: count.exactOptional(),
  steps: z.array(tableStep).exactOptional(),
  /** The engine's refusal with reason, clause and facts, and which of the moves it is about. */
  refusal: z.custom<Refusal>((value) => typeof value === 'object').exactOptional(),
  move: count.exactOptional(),
  /** Which part of a message, which limit, which word. */
  detail: z.string().exactOptional(),
})

const said = z.strictObject({
  type: z.literal('said'),
  table: id,
  lines: z.array(chatLine),
  re: requestId.exactOptional(),
})
const kept = z.strictObject({
  type: z.literal('kept'),
  table: id,
  mine: tableHead.shape.mine,
  re: requestId.exactOptional(),
})
const present = z.strictObject({
  type: z.literal('present'),
  table: id,
  people,
  watchers: count,
})
/** The tables of one person, for the page that lists them. */
const turn = z.strictObject({ type: z.literal('turn'), table: tableSummary })
const pong = z.strictObject({ type: z.literal('pong'), now: time })
const restart = z.strictObject({ type: z.literal('restart'), in: count })

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  table,
  steps,
  no,
  said,
  kept,
  present,
  turn,
  pong,
  restart,
])
export const refusal = no
export const stepsMessage = steps
export const tableMessage = table
