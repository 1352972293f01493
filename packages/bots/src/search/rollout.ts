/** Plays a turn to its end by likings, quickly. */
import { moveList, NONE } from '@tiletum/engine'
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import { weighted } from '../chance.ts'
import { next } from '../random.ts'
import type { Stream } from '../random.ts'
import type { Likings } from './likings.ts'

const CHANCE = 1

/** Whether the turn of a seat, or its only decision in another phase, is over. */
export function isOver(state: State, seat: number): boolean {
  const frame = state.frames[state.frames.length - 1]
  if (frame === undefined) return true
  if (frame.kind === CHANCE) return state.active !== seat
  return frame.seat !== seat || (state.active !== seat && state.active !== NONE)
}

export interface Rollout {
  (state: State, seat: number): void
}

export function createRollout(game: Game, likings: Likings, stream: Stream): Rollout {
  const moves = moveList()
  const weights = new Float64Array(moves.items.length)
  return (state, seat) => {
    while (!isOver(state, seat)) {
      game.list(state, moves)
      const frame = state.frames[state.frames.length - 1]
      game.play(
        state,
        frame?.kind === CHANCE
          ? weighted(stream, moves)
          : liked(state, moves, weights, likings, stream),
      )
    }
  }
}

function liked(
  state: State,
  { items, count }: MoveList,
  weights: Float64Array,
  likings: Likings,
  stream: Stream,
): Move {
  if (count === 1) return items[0] as Move
  let total = 0
  for (let index = 0; index < count; index++)
    total += weights[index] = likings(state, items[index] as Move)
  let place = (next(stream) / 2 ** 32) * total
  for (let index = 0; index < count; index++) {
    place -= weights[index] as number
    if (place < 0) return items[index] as Move
  }
  return items[count - 1] as Move
}
