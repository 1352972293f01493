/** Whether the moves of a turn, in another order, end in the same position. */
import { content } from '@tiletum/content'
import { compose, readRecord } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'

export interface SameTurn {
  /**
   * The moves that are left with a series of them put first; undefined where that is not possible or
   * ends otherwise.
   */
  readonly startingWith: (
    played: readonly string[],
    left: readonly string[],
    series: readonly string[],
  ) => readonly string[] | undefined
}

/** @param before The game up to the turn. */
export function sameTurn(before: string): SameTurn {
  const { match } = readRecord(before, (config) => compose(config, content))
  if (match === undefined) throw new Error('The game cannot be read')
  const { game, state } = match
  return {
    startingWith(played, left, series) {
      const rest = [...left]
      for (const move of series) {
        const at = rest.indexOf(move)
        if (at < 0) return undefined
        rest.splice(at, 1)
      }
      const order = [...series, ...rest]
      const end = endOf(game, state, [...played, ...left])
      return end !== undefined && end === endOf(game, state, [...played, ...order])
        ? order
        : undefined
    },
  }
}

/** The position after the moves; whatever chance is asked for is answered alike. */
function endOf(game: Game, from: State, moves: readonly string[]): string | undefined {
  const state = game.clone(from)
  for (const notation of moves) {
    while (game.awaiting(state).who === 'chance') {
      const [answer] = game.moves(state)
      if (answer === undefined) return undefined
      game.play(state, answer)
    }
    const move = game.parse(notation)
    if (typeof move !== 'number' || game.why(state, move) !== undefined) return undefined
    game.play(state, move)
  }
  return String(game.hash(state))
}
