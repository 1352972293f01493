/**
 * The messages between the game and an external program in a seat: one JSON object per line (see
 * README.md). On standard input and output and over a socket they are the same.
 */
import { RULES_REVISION, scores } from '@tiletum/engine'
import type { Game, GameConfig, Move, State } from '@tiletum/engine'
import { parseJson } from '@tiletum/engine/json'
import type { Seed } from '../random.ts'

/** Raised when a message changes its shape; new messages, and parts that a program may ignore, are added. */
export const PROTOCOL = 2

/** The game that begins, as a program is told of it. */
export interface SeatGame {
  /** The program's seat, from 0. */
  readonly seat: number
  /** Number of seats at the table, the Cardinalbot's included. */
  readonly seats: number
  readonly config: GameConfig
  /** Checksum of the components in use: each edition has another one. */
  readonly content: string
  /** A seed for the program's own randomness: with the same one it should play the same. */
  readonly seed: string
}

export interface Hello extends SeatGame {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  /** Revision of the rules. */
  readonly rules: number
}

/** Another game of the same match begins, for a program that plays several. */
export interface SeatNewGame extends SeatGame {
  readonly type: 'new'
}

/** Asks for a decision. The program answers with an `SeatAnswer` of the same number. */
export interface SeatQuestion {
  readonly type: 'choose'
  readonly number: number
  readonly seat: number
  readonly state: State
  /** All legal moves in notation and as numbers, with the clause that allows each. */
  readonly options: readonly {
    readonly move: string
    readonly clause: string
    readonly number: number
  }[]
  /** Every move and answer of chance since the seat was last asked, in notation. */
  readonly since?: readonly string[]
  /** Milliseconds that are left for this decision, where there is a limit. */
  readonly left?: number
  /** By request of chance: what the next answer may be, and how likely. For those who `want` odds. */
  readonly odds?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** An explanation that a program may add to its move, for people at the table. */
export interface SeatInfo {
  /** By how many points it expects to be ahead at the end. */
  readonly value?: number
  /** The moves that the program expects to follow, in notation. */
  readonly line?: readonly string[]
  readonly say?: string
}

export interface SeatAnswer {
  readonly number: number
  /** In notation, or as its number. */
  readonly move: string | number
  readonly info?: SeatInfo
}

/** A move that was read and is legal. */
export interface SeatMove {
  readonly move: Move
  readonly info?: SeatInfo
}

/**
 * Faults of a program: not readable as an answer, not a legal move, no answer in time, the program has
 * ended.
 */
export const SEAT_FAULTS = ['unreadable', 'illegal', 'late', 'gone'] as const
export type SeatFault = (typeof SEAT_FAULTS)[number]

/** Reports a fault to the program. The decision has already been made for it. */
export interface SeatRefusal {
  readonly type: 'refused'
  readonly number: number
  readonly fault: SeatFault
  /** A sentence in English, and what is wanted instead. */
  readonly says: string
  readonly wanted: string
  /** The reason for an illegal move and the clause behind it, if the move could be read. */
  readonly reason?: string
  readonly clause?: string
}

/**
 * Tells a program on a server that it sends more than it is asked for. What it sent is dropped, and nothing
 * more is read from it for so many milliseconds.
 */
export interface SeatWait {
  readonly type: 'wait'
  readonly milliseconds: number
}

export interface Over {
  readonly type: 'over'
  /** Points by seat. */
  readonly scores: readonly number[]
  /** The seats from first to last. */
  readonly standings: readonly number[]
}

export type SeatMessage = Hello | SeatNewGame | SeatQuestion | SeatRefusal | SeatWait | Over

const gameOf = (game: Game, seat: number, seed: Seed): SeatGame => ({
  seat,
  seats: game.rules.seats,
  config: game.config,
  content: contentId(game),
  seed: `${seed}`,
})

export const helloOf = (game: Game, seat: number, seed: Seed = ''): Hello => ({
  type: 'hello',
  protocol: PROTOCOL,
  rules: RULES_REVISION,
  ...gameOf(game, seat, seed),
})

export const newGameOf = (game: Game, seat: number, seed: Seed = ''): SeatNewGame => ({
  type: 'new',
  ...gameOf(game, seat, seed),
})

/** The parts of a question beside the position. */
export interface QuestionDetails {
  readonly since?: readonly string[]
  readonly left?: number
  readonly wantsOdds?: boolean
}

/** The piles from which a seat's moves may turn something up. */
const PILES = ['bonus', 'contract', 'character'] as const

export function questionOf(
  game: Game,
  state: State,
  number: number,
  { since, left, wantsOdds = false }: QuestionDetails = {},
): SeatQuestion {
  const awaiting = game.awaiting(state)
  return {
    type: 'choose',
    number,
    seat: awaiting.who === 'seat' ? awaiting.seat : -1,
    state,
    options: game
      .options(state)
      .map(({ notation, clause, move }) => ({ move: notation, clause, number: move })),
    ...(since === undefined ? {} : { since }),
    ...(left === undefined ? {} : { left }),
    ...(wantsOdds
      ? {
          odds: Object.fromEntries(
            PILES.map((pile) => [
              pile,
              Object.fromEntries(
                game
                  .odds(state, pile)
                  .map(({ notation, probability }) => [notation, probability] as const),
              ),
            ]),
          ),
        }
      : {}),
  }
}

export const endOf = (game: Game, state: State): Over => ({
  type: 'over',
  scores: scores(state),
  standings: game.standings(state),
})

const WANTED = '{"number": N, "move": "…"} with a move of the options'
const SAYS: Readonly<Record<SeatFault, string>> = {
  unreadable: 'This is no answer.',
  illegal: 'This is no legal move now.',
  late: 'There was no answer in time.',
  gone: 'The program has ended.',
}

export const refusalOf = (
  number: number,
  fault: SeatFault,
  more: Partial<Pick<SeatRefusal, 'says' | 'wanted' | 'reason' | 'clause'>> = {},
): SeatRefusal => ({ type: 'refused', number, fault, says: SAYS[fault], wanted: WANTED, ...more })

/**
 * Reads what a program said: returns its move, its fault, or undefined for an answer to an earlier question
 * and for anything that is not meant as an answer, such as what a library prints.
 */
export function readAnswer(
  game: Game,
  state: State,
  number: number,
  line: string,
): SeatMove | SeatRefusal | undefined {
  const data = objectIn(line)
  if (data === undefined || !('number' in data || 'move' in data)) return undefined
  const answer = asAnswer(data)
  if (answer === undefined) return refusalOf(number, 'unreadable')
  if (answer.number < number) return undefined
  const { info } = answer
  const move = typeof answer.move === 'number' ? answer.move : game.parse(answer.move)
  if (typeof move !== 'number') {
    const wanted = move.expected.slice(0, 12).join(', ')
    return refusalOf(number, 'illegal', {
      says: `“${move.word}” is not understood.`,
      ...(wanted === '' ? {} : { wanted }),
    })
  }
  const refusal = game.why(state, move)
  if (refusal === undefined) return { move, ...(info === undefined ? {} : { info }) }
  const { reason, clause } = refusal
  return refusalOf(number, 'illegal', {
    says: `This is no legal move now: ${reason} (${clause}).`,
    reason,
    clause,
  })
}

/** Whether a line asks for more to be told: `{"want": ["odds"]}`. */
export function wantsOdds(line: string): boolean {
  const want = objectIn(line)?.['want']
  return Array.isArray(want) && want.includes('odds')
}

/** Whether a line is meant neither as an answer nor as a wish. */
export function isStray(line: string): boolean {
  const data = objectIn(line)
  return data === undefined || !('number' in data || 'move' in data || 'want' in data)
}

/** Maximum length of an answer in characters, many times that of any real one. */
const LONGEST_ANSWER = 16_384
const LONGEST_SAID = 500

function objectIn(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data = parseJson(line, LONGEST_ANSWER)
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}

function asAnswer(data: Readonly<Record<string, unknown>>): SeatAnswer | undefined {
  const { number, move, info } = data
  if (typeof number !== 'number') return undefined
  const isMove =
    typeof move === 'string' || (typeof move === 'number' && Number.isInteger(move) && move >= 0)
  if (!isMove) return undefined
  const said = infoOf(info)
  return { number, move, ...(said === undefined ? {} : { info: said }) }
}

/** A malformed part of an explanation is left out: only a wrong move is a fault. */
function infoOf(data: unknown): SeatInfo | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { value, line, say } = data as Readonly<Record<string, unknown>>
  return {
    ...(typeof value === 'number' && Number.isFinite(value) ? { value } : {}),
    ...(Array.isArray(line) && line.every((move) => typeof move === 'string')
      ? { line: line.slice(0, 40) }
      : {}),
    ...(typeof say === 'string' ? { say: oneLine(say) } : {}),
  }
}

/** Shown beside other people's words, so it may neither be long nor change how a line is read. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SAID)

/** Checksum of the components in use, eight hexadecimal digits. */
export function contentId({ rules }: Game): string {
  const { content, tables } = rules
  const text = JSON.stringify([content, tables.silver?.content])
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
