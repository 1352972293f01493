/** A kept game played again to where it stands. */
import { createLog, createScoreSheet, fold, parseEntry } from '@tiletum/engine'
import { composeGame } from './compose.ts'
import type { SavedGame } from './saved.ts'

/** Undefined when an entry is none of these rules. */
export async function replay(saved: SavedGame) {
  const { game } = await composeGame(saved)
  const log = createLog(saved.config, { freeUndo: saved.freeUndo })
  for (const text of saved.entries) {
    const entry = parseEntry(game, text)
    if (typeof entry !== 'number') return undefined
    log.entries.push(entry)
  }
  const sheet = createScoreSheet(game)
  return { game, state: fold(game, log, sheet.sink), sheet }
}
