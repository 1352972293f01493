/** A space of a map in words: what is there, in one line. */
import { NONE } from '@tiletum/engine'
import { silver as expansion } from '@tiletum/content'
import type { Say } from '../language/say.ts'
import type { Words } from '../language/words.ts'
import type { CathedralOn, MineOn, PieceName, SpaceOn } from './spaces.ts'

export function placeFacts(words: Words, say: Say, space: SpaceOn): readonly string[] {
  const { houses, mines, tiles, cathedral, fair, pieces } = space
  const { place } = words.web
  const free = houses.filter(({ owner }) => owner === NONE).length
  return [
    ...(fair === undefined ? [] : [place.fair(fair)]),
    ...pieces.map(([piece, seat]) => pieceWords(words, piece, say.seat(seat))),
    ...mines.map((mine) => mineWords(words, mine, say)),
    ...houses
      .filter(({ owner }) => owner !== NONE)
      .map(({ owner }) => place.houseOf(say.seat(owner))),
    ...Array.from({ length: free }, () => place.freeHouse),
    ...tiles.flatMap((tile) => (tile === undefined ? [] : [place.tile(say.tile(tile))])),
    ...(cathedral === undefined ? [] : cathedralFacts(words, say, cathedral)),
    ...belowFacts(words, say, space),
  ]
}

export function mineWords({ web, nouns }: Words, { owner, gold }: MineOn, say: Say): string {
  if (owner !== NONE) return web.place.mineOf(say.seat(owner))
  return web.place.freeMine(gold === 0 ? undefined : nouns.amount('gold', gold))
}

export function pieceWords({ web }: Words, piece: PieceName, owner: string): string {
  const { merchantOf, architectOf, prospectorOf } = web.place
  return { merchant: merchantOf, architect: architectOf, prospector: prospectorOf }[piece](owner)
}

function cathedralFacts({ web, nouns }: Words, say: Say, cathedral: CathedralOn) {
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

function belowFacts(words: Words, say: Say, { below }: SpaceOn): readonly string[] {
  if (below === undefined) return []
  const { enterSilver } = below
  const { place } = words.web
  return [
    ...(enterSilver === undefined ? [] : [entryWords(words, enterSilver)]),
    ...below.tablets.map(({ towards, tablet, covered }) =>
      covered
        ? place.coveredTablet(say.place(towards))
        : place.tablet(say.place(towards), tabletWords(words, tablet)),
    ),
  ]
}

export const entryWords = ({ web, nouns }: Words, silver: number): string =>
  web.place.enters(silver === 0 ? undefined : nouns.amount('silver', silver))

export function tabletWords({ effects }: Words, id: string): string {
  const tablet = expansion.tablets.find((one) => one.id === id)
  return tablet === undefined ? id : effects.phrase(tablet.effect)
}
