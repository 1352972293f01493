/** Own moves that the host has not confirmed yet, folded on top of the timeline. */
import type { Refusal, State } from '@tiletum/engine'
import { CHANCE } from '../host/host.ts'
import type { Timeline } from './timeline.ts'
import { follow, stateAt } from './moment.ts'
import type { Moment } from './moment.ts'

export interface OptimisticMoves {
  readonly moments: readonly Moment[]
  /** The moves from the first one on that can't be played. */
  readonly rejectedMoves: readonly string[]
  /** Why the first of them is refused. */
  readonly refusal?: Refusal
}

/** Plays moves of the own seats as far as they are legal, after the moments of `before`. */
export function playOptimistically(
  timeline: Timeline,
  mine: ReadonlySet<number>,
  moves: readonly string[],
  before: readonly Moment[] = [],
): OptimisticMoves {
  const { game } = timeline
  const moments = [...before]
  for (const [index, notation] of moves.entries()) {
    const state = presentOf(timeline, moments)
    const rejectedMoves = moves.slice(index)
    const move = game.parse(notation)
    if (typeof move !== 'number' || !mine.has(askedIn(timeline, state) ?? NaN))
      return { moments, rejectedMoves }
    const refusal = game.why(state, move)
    if (refusal !== undefined) return { moments, rejectedMoves, refusal }
    moments.push(follow(game, state, move))
  }
  return { moments, rejectedMoves: [] }
}

export const presentOf = ({ opening, moments }: Timeline, optimistic: readonly Moment[]): State =>
  optimistic.at(-1)?.state ?? stateAt(opening, moments, moments.length)

/** Returns the seat that decides, or `CHANCE`; undefined when the game is over. */
function askedIn({ game }: Timeline, state: State): number | undefined {
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') return undefined
  return awaiting.who === 'seat' ? awaiting.seat : CHANCE
}

/**
 * Whether the draft must be submitted: after a reveal, when another seat decides, and after every
 * move at a companion table.
 */
export function mustSubmit(timeline: Timeline, optimistic: readonly Moment[]): boolean {
  const last = optimistic.at(-1)
  if (last === undefined) return false
  return timeline.game.companion || last.by === CHANCE || askedIn(timeline, last.state) !== last.by
}
