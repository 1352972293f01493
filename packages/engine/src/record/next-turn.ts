/** The table as it would be if a seat's next turn began now: what a plan for it is made and checked on. */
import type { Game } from '../game.ts'
import { advance } from '../kernel/advance.ts'
import { at } from '../kernel/at.ts'
import type { EventSink } from '../kernel/events.ts'
import { push, SCRIPT } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { TURNS } from '../rules/phases/round.ts'
import { ACTION_TURN, ROUND } from '../rules/scripts.ts'
import { closeGaps } from '../rules/turn/turn.ts'
import type { Frame, State } from '../state.ts'
import { NONE } from '../state.ts'

/** Which turn of a game: the seat's own, one of twelve. */
export interface TurnName {
  readonly seat: number
  readonly round: number
  readonly turn: number
}

/**
 * Which turn of a seat is under way or comes next, as far as its dice are on the wheel: undefined when
 * the seat has taken all its turns of the round, and outside the action phase.
 */
export function nextTurnOf(state: State, seat: number): TurnName | undefined {
  const phase = state.frames.find((frame) => isScript(frame, ACTION_TURN))
  if (phase === undefined) return undefined
  const { round, turn } = state
  if (state.active === seat || state.order.indexOf(seat) >= phase.flag) return { seat, round, turn }
  return turn === TURNS ? undefined : { seat, round, turn: turn + 1 }
}

/**
 * What others still do before it is not known: a turn under way is broken off, those in between are left
 * out, and so is the corruption token that comes up before a new turn of all (`act-1`).
 */
export function asNextTurn(
  game: Game,
  state: State,
  seat: number,
  sink?: EventSink,
): State | undefined {
  const next = nextTurnOf(state, seat)
  if (next === undefined || state.active === seat) return undefined
  const after = game.clone(state)
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
