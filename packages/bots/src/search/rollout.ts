/** Plays a turn to its end quickly, with moves chosen by their priors. */
import { CHANCE, moveList, NONE, top } from '@tiletum/engine'
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameState } from '@tiletum/engine/state'
import { weighted } from '../chance.ts'
import { nextRandom } from '../random.ts'
import type { RandomStream } from '../random.ts'
import type { Priors } from './priors.ts'

/** Whether the state awaits a chance answer. */
export const isChance = (state: State): boolean => top(state).kind === CHANCE

/** Whether the turn of a seat, or its only decision in another phase, is over. */
export function isOver(state: State, seat: number): boolean {
  const { frames } = openState(state)
  const frame = frames[frames.length - 1]
  if (frame === undefined) return true
  if (frame.kind === CHANCE) return state.active !== seat
  return frame.seat !== seat || (state.active !== seat && state.active !== NONE)
}

export interface Rollout {
  /**
   * Plays the state to the end of the turn. Appends its moves to the trail, up to the first chance answer.
   */
  (state: GameState, seat: number, trail: Trail): void
}

/**
 * The moves of one iteration. Moves after the first chance answer can't be planned, so it closes the trail.
 */
export interface Trail {
  readonly moves: Move[]
  open: boolean
}

export function createRollout(game: Game, priors: Priors, stream: RandomStream): Rollout {
  const moves = moveList()
  const weights = new Float64Array(moves.items.length)
  return (state, seat, trail) => {
    while (!isOver(state, seat)) {
      game.list(state, moves)
      let move: Move
      if (isChance(state)) {
        move = weighted(stream, moves)
        trail.open = false
      } else {
        move = likely(state, moves, weights, priors, stream)
        if (trail.open) trail.moves.push(move)
      }
      game.play(state, move)
    }
  }
}

function likely(
  state: GameState,
  { items, count }: MoveList,
  weights: Float64Array,
  priors: Priors,
  stream: RandomStream,
): Move {
  if (count === 1) return items[0] as Move
  let total = 0
  for (let index = 0; index < count; index++)
    total += weights[index] = priors(state, items[index] as Move)
  let place = (nextRandom(stream) / 2 ** 32) * total
  for (let index = 0; index < count; index++) {
    place -= weights[index] as number
    if (place < 0) return items[index] as Move
  }
  return items[count - 1] as Move
}
