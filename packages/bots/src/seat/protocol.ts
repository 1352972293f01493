/**
 * The messages between the game and an external program in a seat: one JSON object per line (see
 * README.md).
 */
import type { Game, GameConfig, Move, State } from '@tiletum/engine'
import { parseJson } from '@tiletum/engine/json'
import { scores } from '@tiletum/engine'

export const PROTOCOL = 1

export interface Hello {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  /** The program's seat, from 0. */
  readonly seat: number
  /** Number of seats at the table, the Cardinalbot's included. */
  readonly seats: number
  readonly config: GameConfig
  /** Checksum of the components in use: each edition has another one. */
  readonly content: string
}

/** Asks for a decision. The program answers with an `SeatAnswer` of the same number. */
export interface SeatQuestion {
  readonly type: 'choose'
  readonly number: number
  readonly state: State
  /** All legal moves in notation, with the clause that allows each. */
  readonly options: readonly { readonly move: string; readonly clause: string }[]
}

export interface SeatAnswer {
  readonly number: number
  readonly move: string
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

export type SeatMessage = Hello | SeatQuestion | SeatRefusal | SeatWait | Over

export const helloOf = (game: Game, seat: number): Hello => ({
  type: 'hello',
  protocol: PROTOCOL,
  seat,
  seats: game.rules.seats,
  config: game.config,
  content: contentId(game),
})

export const questionOf = (game: Game, state: State, number: number): SeatQuestion => ({
  type: 'choose',
  number,
  state,
  options: game.options(state).map(({ notation, clause }) => ({ move: notation, clause })),
})

export const endOf = (game: Game, state: State): Over => ({
  type: 'over',
  scores: scores(state),
  standings: game.standings(state),
})

/** Reads an answer: returns its move, its fault, or undefined for an answer to an earlier question. */
export function readAnswer(
  game: Game,
  state: State,
  number: number,
  line: string,
): { readonly move: Move } | SeatRefusal | undefined {
  const answer = parsed(line)
  if (answer === undefined) return { type: 'refused', number, fault: 'unreadable' }
  if (answer.number < number) return undefined
  const move = game.parse(answer.move)
  if (typeof move !== 'number') return { type: 'refused', number, fault: 'illegal' }
  const refusal = game.why(state, move)
  if (refusal === undefined) return { move }
  const { reason, clause } = refusal
  return { type: 'refused', number, fault: 'illegal', reason, clause }
}

/** Maximum length of an answer in characters, many times that of any real one. */
const LONGEST_ANSWER = 16_384

function parsed(line: string): SeatAnswer | undefined {
  try {
    const { number, move } = (parseJson(line, LONGEST_ANSWER) ?? {}) as Partial<SeatAnswer>
    return typeof number === 'number' && typeof move === 'string' ? { number, move } : undefined
  } catch {
    return undefined
  }
}

/** Checksum of the components in use, eight hexadecimal digits. */
export function contentId({ rules }: Game): string {
  const { content, tables } = rules
  const text = JSON.stringify([content, tables.silver?.content])
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
