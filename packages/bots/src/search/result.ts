/** What a search found: its choice, and the lines it weighed. */
import type { Game, Move } from '@tiletum/engine'
import type { Reason } from '../evaluation/reasons.ts'

export interface Line {
  readonly moves: readonly Move[]
  readonly visits: number
  /** By how many points the seat is expected to win or lose. */
  readonly expected: number
}

export interface SearchResult {
  readonly move: Move
  readonly iterations: number
  /** How far the game may end from what is expected, two times in three. */
  readonly spread: number
  /** The most promising first. */
  readonly lines: readonly Line[]
  /** In what the first line is better than the second, if two are told. */
  readonly reasons: readonly Reason[]
}

/** The same in the words of the notation, as data for another process or a person. */
export interface Advice {
  readonly move: string
  readonly iterations: number
  readonly spread: number
  readonly lines: readonly {
    readonly moves: readonly string[]
    readonly visits: number
    readonly expected: number
  }[]
  readonly reasons: readonly Reason[]
}

export const adviceOf = (
  game: Game,
  { move, iterations, spread, lines, reasons }: SearchResult,
): Advice => ({
  move: game.format(move),
  iterations,
  spread,
  lines: lines.map(({ moves, visits, expected }) => ({
    moves: moves.map((one) => game.format(one)),
    visits,
    expected,
  })),
  reasons,
})
