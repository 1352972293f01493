/** The JSON form of a record, for programs. */
import type { Game } from '../game.ts'
import { cut, gameOf, isObject, understandHeader } from './header.ts'
import type { Header, HeaderFault, MakeGame } from './header.ts'
import { readInput, tooMany } from './read-input.ts'
import { endsAs, failedAt, parsedPrefix } from './parsed-prefix.ts'
import { createLog, formatEntry, isAgreed, parseEntry, stepsBack } from './log.ts'
import { appendEntry, openMatch } from './match.ts'
import type { Match, InputSource } from './match.ts'
import { writeOptions } from './agreement-text.ts'
import type { ChanceProof } from './chance-proof.ts'
import { formatOf, isFormat, PLAIN_FORMAT } from './record.ts'
import type { GameRecord, Json, RecordPlayer, Reading, RecordError } from './record.ts'
import { undoneBy } from './undo.ts'

export interface RecordJson {
  /** The number of the format. */
  readonly tiletum: number
  readonly rules: number
  readonly modules: readonly string[]
  readonly players: readonly RecordPlayer[]
  readonly options: readonly string[]
  readonly edition?: Json
  /** Only in the second format. */
  readonly chance?: ChanceProof
  /** The entries in notation; answers of chance stand in brackets. */
  readonly entries: readonly string[]
  readonly state: string
}

export function recordToJson(game: Game, record: GameRecord): RecordJson {
  const { rules, players, edition, chance, log, state } = record
  const match = openMatch(game, createLog(log.config, log))
  const entries = log.entries.map((entry) => {
    const chance = entry >= 0 && game.awaiting(match.state).who === 'chance'
    appendEntry(match, entry)
    return chance ? `[${formatEntry(game, entry)}]` : formatEntry(game, entry)
  })
  return {
    tiletum: formatOf(record),
    rules,
    modules: log.config.modules,
    players,
    options: writeOptions(log.config, log.freeUndo),
    ...(edition === undefined ? {} : { edition }),
    ...(chance === undefined ? {} : { chance }),
    entries,
    state,
  }
}

/** Reads a record from untrusted data. */
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
  if (!isFormat(tiletum)) return fault('other-format', 'tiletum', String(tiletum))
  const { chance = {}, ...head } = data
  const header = understandHeader(tiletum === PLAIN_FORMAT ? head : { ...head, chance })
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
  if (endsAs(match, header, state)) return parsedPrefix(match, header)
  const word = typeof state === 'string' ? cut(state) : typeof state
  return failedAt(match, header, { fault: 'other-state', word, place: 'state' })
}

/** Maximum length of an entry in characters, its brackets included; longer than any move. */
const LONGEST_ENTRY = 202

function readEntry(match: Match, entry: unknown): RecordError | undefined {
  if (typeof entry !== 'string') return { fault: 'notation', word: typeof entry }
  if (entry.length > LONGEST_ENTRY) return { fault: 'notation', word: cut(entry) }
  if (entry.startsWith('[') && entry.endsWith(']'))
    return readInput(match, 'chance', entry.slice(1, -1))
  return readInput(match, sourceOf(match, entry), entry)
}

/** Returns the source of an entry, which the JSON form doesn't name. */
function sourceOf(match: Match, text: string): InputSource {
  const { game, state } = match
  const entry = text.startsWith('undo') ? parseEntry(game, text) : 0
  if (typeof entry === 'number' && entry < 0)
    return isAgreed(entry) ? 'table' : undoneBy(match, stepsBack(entry))
  const awaiting = game.awaiting(state)
  return awaiting.who === 'seat' ? awaiting.seat : 0
}
