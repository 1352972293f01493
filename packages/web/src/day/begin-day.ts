import { go } from '../app/route.ts'
import type { Player } from '../game/saved.ts'
import { shelf } from '../game/shelf.ts'
import { dayGame, idOfDay } from './day.ts'

/** Begins the game of a date, or goes on with it. */
export async function beginDay(date: string, players: readonly Player[]): Promise<void> {
  const id = idOfDay(date)
  if ((await shelf.read(id)) === undefined) await shelf.write(dayGame(date, players))
  go({ at: 'game', id })
}
