/** Turns to solve, cut from games by `fit/puzzles.ts`: a position, and the one die that is best there. */
import type { GameConfig } from '@tiletum/engine'
import { SET } from './set.ts'

export const RATINGS = ['easy', 'medium', 'hard'] as const
export type PuzzleRating = (typeof RATINGS)[number]

export interface Puzzle {
  readonly id: string
  readonly config: GameConfig
  /** All that happened before, chance included, in notation. */
  readonly line: readonly string[]
  readonly seat: number
  readonly round: number
  readonly turn: number
  /** The best line of a deep search, in notation; it begins with the die. */
  readonly best: readonly string[]
  /** By how many points it is better than the best with any other die, and how far that may be off. */
  readonly gap: number
  readonly error: number
  /** How many of ten tries each level found the die. */
  readonly found: Readonly<Record<PuzzleLevel, number>>
  readonly rating: PuzzleRating
}

export const PUZZLE_LEVELS = ['beginner', 'apprentice', 'merchant', 'master'] as const
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number]
/** How often each level tries a puzzle. */
export const TRIES = 10

/** As it is stored: entries by their place in a list of all that occur, games shared by their puzzles. */
export interface PuzzleSet {
  /** With `;` between. */
  readonly names: string
  readonly games: readonly StoredGame[]
  readonly puzzles: readonly StoredPuzzle[]
}

interface StoredGame {
  readonly config: GameConfig
  /** Places in `names`, to the base of 36. */
  readonly line: string
}

export interface StoredPuzzle extends Pick<
  Puzzle,
  'id' | 'seat' | 'round' | 'turn' | 'gap' | 'error'
> {
  /** Which game, and how many of its entries. */
  readonly game: number
  readonly at: number
  readonly best: string
  /** By level, as in `PUZZLE_LEVELS`. */
  readonly found: readonly number[]
}

export const BASE = 36

/** The easier ones are found by weak players, too; the master is no measure for people. */
export function ratingOf(found: readonly number[]): PuzzleRating {
  const weak = found.slice(0, -1)
  const share = weak.reduce((sum, one) => sum + one, 0) / (TRIES * Math.max(1, weak.length))
  return share >= EASY ? 'easy' : share >= MEDIUM ? 'medium' : 'hard'
}
const EASY = 0.5
const MEDIUM = 0.2

export function readPuzzles({ names, games, puzzles }: PuzzleSet): readonly Puzzle[] {
  const known = names.split(';')
  const entries = (places: string): readonly string[] =>
    places.split(' ').map((place) => known[Number.parseInt(place, BASE)] ?? '')
  const lines = games.map(({ line }) => entries(line))
  return puzzles.flatMap(({ game, at, best, found, ...puzzle }): readonly Puzzle[] => {
    const config = games[game]?.config
    const line = lines[game]
    if (config === undefined || line === undefined) return []
    const byLevel = Object.fromEntries(
      PUZZLE_LEVELS.map((level, index) => [level, found[index] ?? 0]),
    ) as Puzzle['found']
    return [
      {
        ...puzzle,
        config,
        line: line.slice(0, at),
        best: entries(best),
        found: byLevel,
        rating: ratingOf(found),
      },
    ]
  })
}

/** From the easiest to the hardest. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(SET).toSorted(
  (one, other) => RATINGS.indexOf(one.rating) - RATINGS.indexOf(other.rating),
)

const DAY = 86_400_000

/** Everybody's puzzle of a date such as 2026-11-16. */
export function puzzleOfDay(date: string): Puzzle | undefined {
  const day = Math.floor(Date.parse(date) / DAY)
  // a step that shares no factor with most numbers of puzzles: neighbouring days differ in rating
  return PUZZLES[(day * STEP) % PUZZLES.length]
}
const STEP = 101
