/**
 * The game of the day: on the same date (UTC) everybody gets the same game against the Cardinalbot.
 */
import type { DifficultyId, GameConfig } from '@tiletum/engine'
import { newGame } from '../game/storage/saved-game.ts'
import type { SavedPlayer, SavedGame } from '../game/storage/saved-game.ts'

const DAY = 86_400_000

interface Weekday {
  readonly difficulty: DifficultyId
  readonly shuffledActions: boolean
}

/**
 * From Sunday on: the week begins easy and ends hard, and at its end the action tiles are shuffled.
 */
const WEEK: readonly Weekday[] = [
  { difficulty: 'hard', shuffledActions: true },
  { difficulty: 'easy', shuffledActions: false },
  { difficulty: 'normal', shuffledActions: false },
  { difficulty: 'normal', shuffledActions: false },
  { difficulty: 'normal', shuffledActions: false },
  { difficulty: 'hard', shuffledActions: false },
  { difficulty: 'normal', shuffledActions: true },
]

/** For example 2026-11-16. */
export const today = (): string => isoDate(Date.now())

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The latest date first. */
export const daysUpTo = (date: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, ago) => isoDate(Date.parse(date) - ago * DAY))

export const difficultyOf = (date: string): DifficultyId => weekdayOf(date).difficulty

const weekdayOf = (date: string): Weekday =>
  WEEK[new Date(date).getUTCDay()] ?? { difficulty: 'normal', shuffledActions: false }

export const idOfDay = (date: string): string => `day-${date}`

export function dayConfig(date: string): GameConfig {
  return { modules: ['base', 'solo'], players: 1, ...weekdayOf(date) }
}

/** A device has one game for each date. */
export const dayGame = (date: string, players: readonly SavedPlayer[]): SavedGame => ({
  ...newGame(dayConfig(date), players),
  id: idOfDay(date),
  seed: `day ${date}`,
  day: date,
  freeUndo: false,
})
