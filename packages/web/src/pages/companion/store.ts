/** Games of real tables are kept apart: no list, statistic or review of games on the screen has them. */
import { openStore } from '../../game/storage/store.ts'
import type { SavedGame } from '../../game/storage/saved.ts'

export const companionStore = openStore<SavedGame>('tiletum-companion', 'tables')
