/** From longitude and latitude to the map: a plain projection, bent smoothly so that towns get room. */
import { base } from '@tiletum/content'
import { MAP, PLACES } from '../src/shared/art/map/places.ts'

export type Pair = readonly [number, number]
export type Projection = (place: Pair) => Pair

/** Plate carrée, as wide as the towns need. */
const plain: Projection = ([lon, lat]) => [128 + (lon + 0.6) * 35.5, 432 - (lat - 43.2) * 36.5]

const kernel = (a: Pair, b: Pair): number => {
  const square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
  return square === 0 ? 0 : square * Math.log(square)
}

/** Far outside nothing moves, so that the frame of the map keeps its shape. */
function frame(): readonly Pair[] {
  const steps = [-0.35, 0.1, 0.5, 0.9, 1.35]
  return steps.flatMap((u) =>
    steps
      .filter((v) => u < 0 || u > 1 || v < 0 || v > 1)
      .map((v): Pair => [u * MAP.width, v * MAP.height]),
  )
}

/** Harbours are pinned a little inland, so that they do not stand in their own water. */
const ASHORE: Readonly<Record<string, Pair>> = { venezia: [12.2, 45.6], genova: [8.9, 44.56] }

/** How much the plate resists: towns may stand a little off their true place, the land never folds. */
const STIFFNESS = 2500
/** Beside Brugge, where there is room for one town only. */
const LOOSE: Readonly<Record<string, number>> = { tiletum: 60000, brugge: 150, genova: 300 }

/** A thin plate bent towards all towns. */
export function bent(): Projection {
  const towns = base.map.towns.map(({ id, lon, lat }) => {
    const to = PLACES[id]
    if (to === undefined) throw new Error(`${id} has no place on the map`)
    return { from: plain(ASHORE[id] ?? [lon, lat]), to, stiffness: LOOSE[id] ?? STIFFNESS }
  })
  const knots = [...towns, ...frame().map((place) => ({ from: place, to: place, stiffness: 0 }))]
  const at = knots.map((knot) => knot.from)
  const size = at.length + 3
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from(
      { length: size },
      (_, column) => entry(at, row, column) + (row === column ? (knots[row]?.stiffness ?? 0) : 0),
    ),
  )
  const [dx, dy] = [0, 1].map((axis) =>
    solve(
      matrix,
      Array.from({ length: size }, (_, row) => {
        const knot = knots[row]
        return knot === undefined ? 0 : (knot.to[axis] ?? 0) - (knot.from[axis] ?? 0)
      }),
    ),
  )
  return (place) => {
    const from = plain(place)
    const shift = (weights: readonly number[] = []): number =>
      weights.reduce((sum, weight, index) => sum + weight * basis(at, index, from), 0)
    return [from[0] + shift(dx), from[1] + shift(dy)]
  }
}

const basis = (at: readonly Pair[], index: number, place: Pair): number => {
  const knot = at[index]
  return knot === undefined
    ? ([1, place[0], place[1]][index - at.length] ?? 0)
    : kernel(knot, place)
}

function entry(at: readonly Pair[], row: number, column: number): number {
  const [one, other] = [at[row], at[column]]
  if (one !== undefined) return basis(at, column, one)
  return other === undefined ? 0 : basis(at, row, other)
}

/** Gauss with pivots. */
function solve(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let column = 0; column < rows.length; column++) {
    let pivot = column
    for (let row = column; row < rows.length; row++) {
      if (Math.abs(cell(row, column)) > Math.abs(cell(pivot, column))) pivot = row
    }
    const lead = rows[pivot] ?? []
    rows[pivot] = rows[column] ?? []
    rows[column] = lead
    for (let row = 0; row < rows.length; row++) {
      const factor = row === column ? 0 : cell(row, column) / cell(column, column)
      if (factor !== 0) {
        rows[row] = (rows[row] ?? []).map((value, index) => value - factor * (lead[index] ?? 0))
      }
    }
  }
  return rows.map((row, index) => (row[rows.length] ?? 0) / (row[index] ?? 1))
}
