import { actionFacing, DIE_VALUES, NONE } from '@tiletum/engine'
import type { Action, DieColour, State } from '@tiletum/engine'
import type { Table } from '../telling/table.ts'
import type { ReadingWords } from './reader.ts'
import { tileName } from './tiles.ts'

/** A segment of the wheel: the action that faces a value, the dice and the bonus tile there. */
export interface Segment {
  readonly value: number
  readonly action: Action | undefined
  readonly dice: readonly DieColour[]
  readonly tile: string | undefined
  /** The action points of a seat. */
  readonly points: number
}

export function segmentsOf(
  words: ReadingWords,
  table: Table,
  state: State,
  seat = NONE,
): readonly Segment[] {
  const { rules } = table
  const draft = { rules, state, sink: undefined }
  return DIE_VALUES.map((value) => {
    const action = actionFacing(draft, value)
    return {
      value,
      action: rules.names.action[action],
      dice: rules.names.colour.flatMap((colour, index) => {
        const count = state.dice[index * DIE_VALUES.length + value - 1] ?? 0
        return Array.from({ length: count }, () => colour)
      }),
      tile: tileName(words, table, state.wheelTiles[action]),
      points: seat === NONE ? 7 - value : rules.ask.actionPoints(draft, seat, action, value),
    }
  })
}
