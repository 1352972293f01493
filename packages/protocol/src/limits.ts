/** How much of everything one may send, hold and keep. The server counts; clients may warn before. */

/** Raised when a message changes its shape; steps never do, new kinds are added. */
export const PROTOCOL_VERSION = 1

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const LIMITS = {
  /** Bytes of one message. */
  message: 16_384,
  /** Bytes of a body with a record, and of an edition. */
  record: 262_144,
  edition: 65_536,
  /** Bytes of a step, but for the first; of a table's steps; of the first, with an edition and a game so far. */
  step: 8_192,
  table: 2_097_152,
  founding: 393_216,
  /** Moves of one request, and letters of a move. */
  moves: 64,
  move: 200,
  /** Letters of names, titles, chat, notes, drafts of plans. */
  name: 24,
  title: 60,
  chat: 500,
  note: 4_000,
  plans: 8_000,
  /** Requests a second on a socket, chat a minute, undos a turn. */
  requestsPerSecond: 20,
  chatPerMinute: 10,
  undosPerTurn: 50,
  /** Per person. */
  sockets: 20,
  openTables: 50,
  /** Tables of which a device wants no push. */
  quiet: 100,
  muted: 100,
  creationsPerHour: 10,
  /** Times that for an address, behind which many people may sit. */
  perAddress: 10,
  /** Per table. */
  steps: 5_000,
  marks: 300,
  watchers: 200,
  /** Tables a socket watches. */
  watched: 50,
  /** Bytes of answers to an address at once; as many again in sixteen seconds. */
  answers: 33_554_432,
  /** Bytes that wait for a slow client before it is cut off. */
  buffered: 262_144,
} as const

export const TIMES = {
  /** A socket is asked for a sign of life; after two without, it is dead. */
  ping: 20 * SECOND,
  /** How long everybody's own chance is waited for at the start. */
  reveal: 10 * SECOND,
  /** Without a clock, somebody is missed when gone so long at the own decision. */
  gone: 10 * MINUTE,
  /** A second device's link. */
  deviceLink: 10 * MINUTE,
  session: 400 * DAY,
  openExpires: 30 * DAY,
  playingExpires: 60 * DAY,
  /** How long before either there is a warning. */
  warning: 5 * DAY,
  archive: 7 * DAY,
  farthestAway: 60 * DAY,
} as const

/** Hours for a turn of slow play. */
export const SLOW_HOURS = [12, 24, 72, 168] as const

/** A socket is closed with this when whoever opened it is nobody here any more. */
export const REVOKED = 4001
