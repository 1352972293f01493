/** Reads a record from its text. An error names its line, and the part before it is kept. */
import type { Game } from '../game.ts'
import { parseJson } from './bounded-json.ts'
import { cut, gameOf, understandHeader } from './header.ts'
import type { Header, HeaderFault, MakeGame, RawHeader } from './header.ts'
import { readInput, tooMany } from './read-input.ts'
import { pieces } from './line-tokens.ts'
import { readJson } from './record-json.ts'
import { endsAs, failedAt, parsedPrefix } from './parsed-prefix.ts'
import { seatByLabel } from './seat-labels.ts'
import { createLog } from './log.ts'
import { openMatch } from './match.ts'
import type { Match, InputSource } from './match.ts'
import { KEYS, readProofLine, understandProof } from './chance-proof.ts'
import type { RawProof } from './chance-proof.ts'
import { isFormat, PLAIN_FORMAT } from './record.ts'
import type { Reading, RecordError } from './record.ts'
import { STATE, TITLE } from './write.ts'

const LONGEST_TEXT = 1_000_000

/**
 * Reads a record in its text or its JSON form. `make` composes its game, with the edition it was
 * played with.
 */
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
    data = parseJson(text)
  } catch {
    return { error: { fault: 'no-record', word: cut(text), line: 1, column: 1 } }
  }
  return readJson(data, make)
}

interface Head {
  readonly raw: RawHeader
  /** The line of each key, from 0. */
  readonly places: ReadonlyMap<string, number>
  /** The first line of the body, from 0. */
  readonly end: number
}

const { seed: SEED } = KEYS
const SEAT = /^seat \d+$/

function readHead(lines: readonly string[]): Head | RecordError {
  const title = (lines[0] ?? '').replace(/^\uFEFF/, '').trim()
  if (!title.startsWith(`${TITLE} `))
    return { fault: 'no-record', word: cut(title), line: 1, column: 1 }
  const format = Number(title.slice(TITLE.length + 1))
  if (!isFormat(format) || title !== `${TITLE} ${format}`)
    return { fault: 'other-format', word: cut(title), line: 1, column: 1 }
  const places = new Map<string, number>()
  const raw: { -readonly [Key in keyof RawHeader]: RawHeader[Key] } = {}
  const players: unknown[] = []
  const chance: RawProof | undefined = format === PLAIN_FORMAT ? undefined : {}
  let index = 1
  for (; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line.trim() === '' || line.startsWith('#')) continue
    const colon = line.indexOf(':')
    const key = line.slice(0, colon).trim()
    const value = line.slice(colon + 1).trim()
    if (colon < 0) break
    if (places.has(key)) return { fault: 'doubled', word: cut(key), ...lineAt(index) }
    if (SEAT.test(key)) {
      if (key !== `seat ${players.length + 1}`)
        return { fault: 'bad-players', word: cut(key), ...lineAt(index) }
      const comma = value.lastIndexOf(',')
      players.push({ name: value.slice(0, comma).trim(), colour: value.slice(comma + 1).trim() })
    } else if (key === 'rules') raw.rules = /^\d+$/.test(value) ? Number(value) : value
    else if (key === 'modules') raw.modules = listed(value, ',')
    else if (key === 'options') raw.options = listed(value, ';')
    else if (key === 'edition') {
      places.set(key, index)
      const block: string[] = [value]
      while (/^\s+\S/.test(lines[index + 1] ?? '')) block.push(lines[++index] ?? '')
      try {
        raw.edition = parseJson(block.join('\n'))
      } catch {
        return { fault: 'bad-edition', word: cut(block.join(' ').trim()), ...lineAt(index) }
      }
      continue
    } else if (chance === undefined || !readProofLine(chance, key, value)) break
    places.set(key, index)
  }
  return { raw: { ...raw, players, ...(chance && { chance }) }, places, end: index }
}

const listed = (value: string, separator: string): string[] =>
  value.split(separator).map((word) => word.trim())

/** Returns a line without its comment. */
function bare(line: string): string {
  const comment = line.indexOf('#')
  return (comment < 0 ? line : line.slice(0, comment)).trimEnd()
}

const lineAt = (index: number) => ({ line: index + 1, column: 1 })

function placed(
  { key, ...error }: HeaderFault,
  { places, end }: Head,
  lines: readonly string[],
): RecordError {
  if (error.fault === 'missing' && key === 'players')
    return { ...error, word: 'seat 1', ...lineAt(end) }
  if (error.fault === 'bad-chance') {
    const known = KEYS[error.word as keyof typeof KEYS]
    return { ...error, ...lineAt(places.get(known) ?? end) }
  }
  const index =
    places.get(key === 'players' ? lastSeat(places) : key) ?? (error.fault === 'missing' ? end : 0)
  const column = Math.max(0, (lines[index] ?? '').indexOf(error.word)) + 1
  return { ...error, line: index + 1, column }
}

const lastSeat = (places: ReadonlyMap<string, number>): string =>
  [...places.keys()].findLast((key) => SEAT.test(key)) ?? ''

function readBody(lines: readonly string[], from: number, game: Game, header: Header): Reading {
  const match = openMatch(game, createLog(header.config, header))
  let whole = header
  for (let index = from; index < lines.length; index++) {
    const line = bare(lines[index] ?? '')
    if (line === '') continue
    if (line.startsWith(`${SEED} `) && whole.chance !== undefined) {
      const seeded = { ...whole.chance, seed: line.slice(SEED.length).trim() }
      const chance = understandProof(seeded, header.players.length)
      if (typeof chance === 'string' || whole.chance.seed !== undefined)
        return failedAt(match, header, { fault: 'bad-chance', word: SEED, ...lineAt(index) })
      whole = { ...header, chance }
      continue
    }
    if (line.startsWith(`${STATE} `)) return finish(lines, index, match, whole)
    const error = readLine(line, match, header)
    if (error !== undefined) return failedAt(match, header, { ...error, line: index + 1 })
  }
  return failedAt(match, header, { fault: 'no-end', word: '', line: lines.length, column: 1 })
}

/** Plays one line of moves and answers. An error names its column. */
function readLine(line: string, match: Match, header: Header): RecordError | undefined {
  const colon = line.indexOf(':')
  const label = line.slice(0, Math.max(0, colon)).trim()
  const seat = seatByLabel(header.players, label)
  if (colon >= 0 && seat < 0) return { fault: 'no-seat', word: cut(label), column: 1 }
  for (const { text, chance, at } of pieces(line, colon + 1)) {
    if (text === undefined)
      return { fault: 'open-bracket', word: cut(line.slice(at)), column: at + 1 }
    if (!chance && colon < 0 && !text.startsWith('undo'))
      return { fault: 'unknown-line', word: cut(text), column: at + 1 }
    const error = tooMany(match) ?? readInput(match, sourceOf(chance, seat), text)
    if (error === undefined) continue
    const within = error.fault === 'notation' ? line.indexOf(error.word, at) : at
    return { ...error, column: Math.max(within, at) + 1 }
  }
  return undefined
}

/** A line without a player is an undo by agreement of the whole table. */
const sourceOf = (chance: boolean, seat: number): InputSource =>
  chance ? 'chance' : seat < 0 ? 'table' : seat

function finish(lines: readonly string[], index: number, match: Match, header: Header): Reading {
  const state = bare(lines[index] ?? '')
    .slice(STATE.length)
    .trim()
  const after = lines.findIndex((line, at) => at > index && bare(line) !== '')
  if (after >= 0) {
    const word = cut(lines[after] ?? '')
    return failedAt(match, header, { fault: 'after-the-end', word, ...lineAt(after) })
  }
  if (endsAs(match, header, state)) return parsedPrefix(match, header)
  const place = { line: index + 1, column: STATE.length + 2 }
  return failedAt(match, header, { fault: 'other-state', word: cut(state), ...place })
}
