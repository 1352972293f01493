/**
 * Undo with checkpoints: states kept on the way, so that an undo need not replay the whole game.
 */
import type { Game } from '../game.ts'
import { num } from '../kernel/checked-index.ts'
import type { Move } from '../kernel/move.ts'
import type { State } from '../state.ts'

/** The state after the first `length` effective moves and answers. */
export interface Checkpoint {
  readonly length: number
  readonly state: State
}

/**
 * Maximum number of checkpoints. A state takes some kilobytes, and with this many no replay is
 * long.
 */
const MOST_CHECKPOINTS = 6

/**
 * Returns the state after `moves`, the start of a game from which the last moves were taken back.
 * States at half, three quarters and so on of the replayed part are kept, so that undoing step by
 * step replays each move a few times and not once per step.
 */
export function rewind(game: Game, moves: readonly Move[], checkpoints: Checkpoint[]): State {
  while ((checkpoints.at(-1)?.length ?? 0) > moves.length) checkpoints.pop()
  const nearest = checkpoints.at(-1)
  let length = nearest?.length ?? 0
  const state = nearest === undefined ? game.start() : game.clone(nearest.state)
  let next = length + Math.ceil((moves.length - length) / 2)
  while (length < moves.length) {
    game.play(state, num(moves, length))
    length++
    if (length < next) continue
    keep(checkpoints, { length, state: game.clone(state) })
    next = length + Math.ceil((moves.length - length) / 2)
  }
  return state
}

/** Adds a checkpoint. If there are too many, every second one is dropped; the newest stays. */
function keep(checkpoints: Checkpoint[], checkpoint: Checkpoint): void {
  checkpoints.push(checkpoint)
  if (checkpoints.length <= MOST_CHECKPOINTS) return
  const thinned = checkpoints.filter((_, index) => index % 2 === MOST_CHECKPOINTS % 2)
  checkpoints.splice(0, checkpoints.length, ...thinned)
}
