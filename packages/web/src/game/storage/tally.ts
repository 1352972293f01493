/** What a finished game came to: the points of every seat by source. */
import { compose, createLog, createScoreSheet, fold, parseEntry, scores } from '@tiletum/engine'
import type { ScoreSource } from '@tiletum/engine'
import { contentOf } from './edition.ts'
import { OVER } from './saved.ts'
import type { SavedGame } from './saved.ts'

export interface Tally {
  readonly scores: readonly number[]
  readonly sources: readonly Readonly<Record<ScoreSource, number>>[]
  /** The seat that won. */
  readonly winner: number
}

const known = new Map<string, Tally | undefined>()

/** Undefined for games that are not over, or that the rules of today can't play to their end. */
export async function tallyOf(saved: SavedGame): Promise<Tally | undefined> {
  if (saved.round !== OVER) return undefined
  const key = `${saved.id} ${saved.changed}`
  if (!known.has(key)) known.set(key, await count(saved).catch(() => undefined))
  return known.get(key)
}

async function count(saved: SavedGame): Promise<Tally | undefined> {
  const game = compose(saved.config, await contentOf(saved))
  const log = createLog(saved.config, { freeUndo: saved.freeUndo })
  for (const text of saved.entries) {
    const entry = parseEntry(game, text)
    if (typeof entry !== 'number') return undefined
    log.entries.push(entry)
  }
  const sheet = createScoreSheet(game)
  const state = fold(game, log, sheet.sink)
  if (game.awaiting(state).who !== 'nobody') return undefined
  return {
    scores: scores(state),
    sources: sheet.seats,
    winner: game.standings(state)[0] ?? 0,
  }
}
