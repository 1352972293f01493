/** One input of a game, with what it led to. */
import { beginsBotStep } from '@tiletum/engine'
import type { Game, GameEvent, Move, State } from '@tiletum/engine'
import { CHANCE } from '../host/host.ts'
import { shareUnchanged } from './structural-sharing.ts'

export interface Moment {
  /** The seat that moved, or CHANCE. */
  readonly by: number
  readonly notation: string
  readonly move: Move
  /** After it, and after everything that followed by itself. Never changed again. */
  readonly state: State
  readonly events: readonly GameEvent[]
  /** What the table looked like when a step of the Cardinalbot began, by its event. */
  readonly before: ReadonlyMap<GameEvent, State>
}

export interface Opening {
  readonly state: State
  readonly events: readonly GameEvent[]
}

/** A game as far as it is told, and how much of it is shown. */
export interface ShownTimeline {
  readonly opening: Opening
  readonly moments: readonly Moment[]
  /** How many moments the shown state includes. */
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

/** After so many moments. */
export const stateAt = (opening: Opening, moments: readonly Moment[], shown: number): State =>
  moments[shown - 1]?.state ?? opening.state
