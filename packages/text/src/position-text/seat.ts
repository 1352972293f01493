import { seatFacts, tableFacts } from '@tiletum/engine'
import type { BuildingFacts, SeatFacts, State } from '@tiletum/engine'
import { placeById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import type { Reader, ReadingWords } from './reader.ts'
import { tileName, tileNames } from './tiles.ts'

export interface SeatText {
  readonly title: string
  /** Under each name what there is of it; nothing is left out by name. */
  readonly parts: readonly (readonly [name: string, things: readonly string[]])[]
}

/** Describes what a seat has. */
export function seatOf(reader: Reader, table: NamedGame, state: State, seat: number): SeatText {
  const { words } = reader
  const { nouns, web, position } = words
  const own = seatFacts(table.rules, state, seat)
  const title = position.seat(table.seats[seat] ?? '', nouns.vp(own.vp), nouns.vp(own.king))
  const supply = [
    web.board.houses(own.housesInSupply),
    web.board.pillars(own.pillarsInSupply),
    ...(own.silver === undefined ? [] : [position.minesLeft(own.silver.minesInSupply)]),
  ]
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [web.board.goods, amounts(words, own)],
    [web.board.storehouse, numbered(words, table, own)],
    [position.pieces, pieces(words, table, own)],
    [web.board.supply, supply],
    [web.board.buildings, buildings(words, table, own.buildings)],
    [web.board.contracts, tileNames(words, table, own.contracts)],
    [web.board.cathedrals, own.cathedrals.map((vp) => nouns.vp(vp))],
    [position.technologies, technologies(reader, table, state, own)],
    ...botParts(reader, table, own),
  ]
  return { title, parts: parts.filter(([, things]) => things.length > 0) }
}

/** The tile with the number of its space, which can be typed. */
const numbered = (
  words: ReadingWords,
  table: NamedGame,
  { storehouse }: SeatFacts,
): readonly string[] =>
  storehouse.flatMap((slot, space) => {
    const name = tileName(words, table, slot?.tile)
    return name === undefined ? [] : words.position.space(space + 1, name)
  })

export const goodsOf = (
  words: ReadingWords,
  { rules }: NamedGame,
  state: State,
  seat: number,
): readonly string[] => amounts(words, seatFacts(rules, state, seat))

function amounts({ nouns }: ReadingWords, { resources, silver }: SeatFacts): readonly string[] {
  const goods = [...Object.entries(resources), ['silver', silver?.silver ?? 0] as const]
  return goods.flatMap(([name, count]) =>
    count === 0 ? [] : nouns.amount(name as keyof typeof resources | 'silver', count),
  )
}

export const piecesOf = (
  words: ReadingWords,
  table: NamedGame,
  state: State,
  seat: number,
): readonly string[] => pieces(words, table, seatFacts(table.rules, state, seat))

const pieces = (
  { nouns, things }: ReadingWords,
  table: NamedGame,
  own: SeatFacts,
): readonly string[] =>
  own.pieces.map(
    ({ piece, space }) => `${nouns.piece[piece]} ${things.in(placeById(table, space))}`,
  )

/** The characters in each building and the crest under it. */
const buildings = (
  words: ReadingWords,
  table: NamedGame,
  all: readonly BuildingFacts[],
): readonly string[] =>
  all.flatMap(({ rooms, crest, completed }, building) => {
    const inside = [
      ...tileNames(words, table, rooms),
      ...(crest === undefined ? [] : [words.things.bare({ sort: 'crest', crest })]),
    ]
    return inside.length === 0 ? [] : words.position.house(building + 1, inside, completed)
  })

const TIERS = ['I', 'II', 'III']

function technologies(
  { language }: Reader,
  { rules }: NamedGame,
  state: State,
  { seat }: SeatFacts,
): readonly string[] {
  const inPlay = tableFacts(rules, state).silver?.technologies ?? []
  return inPlay.flatMap(({ technology, reached }) => {
    const tier = reached[seat] ?? 0
    return tier === 0 ? [] : `${technology.name[language]} ${TIERS.slice(0, tier).join(', ')}`
  })
}

function botParts(
  { language, words }: Reader,
  table: NamedGame,
  { bot }: SeatFacts,
): readonly (readonly [string, readonly string[]])[] {
  if (bot === undefined) return []
  return [
    [words.web.board.unfulfilled, tileNames(words, table, bot.waiting)],
    [words.web.board.decrees, bot.decrees.map(({ name }) => name[language])],
    [words.nouns.family.challenge, bot.challenges.map(({ name }) => name[language])],
  ]
}
