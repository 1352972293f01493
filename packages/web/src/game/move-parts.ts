/** Moves in parts, for whoever has only their notation: nobody takes a notation apart. */
import type { Game, MoveParts } from '@tiletum/engine'

/** Verb and arguments; undefined for what is no move of this game. */
export function partsIn(game: Game, notation: string): MoveParts | undefined {
  const move = game.parse(notation)
  return typeof move === 'number' ? game.partsOf(move) : undefined
}
