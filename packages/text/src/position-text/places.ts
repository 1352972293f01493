import { NONE, spaceFacts, spacesInPlay } from '@tiletum/engine'
import type { CathedralFacts, SpaceFacts, State } from '@tiletum/engine'
import { placeById } from '../message-data/named-game.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import type { ReadingWords } from './reader.ts'
import { tileNames } from './tiles.ts'

/** A place in words. Empty strings stand for things that it does not have. */
export interface PlaceReading {
  readonly facts: SpaceFacts
  readonly name: string
  readonly houses: string
  readonly cathedral: string
  readonly mines: string
  readonly tiles: readonly string[]
}

/** The spaces of all maps in play. */
export const placesOf = (
  words: ReadingWords,
  table: NamedGame,
  state: State,
): readonly PlaceReading[] =>
  spacesInPlay(table.rules, state).map((space) => {
    const facts = spaceFacts(table.rules, state, space)
    const { id, houses, cathedral, tiles, below } = facts
    return {
      facts,
      name: words.things.place(placeById(table, id)),
      houses: ownersOf(words, table, houses),
      cathedral: cathedral === undefined ? '' : cathedralOf(words, table, cathedral),
      mines: ownersOf(words, table, below?.mines.filter(({ name }) => name !== undefined) ?? []),
      tiles: tileNames(words, table, tiles),
    }
  })

function ownersOf(
  { position }: ReadingWords,
  { seats }: NamedGame,
  spaces: readonly { readonly owner: number }[],
): string {
  return spaces.length === 0
    ? ''
    : position.spaces(
        spaces.filter(({ owner }) => owner === NONE).length,
        spaces.flatMap(({ owner }) => seats[owner] ?? []),
      )
}

function cathedralOf(
  { nouns, position }: ReadingWords,
  { seats }: NamedGame,
  { closed, asks, price, vp, stack, pillars }: CathedralFacts,
): string {
  if (closed) return ''
  return position.building(
    position.price(nouns.amount(asks, price), nouns.vp(vp)),
    stack,
    pillars.flatMap((seat) => seats[seat] ?? []),
  )
}
