/** The games kept on this device. */
import { keepIn } from './keeping.ts'
import type { SavedGame } from './saved.ts'

export const shelf = keepIn<SavedGame>('tiletum', 'games')
