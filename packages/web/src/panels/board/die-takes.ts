/** How a die can be taken, in notation: by itself, with its bonus tile, without it. */
import { segmentFacts } from '@tiletum/engine'
import type { Table } from '../../game/table.ts'

export interface DieTakes {
  readonly move: string
  /** The bonus tile of its segment. */
  readonly tile: string | undefined
  /** The die and what becomes of its bonus tile in one press, where that is asked next. */
  readonly withTile: readonly string[] | undefined
  readonly withoutTile: readonly string[] | undefined
}

/** @param to The value that the die is changed to; without it, its own. */
export function takesOf(table: Table, colour: string, value: number, to = value): DieTakes {
  const { game, state } = table.snapshot()
  const { tile } = segmentFacts(game.rules, state, to)
  const move = to === value ? `die ${colour} ${value}` : `die ${colour} ${value} to ${to}`
  const inOne = (then: string) => {
    const moves = [move, then]
    return tile === undefined || table.preview(...moves) === undefined ? undefined : moves
  }
  return { move, tile, withTile: inOne(`take ${tile ?? ''}`), withoutTile: inOne('leave') }
}
