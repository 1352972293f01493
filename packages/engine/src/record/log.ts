/** The log is the game: the settings, and every input since. The state is computed from it. */
import type { Game } from '../game.ts'
import type { GameConfig } from '../config.ts'
import { num } from '../kernel/checked-index.ts'
import type { EventSink } from '../kernel/events.ts'
import type { Move } from '../kernel/move.ts'
import type { NotationError } from '../kernel/notation.ts'
import type { State } from '../state.ts'

/**
 * A move of a seat or an answer of chance. A negative number is an undo of that many of them, by
 * the seat that made them; below -`AGREED` it is an undo by agreement of the whole table.
 */
export type LogEntry = number

const AGREED = 100_000

const undoEntry = (steps: number, agreed = false): LogEntry => (agreed ? -AGREED - steps : -steps)

/** Whether an entry is an undo by agreement of the whole table. */
export const isAgreed = (entry: LogEntry): boolean => entry < -AGREED

/** Returns how many moves and answers an entry takes back; 0 if it is one itself. */
export const stepsBack = (entry: LogEntry): number =>
  entry >= 0 ? 0 : isAgreed(entry) ? -AGREED - entry : -entry

export interface Log {
  readonly config: GameConfig
  /**
   * True if undo reaches back past chance and other seats, for a game alone or around one screen.
   */
  readonly freeUndo: boolean
  readonly entries: LogEntry[]
}

export function createLog(config: GameConfig, { freeUndo = false } = {}): Log {
  return { config, freeUndo, entries: [] }
}

/** Returns the effective moves and answers: those that are not taken back. */
export function effectiveMoves({ entries }: Log): Move[] {
  const moves: Move[] = []
  for (let index = 0; index < entries.length; index++) {
    const entry = num(entries, index)
    if (entry >= 0) moves.push(entry)
    else moves.length = Math.max(0, moves.length - stepsBack(entry))
  }
  return moves
}

/**
 * Returns the state of a log. Its entries are not checked again: they were checked when they were
 * written.
 */
export const fold = (game: Game, log: Log, sink?: EventSink): State =>
  foldMoves(game, effectiveMoves(log), sink)

function foldMoves(game: Game, moves: readonly Move[], sink?: EventSink): State {
  const state = game.start(sink)
  for (let index = 0; index < moves.length; index++) game.play(state, num(moves, index), sink)
  return state
}

const UNDO = 'undo'
const BY_AGREEMENT = 'agreed'
const STEPS = /^[1-9]\d{0,4}$/

/** Returns the text of an undo: `undo`, `undo 3`, `undo 12 agreed`. */
export function undoText(steps: number, agreed = false): string {
  if (agreed) return `${UNDO} ${steps} ${BY_AGREEMENT}`
  return steps === 1 ? UNDO : `${UNDO} ${steps}`
}

/** Parses an undo; undefined for any other text. */
function readUndo(text: string): LogEntry | NotationError | undefined {
  if (!text.trimStart().startsWith(UNDO)) return undefined
  const [verb, steps = '1', agreed, more] = text.trim().split(/\s+/)
  if (verb !== UNDO) return undefined
  if (!STEPS.test(steps)) return { error: 'unknown-word', word: steps, expected: ['1', '2', '3'] }
  if (agreed === undefined) return undoEntry(Number(steps))
  if (agreed !== BY_AGREEMENT)
    return { error: 'unknown-word', word: agreed, expected: [BY_AGREEMENT] }
  if (more !== undefined) return { error: 'unknown-word', word: more, expected: [] }
  return undoEntry(Number(steps), true)
}

/** Returns how many moves and answers a text takes back; 0 if it is no undo. */
export function stepsBackIn(text: string): number {
  const entry = readUndo(text)
  return typeof entry === 'number' ? stepsBack(entry) : 0
}

/**
 * Returns the indices of the texts that are not taken back, in order. Since a log only grows, an
 * index always stands for the same text.
 */
export function placesThatCount(texts: readonly string[]): number[] {
  const places: number[] = []
  for (const [place, text] of texts.entries()) {
    const steps = stepsBackIn(text)
    if (steps === 0) places.push(place)
    else places.length = Math.max(0, places.length - steps)
  }
  return places
}

/** Returns the text of an entry: the notation of a move or an answer, or the text of an undo. */
export const formatEntry = (game: Game, entry: LogEntry): string =>
  entry >= 0 ? game.format(entry) : undoText(stepsBack(entry), isAgreed(entry))

export const parseEntry = (game: Game, text: string): LogEntry | NotationError =>
  readUndo(text) ?? game.parse(text)
