/** The reviews stored on this device: one for each reviewed seat of a game. */
import type { DepthName, TurnReview } from '@tiletum/bots/review'
import { lineIn } from './saved-game.ts'
import type { SavedGame } from './saved-game.ts'
import { openStore } from './browser-store.ts'

export interface StoredReview {
  readonly id: string
  readonly changed: number
  /** The reviewed moves; a game that went on otherwise needs a new review. */
  readonly line: string
  readonly depth: DepthName
  readonly turns: readonly TurnReview[]
}

const reviews = openStore<StoredReview>('tiletum-reviews', 'reviews')

const idOf = (game: Pick<SavedGame, 'id'>, seat: number): string => `${game.id} ${seat}`
const textOf = (game: SavedGame): string => lineIn(game).join(';')

/** Returns the last review of a seat, if the game still has the reviewed moves. */
export async function reviewOf(game: SavedGame, seat: number): Promise<StoredReview | undefined> {
  const kept = await reviews.read(idOf(game, seat))
  return kept?.line === textOf(game) ? kept : undefined
}

export async function keepReview(
  game: SavedGame,
  seat: number,
  depth: DepthName,
  turns: readonly TurnReview[],
): Promise<StoredReview> {
  const line = textOf(game)
  const kept = { id: idOf(game, seat), changed: Date.now(), line, depth, turns }
  await reviews.write(kept)
  return kept
}

export async function removeReviews(game: SavedGame): Promise<void> {
  await Promise.all(game.players.map((_, seat) => reviews.remove(idOf(game, seat))))
}
