/** The games kept on this device. */
import { migrate } from './migrate.ts'
import type { SavedGame } from './saved.ts'
import { openStore } from './store.ts'

export const gameStore = openStore<SavedGame>('tiletum', 'games', migrate)
