import { NONE } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { placeOf } from '../telling/table.ts'
import type { Table } from '../telling/table.ts'
import type { Reader, ReadingWords } from './reader.ts'
import { tileName, tileNames } from './tiles.ts'

export interface SeatReading {
  readonly title: string
  /** Under each name what there is of it; nothing is left out by name. */
  readonly parts: readonly (readonly [name: string, things: readonly string[]])[]
}

/** What somebody has. */
export function seatOf(
  reader: Reader,
  game: Game,
  table: Table,
  state: State,
  seat: number,
): SeatReading {
  const { words } = reader
  const { nouns, web, position } = words
  const own = state.seats[seat]
  if (own === undefined) return { title: '', parts: [] }
  const king = nouns.vp(table.rules.kingSpaces[state.king[seat] ?? 0] ?? 0)
  const title = position.seat(table.seats[seat] ?? '', nouns.vp(own.vp), king)
  const supply = [
    web.board.houses(own.housesInSupply),
    web.board.pillars(own.pillarsInSupply),
    ...minesOf(words, state, seat),
  ]
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [web.board.goods, goodsOf(words, table, state, seat)],
    [web.board.storehouse, numbered(words, table, own.storehouse)],
    [position.pieces, piecesOf(words, table, state, seat)],
    [web.board.supply, supply],
    [
      web.board.buildings,
      seat === game.bot
        ? tileNames(words, table, own.rooms)
        : buildingsOf(words, table, state, seat),
    ],
    [web.board.contracts, tileNames(words, table, own.contracts)],
    [web.board.cathedrals, own.cathedrals.map((vp) => nouns.vp(vp))],
    [position.technologies, technologiesOf(reader, table, state, seat)],
    ...(seat === game.bot ? botParts(reader, table, state) : []),
  ]
  return { title, parts: parts.filter(([, things]) => things.length > 0) }
}

/** With the number of its space, by which it can be named. */
const numbered = (words: ReadingWords, table: Table, faces: readonly number[]): readonly string[] =>
  faces.flatMap((face, space) => {
    const name = tileName(words, table, face)
    return name === undefined ? [] : words.position.space(space + 1, name)
  })

export function goodsOf(
  { nouns }: ReadingWords,
  { rules }: Table,
  { seats, slices }: State,
  seat: number,
): readonly string[] {
  const resources = seats[seat]?.resources ?? []
  const goods = rules.names.resource.flatMap((name, index) => {
    const count = resources[index] ?? 0
    return count === 0 ? [] : nouns.amount(name, count)
  })
  const silver = slices.silver?.silver[seat] ?? 0
  return silver === 0 ? goods : [...goods, nouns.amount('silver', silver)]
}

function minesOf({ position }: ReadingWords, { slices }: State, seat: number): readonly string[] {
  const mines = slices.silver?.minesInSupply[seat]
  return mines === undefined ? [] : [position.minesLeft(mines)]
}

const MAPS = 3

export function piecesOf(
  words: ReadingWords,
  table: Table,
  { seats, slices }: State,
  seat: number,
): readonly string[] {
  const stands = (piece: 'merchant' | 'architect' | 'prospector', space: number): string =>
    `${words.nouns.piece[piece]} ${words.things.in(placeOf(table, space))}`
  const pieces = seats[seat]?.pieces ?? []
  const prospectors = slices.silver?.prospectors.slice(seat * MAPS, seat * MAPS + MAPS) ?? []
  return [
    ...pieces.flatMap((space, index) => {
      const piece = table.rules.names.piece[index]
      return piece === undefined || space === NONE ? [] : stands(piece, space)
    }),
    ...prospectors.flatMap((space) => (space === NONE ? [] : stands('prospector', space))),
  ]
}

/** Who lives in each building, and the crest under it. */
function buildingsOf(
  words: ReadingWords,
  table: Table,
  { seats }: State,
  seat: number,
): readonly string[] {
  const own = seats[seat]
  if (own === undefined) return []
  return table.rules.buildings.flatMap(({ rooms }, building) => {
    const inside = tileNames(words, table, [
      ...rooms.map((room) => own.rooms[room] ?? NONE),
      own.crests[building] ?? NONE,
    ])
    if (inside.length === 0) return []
    const completed = (own.completed & (1 << building)) !== 0
    return words.position.house(building + 1, inside, completed)
  })
}

const TIERS = 3

function technologiesOf(
  { language }: Reader,
  { rules }: Table,
  { slices }: State,
  seat: number,
): readonly string[] {
  const reached = slices.silver?.tiers[seat] ?? 0
  const all = rules.tables.silver?.content.technologies ?? []
  return all.flatMap(({ name }, index) => {
    const tiers = ['I', 'II', 'III'].filter(
      (_, tier) => (reached & (1 << (index * TIERS + tier))) !== 0,
    )
    return tiers.length === 0 ? [] : `${name[language]} ${tiers.join(', ')}`
  })
}

function botParts(
  { language, words }: Reader,
  table: Table,
  { slices }: State,
): readonly (readonly [string, readonly string[]])[] {
  const { solo } = slices
  const { content } = table.rules.tables.solo ?? {}
  if (solo === undefined || content === undefined) return []
  const named = (
    all: readonly { readonly name: { readonly en: string; readonly fr: string } }[],
    indices: readonly number[],
  ): readonly string[] => indices.flatMap((index) => all[index]?.name[language] ?? [])
  return [
    [
      words.web.board.unfulfilled,
      solo.waiting.flatMap((face) => tileName(words, table, face) ?? []),
    ],
    [words.web.board.decrees, named(content.decrees, solo.decrees)],
    [words.nouns.family.challenge, named(content.challenges, solo.challenges)],
  ]
}
