import { NONE } from '@tiletum/engine'
import type { State } from '@tiletum/engine'
import { placeOf } from '@tiletum/text'
import type { Messages, Table } from '@tiletum/text'
import { tileNames } from './tiles.ts'

/** A row for each place where something stands, lies or may be built. */
export function mapRows(
  words: Messages,
  table: Table,
  state: State,
): readonly (readonly string[])[] {
  const { columns } = words.web.place
  const { place, houses, tiles } = columns
  const rows = table.rules.names.space.flatMap((_, space) => {
    if (!inPlay(table, state, space)) return []
    const row = [
      housesOf(words, table, state, space),
      cathedralOf(words, table, state, space),
      minesOf(words, table, state, space),
      tileNames(words, table, tilesOn(table, state, space)).join(', '),
    ]
    return row.every((cell) => cell === '') ? [] : [[nameOf(words, table, space), ...row]]
  })
  return [[place, houses, words.position.cathedral, words.position.mines, tiles], ...rows]
}

const nameOf = ({ things }: Messages, table: Table, space: number): string =>
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

function housesOf({ position }: Messages, { rules, seats }: Table, state: State, space: number) {
  const spaces = rules.board.houseSpacesOf[space] ?? []
  if (spaces.length === 0) return ''
  const owners = spaces.map((at) => state.houses[at] ?? NONE)
  return position.spaces(
    owners.filter((owner) => owner === NONE).length,
    owners.flatMap((owner) => seats[owner] ?? []),
  )
}

function minesOf({ position }: Messages, { rules, seats }: Table, state: State, space: number) {
  const spaces = rules.tables.silver?.mineSpacesOf[space] ?? []
  if (spaces.length === 0) return ''
  const owners = spaces.map((at) => state.slices.silver?.mines[at] ?? NONE)
  return position.spaces(
    owners.filter((owner) => owner === NONE).length,
    owners.flatMap((owner) => seats[owner] ?? []),
  )
}

function cathedralOf(words: Messages, { rules, seats }: Table, state: State, space: number) {
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
  { nouns }: Messages,
  stone: number,
  below: { readonly silver: number; readonly gold: number } | undefined,
): string {
  if (below !== undefined && below.silver > 0) return nouns.amount('silver', below.silver)
  return below !== undefined && below.gold > 0
    ? nouns.amount('gold', below.gold)
    : nouns.amount('stone', stone)
}
