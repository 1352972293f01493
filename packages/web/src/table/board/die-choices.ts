/**
 * The ways to take a die, in notation: alone, with its bonus tile, without it, for another action.
 */
import { ACTIONS, seatFacts, segmentFacts } from '@tiletum/engine'
import type { Action, Move, State } from '@tiletum/engine'
import { movesOfTile } from '../moves/task-moves.ts'
import { movesNamed, tryMoves } from '../../game/try-moves.ts'
import type { GameTable } from '../../game/game-table.ts'

export interface DieChoices {
  readonly move: string
  /** The bonus tile of its segment. */
  readonly tile: string | undefined
  /** Moves that take the die and decide about its bonus tile, which is asked next. */
  readonly withTile: readonly string[] | undefined
  readonly withoutTile: readonly string[] | undefined
  /** Moves that take the die and its tile and use it at once, if there is a single way to do so. */
  readonly atOnce: readonly string[] | undefined
  /** The choices of an action, if the die gives one and they are few. */
  readonly acts: readonly { readonly action: Action; readonly moves: readonly string[] }[]
}

/** With more choices (a joker), the action is chosen on the die's card. */
const MOST_ACTS = 3

/** @param to The value that the die is changed to; undefined for its own value. */
export function dieChoicesOf(
  table: GameTable,
  colour: string,
  value: number,
  to = value,
): DieChoices {
  const { game, state, seat } = table.snapshot()
  const { tile } = segmentFacts(game.rules, state, to)
  const move = to === value ? `die ${colour} ${value}` : `die ${colour} ${value} to ${to}`
  const possible = (...moves: readonly string[]) =>
    table.preview(...moves) === undefined ? undefined : moves
  const withTile = tile === undefined ? undefined : possible(move, `take ${tile}`)
  const used =
    tile === undefined || withTile === undefined || seat < 0
      ? []
      : movesOfTile(game, tile, seatFacts(game.rules, state, seat)).flatMap((then) => {
          const moves = [...withTile, then]
          return wastesNothing(table, moves) ? [moves] : []
        })
  const acts = ACTIONS.flatMap((action) => {
    const moves = [move, `act ${action}`]
    return wastesNothing(table, moves) ? [{ action, moves }] : []
  })
  return {
    move,
    tile,
    withTile,
    withoutTile: tile === undefined ? undefined : possible(move, 'leave'),
    atOnce: used.length === 1 ? used[0] : undefined,
    acts: acts.length > MOST_ACTS ? [] : acts,
  }
}

/**
 * True if the moves are possible and none has a warning: moves with warnings are played one by one.
 */
function wastesNothing(table: GameTable, moves: readonly string[]): boolean {
  const { game, state } = table.snapshot()
  const named = movesNamed(game, moves)
  let isClean = named.length === moves.length
  const before = (now: State, move: Move): void => {
    const option = game.options(now).find((one) => one.move === move)
    isClean &&= option?.warnings.length === 0
  }
  return isClean && tryMoves(game, state, named, { before }) !== undefined && isClean
}
