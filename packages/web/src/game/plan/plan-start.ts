/** Where a plan starts: the own turn as far as it is played, or as if it began now. */
import { asNextTurn, NONE, nextTurnOf } from '@tiletum/engine'
import type { GameEvent, State, TurnName } from '@tiletum/engine'
import type { Timeline } from '../timeline/timeline.ts'
import { stateAt } from '../timeline/moment.ts'
import type { Moment } from '../timeline/moment.ts'
import { shareUnchanged } from '../timeline/structural-sharing.ts'
import { CHANCE } from '../host/host.ts'

export interface PlanStart {
  readonly turn: TurnName
  readonly state: State
  /** Own moves of this turn that are already played. */
  readonly played: readonly string[]
  /** The moment that begins the turn early; undefined while the turn is under way. */
  readonly begun: Moment | undefined
}

/**
 * Returns the start after `count` moments; undefined while the dice of the seat's next turn are
 * unknown.
 */
export function planStartAt(
  timeline: Timeline,
  seat: number,
  count: number,
): PlanStart | undefined {
  const { game, opening, moments } = timeline
  const state = stateAt(opening, moments, count)
  const turn = nextTurnOf(state, seat)
  if (turn === undefined) return undefined
  if (state.active === seat)
    return { turn, state, played: playedIn(timeline, seat, count), begun: undefined }
  const events: GameEvent[] = []
  const next = asNextTurn(game, state, seat, (event) => events.push(event))
  if (next === undefined) return undefined
  const begun: Moment = {
    by: CHANCE,
    notation: '',
    move: NONE,
    state: shareUnchanged(state, next),
    events,
    before: new Map(),
  }
  return { turn, state: begun.state, played: [], begun }
}

function playedIn({ opening, moments }: Timeline, seat: number, count: number): readonly string[] {
  const played: string[] = []
  for (let index = count - 1; index >= 0; index--) {
    if (stateAt(opening, moments, index).active !== seat) break
    const moment = moments[index]
    if (moment?.by === seat) played.unshift(moment.notation)
  }
  return played
}
