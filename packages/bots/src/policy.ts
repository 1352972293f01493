/**
 * The interface of a computer player: it gets a state and its legal moves, and returns one of the moves.
 */
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import type { Weights } from './evaluation/weight-set.ts'
import type { Seed } from './random.ts'
import type { SearchResult } from './search/result.ts'

/** Limits for one decision; the first one reached ends it. */
export interface Budget {
  readonly iterations?: number
  /** Called now and then; true ends the search. Policies have no clock of their own (see `clock.ts`). */
  readonly shouldStop?: () => boolean
}

export interface Policy {
  /**
   * Returns one of `moves`, which are all legal moves, at least one. It must not change the state or the
   * list; to try moves it clones the state.
   */
  choose(state: State, moves: MoveList, budget: Budget): Move
  /** The best lines of its last decision; undefined if it did not search. */
  explain?(lines: number): SearchResult | undefined
}

/** A policy that may answer later, such as an external program. */
export interface AnyPolicy {
  /** Called with every move and answer of chance, so that the policy can tell what happened. */
  heard?(move: Move): void
  choose(state: State, moves: MoveList, budget: Budget): Move | Promise<Move>
  explain?(lines: number): SearchResult | undefined
  /** Called once with the final state, so that the policy can end its process. */
  over?(state: State): Promise<void>
}

/**
 * Creates a policy for one game. Its randomness depends on the seed alone. `weights` replace the fitted
 * ones, if the policy evaluates positions.
 */
export type MakePolicy = (game: Game, seed: Seed, weights?: Weights) => Policy
