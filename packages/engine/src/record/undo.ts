/** Undo: how far a seat may go back, undo by agreement of the table, and moves that stay. */
import { num } from '../kernel/checked-index.ts'
import { NONE } from '../state.ts'
import { isAgreed, stepsBack } from './log.ts'
import type { LogEntry } from './log.ts'
import type { InputError, Match, InputSource } from './match.ts'
import { rewind } from './rewind.ts'

/** A decision to which a seat may go back. */
export interface UndoStep {
  /** Number of moves and answers that are taken back. */
  readonly steps: number
  /** The seat that decides again. */
  readonly seat: number
  /** The move that was made there. */
  readonly notation: string
}

/**
 * Returns the decisions to which a seat may go back, the latest first: its own since the last
 * answer of chance or move of another seat, so that it can't use new information; with free undo
 * all of the game.
 */
export function undoable(match: Match, by: number): UndoStep[] {
  const { game, moves, seats } = match
  const targets: UndoStep[] = []
  for (let steps = 1; steps <= reach(match, by); steps++) {
    const index = moves.length - steps
    const seat = num(seats, index)
    if (seat !== NONE) targets.push({ steps, seat, notation: game.format(num(moves, index)) })
  }
  return targets
}

/**
 * Returns the maximum number of moves and answers that a seat may take back. At a real table that
 * is all of them, dice included.
 */
function reach({ game, log, seats, undoFloor }: Match, by: InputSource): number {
  if (game.companion) return seats.length
  if (typeof by !== 'number' || by < 0) return 0
  const open = seats.length - undoFloor
  return log.freeUndo ? open : Math.min(open, ownSteps(seats, by))
}

/**
 * Returns how many of the last moves are a seat's own. It may take them back, because nothing has
 * been revealed since.
 */
export function ownSteps(seats: readonly number[], by: number): number {
  let steps = 0
  while (steps < seats.length && num(seats, seats.length - steps - 1) === by) steps++
  return steps
}

/**
 * Takes moves back: as many as the seat can reach, or any number by agreement of the whole table,
 * past chance and other seats. Returns the reason if that is refused.
 */
export function undo(match: Match, by: InputSource, entry: LogEntry): InputError | undefined {
  const steps = stepsBack(entry)
  const { game, log, moves, seats } = match
  const most = isAgreed(entry) ? (by === 'table' ? moves.length : 0) : reach(match, by)
  const toChance = undoneBy(match, steps) === NONE && !game.companion
  if (steps > most || toChance) return { error: 'cannot-undo', steps, most }
  log.entries.push(entry)
  moves.length -= steps
  seats.length -= steps
  match.undoFloor = Math.min(match.undoFloor, moves.length)
  match.state = rewind(game, moves, match.checkpoints)
  return undefined
}

/**
 * Fixes the moves made so far, as an answer of chance would, because another person decides for a
 * seat from now on. `before` is the number of log entries at that time, if the log has grown since.
 */
export function raiseUndoFloor(match: Match, before: number = match.log.entries.length): void {
  const { entries } = match.log
  let length = 0
  let floor = match.moves.length
  for (const [index, entry] of entries.entries()) {
    if (index === before) floor = length
    length += entry >= 0 ? 1 : -stepsBack(entry)
    if (index >= before) floor = Math.min(floor, length)
  }
  match.undoFloor = Math.max(match.undoFloor, floor)
}

/**
 * Returns the seat that took back this many steps: the seat of the earliest of them, since with
 * bounded undo all are its own.
 */
export const undoneBy = ({ seats }: Match, steps: number): number =>
  seats[seats.length - steps] ?? NONE
