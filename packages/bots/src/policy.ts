/** A computer player: a state and its legal moves in, one of the moves out. */
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import type { Seed } from './random.ts'

/** How long a policy may think about one decision; the first limit reached ends it. */
export interface Budget {
  readonly iterations?: number
  /** Asked now and then; policies know no clock of their own. */
  readonly shouldStop?: () => boolean
}

export interface Policy {
  /**
   * Chooses one of `moves`, which are all that are legal and never none. It may not change the
   * state or the list, and clones what it wants to play on.
   */
  choose(state: State, moves: MoveList, budget: Budget): Move
}

/** Makes a policy for one game; what it leaves to luck comes from the seed. */
export type MakePolicy = (game: Game, seed: Seed) => Policy
