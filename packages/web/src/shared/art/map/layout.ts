/** Where everything of a town and a road lies on the map, in map units. */
import type { Town } from '@tiletum/engine'
import type { Box, Point, Spot } from '../polygon.ts'
import { MAP, PLACES } from './places.ts'

export interface CathedralPlace {
  readonly box: Box
  readonly pillars: readonly Spot[]
  readonly cost: Spot
  /** The uppermost tile of its stack. */
  readonly top: Spot
}

export interface TownPlace {
  /** Where the town lies on the land. */
  readonly anchor: Point
  readonly box: Box
  /** The paper strip of its name. */
  readonly name: Box
  readonly skyline: Box
  /** Mine spaces; only of underground towns. */
  readonly mines: readonly Spot[]
  readonly houses: readonly Spot[]
  readonly bonus: readonly Spot[]
  readonly cathedral?: CathedralPlace
  /** The place of the number of its fair. */
  readonly pennant: Spot
  /** The ground line of pieces: beside the skyline, or beside the spaces of a cathedral town. */
  readonly standing: {
    readonly from: number
    readonly to: number
    readonly y: number
    readonly align: 'left' | 'right' | 'up'
  }
}

const HOUSE = 21
const TILE = 33
const STRIP = 16
const SKYLINE = 18
const SPACES = 34
const CATHEDRAL = { width: 40, height: 36 }
const COST = 30
const TOP = 27
const PENNANT = 24
const PIECE = 21
/** The number of houses in the town where all players begin. */
const HOMES = 4

/** Returns the width of a name in the display type, with the ends of the strip. */
const nameWidth = (name: string): number => name.length * 7.2 + 15

const known = new WeakMap<Town, TownPlace>()

export function townPlace(town: Town): TownPlace {
  const place = known.get(town) ?? placed(town)
  known.set(town, place)
  return place
}

/** What needs room in a town. */
export interface TownNeeds {
  readonly name: string
  readonly mines: number
  readonly houses: number
  readonly bonusTiles: number
  /** Spaces for pillars of its cathedral, if it has one. */
  readonly pillars: number | undefined
}

function placed(town: Town): TownPlace {
  const place = placeTown(PLACES[town.id] ?? [0, 0], {
    name: town.name,
    mines: 0,
    houses: town.houses.length === 0 ? HOMES : town.houses.length,
    bonusTiles: town.bonusTiles.length,
    pillars: town.cathedral?.length,
  })
  const { standing: room } = place
  // At the edge of the map pieces are one above the other, never half outside.
  return room.to <= MAP.width
    ? place
    : { ...place, standing: { ...room, to: MAP.width, align: 'up' } }
}

/** A town around the upper edge of its name: its picture above, its spaces below. */
export function placeTown([x, y]: Point, needs: TownNeeds): TownPlace {
  const { name, mines, houses, bonusTiles, pillars } = needs
  const built = (mines + houses) * HOUSE
  const spaces = built + bonusTiles * (TILE + 2)
  const above = pillars === undefined ? SKYLINE : CATHEDRAL.height
  const width = Math.max(
    nameWidth(name),
    spaces,
    pillars === undefined ? 66 : CATHEDRAL.width + COST + TOP + 2,
  )
  const left = x - width / 2
  const row = y + STRIP + 1 + SPACES / 2
  const start = pillars === undefined ? x - spaces / 2 : left
  const buildings = Array.from({ length: mines + houses }, (_, index) => ({
    x: start + (index + 0.5) * HOUSE,
    y: row,
    size: HOUSE - 1,
  }))
  const stripWidth = nameWidth(name)
  return {
    anchor: [x, y],
    box: { x: left, y: y - above, width, height: above + STRIP + 1 + SPACES },
    name: { x: x - stripWidth / 2, y, width: stripWidth, height: STRIP },
    skyline: { x: x - 14, y: y - SKYLINE, width: 34, height: SKYLINE },
    mines: buildings.slice(0, mines),
    houses: buildings.slice(mines),
    bonus: Array.from({ length: bonusTiles }, (_, index) => ({
      x: start + built + 2 + (index + 0.5) * TILE,
      y: row,
      size: TILE,
    })),
    ...(pillars === undefined ? {} : { cathedral: cathedralPlace(x, y, pillars) }),
    pennant: { x: left + PENNANT / 2, y: y - above / 2 - 2, size: PENNANT },
    standing:
      pillars === undefined
        ? { from: left + PENNANT - 2, to: left + width + 4, y: y + 2, align: 'right' }
        : { from: start + spaces + 2, to: left + width + 14, y: y + STRIP + SPACES, align: 'left' },
  }
}

function cathedralPlace(x: number, y: number, tiles: number): CathedralPlace {
  const { width, height } = CATHEDRAL
  const left = x - (COST + width + TOP + 2) / 2
  const nave = left + COST + 1
  return {
    box: { x: nave, y: y - height, width, height },
    pillars: Array.from({ length: tiles }, (_, index) => ({
      x: nave + width / 2 + (index - (tiles - 1) / 2) * 12,
      y: y - 9,
      size: 11,
    })),
    cost: { x: left + COST / 2, y: y - COST / 2 - 1, size: COST },
    top: { x: nave + width + 1 + TOP / 2, y: y - TOP / 2 - 1, size: TOP },
  }
}

export interface RoadPlace {
  readonly from: Point
  readonly to: Point
  /** The bead where a piece may stand. */
  readonly spot: Spot
}

const BEAD = 18

/** In the middle of the visible part of the road between its two towns. */
export function roadPlace(one: Town, other: Town): RoadPlace {
  const [from, to] = [middle(townPlace(one).box), middle(townPlace(other).box)]
  const start = exit(townPlace(one).box, from, to)
  const end = 1 - exit(townPlace(other).box, to, from)
  const t = (start + end) / 2
  const [x, y] = along(from, to, t)
  return { from, to, spot: { x, y, size: BEAD } }
}

export const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

export const along = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
]

/** Returns where a line from the centre of a box leaves it, as a share from 0 to 1. */
export function exit(box: Box, from: Point, to: Point): number {
  const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
  return Math.min(1, box.width / 2 / (dx || 1e-9), box.height / 2 / (dy || 1e-9))
}

const ROW = 4
const BACK = 11
/** Maximum height of a column of pieces, from the first to the last. */
const COLUMN = 30

/** Pieces side by side, from five on half of them in a second row behind; or one above the other. */
export function standing(
  { from, to, y, align }: TownPlace['standing'],
  count: number,
): readonly Spot[] {
  if (align === 'up')
    return Array.from({ length: count }, (_, index) => ({
      x: (from + to) / 2,
      y: y - PIECE * 0.625 - (count - 1 - index) * Math.min(PIECE - 3, COLUMN / (count - 1)),
      size: PIECE,
    }))
  const behind = count > ROW ? Math.floor(count / 2) : 0
  return [...row(behind, true), ...row(count - behind, false)]

  function row(length: number, back: boolean): readonly Spot[] {
    const gap = Math.min(PIECE - 1, (to - from - PIECE) / Math.max(1, length - 1))
    const first =
      align === 'left' ? from + PIECE / 2 : to - PIECE / 2 - Math.max(0, length - 1) * gap
    return Array.from({ length }, (_, index) => ({
      x: first + index * gap - (back ? PIECE / 4 : 0),
      y: y - PIECE * 0.625 - (back ? BACK : 0),
      size: PIECE,
    }))
  }
}

export const pieceSpots = (town: Town, count: number): readonly Spot[] =>
  standing(townPlace(town).standing, count)

/** Pieces on a bead. */
export function beadPieceSpots(spot: Spot, count: number): readonly Spot[] {
  const gap = Math.min(PIECE - 3, 30 / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, index) => ({
    x: spot.x + (index - (count - 1) / 2) * gap,
    y: spot.y - 3,
    size: PIECE,
  }))
}
