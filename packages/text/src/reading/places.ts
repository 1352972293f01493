import { NONE } from '@tiletum/engine'
import type { State } from '@tiletum/engine'
import { placeOf } from '../telling/table.ts'
import type { Table } from '../telling/table.ts'
import type { ReadingWords } from './reader.ts'
import { tileNames } from './tiles.ts'

/** What stands, lies or may be built at a place; empty where there is nothing of the kind. */
export interface PlaceReading {
  readonly space: number
  readonly name: string
  readonly houses: string
  readonly cathedral: string
  readonly mines: string
  readonly tiles: readonly string[]
}

/** The spaces of all maps in play. */
export function placesOf(words: ReadingWords, table: Table, state: State): readonly PlaceReading[] {
  return table.rules.names.space.flatMap((_, space) =>
    inPlay(table, state, space)
      ? {
          space,
          name: nameOf(words, table, space),
          houses: housesOf(words, table, state, space),
          cathedral: cathedralOf(words, table, state, space),
          mines: minesOf(words, table, state, space),
          tiles: tileNames(words, table, tilesOn(table, state, space)),
        }
      : [],
  )
}

const nameOf = ({ things }: ReadingWords, table: Table, space: number): string =>
  things.place(placeOf(table, space))

/** Underground maps have two sides, of which one is used. */
function inPlay({ rules }: Table, { slices }: State, space: number): boolean {
  const side = rules.tables.silver?.sideOfSpace[space] ?? NONE
  return side === NONE || (slices.silver?.sides.includes(side) ?? false)
}

function tilesOn({ rules }: Table, state: State, space: number): readonly number[] {
  const below = rules.tables.silver?.bonusSpacesOf[space] ?? []
  return [
    ...(rules.board.bonusSpacesOf[space] ?? []).map((at) => state.mapTiles[at] ?? NONE),
    ...below.map((at) => state.slices.silver?.tiles[at] ?? NONE),
  ]
}

function housesOf(
  { position }: ReadingWords,
  { rules, seats }: Table,
  state: State,
  space: number,
) {
  const spaces = rules.board.houseSpacesOf[space] ?? []
  if (spaces.length === 0) return ''
  const owners = spaces.map((at) => state.houses[at] ?? NONE)
  return position.spaces(
    owners.filter((owner) => owner === NONE).length,
    owners.flatMap((owner) => seats[owner] ?? []),
  )
}

function minesOf({ position }: ReadingWords, { rules, seats }: Table, state: State, space: number) {
  const spaces = rules.tables.silver?.mineSpacesOf[space] ?? []
  if (spaces.length === 0) return ''
  const owners = spaces.map((at) => state.slices.silver?.mines[at] ?? NONE)
  return position.spaces(
    owners.filter((owner) => owner === NONE).length,
    owners.flatMap((owner) => seats[owner] ?? []),
  )
}

function cathedralOf(words: ReadingWords, { rules, seats }: Table, state: State, space: number) {
  const cathedral = rules.board.cathedralAt[space] ?? NONE
  const tile = state.costs[cathedral] ?? NONE
  const cost = rules.costs[tile]
  const stack = rules.board.cathedrals[cathedral]?.stack ?? []
  if (cathedral === NONE || cost === undefined || cost.closed) return ''
  const below = rules.tables.silver?.prices[tile - rules.content.costs.length]
  const price = priceOf(words, cost.stone, below)
  const left = stack.slice(state.tilesTaken[cathedral])
  const pillars = state.pillars[cathedral] ?? 0
  return words.position.building(
    words.position.price(price, words.nouns.vp(cost.vp)),
    left,
    seats.filter((_, seat) => (pillars & (1 << seat)) !== 0),
  )
}

function priceOf(
  { nouns }: ReadingWords,
  stone: number,
  below: { readonly silver: number; readonly gold: number } | undefined,
): string {
  if (below !== undefined && below.silver > 0) return nouns.amount('silver', below.silver)
  return below !== undefined && below.gold > 0
    ? nouns.amount('gold', below.gold)
    : nouns.amount('stone', stone)
}
