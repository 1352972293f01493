/** Own moves that the host has not told yet, folded on top of what it has. */
import type { Refusal, State } from '@tiletum/engine'
import { CHANCE } from '../host/host.ts'
import type { Timeline } from './timeline.ts'
import { follow, stateAt } from './moment.ts'
import type { Moment } from './moment.ts'

export interface OptimisticMoves {
  readonly moments: readonly Moment[]
  /** Those that can't be played, from the first one on. */
  readonly rejectedMoves: readonly string[]
  /** Why the first of them can't. */
  readonly refusal?: Refusal
}

/** Plays moves of the seats that are mine as far as they are legal; `before` are played already. */
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

/** The seat that is asked, or `CHANCE`; undefined when the game is over. */
function askedIn({ game }: Timeline, state: State): number | undefined {
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') return undefined
  return awaiting.who === 'seat' ? awaiting.seat : CHANCE
}

/** A draft ends where something is revealed or somebody else is asked; around a box all see every step. */
export function mustSubmit(timeline: Timeline, optimistic: readonly Moment[]): boolean {
  const last = optimistic.at(-1)
  if (last === undefined) return false
  return timeline.game.companion || last.by === CHANCE || askedIn(timeline, last.state) !== last.by
}
