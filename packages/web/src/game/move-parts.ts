/** Reads a notation through the game: no file takes notations apart as text. */
import type { Game, MoveParts } from '@tiletum/engine'

/** Returns verb and arguments; undefined if it is no move of this game. */
export function partsIn(game: Game, notation: string): MoveParts | undefined {
  const move = game.parse(notation)
  return typeof move === 'number' ? game.partsOf(move) : undefined
}
