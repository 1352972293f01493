/** An entry of the history, with the state after it and the events in between. */
import { beginsBotStep } from '@tiletum/engine'
import type { Game, GameEvent, Move, State } from '@tiletum/engine'
import { CHANCE } from '../host/host.ts'
import { shareUnchanged } from './structural-sharing.ts'

export interface Moment {
  /** The seat that moved, or CHANCE. */
  readonly by: number
  readonly notation: string
  readonly move: Move
  /** The state after the entry and everything that followed automatically. Never changed again. */
  readonly state: State
  readonly events: readonly GameEvent[]
  /** The state at the beginning of each step of the Cardinalbot, by the event of that step. */
  readonly before: ReadonlyMap<GameEvent, State>
}

export interface Opening {
  readonly state: State
  readonly events: readonly GameEvent[]
}

/** The moments of a game, and how many of them are shown. */
export interface ShownTimeline {
  readonly opening: Opening
  readonly moments: readonly Moment[]
  /** Number of moments that the shown state includes. */
  readonly shown: number
}

export function open(game: Game): Opening {
  const events: GameEvent[] = []
  const state = game.start((event) => events.push(event))
  return { state, events }
}

/** Plays a legal move on a copy of a state. */
export function follow(game: Game, before: State, move: Move): Moment {
  const awaiting = game.awaiting(before)
  const events: GameEvent[] = []
  const state = game.clone(before)
  const steps = new Map<GameEvent, State>()
  game.play(state, move, (event) => {
    events.push(event)
    if (beginsBotStep(event)) steps.set(event, shareUnchanged(before, game.clone(state)))
  })
  return {
    by: awaiting.who === 'seat' ? awaiting.seat : CHANCE,
    notation: game.format(move),
    move,
    state: shareUnchanged(before, state),
    events,
    before: steps,
  }
}

/** Returns the state after a number of moments. */
export const stateAt = (opening: Opening, moments: readonly Moment[], shown: number): State =>
  moments[shown - 1]?.state ?? opening.state
