/** A position as a person at the table would look it over. */
import type { Game, State } from '@tiletum/engine'
import { placeOf } from '@tiletum/text'
import type { Table } from '@tiletum/text'
import type { Context } from '../context.ts'
import { table as columns } from '../table.ts'
import { mapRows } from './map.ts'
import { seatLines } from './seats.ts'
import { wheelRows } from './wheel.ts'
import { tileName } from './tiles.ts'

export function positionLines(
  context: Context,
  game: Game,
  table: Table,
  state: State,
): readonly string[] {
  const { colours, words } = context
  const { web } = words
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [colours.strong(title), ...lines.map((line) => `  ${line}`)]
  return [
    colours.strong(whenLine(context, state)),
    words.position.part(web.bar.order, state.order.map((seat) => table.seats[seat]).join(', ')),
    ...section(web.panel.wheel, columns(wheelRows(words, game, table, state))),
    ...section(web.panel.fairs, fairLines(context, table, state)),
    ...section(web.panel.king, kingLines(context, table, state)),
    ...section(web.panel.contracts, contractLines(context, table, state)),
    ...section(
      web.panel.characters,
      state.characterOffer.flatMap((face) => tileName(words, table, face) ?? []),
    ),
    ...section(web.panel.map, columns(mapRows(words, table, state))),
    ...state.seats.flatMap((_, seat) => seatLines(context, game, table, state, seat)),
  ]
}

/** `Round 2 of 4, turn 1 of 3`. */
export function whenLine({ words }: Context, { frames, round, turn }: State): string {
  const { bar } = words.web
  if (frames.length === 0) return bar.phase.over
  if (round === 0) return bar.phase.setup
  return turn === 0 ? bar.round(round) : `${bar.round(round)}, ${bar.turn(turn)}`
}

function fairLines({ words }: Context, table: Table, state: State): readonly string[] {
  const { rules } = table
  return state.fairTiles.flatMap((tile, fair) => {
    const town = state.fairTowns[fair]
    const info = rules.fairs[tile]
    if (town === undefined || info === undefined) return []
    const where = words.web.fair.name(fair + 1, words.things.place(placeOf(table, town)))
    const what = words.components.describe({ is: 'fair', tile: info.tile, removed: false })
    const more = words.web.fair.board(rules.content.fairs.board[fair] ?? 0)
    return words.position.part(where, `${what} (${more})`)
  })
}

function kingLines({ words }: Context, table: Table, state: State): readonly string[] {
  const tile = tileName(words, table, state.kingTile)
  const markers = state.king.map((space, seat) => {
    const points = table.rules.kingSpaces[space] ?? 0
    return words.position.marker(table.seats[seat] ?? '', words.nouns.vp(points))
  })
  return [markers.join(', '), ...(tile === undefined ? [] : [words.web.king.tile(tile)])]
}

function contractLines({ words }: Context, table: Table, state: State): readonly string[] {
  const { points } = table.rules.content.contractOffer
  return state.contractOffer.flatMap((face, space) => {
    const tile = tileName(words, table, face)
    return tile === undefined ? [] : words.position.part(words.nouns.ap(points[space] ?? 0), tile)
  })
}
