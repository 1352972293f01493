/** Positions from random games, always at decisions of seats. */
import type { Game } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { playout } from './playout.ts'

/** Number of decisions between two sampled positions of a game. */
const EVERY = 29

export function sampledPositions(game: Game, games: number): GameState[] {
  const positions: GameState[] = []
  for (let seed = 0; seed < games; seed++)
    playout(game, seed, {
      decides(state, decision) {
        if ((decision + seed) % EVERY === 0) positions.push(game.clone(state))
      },
    })
  return positions
}

/** A position of the third round, when the board is full. */
export function midGame(game: Game, seed: number): GameState {
  let found: GameState | undefined
  playout(game, seed, {
    decides(state) {
      if (found === undefined && state.round === 3) found = game.clone(state)
    },
  })
  if (found === undefined) throw new Error('A game without a third round')
  return found
}
