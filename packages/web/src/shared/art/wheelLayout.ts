/** The geometry of the wheel, 280 by 280: six positions, clockwise from the top. */
import type { Spot } from './polygon.ts'
import { RIGHT, UPPER } from './wheelSpots.ts'

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

/**
 * Left of the wheel and below it the order is reversed, so that the action is always read first.
 */
const spotAt = (position: number, turn: number, radius: number, size: number): Spot => {
  const [x, y] = pointAt(position * STEP + (position < 3 ? turn : -turn), radius)
  return { x, y, size }
}

export const actionSpot = (position: number): Spot => spotAt(position, -0.38, RING_MIDDLE, 24)
/** The place of the action points, beside the action as on tiles. */
export const pointsSpot = (position: number): Spot => spotAt(position, -0.18, RING_MIDDLE, 20)
export const bonusSpot = (position: number): Spot => spotAt(position, 0.08, RING_MIDDLE, 36)
export const markerSpot = (position: number): Spot => spotAt(position, 0.33, RING_MIDDLE, 22)
export const valueSpot = (position: number): Spot => spotAt(position, 0, 20.5, 18)

/** For each field, clockwise from the top: the field it mirrors, and how. */
const MIRRORED = [
  { field: UPPER, x: 1, y: 1 },
  { field: RIGHT, x: 1, y: 1 },
  { field: RIGHT, x: 1, y: -1 },
  { field: UPPER, x: -1, y: -1 },
  { field: RIGHT, x: -1, y: -1 },
  { field: RIGHT, x: -1, y: 1 },
] as const

const known = new Map<number, readonly Spot[]>()

/** Places for dice in reading order: 44 px for one, smaller for more, never one over another. */
export function dieSpots(position: number, count: number): readonly Spot[] {
  const key = position * 100 + count
  const spots = known.get(key) ?? placed(position, count)
  known.set(key, spots)
  return spots
}

function placed(position: number, count: number): readonly Spot[] {
  const mirror = MIRRORED[position]
  const found = mirror?.field[count - 1]
  if (mirror === undefined || found === undefined) return []
  const { size, at } = found
  return at
    .map(([x, y]) => ({
      x: WHEEL.middle + x * mirror.x,
      y: WHEEL.middle + y * mirror.y,
      size,
    }))
    .toSorted((a, b) => (Math.abs(a.y - b.y) > size / 2 ? a.y - b.y : a.x - b.x))
}
