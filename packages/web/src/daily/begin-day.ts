import { go } from '../shared/navigation/route.ts'
import type { SavedPlayer } from '../game/storage/saved-game.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { dayGame, idOfDay } from './day.ts'

/** Begins the game of a date, or continues it. */
export async function beginDay(date: string, players: readonly SavedPlayer[]): Promise<void> {
  const id = idOfDay(date)
  if ((await gameStore.read(id)) === undefined) await gameStore.write(dayGame(date, players))
  go({ at: 'game', id })
}
