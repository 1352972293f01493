/** Positions from the middle of random games, decisions of seats all. */
import type { Game, State } from '@tiletum/engine'
import { playout } from './playout.ts'

/** Every so many decisions one position of each game, over its whole length. */
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

/** One position of the third round, when much lies everywhere. */
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
