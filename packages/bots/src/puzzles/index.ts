/** Puzzles, taken from games by `fit/puzzles.ts`: a position, and the only best die there. */
import type { GameConfig } from '@tiletum/engine'
import { SET } from './set.ts'

export const RATINGS = ['easy', 'medium', 'hard'] as const
export type PuzzleRating = (typeof RATINGS)[number]

export interface Puzzle {
  readonly id: string
  readonly config: GameConfig
  /** All entries before the position, chance answers included, in notation. */
  readonly line: readonly string[]
  readonly seat: number
  readonly round: number
  readonly turn: number
  /** The best line of a deep search, in notation. Its first move takes the die. */
  readonly best: readonly string[]
  /** Points by which it is better than the best line with any other die; `error` is the standard error. */
  readonly gap: number
  readonly error: number
  /** Number of tries (of `TRIES`) in which each level found the die. */
  readonly found: Readonly<Record<PuzzleLevel, number>>
  readonly rating: PuzzleRating
}

export const PUZZLE_LEVELS = ['beginner', 'apprentice', 'merchant', 'master'] as const
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number]
/** Number of tries per level and puzzle. */
export const TRIES = 10

/** Puzzles as stored: entries are indices into one list of names, and puzzles share their games. */
export interface PuzzleSet {
  /** The names, separated by `;`. */
  readonly names: string
  readonly games: readonly StoredGame[]
  readonly puzzles: readonly StoredPuzzle[]
}

interface StoredGame {
  readonly config: GameConfig
  /** Indices into `names`, in base 36. */
  readonly line: string
}

export interface StoredPuzzle extends Pick<
  Puzzle,
  'id' | 'seat' | 'round' | 'turn' | 'gap' | 'error'
> {
  /** Index into `games`; `at` is the number of its entries before the puzzle. */
  readonly game: number
  readonly at: number
  readonly best: string
  /** Counts in the order of `PUZZLE_LEVELS`. */
  readonly found: readonly number[]
}

export const BASE = 36

/**
 * Rates a puzzle by how often the levels below the master found the die. Weak players find easy puzzles,
 * too; the master says little about people.
 */
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

/** All puzzles, from the easiest to the hardest. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(SET).toSorted(
  (one, other) => RATINGS.indexOf(one.rating) - RATINGS.indexOf(other.rating),
)

const DAY = 86_400_000

/** The puzzle of a date such as 2026-11-16, the same for everybody. */
export function puzzleOfDay(date: string): Puzzle | undefined {
  const day = Math.floor(Date.parse(date) / DAY)
  // The step is a prime, so it shares no factor with most numbers of puzzles, and neighbouring days differ
  // in rating.
  return PUZZLES[(day * STEP) % PUZZLES.length]
}
const STEP = 101
