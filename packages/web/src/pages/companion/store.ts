/** Games of real tables are kept apart: no list, statistic or review of games on the screen has them. */
import { openStore } from '../../game/keeping/store.ts'
import type { SavedGame } from '../../game/keeping/saved.ts'

export const companionStore = openStore<SavedGame>('tiletum-companion', 'tables')
