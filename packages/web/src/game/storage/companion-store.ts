/**
 * Games at real tables have a store of their own, so that no list, statistic or review of screen
 * games includes them.
 */
import { openStore } from './browser-store.ts'
import type { SavedGame } from './saved-game.ts'

export const companionStore = openStore<SavedGame>('tiletum-companion', 'tables')

/** A shared game has the id of its table on the server; here lies a copy. */
const TABLE = /^[a-z2-7]{16}$/
export const isShared = (id: string): boolean => TABLE.test(id)
