/** Logs of random games, as a server stores them. */
import { createLog } from '@tiletum/engine'
import type { Game, Log } from '@tiletum/engine'
import { playout } from './playout.ts'

export function playedLogs(game: Game, count: number): Log[] {
  return Array.from({ length: count }, (_, seed) => {
    const log = createLog(game.config)
    playout(game, seed, { played: (move) => log.entries.push(move) })
    return log
  })
}
