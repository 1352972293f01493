/** A space of a map in words: what is there, fact by fact. */
import { NONE } from '@tiletum/engine'
import type { CathedralFacts, MineFacts, Piece, SpaceFacts, TabletFacts } from '@tiletum/engine'
import type { Say } from '../../game/say.ts'
import type { Words } from '../../base/language/words.ts'

export function placeFacts(words: Words, say: Say, space: SpaceFacts): readonly string[] {
  const { houses, tiles, cathedral, fair, pieces, below } = space
  const { place } = words.web
  const free = houses.filter(({ owner }) => owner === NONE).length
  return [
    ...(fair === undefined ? [] : [place.fair(fair)]),
    ...pieces.map(([piece, seat]) => pieceWords(words, piece, say.seat(seat))),
    ...(below?.mines ?? []).map((mine) => mineWords(words, mine, say)),
    ...houses
      .filter(({ owner }) => owner !== NONE)
      .map(({ owner }) => place.houseOf(say.seat(owner))),
    ...Array.from({ length: free }, () => place.freeHouse),
    ...tiles.flatMap((tile) => (tile === undefined ? [] : [place.tile(plain(say.tile(tile)))])),
    ...(cathedral === undefined ? [] : cathedralFacts(words, say, cathedral)),
    ...belowFacts(words, say, space),
  ]
}

/** A sentence as a part of a list. */
const plain = (sentence: string): string => sentence.replace(/\.$/, '')

export function mineWords({ web, nouns }: Words, { owner, gold }: MineFacts, say: Say): string {
  if (owner !== NONE) return web.place.mineOf(say.seat(owner))
  return web.place.freeMine(gold === 0 ? undefined : nouns.amount('gold', gold))
}

export function pieceWords({ web }: Words, piece: Piece, owner: string): string {
  const { merchantOf, architectOf, prospectorOf } = web.place
  return { merchant: merchantOf, architect: architectOf, prospector: prospectorOf }[piece](owner)
}

function cathedralFacts({ web, nouns }: Words, say: Say, cathedral: CathedralFacts) {
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

function belowFacts(words: Words, say: Say, { id, below }: SpaceFacts): readonly string[] {
  if (below === undefined) return []
  const { enterSilver } = below
  const { place } = words.web
  return [
    ...(enterSilver === undefined ? [] : [entryWords(words, enterSilver)]),
    ...below.tablets.map(({ between, effect, covered }) => {
      const towards = say.where(between.find((end) => end !== id) ?? '')
      return covered || effect === undefined
        ? place.coveredTablet(towards)
        : place.tablet(towards, words.effects.phrase(effect))
    }),
  ]
}

export const entryWords = ({ web, nouns }: Words, silver: number): string =>
  web.place.enters(silver === 0 ? undefined : nouns.amount('silver', silver))

/** A tablet seen from outside: between which places, and what it does. */
export function tabletWords({ web, effects }: Words, say: Say, tablet: TabletFacts): string {
  const [one, other] = tablet.between.map(say.where)
  const { coveredBetween, tabletBetween } = web.place
  return tablet.covered || tablet.effect === undefined
    ? coveredBetween(one ?? '', other ?? '')
    : tabletBetween(one ?? '', other ?? '', effects.phrase(tablet.effect))
}
