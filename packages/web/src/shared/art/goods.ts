/** The silhouettes of the goods on a field of 32, with their hatching in the margin. */
import type { DrawnGood } from '../theme/tokens.ts'
import { GOODS } from '../theme/tokens.ts'
import { hatch, HATCHING, tail } from './hatch.ts'
import { circle, path, rectangle, scaled, scalloped } from './polygon.ts'
import type { Point, Ring } from './polygon.ts'

const leaf: Ring = [
  [16, 0.5],
  [20.5, 4],
  [25, 9.5],
  [27, 16],
  [25.5, 23],
  [21, 28.5],
  [16, 31.5],
  [11, 28.5],
  [6.5, 23],
  [5, 16],
  [7, 9.5],
  [11.5, 4],
]

const SILHOUETTE: Readonly<Record<DrawnGood, Ring>> = {
  gold: circle(16, 16, 14.5),
  food: leaf,
  wool: scalloped(16, 16, 16, 9),
  stone: rectangle({ x: 3, y: 3, width: 26, height: 26 }),
  iron: [
    [8.5, 5],
    [23.5, 5],
    [31, 27.5],
    [1, 27.5],
  ],
  silver: [
    [16, 0.5],
    [29.5, 16],
    [16, 31.5],
    [2.5, 16],
  ],
}

const MIDDLE: Point = [16, 16]
const LETTER_FIELD: Readonly<Record<DrawnGood, Ring>> = {
  gold: circle(16, 16, 9.2),
  food: scaled(leaf, MIDDLE, 0.66),
  wool: circle(16, 16, 9.4),
  stone: rectangle({ x: 8, y: 7.5, width: 16, height: 17 }),
  iron: [
    [11, 8.5],
    [21, 8.5],
    [25, 24.5],
    [7, 24.5],
  ],
  silver: scaled(SILHOUETTE.silver, MIDDLE, 0.7),
}

const each = (draw: (good: DrawnGood) => string): Readonly<Record<DrawnGood, string>> => {
  const drawn = GOODS.map((good) => [good, draw(good)])
  return Object.fromEntries(drawn) as Record<DrawnGood, string>
}

export const SILHOUETTE_PATH = each((good) => path(SILHOUETTE[good]))

/** The hatching stays out of the field of the letter, which would lose contrast. */
export const TOKEN_HATCH = each((good) =>
  hatch(HATCHING[good], [scaled(SILHOUETTE[good], MIDDLE, 0.96), LETTER_FIELD[good]], 2.6),
)

const DIE_BODY: Ring = [
  [8, 2.5],
  [40, 2.5],
  [43.5, 4.5],
  [45.5, 8],
  [45.5, 40],
  [43.5, 43.5],
  [40, 45.5],
  [8, 45.5],
  [4.5, 43.5],
  [2.5, 40],
  [2.5, 8],
  [4.5, 4.5],
]
const DIE_FIELD = rectangle({ x: 7, y: 7, width: 34, height: 34 })

/** Ermine tails in the middle of the narrow margin. */
const DIE_ERMINE = [9, 16.5, 24, 31.5, 39]
  .flatMap((at): readonly Point[] => [
    [at, 4.7],
    [at, 43.3],
    [4.7, at],
    [43.3, at],
  ])
  .map((point) => tail(point, 1.5))
  .join('')

/** Hatching on the field of 48 of a die. */
export const DIE_HATCH = each((good) =>
  HATCHING[good] === 'ermine' ? DIE_ERMINE : hatch(HATCHING[good], [DIE_BODY, DIE_FIELD], 3.2),
)
