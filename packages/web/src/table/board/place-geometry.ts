/** The geometry of the spaces of a map on its drawing. */
import {
  beadPieceSpots,
  MAP,
  pieceSpots,
  roadPlace,
  townPlace,
} from '../../shared/art/map/index.ts'
import type { TownPlace } from '../../shared/art/map/index.ts'
import type { Point, Spot } from '../../shared/art/index.ts'
import type { Faces } from '../../game/faces.ts'
import type { DrawingSize } from './drawing-position.ts'

export interface SpacePlace {
  readonly ground: DrawingSize
  /** The point from which directions are measured. */
  readonly middle: Point
  /** Only of a town. */
  readonly town?: TownPlace
  /** Only of a road space or a tunnel. */
  readonly bead?: Spot
  readonly pieces: (count: number) => readonly Spot[]
}

/** Returns the place of a space by its id. */
export type PlaceFinder = (id: string) => SpacePlace | undefined

const EUROPE_GROUND = { width: MAP.width, height: MAP.height }

const known = new WeakMap<Faces, PlaceFinder>()

export function placesInEurope(faces: Faces): PlaceFinder {
  const finder = known.get(faces) ?? findOnce((id) => placeInEurope(faces, id))
  known.set(faces, finder)
  return finder
}

export function findOnce(find: PlaceFinder): PlaceFinder {
  const found = new Map<string, SpacePlace | undefined>()
  return (id) => {
    if (!found.has(id)) found.set(id, find(id))
    return found.get(id)
  }
}

function placeInEurope(faces: Faces, id: string): SpacePlace | undefined {
  const [one, other] = id.split('--').map(faces.town)
  if (one === undefined) return undefined
  if (other === undefined) {
    const town = townPlace(one)
    const pieces = (count: number) => pieceSpots(one, count)
    return { ground: EUROPE_GROUND, middle: town.anchor, town, pieces }
  }
  const { spot } = roadPlace(one, other)
  const pieces = (count: number) => beadPieceSpots(spot, count)
  return { ground: EUROPE_GROUND, middle: [spot.x, spot.y], bead: spot, pieces }
}

const HEADINGS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const
export type Direction = keyof typeof HEADINGS

/** Returns the space that lies most in a direction. */
export function towards(
  from: string,
  direction: Direction,
  among: readonly string[],
  placeOf: PlaceFinder,
): string | undefined {
  const [x, y] = placeOf(from)?.middle ?? [0, 0]
  const [hx, hy] = HEADINGS[direction]
  let best: string | undefined
  let bestCosine = 0.1
  for (const id of among) {
    const [ox, oy] = placeOf(id)?.middle ?? [0, 0]
    const [dx, dy] = [ox - x, oy - y]
    const cosine = (dx * hx + dy * hy) / Math.hypot(dx, dy)
    if (cosine > bestCosine) {
      best = id
      bestCosine = cosine
    }
  }
  return best
}
