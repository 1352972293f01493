import { actionFacing, DIE_VALUES } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import type { Messages, Table } from '@tiletum/text'
import { tileName } from './tiles.ts'

/** A row for each value: its action, the dice that lie there, its bonus tile. */
export function wheelRows(
  words: Messages,
  { rules }: Game,
  table: Table,
  state: State,
): readonly (readonly string[])[] {
  const { die } = words.web
  const heading = [die.value, die.action, words.position.dice, die.tile]
  const draft = { rules, state, sink: undefined }
  const rows = DIE_VALUES.map((value) => {
    const action = actionFacing(draft, value)
    const name = rules.names.action[action]
    return [
      `${value}`,
      name === undefined ? '' : words.nouns.action[name],
      diceOf(words, table, state, value).join(', '),
      tileName(words, table, state.wheelTiles[action]) ?? '',
    ]
  })
  return [heading, ...rows]
}

function diceOf(
  { nouns }: Messages,
  { rules }: Table,
  { dice }: State,
  value: number,
): readonly string[] {
  return rules.names.colour.flatMap((colour, index) => {
    const count = dice[index * DIE_VALUES.length + value - 1] ?? 0
    return Array.from({ length: count }, () => nouns.colour[colour])
  })
}
