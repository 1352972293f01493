/** Games of real tables are kept apart: no list, statistic or review of games on the screen has them. */
import { openStore } from './browser-store.ts'
import type { SavedGame } from './saved-game.ts'

export const companionStore = openStore<SavedGame>('tiletum-companion', 'tables')

/** A table of the server has an id of its form; what is kept under it here is a copy. */
const TABLE = /^[a-z2-7]{16}$/
export const isShared = (id: string): boolean => TABLE.test(id)
