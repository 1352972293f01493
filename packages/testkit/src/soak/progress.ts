/** Progress of a soak, kept in a file so that a stopped one can continue. */
import fs from 'node:fs'
import path from 'node:path'
import { RULES_REVISION } from '@tiletum/engine'
import type { SoakReport, SoakBatch } from './messages.ts'

export const KEPT = 'test-results/soak'
/** Games per batch. A stopped soak loses at most the batches being played. */
const GAMES_A_BATCH = 50

export interface SoakProgress {
  readonly rules: number
  /** The ranges already played: last number (exclusive) by first number. */
  readonly played: Readonly<Record<string, number>>
  readonly steps: number
  readonly broken: number
  readonly seconds: number
}

const NONE: SoakProgress = { rules: RULES_REVISION, played: {}, steps: 0, broken: 0, seconds: 0 }

export const tidyName = (text: string): string => text.replaceAll(/[^\w-]+/g, '-')

const fileOf = (seed: string): string => path.join(KEPT, `${tidyName(seed)}.json`)

/** Reads the progress; games played under other rules do not count. */
export function readProgress(seed: string): SoakProgress {
  try {
    const found = JSON.parse(fs.readFileSync(fileOf(seed), 'utf8')) as SoakProgress
    return found.rules === RULES_REVISION ? found : NONE
  } catch {
    return NONE
  }
}

export function writeProgress(seed: string, progress: SoakProgress): void {
  fs.mkdirSync(KEPT, { recursive: true })
  const beside = `${fileOf(seed)}.${process.pid}`
  fs.writeFileSync(beside, JSON.stringify(progress))
  fs.renameSync(beside, fileOf(seed))
}

export function withPlayed(
  progress: SoakProgress,
  done: SoakReport,
  seconds: number,
): SoakProgress {
  return {
    ...progress,
    played: { ...progress.played, [done.from]: done.to },
    steps: progress.steps + done.steps,
    broken: progress.broken + done.broken.length,
    seconds,
  }
}

export const gamesIn = ({ played }: SoakProgress): number =>
  Object.entries(played).reduce((sum, [from, to]) => sum + to - Number(from), 0)

/** The batches still to be played. */
export function batchesLeft(games: number, { played }: SoakProgress): SoakBatch[] {
  const all = Array.from({ length: Math.ceil(games / GAMES_A_BATCH) }, (_, index) => ({
    from: index * GAMES_A_BATCH,
    to: Math.min(games, (index + 1) * GAMES_A_BATCH),
  }))
  return all.flatMap(({ from, to }) => {
    const begin = Math.max(from, played[from] ?? from)
    return begin < to ? [{ from: begin, to }] : []
  })
}
