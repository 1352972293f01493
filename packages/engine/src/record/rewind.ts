/** Going back in a game: states kept on the way, so that an undo need not play all of it again. */
import type { Game } from '../game.ts'
import { num } from '../kernel/at.ts'
import type { Move } from '../kernel/move.ts'
import type { State } from '../state.ts'

/** The state after so many moves and answers of the line. */
export interface Checkpoint {
  readonly length: number
  readonly state: State
}

/** A state is some kilobytes; with so many of them no way back is long. */
const MOST_CHECKPOINTS = 6

/**
 * The state after a line that grew shorter. Of the way played again half, three quarters and so on
 * are kept, so that going back step by step plays each move a few times and not once for each step.
 */
export function rewind(game: Game, line: readonly Move[], checkpoints: Checkpoint[]): State {
  while ((checkpoints.at(-1)?.length ?? 0) > line.length) checkpoints.pop()
  const nearest = checkpoints.at(-1)
  let length = nearest?.length ?? 0
  const state = nearest === undefined ? game.start() : game.clone(nearest.state)
  let next = length + Math.ceil((line.length - length) / 2)
  while (length < line.length) {
    game.play(state, num(line, length))
    length++
    if (length < next) continue
    keep(checkpoints, { length, state: game.clone(state) })
    next = length + Math.ceil((line.length - length) / 2)
  }
  return state
}

/** Too many are thinned out; the newest stays. */
function keep(checkpoints: Checkpoint[], checkpoint: Checkpoint): void {
  checkpoints.push(checkpoint)
  if (checkpoints.length <= MOST_CHECKPOINTS) return
  const thinned = checkpoints.filter((_, index) => index % 2 === MOST_CHECKPOINTS % 2)
  checkpoints.splice(0, checkpoints.length, ...thinned)
}
