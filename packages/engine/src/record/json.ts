/** The JSON form of a record: the same in fields, for programs. */
import type { Game } from '../compose.ts'
import { cut, gameOf, isObject, understandHeader } from './header.ts'
import type { Header, HeaderFault, MakeGame } from './header.ts'
import { readInput, tooMany } from './inputs.ts'
import { failedAt, kept } from './kept.ts'
import { createLog, formatEntry, parseEntry } from './log.ts'
import { appendEntry, openMatch, undoneBy } from './match.ts'
import type { Match } from './match.ts'
import { writeOptions } from './options.ts'
import { RECORD_FORMAT } from './record.ts'
import type { GameRecord, Json, Player, Reading, RecordError } from './record.ts'

export interface RecordJson {
  /** The form of the file. */
  readonly tiletum: number
  readonly rules: number
  readonly modules: readonly string[]
  readonly players: readonly Player[]
  readonly options: readonly string[]
  readonly edition?: Json
  /** In notation, answers of chance in brackets. */
  readonly entries: readonly string[]
  readonly state: string
}

export function recordToJson(game: Game, record: GameRecord): RecordJson {
  const { rules, players, edition, log, state } = record
  const match = openMatch(game, createLog(log.config, log))
  const entries = log.entries.map((entry) => {
    const chance = entry >= 0 && game.awaiting(match.state).who === 'chance'
    appendEntry(match, entry)
    return chance ? `[${formatEntry(game, entry)}]` : formatEntry(game, entry)
  })
  return {
    tiletum: RECORD_FORMAT,
    rules,
    modules: log.config.modules,
    players,
    options: writeOptions(log.config, log.freeUndo),
    ...(edition === undefined ? {} : { edition }),
    entries,
    state,
  }
}

/** Reads a record out of data of any origin. */
export function readJson(data: unknown, make: MakeGame): Reading {
  const fault = (name: RecordError['fault'], place: string, word: unknown): Reading => ({
    error: { fault: name, place, word: typeof word === 'string' ? cut(word) : typeof word },
  })
  const headerFault = ({ key: place, ...error }: HeaderFault): Reading => ({
    error: { ...error, place },
  })
  if (!isObject(data)) return fault('no-record', '', data)
  const { tiletum, entries, state } = data
  if (typeof tiletum !== 'number') return fault('no-record', 'tiletum', tiletum)
  if (tiletum !== RECORD_FORMAT) return fault('other-format', 'tiletum', String(tiletum))
  const header = understandHeader(data)
  if ('fault' in header) return headerFault(header)
  if (!Array.isArray(entries)) return fault('no-record', 'entries', entries)
  const game = gameOf(make, header)
  if ('fault' in game) return headerFault(game)
  return readEntries(game, header, entries, state)
}

function readEntries(
  game: Game,
  header: Header,
  entries: readonly unknown[],
  state: unknown,
): Reading {
  const match = openMatch(game, createLog(header.config, header))
  for (const [place, entry] of entries.entries()) {
    const error = tooMany(match) ?? readEntry(match, entry)
    if (error !== undefined) return failedAt(match, header, { ...error, place })
  }
  const all = kept(match, header)
  if (all.record.state === state) return all
  const word = typeof state === 'string' ? cut(state) : typeof state
  return failedAt(match, header, { fault: 'other-state', word, place: 'state' })
}

function readEntry(match: Match, entry: unknown): RecordError | undefined {
  if (typeof entry !== 'string') return { fault: 'notation', word: typeof entry }
  const chance = /^\[(.*)\]$/.exec(entry)?.[1]
  if (chance !== undefined) return readInput(match, 'chance', chance)
  return readInput(match, seatOf(match, entry), entry)
}

/** The seat an entry without a name must come from. */
function seatOf(match: Match, text: string): number {
  const { game, seats, state } = match
  const entry = text.startsWith('undo') ? parseEntry(game, text) : 0
  if (typeof entry === 'number' && entry < 0)
    return -entry > seats.length ? 0 : undoneBy(match, -entry)
  const awaiting = game.awaiting(state)
  return awaiting.who === 'seat' ? awaiting.seat : 0
}
