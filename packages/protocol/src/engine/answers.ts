/** What the engine answers, a line for each line. */
import { z } from 'zod'
import { gameConfig } from '../schema/atoms.ts'
import { requestName } from './requests.ts'

/** Why something was not done. */
export const ENGINE_FAULTS = [
  /** The line is no JSON, too long or too deep. */
  'unreadable',
  /** No request of this form. */
  'invalid',
  'no-game',
  /** There is a game of this number already. */
  'taken',
  'config',
  'edition',
  'record',
  'notation',
  /** By the rules of the game. */
  'refused',
  'no-action',
  'not-chance',
  'not-a-seat',
  'cannot-undo',
  'unknown-level',
  'limit',
] as const
export type EngineFault = (typeof ENGINE_FAULTS)[number]

export const engineError = z.strictObject({
  why: z.enum(ENGINE_FAULTS),
  /** A sentence in English. */
  says: z.string(),
  wanted: z.string().exactOptional(),
  /** The beginning of a line that could not be understood. */
  line: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  clause: z.string().exactOptional(),
  facts: z.looseObject({}).exactOptional(),
})
export type EngineError = z.infer<typeof engineError>

const numbers = z.array(z.int())
const base64 = z.string()

export const engineEncoding = z.strictObject({
  /** The seat that decides in each game; -1 where chance is asked, -2 where the game is over. */
  seats: numbers,
  /** The length of an observation in numbers, and of a mask in bytes. */
  length: z.int(),
  bytes: z.int(),
  /** Little-endian numbers of 16 bits with a sign, game after game. */
  observations: base64,
  /** The legal actions as bits, the lowest of each byte first. */
  masks: base64,
})
export type EngineEncoding = z.infer<typeof engineEncoding>

const shownParts = {
  moves: numbers.exactOptional(),
  notation: z.array(z.string()).exactOptional(),
  facts: z.looseObject({}).exactOptional(),
  state: z.looseObject({}).exactOptional(),
  scores: numbers.exactOptional(),
  text: z.string().exactOptional(),
  hash: z.string().exactOptional(),
  encoding: engineEncoding.exactOptional(),
}
const gameNumber = { game: z.int() }
/** Whom a game waits for, and what else was asked to be shown. */
export const enginePosition = z.discriminatedUnion('waits', [
  z.strictObject({ ...gameNumber, waits: z.literal('seat'), seat: z.int(), ...shownParts }),
  z.strictObject({
    ...gameNumber,
    waits: z.literal('chance'),
    request: z.string(),
    /** How many answers are still to come. */
    left: z.int(),
    /** Beside `moves`: how often each answer comes up among all. */
    weights: numbers.exactOptional(),
    ...shownParts,
  }),
  z.strictObject({
    ...gameNumber,
    waits: z.literal('nobody'),
    standings: numbers,
    ...shownParts,
  }),
])
export type EnginePosition = z.infer<typeof enginePosition>

const failedGame = z.strictObject({ ...gameNumber, error: engineError })
const forecastOf = z.strictObject({
  ...gameNumber,
  round: numbers,
  end: numbers,
  standings: numbers,
  /** With `detail`: what each seat would still score, by source. */
  sources: z.array(z.record(z.string(), z.int())).exactOptional(),
  /** With `detail`: the fairs to come, who takes part as things stand, and what that is worth. */
  fairs: z
    .array(
      z.strictObject({
        fair: z.int(),
        town: z.string(),
        present: z.array(z.boolean()),
        points: numbers,
      }),
    )
    .exactOptional(),
})

const answers = {
  info: z.strictObject({
    protocol: z.int(),
    rules: z.int(),
    version: z.string(),
    modules: z.array(z.string()),
    levels: z.array(z.string()),
    limits: z.record(z.string(), z.int()),
    game: z
      .strictObject({
        config: gameConfig,
        seats: z.int(),
        /** The Cardinalbot's seat; -1 without it. */
        bot: z.int(),
        /** Checksum of the components. */
        content: z.string(),
        /** How a move is packed: the patterns of the verbs by number, and the names behind each word. */
        verbs: z.array(z.string()),
        names: z.record(z.string(), z.array(z.string())),
        /** The notation of each action. */
        actions: z.array(z.string()),
        actionMoves: numbers,
        observation: z.array(z.strictObject({ name: z.string(), at: z.int(), length: z.int() })),
      })
      .exactOptional(),
  }),
  drop: z.strictObject({ dropped: z.int(), games: z.int() }),
  options: z.strictObject({
    options: z.array(
      z.strictObject({
        move: z.int(),
        notation: z.string(),
        clause: z.string(),
        verb: z.string(),
        args: z.array(z.string()),
        task: z.boolean(),
        reveals: z.boolean(),
        warnings: z.array(z.string()),
        action: z.int(),
      }),
    ),
  }),
  why: z.strictObject({
    legal: z.boolean(),
    move: z.int(),
    reason: z.string().exactOptional(),
    clause: z.string().exactOptional(),
    facts: z.looseObject({}).exactOptional(),
    says: z.string().exactOptional(),
  }),
  chance: z.strictObject({
    request: z.string(),
    left: z.int(),
    answers: z.array(
      z.strictObject({ move: z.int(), notation: z.string(), probability: z.number() }),
    ),
  }),
  /** The final points by seat, of each game that was played out. */
  playout: z.strictObject({ scores: z.array(numbers) }),
  forecast: forecastOf.omit({ game: true }),
  policy: z.strictObject({
    move: z.int(),
    notation: z.string(),
    /** By how many points the seat expects to be ahead at the end. */
    value: z.number().exactOptional(),
    lines: z
      .array(z.strictObject({ value: z.number(), visits: z.int(), notation: z.array(z.string()) }))
      .exactOptional(),
  }),
  record: z.strictObject({ record: z.string(), entries: z.int() }),
}

/** An answer to what could not be read at all has no `id`. */
const named = { id: requestName.exactOptional() }
const good = [
  answers.info,
  answers.drop,
  answers.options,
  answers.why,
  answers.chance,
  answers.playout,
  answers.forecast,
  answers.policy,
  answers.record,
  engineEncoding,
] as const
/** Any answer. Several games have one result each, or with the encoding alone those that are over or failed. */
export const engineAnswer = z.union([
  z.strictObject({ ...named, error: engineError }),
  z.strictObject({
    ...named,
    results: z.array(z.union([enginePosition, failedGame, forecastOf])),
    encoding: engineEncoding.exactOptional(),
  }),
  ...enginePosition.options.map((one) => one.extend(named)),
  ...good.map((one) => one.extend(named)),
])
export type EngineAnswer = z.infer<typeof engineAnswer>
