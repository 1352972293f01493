/** Counts the legal sequences of moves and chance answers from a position, each different answer once. */
import type { Game, State } from '@tiletum/engine'

export function countLines(game: Game, state: State, depth: number): number {
  const moves = game.moves(state)
  if (depth === 1) return moves.length
  let lines = 0
  for (const move of moves) {
    const on = game.clone(state)
    game.play(on, move)
    lines += countLines(game, on, depth - 1)
  }
  return lines
}
