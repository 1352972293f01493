/** The common part of the table in words: round, fairs, king track, offers. */
import { isOver, seatFacts, tableFacts } from '@tiletum/engine'
import type { State } from '@tiletum/engine'
import { fairScores } from '../message-data/fair.ts'
import { placeById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import type { Reader } from './reader.ts'
import { tileName } from './tiles.ts'

/** `Round 2 of 4, turn 1 of 3`. */
export function whenLine({ words }: Reader, state: State): string {
  const { round, turn } = state
  const { bar } = words.web
  if (isOver(state)) return bar.phase.over
  if (round === 0) return bar.phase.setup
  return turn === 0 ? bar.round(round) : `${bar.round(round)}, ${bar.turn(turn)}`
}

export const fairLines = ({ words }: Reader, table: NamedGame, state: State): readonly string[] =>
  tableFacts(table.rules, state).fairs.map(({ fair, town, tile, more }) => {
    const where = words.web.fair.name(fair, words.things.place(placeById(table, town)))
    return words.position.part(where, fairScores(words, tile, more).slice(0, -1))
  })

export function kingLines({ words }: Reader, table: NamedGame, state: State): readonly string[] {
  const tile = tileName(words, table, tableFacts(table.rules, state).kingTile)
  const markers = table.seats.map((name, seat) =>
    words.position.marker(name, words.nouns.vp(seatFacts(table.rules, state, seat).king)),
  )
  return [markers.join(', '), ...(tile === undefined ? [] : [words.web.king.tile(tile)])]
}

export const contractLines = (
  { words }: Reader,
  table: NamedGame,
  state: State,
): readonly string[] =>
  tableFacts(table.rules, state).contracts.flatMap(({ tile, points }) => {
    const name = tileName(words, table, tile)
    return name === undefined ? [] : words.position.part(words.nouns.ap(points), name)
  })
