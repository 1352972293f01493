/**
 * A match: a game under way with its log and its state. `append` is the entry point for external
 * input.
 */
import type { Awaiting, Game } from '../game.ts'
import type { EventSink } from '../kernel/events.ts'
import type { Move } from '../kernel/move.ts'
import type { Refusal } from '../kernel/legal-moves.ts'
import type { NotationError } from '../kernel/notation.ts'
import { NONE } from '../state.ts'
import type { State } from '../state.ts'
import { createLog, isAgreed, effectiveMoves, parseEntry, stepsBack } from './log.ts'
import type { LogEntry, Log } from './log.ts'
import type { Checkpoint } from './rewind.ts'
import { undo, undoneBy } from './undo.ts'

export interface Match {
  readonly game: Game
  readonly log: Log
  /** The present state; an undo replaces the object. */
  state: State
  /** The effective moves and answers: those that are not taken back. */
  readonly moves: Move[]
  /** The seat of each effective move; `NONE` for an answer of chance. */
  readonly seats: number[]
  /** Number of effective moves, from the first, that no seat may undo. */
  undoFloor: number
  /** Earlier states, so that an undo need not replay the whole game. */
  readonly checkpoints: Checkpoint[]
}

/**
 * Opens a match from a log, whose entries were checked when they were written; without a log, a new
 * game.
 */
export function openMatch(game: Game, log: Log = createLog(game.config), sink?: EventSink): Match {
  const match: Match = {
    game,
    log,
    state: game.start(sink),
    moves: [],
    seats: [],
    undoFloor: 0,
    checkpoints: [],
  }
  for (const move of effectiveMoves(log)) advance(match, move, sink)
  return match
}

/** The sender of an input: a seat, chance, or the table as a whole for an undo by agreement. */
export type InputSource = number | 'chance' | 'table'

export interface Input {
  readonly by: InputSource
  /** A move in notation, `undo` or `undo 3`; from the table `undo 12 agreed`. */
  readonly text: string
  /** Number of entries that the sender knew; without it the input is never stale. */
  readonly after?: number
}

/** The reason why an input is refused. */
export type InputError =
  | { readonly error: 'stale'; readonly entries: number }
  | { readonly error: 'too-long'; readonly limit: number }
  | { readonly error: 'notation'; readonly notation: NotationError }
  | { readonly error: 'not-your-turn'; readonly awaiting: Awaiting }
  | { readonly error: 'refused'; readonly refusal: Refusal }
  | { readonly error: 'cannot-undo'; readonly steps: number; readonly most: number }

const LONGEST_INPUT = 200

/**
 * Appends an input of any origin if it is legal. Otherwise returns the reason and changes nothing.
 */
export function append(match: Match, input: Input, sink?: EventSink): InputError | undefined {
  const { game, log } = match
  const { by, text, after = log.entries.length } = input
  if (after !== log.entries.length) return { error: 'stale', entries: log.entries.length }
  if (text.length > LONGEST_INPUT) return { error: 'too-long', limit: LONGEST_INPUT }
  const entry = parseEntry(game, text)
  if (typeof entry !== 'number') return { error: 'notation', notation: entry }
  if (entry < 0) return undo(match, by, entry)
  return seatFault(match, by) ?? appendMove(match, entry, sink)
}

function seatFault({ game, state }: Match, by: InputSource): InputError | undefined {
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') return undefined
  const due = awaiting.who === 'chance' ? 'chance' : awaiting.seat
  return by === due ? undefined : { error: 'not-your-turn', awaiting }
}

/** Appends a legal move or answer of chance without checking its sender. */
function appendMove(match: Match, move: Move, sink?: EventSink): InputError | undefined {
  const refusal = match.game.why(match.state, move)
  if (refusal !== undefined) return { error: 'refused', refusal }
  match.log.entries.push(move)
  advance(match, move, sink)
  return undefined
}

function advance(match: Match, move: Move, sink: EventSink | undefined): void {
  const { game, state } = match
  const awaiting = game.awaiting(state)
  match.moves.push(move)
  match.seats.push(awaiting.who === 'seat' ? awaiting.seat : NONE)
  game.play(state, move, sink)
}

/** Returns the first illegal entry of a log and the reason; undefined if all entries are legal. */
export function verify(
  game: Game,
  log: Log,
): { readonly entry: number; readonly error: InputError } | undefined {
  const match = openMatch(game, createLog(log.config, log))
  for (const [index, entry] of log.entries.entries()) {
    const error = appendEntry(match, entry)
    if (error !== undefined) return { entry: index, error }
  }
  return undefined
}

/** Appends an entry in the name of the sender that it must come from. */
export function appendEntry(
  match: Match,
  entry: LogEntry,
  sink?: EventSink,
): InputError | undefined {
  if (entry >= 0) return appendMove(match, entry, sink)
  return undo(match, isAgreed(entry) ? 'table' : undoneBy(match, stepsBack(entry)), entry)
}
