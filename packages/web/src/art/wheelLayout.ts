/** The geometry of the wheel, 280 by 280: six positions, clockwise from the top. */
import type { Spot } from './polygon.ts'

export const WHEEL = {
  size: 280,
  middle: 140,
  /** The fixed ring of actions lies between these radii. */
  outer: 138,
  ring: 110,
  /** The turning ring of values. */
  inner: 32,
  hub: 8,
} as const

const POSITIONS = 6
const STEP = (2 * Math.PI) / POSITIONS

export const valueAt = (first: number, position: number): number =>
  ((first - 1 + position) % POSITIONS) + 1

/** Clockwise from the top. */
export function pointAt(angle: number, radius: number): readonly [number, number] {
  return [WHEEL.middle + radius * Math.sin(angle), WHEEL.middle - radius * Math.cos(angle)]
}

const RING_MIDDLE = (WHEEL.outer + WHEEL.ring) / 2

const spotAt = (position: number, turn: number, radius: number, size: number): Spot => {
  const [x, y] = pointAt(position * STEP + turn, radius)
  return { x, y, size }
}

export const actionSpot = (position: number): Spot => spotAt(position, -0.38, RING_MIDDLE, 24)
/** Of the action points, beside the action as on tiles. */
export const pointsSpot = (position: number): Spot => spotAt(position, -0.18, RING_MIDDLE, 19)
export const bonusSpot = (position: number): Spot => spotAt(position, 0.07, RING_MIDDLE, 29)
export const markerSpot = (position: number): Spot => spotAt(position, 0.33, RING_MIDDLE, 22)
export const valueSpot = (position: number): Spot => spotAt(position, 0, 20.5, 18)

const LARGEST = 44
const SMALLEST = 12
const AIR = 2
const EDGE = 1

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/** Whether a square lies wholly within the field of a position. */
function fits(position: number, x: number, y: number, size: number): boolean {
  const half = size / 2 + AIR / 2
  const [u, v] = [x - WHEEL.middle, WHEEL.middle - y]
  const inward = Math.hypot(clamp(0, u - half, u + half), clamp(0, v - half, v + half))
  if (inward < WHEEL.inner + 1) return false
  const [sin, cos] = [Math.sin(position * STEP), Math.cos(position * STEP)]
  return [-half, half].every((dx) =>
    [-half, half].every((dy) => {
      const [cu, cv] = [u + dx, v + dy]
      const along = cu * sin + cv * cos
      const across = Math.abs(cu * cos - cv * sin)
      return Math.hypot(cu, cv) <= WHEEL.ring - EDGE && across <= along * Math.tan(STEP / 2) - 1
    }),
  )
}

/** Rows of squares of one size in the field of a position, from a start that makes them most. */
function packed(position: number, size: number, count: number): readonly Spot[] | undefined {
  const pitch = size + AIR
  const start = WHEEL.middle - WHEEL.ring
  for (let shift = 0; shift < pitch; shift += 3) {
    const rows: Spot[][] = []
    for (let y = start + shift; y < WHEEL.middle + WHEEL.ring; y += pitch) {
      const row: Spot[] = []
      for (let x = start; x < WHEEL.middle + WHEEL.ring; x += 1) {
        const last = row.at(-1)
        if ((last === undefined || x - last.x >= pitch) && fits(position, x, y, size)) {
          row.push({ x, y, size })
        }
      }
      if (row.length > 0) rows.push(row)
    }
    const all = rows.flatMap(centred(position, size))
    if (all.length >= count) return nearest(position, all, count)
  }
  return undefined
}

/** Shifts a row as far to its middle as the field allows. */
const centred =
  (position: number, size: number) =>
  (row: readonly Spot[]): readonly Spot[] => {
    const slide = (by: number): readonly Spot[] => row.map((spot) => ({ ...spot, x: spot.x + by }))
    let room = 0
    while (slide(room + 1).every(({ x, y }) => fits(position, x, y, size))) room++
    return slide(room / 2)
  }

/** The best places around the middle of the field, in reading order. */
function nearest(position: number, spots: readonly Spot[], count: number): readonly Spot[] {
  const [x, y] = pointAt(position * STEP, (WHEEL.ring + WHEEL.inner) / 2 + 4)
  const away = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y)
  return spots
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, count)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
}

const known = new Map<number, readonly Spot[]>()

/** Places for dice: 44 px while they fit, smaller then, never one over another. */
export function dieSpots(position: number, count: number): readonly Spot[] {
  const key = position * 100 + count
  const before = known.get(key)
  if (before !== undefined) return before
  let size = LARGEST
  let spots = count === 0 ? [] : packed(position, size, count)
  while (spots === undefined && size > SMALLEST) {
    size -= 1
    spots = packed(position, size, count)
  }
  known.set(key, spots ?? [])
  return spots ?? []
}
