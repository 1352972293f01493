import type { Game } from '@tiletum/engine'

/**
 * The die that a line of moves takes first, as it lies on the wheel, whatever value it is changed to;
 * undefined if it takes none.
 */
export function dieIn(game: Game, notations: readonly string[]): string | undefined {
  for (const notation of notations) {
    const move = game.parse(notation)
    if (typeof move !== 'number') continue
    const { verb, args } = game.partsOf(move)
    if (verb === 'die <colour> <value>' || verb === 'die <colour> <value> to <value>')
      return `${args[0]} ${args[1]}`
  }
  return undefined
}
