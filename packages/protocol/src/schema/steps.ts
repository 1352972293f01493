/**
 * The steps of a table: one accepted request is one step, one row, one message and one number. A table
 * is the fold of its steps. Steps hold ids of people, never names. Their shapes never change; new
 * kinds may come.
 */
import { z } from 'zod'
import {
  colour,
  count,
  entropy,
  entry,
  id,
  level,
  marks,
  seat,
  sha256,
  stateHash,
  time,
} from './atoms.ts'
import { pace, terms } from './terms.ts'

export const STEP_KINDS = [
  'agree',
  'seat',
  'start',
  'play',
  'offer',
  'answer',
  'clock',
  'mark',
  'end',
] as const

/** The person who caused the step; the server's own for computer players and clocks. */
const step = { at: time, by: z.union([id, z.literal('server')]) }

/**
 * What was played: moves, and in brackets the answers of chance that followed. Then the seat whose
 * decision it is, -1 if nobody's; after a turn's last entry the hash of the state.
 */
const played = {
  entries: z.array(entry),
  awaits: z.int().min(-1).max(4),
  hash: stateHash.exactOptional(),
}

/** The entries of an agreed take-back, which is played when the last player agrees. */
const playedPerhaps = {
  entries: z.array(entry).exactOptional(),
  awaits: played.awaits.exactOptional(),
  hash: played.hash,
}

/** First of all steps, and again, without the edition, whenever the terms change before the start. */
const agree = z.strictObject({
  ...step,
  kind: z.literal('agree'),
  terms,
  /** The revision of the rules when this was agreed. */
  rules: z.int().min(1),
  /** The commitment of the server's chance; none at a companion table, where people answer for chance. */
  commit: sha256.exactOptional(),
  /** The game so far, for a table that goes on from a record or another table. */
  opening: z.array(entry).exactOptional(),
  from: id.exactOptional(),
})

export const replacement = z.union([z.strictObject({ level }), z.strictObject({ person: id })])

/** A change of a seat. After `stand-in` the seat still belongs to its holder, who may return. */
export const seatChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('take'), seat, person: id }),
  z.strictObject({ do: z.literal('leave'), seat }),
  /** The owner keeps a seat for somebody, or for a computer player. */
  z.strictObject({ do: z.literal('open'), seat }),
  z.strictObject({ do: z.literal('computer'), seat, level }),
  /** A colour of one's own choice; whoever had it gets the one given up. */
  z.strictObject({ do: z.literal('colour'), seat, colour }),
  /** `entropy` is the hash of the player's random share, which `reveal` shows at the start. */
  z.strictObject({ do: z.literal('ready'), seat, entropy: sha256.exactOptional() }),
  z.strictObject({ do: z.literal('wait'), seat }),
  z.strictObject({ do: z.literal('reveal'), seat, entropy }),
  /** The start is called: who has an own chance reveals it until then. */
  z.strictObject({ do: z.literal('call'), until: time }),
  /** The owner opens or closes the chat. */
  z.strictObject({ do: z.literal('chat'), open: z.boolean() }),
  z.strictObject({ do: z.literal('hand-over'), seat, person: id }),
  z.strictObject({ do: z.literal('stand-in'), seat, by: replacement }),
  z.strictObject({ do: z.literal('return'), seat }),
  /** Its holder deleted everything of theirs and never comes back. */
  z.strictObject({ do: z.literal('gone'), seat }),
  /** A computer player that broke down three times rests until somebody wakes it. */
  z.strictObject({ do: z.literal('rest'), seat }),
  z.strictObject({ do: z.literal('wake'), seat }),
])

const seatStep = z.strictObject({ ...step, kind: z.literal('seat'), change: seatChange })

const start = z.strictObject({
  ...step,
  kind: z.literal('start'),
  /** By seat: the own chance, or nothing of who had none or did not reveal it. */
  entropy: z.array(z.union([entropy, z.literal('')])),
  ...played,
})

const play = z.strictObject({
  ...step,
  kind: z.literal('play'),
  seat: z.int().min(-1).max(4),
  ...played,
})

export const offered = z.discriminatedUnion('what', [
  /** A take-back of this many effective entries, from the end. */
  z.strictObject({ what: z.literal('take-back'), entries: z.int().min(1).max(20_000) }),
  z.strictObject({ what: z.literal('pause') }),
  z.strictObject({ what: z.literal('resume') }),
  z.strictObject({ what: z.literal('pace'), pace }),
  z.strictObject({ what: z.literal('stand-in'), seat, by: replacement }),
  z.strictObject({ what: z.literal('end') }),
  /** The new table, where everybody's seat is kept. */
  z.strictObject({ what: z.literal('rematch'), table: id }),
])

const offer = z.strictObject({
  ...step,
  kind: z.literal('offer'),
  offer: count,
  seat,
  offered,
  passed: z.literal(true).exactOptional(),
  ...playedPerhaps,
})

const answer = z.strictObject({
  ...step,
  kind: z.literal('answer'),
  offer: count,
  seat,
  yes: z.boolean(),
  passed: z.literal(true).exactOptional(),
  /** The proposal cannot pass any more, or was withdrawn. */
  lapsed: z.literal(true).exactOptional(),
  ...playedPerhaps,
})

const clock = z.strictObject({
  ...step,
  kind: z.literal('clock'),
  change: z.discriminatedUnion('do', [
    /** The time of this seat is over. */
    z.strictObject({ do: z.literal('flag'), seat }),
    /** Slow clocks of this seat stand still until then; 0: no longer. */
    z.strictObject({ do: z.literal('away'), seat, until: time }),
    /** The server's time jumped, or its machine slept: live clocks do not count the time between. */
    z.strictObject({ do: z.literal('skip'), from: time, to: time }),
    /** An abandoned table goes on. */
    z.strictObject({ do: z.literal('resume') }),
  ]),
})

/** Notes of a companion table beside the game, such as a tick of the set-up; 0 removes a note. */
const mark = z.strictObject({ ...step, kind: z.literal('mark'), marks })

export const ENDS = ['over', 'conceded', 'agreed', 'abandoned', 'closed'] as const

const end = z.strictObject({
  ...step,
  kind: z.literal('end'),
  how: z.enum(ENDS),
  /** The seat that conceded. */
  seat: seat.exactOptional(),
  /** The server's seed, so that everybody can check the chance of this game. */
  seed: sha256.exactOptional(),
})

export const tableStep = z.discriminatedUnion('kind', [
  agree,
  seatStep,
  start,
  play,
  offer,
  answer,
  clock,
  mark,
  end,
])
