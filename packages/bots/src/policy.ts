/** A computer player: a state and its legal moves in, one of the moves out. */
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import type { Weights } from './evaluation/weight-set.ts'
import type { Seed } from './random.ts'
import type { SearchResult } from './search/result.ts'

/** How long a policy may think about one decision; the first limit reached ends it. */
export interface Budget {
  readonly iterations?: number
  /** Asked now and then; policies know no clock of their own (`clock.ts` has one). */
  readonly shouldStop?: () => boolean
}

export interface Policy {
  /**
   * Chooses one of `moves`, which are all that are legal and never none. It may not change the
   * state or the list, and clones what it wants to play on.
   */
  choose(state: State, moves: MoveList, budget: Budget): Move
  /** Why it chose what it chose last, if it has thought at all: its best lines. */
  explain?(lines: number): SearchResult | undefined
}

/** A policy that may take its time, such as another program. */
export interface AnyPolicy {
  choose(state: State, moves: MoveList, budget: Budget): Move | Promise<Move>
  /** The game is over and this is its last state: the time to say goodbye. */
  over?(state: State): Promise<void>
}

/**
 * Makes a policy for one game; what it leaves to luck comes from the seed. With weights, those instead
 * of the fitted ones, if it evaluates positions at all.
 */
export type MakePolicy = (game: Game, seed: Seed, weights?: Weights) => Policy
