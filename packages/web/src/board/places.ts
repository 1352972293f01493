/** Where a space of the map lies, by its id. */
import { MAP, pieceSpots, roadPieceSpots, roadPlace, townPlace } from '../map/index.ts'
import type { TownPlace } from '../map/index.ts'
import type { Spot } from '../art/index.ts'
import type { Faces } from '../game/faces.ts'

export const MAP_GROUND = { width: MAP.width, height: MAP.height }

export function placeOfTown(faces: Faces, id: string): TownPlace | undefined {
  const town = faces.town(id)
  return town === undefined ? undefined : townPlace(town)
}

export function spotOfRoad(faces: Faces, id: string): Spot | undefined {
  const [one, other] = id.split('--').map(faces.town)
  return one === undefined || other === undefined ? undefined : roadPlace(one, other).spot
}

export function spotsOfPieces(faces: Faces, id: string, count: number): readonly Spot[] {
  const [one, other] = id.split('--').map(faces.town)
  if (one === undefined) return []
  return other === undefined ? pieceSpots(one, count) : roadPieceSpots(roadPlace(one, other), count)
}

/** The middle of a space, for directions. */
export function middleOf(faces: Faces, id: string): readonly [number, number] {
  const town = placeOfTown(faces, id)
  if (town !== undefined) return town.anchor
  const spot = spotOfRoad(faces, id)
  return spot === undefined ? [0, 0] : [spot.x, spot.y]
}

const HEADINGS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const
export type Direction = keyof typeof HEADINGS

/** Of some spaces the one that lies most in a direction. */
export function towards(
  faces: Faces,
  from: string,
  direction: Direction,
  among: readonly string[],
): string | undefined {
  const [x, y] = middleOf(faces, from)
  const [hx, hy] = HEADINGS[direction]
  let best: string | undefined
  let bestCosine = 0.1
  for (const id of among) {
    const [ox, oy] = middleOf(faces, id)
    const [dx, dy] = [ox - x, oy - y]
    const cosine = (dx * hx + dy * hy) / Math.hypot(dx, dy)
    if (cosine > bestCosine) {
      best = id
      bestCosine = cosine
    }
  }
  return best
}
