/** The state as if a seat's next turn began now. A planned turn is made and checked on it. */
import type { Game } from '../game.ts'
import { advance } from '../kernel/advance.ts'
import { at } from '../kernel/checked-index.ts'
import type { EventSink } from '../kernel/events.ts'
import { push, SCRIPT } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { TURNS } from '../rules/phases/round.ts'
import { ACTION_TURN, ROUND } from '../rules/script-numbers.ts'
import { closeGaps } from '../rules/turn/turn.ts'
import type { Frame, State } from '../state.ts'
import { NONE, openState } from '../state.ts'

/** Identifies one of a seat's twelve turns. */
export interface TurnName {
  readonly seat: number
  readonly round: number
  readonly turn: number
}

/**
 * Returns the turn of a seat that is under way or comes next. Undefined outside the action phase,
 * and when the seat has taken all its turns of the round: the dice of the next one are not on the
 * wheel yet.
 */
export function nextTurnOf(state: State, seat: number): TurnName | undefined {
  const phase = openState(state).frames.find((frame) => isScript(frame, ACTION_TURN))
  if (phase === undefined) return undefined
  const { round, turn } = state
  if (state.active === seat || state.order.indexOf(seat) >= phase.flag) return { seat, round, turn }
  return turn === TURNS ? undefined : { seat, round, turn: turn + 1 }
}

/**
 * Returns a copy of the state in which the seat's next turn begins; undefined if it has none in
 * this round, or is taking it. Everything unknown before that turn is left out: the rest of the
 * turn under way, the turns in between, and a corruption token (`act-1`).
 */
export function asNextTurn(
  game: Game,
  state: State,
  seat: number,
  sink?: EventSink,
): State | undefined {
  const next = nextTurnOf(state, seat)
  if (next === undefined || state.active === seat) return undefined
  const after = game.clone(openState(state))
  const draft: Draft = { rules: game.rules, state: after, sink }
  const round = after.frames.findIndex((frame) => isScript(frame, ROUND))
  after.frames.length = round + 1
  after.active = NONE
  after.turn = next.turn
  closeGaps(after)
  const turns = at(game.rules.scripts, ACTION_TURN).findIndex(({ name }) => name === 'turns')
  push(after, SCRIPT, NONE, ACTION_TURN, turns, after.order.indexOf(seat))
  advance(draft)
  return after
}

const isScript = ({ kind, of }: Frame, script: number): boolean => kind === SCRIPT && of === script
