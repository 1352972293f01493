/** What lies on the table for everybody. */
import type { State } from '@tiletum/engine'
import { placeOf } from '../telling/table.ts'
import type { Table } from '../telling/table.ts'
import type { Reader } from './reader.ts'
import { tileName } from './tiles.ts'

/** `Round 2 of 4, turn 1 of 3`. */
export function whenLine({ words }: Reader, { frames, round, turn }: State): string {
  const { bar } = words.web
  if (frames.length === 0) return bar.phase.over
  if (round === 0) return bar.phase.setup
  return turn === 0 ? bar.round(round) : `${bar.round(round)}, ${bar.turn(turn)}`
}

export function fairLines({ words }: Reader, table: Table, state: State): readonly string[] {
  const { rules } = table
  return state.fairTiles.flatMap((tile, fair) => {
    const town = state.fairTowns[fair]
    const info = rules.fairs[tile]
    if (town === undefined || info === undefined) return []
    const where = words.web.fair.name(fair + 1, words.things.place(placeOf(table, town)))
    const what = words.components.describe({ is: 'fair', tile: info.tile, removed: false })
    const more = words.web.fair.board(rules.content.fairs.board[fair] ?? 0)
    return words.position.part(where, `${what.slice(0, -1)} (${more})`)
  })
}

export function kingLines({ words }: Reader, table: Table, state: State): readonly string[] {
  const tile = tileName(words, table, state.kingTile)
  const markers = state.king.map((space, seat) => {
    const points = table.rules.kingSpaces[space] ?? 0
    return words.position.marker(table.seats[seat] ?? '', words.nouns.vp(points))
  })
  return [markers.join(', '), ...(tile === undefined ? [] : [words.web.king.tile(tile)])]
}

export function contractLines({ words }: Reader, table: Table, state: State): readonly string[] {
  const { points } = table.rules.content.contractOffer
  return state.contractOffer.flatMap((face, space) => {
    const tile = tileName(words, table, face)
    return tile === undefined ? [] : words.position.part(words.nouns.ap(points[space] ?? 0), tile)
  })
}
