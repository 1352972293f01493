/** The result of a finished game: the points of every seat by source. */
import { scores } from '@tiletum/engine'
import type { ScoreSource } from '@tiletum/engine'
import { replay } from './replay-saved.ts'
import { OVER } from './saved-game.ts'
import type { SavedGame } from './saved-game.ts'

export interface GameResult {
  readonly scores: readonly number[]
  readonly sources: readonly Readonly<Record<ScoreSource, number>>[]
  /** The winning seat. */
  readonly winner: number
}

const known = new Map<string, GameResult | undefined>()

/** Returns undefined for games that are not over, or that today's rules can't play to the end. */
export async function gameResultOf(saved: SavedGame): Promise<GameResult | undefined> {
  if (saved.round !== OVER) return undefined
  const key = `${saved.id} ${saved.changed}`
  if (!known.has(key)) known.set(key, await count(saved).catch(() => undefined))
  return known.get(key)
}

async function count(saved: SavedGame): Promise<GameResult | undefined> {
  const played = await replay(saved)
  if (played === undefined) return undefined
  const { game, state, sheet } = played
  if (game.awaiting(state).who !== 'nobody') return undefined
  return {
    scores: scores(state),
    sources: sheet.seats,
    winner: game.standings(state)[0] ?? 0,
  }
}
