/** A space of the map in words: what is there, in one line. */
import { NONE } from '@tiletum/engine'
import type { Say } from '../language/say.ts'
import type { Words } from '../language/words.ts'
import type { SpaceOn } from './spaces.ts'

export function placeFacts({ web }: Words, say: Say, space: SpaceOn): readonly string[] {
  const { houses, tiles, cathedral, fair, pieces } = space
  const words = web.place
  const free = houses.filter(({ owner }) => owner === NONE).length
  return [
    ...(fair === undefined ? [] : [words.fair(fair)]),
    ...pieces.map(([piece, seat]) =>
      piece === 'merchant' ? words.merchantOf(say.seat(seat)) : words.architectOf(say.seat(seat)),
    ),
    ...houses
      .filter(({ owner }) => owner !== NONE)
      .map(({ owner }) => words.houseOf(say.seat(owner))),
    ...Array.from({ length: free }, () => words.freeHouse),
    ...tiles.flatMap((tile) => (tile === undefined ? [] : [words.tile(say.tile(tile))])),
    ...(cathedral === undefined
      ? []
      : cathedral.closed
        ? [words.closed]
        : [
            words.cost(cathedral.stone, cathedral.vp),
            cathedral.stack.length === 0
              ? words.stackEmpty
              : words.stack(cathedral.stack.join(', ')),
            ...cathedral.pillars.map((seat) => words.pillarOf(say.seat(seat))),
            ...(cathedral.pillars.length < cathedral.pillarSpaces
              ? [words.freePillars(cathedral.pillarSpaces - cathedral.pillars.length)]
              : []),
          ]),
  ]
}
