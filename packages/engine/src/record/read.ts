/** Reads a record out of its text. Whatever is wrong is told with its line, and what came before is kept. */
import type { Game } from '../compose.ts'
import { cut, gameOf, understandHeader } from './header.ts'
import type { Header, HeaderFault, MakeGame, RawHeader } from './header.ts'
import { readInput, tooMany } from './inputs.ts'
import { pieces } from './joined.ts'
import { readJson } from './json.ts'
import { failedAt, kept } from './kept.ts'
import { seatByLabel } from './labels.ts'
import { createLog } from './log.ts'
import { openMatch } from './match.ts'
import type { Match } from './match.ts'
import { RECORD_FORMAT } from './record.ts'
import type { Reading, RecordError } from './record.ts'
import { STATE, TITLE } from './write.ts'

const LONGEST_TEXT = 1_000_000

/** Reads a record in either form. `make` composes its game, with the edition it was played with. */
export function readRecord(text: string, make: MakeGame): Reading {
  if (text.length > LONGEST_TEXT)
    return { error: { fault: 'too-long', word: `${text.length}`, line: 1, column: 1 } }
  const start = text.trimStart()
  if (start.startsWith('{')) return readJsonText(start, make)
  const lines = text.split(/\r?\n/)
  const head = readHead(lines)
  if ('fault' in head) return { error: head }
  const header = understandHeader(head.raw)
  if ('fault' in header) return { error: placed(header, head, lines) }
  const game = gameOf(make, header)
  if ('fault' in game) return { error: placed(game, head, lines) }
  return readBody(lines, head.end, game, header)
}

function readJsonText(text: string, make: MakeGame): Reading {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { error: { fault: 'no-record', word: cut(text), line: 1, column: 1 } }
  }
  return readJson(data, make)
}

interface Head {
  readonly raw: RawHeader
  readonly places: Readonly<Record<string, number>>
  /** The line the body begins at, from 0. */
  readonly end: number
}

const SEAT = /^seat \d+$/

function readHead(lines: readonly string[]): Head | RecordError {
  const title = (lines[0] ?? '').replace(/^\uFEFF/, '').trim()
  if (!title.startsWith(`${TITLE} `))
    return { fault: 'no-record', word: cut(title), line: 1, column: 1 }
  if (title !== `${TITLE} ${RECORD_FORMAT}`)
    return { fault: 'other-format', word: cut(title), line: 1, column: 1 }
  const raw: { -readonly [Key in keyof RawHeader]: RawHeader[Key] } = {}
  const players: unknown[] = []
  const places: Record<string, number> = {}
  let index = 1
  for (; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line.trim() === '' || line.startsWith('#')) continue
    const colon = line.indexOf(':')
    const key = line.slice(0, colon).trim()
    const value = line.slice(colon + 1).trim()
    if (colon < 0) break
    if (SEAT.test(key)) {
      const comma = value.lastIndexOf(',')
      players.push({ name: value.slice(0, comma).trim(), colour: value.slice(comma + 1).trim() })
      places['players'] = index
    } else if (key === 'rules') raw.rules = /^\d+$/.test(value) ? Number(value) : value
    else if (key === 'modules') raw.modules = value.split(/\s*,\s*/)
    else if (key === 'options') raw.options = value.split(/\s*;\s*/)
    else if (key === 'edition') {
      places[key] = index
      const block: string[] = [value]
      while (/^\s+\S/.test(lines[index + 1] ?? '')) block.push(lines[++index] ?? '')
      try {
        raw.edition = JSON.parse(block.join('\n'))
      } catch {
        return { fault: 'bad-edition', word: cut(block.join(' ').trim()), ...lineAt(index) }
      }
      continue
    } else break
    if (!SEAT.test(key)) places[key] = index
  }
  return { raw: { ...raw, players }, places, end: index }
}

/** A line without its remark. */
const bare = (line: string): string => line.replace(/#.*$/, '').trimEnd()

const lineAt = (index: number) => ({ line: index + 1, column: 1 })

function placed(
  { key, ...error }: HeaderFault,
  { places, end }: Head,
  lines: readonly string[],
): RecordError {
  if (error.fault === 'missing' && key === 'players')
    return { ...error, word: 'seat 1', ...lineAt(end) }
  const index = places[key] ?? (error.fault === 'missing' ? end : 0)
  const column = Math.max(0, (lines[index] ?? '').indexOf(error.word)) + 1
  return { ...error, line: index + 1, column }
}

function readBody(lines: readonly string[], from: number, game: Game, header: Header): Reading {
  const match = openMatch(game, createLog(header.config, header))
  for (let index = from; index < lines.length; index++) {
    const line = bare(lines[index] ?? '')
    if (line === '') continue
    if (line.startsWith(`${STATE} `)) return finish(lines, index, match, header)
    const error = readLine(line, match, header)
    if (error !== undefined) return failedAt(match, header, { ...error, line: index + 1 })
  }
  return failedAt(match, header, { fault: 'no-end', word: '', line: lines.length, column: 1 })
}

/** One line of moves and answers; the error knows its column. */
function readLine(line: string, match: Match, header: Header): RecordError | undefined {
  const colon = line.indexOf(':')
  const label = line.slice(0, Math.max(0, colon)).trim()
  const seat = seatByLabel(header.players, label)
  if (colon >= 0 && seat < 0) return { fault: 'no-seat', word: cut(label), column: 1 }
  const found = pieces(line, colon + 1)
  if (typeof found === 'number')
    return { fault: 'open-bracket', word: cut(line.slice(found)), column: found + 1 }
  for (const { text, chance, at } of found) {
    if (!chance && colon < 0) return { fault: 'unknown-line', word: cut(text), column: at + 1 }
    const error = tooMany(match) ?? readInput(match, chance ? 'chance' : seat, text)
    if (error === undefined) continue
    const within = error.fault === 'notation' ? line.indexOf(error.word, at) : at
    return { ...error, column: Math.max(within, at) + 1 }
  }
  return undefined
}

function finish(lines: readonly string[], index: number, match: Match, header: Header): Reading {
  const state = bare(lines[index] ?? '')
    .slice(STATE.length)
    .trim()
  const after = lines.findIndex((line, at) => at > index && bare(line) !== '')
  if (after >= 0) {
    const word = cut(lines[after] ?? '')
    return failedAt(match, header, { fault: 'after-the-end', word, ...lineAt(after) })
  }
  const all = kept(match, header)
  if (all.record.state === state) return all
  const place = { line: index + 1, column: STATE.length + 2 }
  return failedAt(match, header, { fault: 'other-state', word: cut(state), ...place })
}
