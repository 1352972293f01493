/** Whether the moves of a turn, in another order, end in the same position. */
import { content } from '@tiletum/content'
import { compose, readRecord } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { atOnce } from '../src/panels/moves/halting.ts'
import { seriesAt } from '../src/panels/moves/lead-on.ts'
import { wastesOf } from '../src/panels/moves/waste.ts'

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
  /** Every series that the thing for these moves would offer then, as far as one can think ahead. */
  readonly offered: (
    played: readonly string[],
    what: string,
    at: string,
  ) => readonly (readonly string[])[]
  /** Whether a move is asked about before it is played. */
  readonly warns: (played: readonly string[], move: string) => boolean
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
    warns(played, move) {
      const now = stateAfter(game, state, played)
      const options = now === undefined ? [] : game.options(now)
      const legal = new Map(options.map((option) => [option.notation, option]))
      return wastesOf({ legal, options }, move).length > 0
    },
    offered(played, what, at) {
      const now = stateAfter(game, state, played)
      if (now === undefined) return []
      return what.split(' / ').flatMap((group) => {
        const aim = { moves: group.split('|'), at }
        return atOnce(seriesAt({ game, state: now }, aim)).map(({ moves }) => moves)
      })
    },
  }
}

function endOf(game: Game, from: State, moves: readonly string[]): string | undefined {
  const state = stateAfter(game, from, moves)
  return state === undefined ? undefined : String(game.hash(state))
}

/** The position after the moves; whatever chance is asked for is answered alike. */
function stateAfter(game: Game, from: State, moves: readonly string[]): State | undefined {
  const state = game.clone(from)
  const answer = (): void => {
    while (game.awaiting(state).who === 'chance') {
      const [drawn] = game.moves(state)
      if (drawn === undefined) return
      game.play(state, drawn)
    }
  }
  for (const notation of moves) {
    answer()
    const move = game.parse(notation)
    if (typeof move !== 'number' || game.why(state, move) !== undefined) return undefined
    game.play(state, move)
  }
  if (moves.at(-1) !== 'end turn') answer()
  return state
}
