/** Plays a stored game to its present state. */
import {
  appendEntry,
  createLog,
  createScoreSheet,
  effectiveMoves,
  openMatch,
  parseEntry,
} from '@tiletum/engine'
import { composeGame } from './compose.ts'
import type { SavedGame } from './saved-game.ts'

/** Returns undefined if today's rules refuse an entry. */
export async function replay(saved: SavedGame) {
  const { game } = await composeGame(saved)
  const log = createLog(saved.config, { freeUndo: saved.freeUndo })
  for (const text of saved.entries) {
    const entry = parseEntry(game, text)
    if (typeof entry !== 'number') return undefined
    log.entries.push(entry)
  }
  const sheet = createScoreSheet(game)
  const match = openMatch(game, createLog(saved.config), sheet.sink)
  for (const move of effectiveMoves(log))
    if (appendEntry(match, move, sheet.sink) !== undefined) return undefined
  return { game, state: match.state, sheet }
}
