/** A position as a person at the table would look it over. */
import { seatsIn, tableFacts } from '@tiletum/engine'
import type { State } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'
import {
  contractLines,
  fairLines,
  kingLines,
  placesOf,
  seatOf,
  segmentsOf,
  tileNames,
  whenLine,
} from '@tiletum/text/position-text'
import type { Context } from '../context.ts'
import { table as columns } from '../text-table.ts'

/** The parts of the context that the lines need. */
type View = Pick<Context, 'words' | 'language' | 'colours' | 'width'>

export function positionLines(context: View, table: NamedGame, state: State): readonly string[] {
  const { colours, words, width } = context
  const { web } = words
  const inside = width - 2
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [colours.strong(title), ...lines.map((line) => `  ${line}`)]
  return [
    colours.strong(whenLine(context, state)),
    words.position.part(web.bar.order, state.order.map((seat) => table.seats[seat]).join(', ')),
    ...section(web.panel.wheel, columns(wheelRows(context, table, state), inside)),
    ...section(web.panel.fairs, fairLines(context, table, state)),
    ...section(web.panel.king, kingLines(context, table, state)),
    ...section(web.panel.contracts, contractLines(context, table, state)),
    ...section(
      web.panel.characters,
      tileNames(words, table, tableFacts(table.rules, state).characters),
    ),
    ...section(web.panel.map, columns(mapRows(context, table, state), inside)),
    ...seatsIn(state).flatMap((seat) => seatLines(context, table, state, seat)),
  ]
}

/** A row for each value: its action, the dice that lie there, its bonus tile. */
function wheelRows(
  { words }: View,
  table: NamedGame,
  state: State,
): readonly (readonly string[])[] {
  const { die } = words.web
  const rows = segmentsOf(words, table, state).map(({ value, action, dice, tile }) => [
    `${value}`,
    words.nouns.action[action],
    dice.map((colour) => words.nouns.colour[colour]).join(', '),
    tile ?? '',
  ])
  return [[die.value, die.action, words.position.dice, die.tile], ...rows]
}

/** A row for each place where something stands, lies or may be built. */
function mapRows({ words }: View, table: NamedGame, state: State): readonly (readonly string[])[] {
  const { place, houses, tiles } = words.web.place.columns
  const rows = placesOf(words, table, state).map((each) => [
    each.name,
    each.houses,
    each.cathedral,
    each.mines,
    each.tiles.join(', '),
  ])
  return [
    [place, houses, words.position.cathedral, words.position.mines, tiles],
    ...rows.filter(([, ...cells]) => cells.some((cell) => cell !== '')),
  ]
}

/** Describes what a seat has, in a few lines. */
export function seatLines(
  context: View,
  table: NamedGame,
  state: State,
  seat: number,
): readonly string[] {
  const { position } = context.words
  const { title, parts } = seatOf(context, table, state, seat)
  return [
    context.colours.strong(title),
    ...parts.map(([name, things]) => `  ${position.part(name, position.items(things))}`),
  ]
}
