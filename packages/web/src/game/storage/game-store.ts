/** The games stored on this device. */
import { migrate } from './migrate.ts'
import type { SavedGame } from './saved-game.ts'
import { openStore } from './browser-store.ts'

export const gameStore = openStore<SavedGame>('tiletum', 'games', migrate)
