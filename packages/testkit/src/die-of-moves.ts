/** The first die that a series of moves takes, or undefined. */
import type { DieColour, Game } from '@tiletum/engine'

export interface NamedDie {
  readonly colour: DieColour
  readonly printed: number
  /** The value after changes. */
  readonly value: number
}

export function dieIn(game: Game, moves: readonly string[]): NamedDie | undefined {
  for (const notation of moves) {
    const move = game.parse(notation)
    if (typeof move !== 'number') continue
    const { verb, args } = game.partsOf(move)
    switch (verb) {
      case 'die <colour> <value>':
      case 'die <colour> <value> to <value>': {
        const [colour, printed, value = printed] = args
        return { colour, printed: Number(printed), value: Number(value) }
      }
      default:
    }
  }
  return undefined
}
