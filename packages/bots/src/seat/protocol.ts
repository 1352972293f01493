/** What the game and a program in a seat say to each other: one JSON object a line (see README.md). */
import type { Game, GameConfig, Move, State } from '@tiletum/engine'
import { parseJson } from '@tiletum/engine/json'

export const PROTOCOL = 1

export interface Hello {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  /** The program's seat, from 0. */
  readonly seat: number
  /** Seats at the table, the Cardinalbot's included. */
  readonly seats: number
  readonly config: GameConfig
  /** Which components are played with: another edition has another one. */
  readonly content: string
}

/** To be answered with an `Answer` of the same number. */
export interface Choose {
  readonly type: 'choose'
  readonly number: number
  readonly state: State
  /** All legal moves in notation, with the clause that allows each. */
  readonly options: readonly { readonly move: string; readonly clause: string }[]
}

export interface Answer {
  readonly number: number
  readonly move: string
}

/** What a program can do wrong: no such JSON, no such move now, no answer in time, no program any more. */
export const SEAT_FAULTS = ['unreadable', 'illegal', 'late', 'gone'] as const
export type SeatFault = (typeof SEAT_FAULTS)[number]

/** Tells the program of its fault. The decision has been made for it. */
export interface Refused {
  readonly type: 'refused'
  readonly number: number
  readonly fault: SeatFault
  /** For an illegal move: the reason and the clause behind it, where the move can be read. */
  readonly reason?: string
  readonly clause?: string
}

export interface Over {
  readonly type: 'over'
  /** By seat. */
  readonly scores: readonly number[]
  /** The seats from first to last. */
  readonly standings: readonly number[]
}

export type Message = Hello | Choose | Refused | Over

export const helloOf = (game: Game, seat: number): Hello => ({
  type: 'hello',
  protocol: PROTOCOL,
  seat,
  seats: game.rules.seats,
  config: game.config,
  content: contentId(game),
})

export const questionOf = (game: Game, state: State, number: number): Choose => ({
  type: 'choose',
  number,
  state,
  options: game.options(state).map(({ notation, clause }) => ({ move: notation, clause })),
})

export const endOf = (game: Game, state: State): Over => ({
  type: 'over',
  scores: state.seats.map(({ vp }) => vp),
  standings: game.standings(state),
})

/** The move of an answer, what is wrong with it, or undefined for an answer to an earlier question. */
export function readAnswer(
  game: Game,
  state: State,
  number: number,
  line: string,
): { readonly move: Move } | Refused | undefined {
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

/** Many times the longest answer. */
const LONGEST_ANSWER = 16_384

function parsed(line: string): Answer | undefined {
  try {
    const { number, move } = (parseJson(line, LONGEST_ANSWER) ?? {}) as Partial<Answer>
    return typeof number === 'number' && typeof move === 'string' ? { number, move } : undefined
  } catch {
    return undefined
  }
}

/** Eight hexadecimal digits over the components in use. */
export function contentId({ rules }: Game): string {
  const { content, tables } = rules
  const text = JSON.stringify([content, tables.silver?.content])
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
