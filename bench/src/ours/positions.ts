/** Positions from random games, always at decisions of seats. */
import type { Game, State } from '@tiletum/engine'
import { playout } from './playout.ts'

/** Number of decisions between two sampled positions of a game. */
const EVERY = 29

export function sampledPositions(game: Game, games: number): State[] {
  const positions: State[] = []
  for (let seed = 0; seed < games; seed++)
    playout(game, seed, {
      decides(state, decision) {
        if ((decision + seed) % EVERY === 0) positions.push(game.clone(state))
      },
    })
  return positions
}

/** A position of the third round, when the board is full. */
export function midGame(game: Game, seed: number): State {
  let found: State | undefined
  playout(game, seed, {
    decides(state) {
      if (found === undefined && state.round === 3) found = game.clone(state)
    },
  })
  if (found === undefined) throw new Error('A game without a third round')
  return found
}
