/** Describes a space of a map, fact by fact. */
import { NONE } from '@tiletum/engine'
import type { CathedralFacts, Piece, SpaceFacts } from '@tiletum/engine'
import { EXPANSIONS } from '../../game/expansions/expansions.ts'
import type { GameText } from '../../game/game-text.ts'
import type { Words } from '../../shared/language/words.ts'

export function placeFacts(words: Words, say: GameText, space: SpaceFacts): readonly string[] {
  const { houses, tiles, cathedral, fair, pieces } = space
  const { place } = words.web
  const free = houses.filter(({ owner }) => owner === NONE).length
  return [
    ...(fair === undefined ? [] : [place.fair(fair)]),
    ...pieces.map(([piece, seat]) => pieceWords(words, piece, say.seat(seat))),
    ...EXPANSIONS.flatMap((one) => one.facts(words, say, space)),
    ...houses
      .filter(({ owner }) => owner !== NONE)
      .map(({ owner }) => place.houseOf(say.seat(owner))),
    ...(free === 0 ? [] : [free === 1 ? place.freeHouse : place.freeHouses(free)]),
    ...tiles.flatMap((tile) => (tile === undefined ? [] : [place.tile(plain(say.tile(tile)))])),
    ...(cathedral === undefined ? [] : cathedralFacts(words, say, cathedral)),
  ]
}

/** Makes a sentence an item of a list. */
const plain = (sentence: string): string => sentence.replace(/\.$/, '')

export function pieceWords({ web }: Words, piece: Piece, owner: string): string {
  return web.place.pieceOf[piece](owner)
}

function cathedralFacts({ web, nouns }: Words, say: GameText, cathedral: CathedralFacts) {
  const { asks, closed, pillars, pillarSpaces, price, stack, vp } = cathedral
  const { place } = web
  if (closed) return [place.closed]
  return [
    place.cost(nouns.amount(asks, price), vp),
    stack.length === 0 ? place.stackEmpty : place.stack(stack.join(', ')),
    ...pillars.map((seat) => place.pillarOf(say.seat(seat))),
    ...(pillars.length < pillarSpaces ? [place.freePillars(pillarSpaces - pillars.length)] : []),
  ]
}
