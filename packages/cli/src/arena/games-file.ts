/** The file of an arena: a line that says what is played, then a line for every finished game. */
import { appendFile, open, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SEAT_FAULTS } from '@tiletum/bots'
import { parseJson } from '@tiletum/engine/json'
import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { codeOf } from '../files.ts'
import type { ArenaFault, TableGame } from './table.ts'

/** The settings that all games of a file share. */
export interface ArenaTerms {
  readonly arena: 1
  readonly rules: number
  readonly seed: string
  readonly config: unknown
  readonly edition?: unknown
}

export interface GamesFile {
  readonly found: readonly TableGame[]
  add(game: TableGame): Promise<void>
}

export async function openGames(
  file: string,
  terms: ArenaTerms,
  context: Context,
): Promise<GamesFile> {
  const { words, folder } = context
  const path = resolve(folder, file)
  const text = await readFile(path, 'utf8').catch(() => '')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [heading, ...lines] = whole.split('\n').slice(0, -1)
  const wanted = JSON.stringify(terms)
  if (heading !== undefined && heading !== wanted) throw failure(words.arena.otherArena(file))
  if (heading === undefined && text !== '') throw failure(words.arena.otherArena(file))
  const found = lines.map((line, index) => {
    const game = gameOf(line)
    if (game === undefined) throw failure(words.arena.brokenLine(file, index + 2))
    return game
  })
  const write = (line: string): Promise<void> =>
    appendFile(path, `${line}\n`).catch((error: unknown) => {
      throw failure(words.cli.unwritable(file, codeOf(error)))
    })
  // a game that was being written when everything stopped is played again
  if (whole !== text)
    await cut(path, Buffer.byteLength(whole)).catch((error: unknown) => {
      throw failure(words.cli.unwritable(file, codeOf(error)))
    })
  if (heading === undefined) await write(wanted)
  return { found, add: (game) => write(JSON.stringify(game)) }
}

async function cut(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'r+')
  await file.truncate(bytes)
  await file.close()
}

function gameOf(line: string): TableGame | undefined {
  try {
    const game = parseJson(line) as Partial<TableGame> | undefined
    const { alone, others, number, seat, seed, scores, winner, decisions, faults } = game ?? {}
    if (typeof alone !== 'string' || typeof others !== 'string' || typeof seed !== 'string')
      return undefined
    if (typeof number !== 'number' || typeof seat !== 'number' || typeof winner !== 'number')
      return undefined
    if (!Array.isArray(scores) || typeof decisions !== 'number') return undefined
    const played = { alone, others, number, seat, seed, scores, winner, decisions }
    return isFaults(faults) ? { ...played, faults } : played
  } catch {
    return undefined
  }
}

const isFaults = (data: unknown): data is readonly ArenaFault[] =>
  Array.isArray(data) &&
  data.every(
    (one: Partial<ArenaFault> | undefined) =>
      typeof one?.name === 'string' && SEAT_FAULTS.some((fault) => fault === one.fault),
  )
