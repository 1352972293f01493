/** The result of a search: its choice, and the lines it compared. */
import type { Game, Move } from '@tiletum/engine'
import type { EvaluationReason } from '../evaluation/reasons.ts'

export interface SearchLine {
  readonly moves: readonly Move[]
  readonly visits: number
  /** Expected margin of the seat in points. */
  readonly expected: number
}

export interface SearchResult {
  readonly move: Move
  readonly iterations: number
  /** Standard deviation of the final result around the expectation. */
  readonly spread: number
  /** The lines, the most promising first. */
  readonly lines: readonly SearchLine[]
  /** Reasons why the first line is better than the second; empty unless two lines were asked for. */
  readonly reasons: readonly EvaluationReason[]
}

/** A search result in notation, as data for another process or a person. */
export interface Advice {
  readonly move: string
  readonly iterations: number
  readonly spread: number
  readonly lines: readonly {
    readonly moves: readonly string[]
    readonly visits: number
    readonly expected: number
  }[]
  readonly reasons: readonly EvaluationReason[]
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
