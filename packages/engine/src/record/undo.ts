/** Taking back: how far a seat may go, what the whole table agrees on, and what stays. */
import { num } from '../kernel/at.ts'
import { NONE } from '../state.ts'
import { isAgreed, stepsBack } from './log.ts'
import type { Entry } from './log.ts'
import type { InputError, Match, Source } from './match.ts'
import { rewind } from './rewind.ts'

/** A decision a seat may go back to. */
export interface UndoStep {
  /** How many entries are taken back. */
  readonly steps: number
  /** The seat that decides again. */
  readonly seat: number
  /** What was decided there. */
  readonly notation: string
}

/**
 * The decisions a seat may go back to, the latest first: its own since the last answer of chance or
 * move of another seat, so that nothing learned is used; with free undo all of the game.
 */
export function undoable(match: Match, by: number): UndoStep[] {
  const { game, line, seats } = match
  const targets: UndoStep[] = []
  for (let steps = 1; steps <= reach(match, by); steps++) {
    const index = line.length - steps
    const seat = num(seats, index)
    if (seat !== NONE) targets.push({ steps, seat, notation: game.format(num(line, index)) })
  }
  return targets
}

/** How many entries a seat may take back at most; people around a real table all, dice included. */
function reach({ game, log, seats, closed }: Match, by: Source): number {
  if (game.companion) return seats.length
  if (typeof by !== 'number' || by < 0) return 0
  const open = seats.length - closed
  return log.freeUndo ? open : Math.min(open, ownSteps(seats, by))
}

/** How many of the last moves and answers are a seat's own: what it may take back, nothing being learned. */
export function ownSteps(seats: readonly number[], by: number): number {
  let steps = 0
  while (steps < seats.length && num(seats, seats.length - steps - 1) === by) steps++
  return steps
}

/** By agreement the whole table goes back past chance and other seats, and nobody does so alone. */
export function undo(match: Match, by: Source, entry: Entry): InputError | undefined {
  const steps = stepsBack(entry)
  const { game, log, line, seats } = match
  const most = isAgreed(entry) ? (by === 'table' ? line.length : 0) : reach(match, by)
  const toChance = undoneBy(match, steps) === NONE && !game.companion
  if (steps > most || toChance) return { error: 'cannot-undo', steps, most }
  log.entries.push(entry)
  line.length -= steps
  seats.length -= steps
  match.closed = Math.min(match.closed, line.length)
  match.state = rewind(game, line, match.checkpoints)
  return undefined
}

/**
 * Somebody else decides for a seat from now on: what was decided before stays, as after an answer of
 * chance. `before` is the number of log entries there were at that time, for a log that went on since.
 */
export function closeUndo(match: Match, before: number = match.log.entries.length): void {
  const { entries } = match.log
  let length = 0
  let closed = match.line.length
  for (const [index, entry] of entries.entries()) {
    if (index === before) closed = length
    length += entry >= 0 ? 1 : -stepsBack(entry)
    if (index >= before) closed = Math.min(closed, length)
  }
  match.closed = Math.max(match.closed, closed)
}

/** The seat that took back so many steps: with bounded undo it can only be one. */
export const undoneBy = ({ seats }: Match, steps: number): number =>
  seats[seats.length - steps] ?? NONE
