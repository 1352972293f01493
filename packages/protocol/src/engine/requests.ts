/** What can be asked of the engine in lines of JSON (`tiletum engine`). */
import { z } from 'zod'
import { gameConfig } from '../schema/atoms.ts'
import { SHOWN } from './shown.ts'

/** Raised when a message changes its shape; new requests, and parts that may be left out, are added. */
export const ENGINE_PROTOCOL = 2

/** How much one line may ask for. */
export const ENGINE_LIMITS = {
  /** Characters of a line. */
  line: 4_000_000,
  /** Requests of a batch, and games of a request. */
  batch: 4096,
  /** Work of a line: about a hundredth of a millisecond each. */
  work: 400_000,
  /** Characters of a record. */
  record: 1_000_000,
  plays: 1000,
  iterations: 200_000,
} as const

export const requestName = z
  .union([z.int(), z.string().max(64)])
  .describe('Chosen by whoever asks; the answer has the same.')
const HIGHEST = 2_147_483_647
const gameId = z.int().min(0).max(HIGHEST).describe('A number chosen by whoever asks.')
const seed = z.union([z.int(), z.string().max(64)])
const notation = z.string().min(1).max(200)
const move = z.union([z.int().min(0).max(HIGHEST), notation])
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(ENGINE_LIMITS.batch)
/** The same for whole numbers, as one loop: a check for each of them would take longer than the moves. */
const numbersUpTo = (most: number) =>
  z
    .custom<readonly number[]>(
      (value) =>
        Array.isArray(value) &&
        value.length <= ENGINE_LIMITS.batch &&
        value.every((one) => Number.isInteger(one) && one >= 0 && one <= most),
      { error: `Invalid input: expected whole numbers from 0 to ${most}` },
    )
    .meta({
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: most },
      maxItems: ENGINE_LIMITS.batch,
    })
const seeds = list(seed)
const LAST_ACTION = 65_535
const action = z.int().min(0).max(LAST_ACTION)
const gameIds = numbersUpTo(HIGHEST)
const levelName = z.string().max(24)
const seat = z.int().min(0).max(3)

const id = { id: requestName }
/** One game or many; with many, the answer has `results`, one for each. */
const which = { game: gameId.exactOptional(), games: gameIds.exactOptional() }
const show = z
  .array(z.enum(SHOWN))
  .max(SHOWN.length)
  .exactOptional()
  .describe('What is told of each game.')
/** What an edition file changes; the engine checks it. */
const edition = z.record(z.string().max(60), z.unknown())
const settings = {
  config: gameConfig,
  edition: edition.exactOptional(),
}
const levels = z
  .record(z.string().regex(/^[0-3]$/), levelName)
  .exactOptional()
  .describe('The levels that play seats, by seat; whoever asks plays the others.')

const of = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ ...id, do: z.literal(name), ...shape })

export const engineRequest = z.discriminatedUnion('do', [
  of('info', { config: gameConfig.exactOptional(), edition: edition.exactOptional() }),
  of('new', {
    ...which,
    ...settings,
    seed: seed.exactOptional().describe('Chance is drawn from it; without one, chance is asked.'),
    seeds: seeds.exactOptional(),
    levels,
    show,
  }),
  of('load', {
    game: gameId,
    record: z.union([
      z.string().max(ENGINE_LIMITS.record),
      z.record(z.string().max(60), z.unknown()),
    ]),
    at: z.int().min(0).max(100_000).exactOptional().describe('How many moves and answers of it.'),
    seed: seed.exactOptional(),
    levels,
    show,
  }),
  of('drop', { ...which, all: z.literal(true).exactOptional() }),
  of('state', { ...which, show }),
  of('options', { game: gameId }),
  of('why', { game: gameId, move }),
  of('play', {
    ...which,
    move: move.exactOptional(),
    moves: z.union([numbersUpTo(HIGHEST), list(move)]).exactOptional(),
    action: action.exactOptional(),
    actions: numbersUpTo(LAST_ACTION).exactOptional(),
    show,
  }),
  of('undo', {
    ...which,
    steps: z.int().min(1).max(100_000).exactOptional().describe('How many plays; 1 without it.'),
    show,
  }),
  of('fork', {
    ...which,
    as: z.union([gameId, gameIds]).describe('The number of the copy, or of each copy.'),
    seed: seed.exactOptional().describe('Chance of the copies; without one, chance is asked.'),
    seeds: seeds.exactOptional(),
    show,
  }),
  of('chance', { game: gameId }),
  of('playout', {
    ...which,
    level: levelName.exactOptional(),
    seed: seed.exactOptional(),
    count: z.int().min(1).max(ENGINE_LIMITS.plays).exactOptional(),
  }),
  of('forecast', { ...which, detail: z.boolean().exactOptional() }),
  of('encode', { ...which, seat: seat.exactOptional() }),
  of('policy', {
    game: gameId,
    level: levelName,
    iterations: z.int().min(1).max(ENGINE_LIMITS.iterations).exactOptional(),
    seed: seed.exactOptional(),
    lines: z.int().min(0).max(10).exactOptional(),
  }),
  of('record', { game: gameId, names: z.array(z.string().max(40)).max(4).exactOptional() }),
])
export type EngineRequest = z.infer<typeof engineRequest>
export type EngineRequestOf<Name extends EngineRequest['do']> = Extract<
  EngineRequest,
  { readonly do: Name }
>
