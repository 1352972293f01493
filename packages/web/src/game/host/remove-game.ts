/** Deletes a game of this device with its reviews, and tells the tabs that have it open. */
import { gameStore } from '../storage/game-store.ts'
import { removeReviews } from '../storage/review-store.ts'
import type { SavedGame } from '../storage/saved-game.ts'
import { tellTabs } from './tab-lock.ts'

export async function removeGame(game: SavedGame): Promise<void> {
  await Promise.all([gameStore.remove(game.id), removeReviews(game)])
  tellTabs(game.id)
}
