/** The log is the game: what was agreed, and every input since. The state is its fold. */
import type { Game } from '../compose.ts'
import type { GameConfig } from '../config.ts'
import { num } from '../kernel/at.ts'
import type { EventSink } from '../kernel/events.ts'
import type { Move } from '../kernel/move.ts'
import type { NotationError } from '../kernel/notation.ts'
import type { State } from '../state.ts'

/** A move of a seat or an answer of chance; or, below zero, how many of them are taken back. */
export type Entry = number

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
    else line.length = Math.max(0, line.length + entry)
  }
  return line
}

/** The state of a log that was checked when it was written. */
export const fold = (game: Game, log: Log, sink?: EventSink): State =>
  foldLine(game, lineOf(log), sink)

export function foldLine(game: Game, line: readonly Move[], sink?: EventSink): State {
  const state = game.start(sink)
  for (let index = 0; index < line.length; index++) game.play(state, num(line, index), sink)
  return state
}

const UNDO = /^undo(?:\s+(\S+))?$/
const STEPS = /^[1-9]\d{0,4}$/

/** Entries as words: moves in their notation, `undo`, `undo 3`. */
export function formatEntry(game: Game, entry: Entry): string {
  if (entry >= 0) return game.format(entry)
  return entry === -1 ? 'undo' : `undo ${-entry}`
}

export function parseEntry(game: Game, text: string): Entry | NotationError {
  const undo = UNDO.exec(text.trim())
  if (undo === null) return game.parse(text)
  const [, steps = '1'] = undo
  return STEPS.test(steps)
    ? -Number(steps)
    : { error: 'unknown-word', word: steps, expected: ['1', '2', '3'] }
}
