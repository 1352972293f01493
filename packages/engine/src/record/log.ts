/** The log is the game: what was agreed, and every input since. The state is its fold. */
import type { Game } from '../game.ts'
import type { GameConfig } from '../config.ts'
import { num } from '../kernel/at.ts'
import type { EventSink } from '../kernel/events.ts'
import type { Move } from '../kernel/move.ts'
import type { NotationError } from '../kernel/notation.ts'
import type { State } from '../state.ts'

/**
 * A move of a seat or an answer of chance; or, below zero, how many of them are taken back: by the
 * seat whose they are, or (from `AGREED` on) by agreement of the whole table.
 */
export type Entry = number

const AGREED = 100_000

const undoEntry = (steps: number, agreed = false): Entry => (agreed ? -AGREED - steps : -steps)

/** Whether an entry takes back what the whole table agreed to take back. */
export const isAgreed = (entry: Entry): boolean => entry < -AGREED

/** How many moves and answers an entry takes back; 0 for those themselves. */
export const stepsBack = (entry: Entry): number =>
  entry >= 0 ? 0 : isAgreed(entry) ? -AGREED - entry : -entry

export interface Log {
  readonly config: GameConfig
  /** Undo reaches back past chance and other seats, as alone or around one screen. */
  readonly freeUndo: boolean
  readonly entries: Entry[]
}

export function createLog(config: GameConfig, { freeUndo = false } = {}): Log {
  return { config, freeUndo, entries: [] }
}

/** The moves and answers that count: those not taken back. */
export function lineOf({ entries }: Log): Move[] {
  const line: Move[] = []
  for (let index = 0; index < entries.length; index++) {
    const entry = num(entries, index)
    if (entry >= 0) line.push(entry)
    else line.length = Math.max(0, line.length - stepsBack(entry))
  }
  return line
}

/** The state of a log that was checked when it was written. */
export const fold = (game: Game, log: Log, sink?: EventSink): State =>
  foldLine(game, lineOf(log), sink)

function foldLine(game: Game, line: readonly Move[], sink?: EventSink): State {
  const state = game.start(sink)
  for (let index = 0; index < line.length; index++) game.play(state, num(line, index), sink)
  return state
}

const UNDO = 'undo'
const BY_AGREEMENT = 'agreed'
const STEPS = /^[1-9]\d{0,4}$/

/** Taking back, in words: `undo`, `undo 3`, `undo 12 agreed`. */
export function undoText(steps: number, agreed = false): string {
  if (agreed) return `${UNDO} ${steps} ${BY_AGREEMENT}`
  return steps === 1 ? UNDO : `${UNDO} ${steps}`
}

/** Undefined for a text that takes nothing back. */
function readUndo(text: string): Entry | NotationError | undefined {
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

/** How many moves and answers a text takes back; 0 for those themselves. */
export function stepsBackIn(text: string): number {
  const entry = readUndo(text)
  return typeof entry === 'number' ? stepsBack(entry) : 0
}

/** The places of the texts that count, in order. A log only grows, so a place never is another text's. */
export function placesThatCount(texts: readonly string[]): number[] {
  const places: number[] = []
  for (const [place, text] of texts.entries()) {
    const steps = stepsBackIn(text)
    if (steps === 0) places.push(place)
    else places.length = Math.max(0, places.length - steps)
  }
  return places
}

/** Entries as words: moves in their notation, and what is taken back. */
export const formatEntry = (game: Game, entry: Entry): string =>
  entry >= 0 ? game.format(entry) : undoText(stepsBack(entry), isAgreed(entry))

export const parseEntry = (game: Game, text: string): Entry | NotationError =>
  readUndo(text) ?? game.parse(text)
