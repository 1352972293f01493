/** Where everything of an underground map lies on its drawing. */
import type { UndergroundSide, UndergroundTown } from '@tiletum/engine'
import type { Box, Point, Spot } from '../../polygon.ts'
import { along, exit, middle, placeTown } from '../layout.ts'
import type { TownPlace } from '../layout.ts'
import { spread } from './spread.ts'
import { SPACES_BELOW } from './places.ts'

export interface TabletPlace {
  /** The tablet itself. */
  readonly box: Box
  readonly between: readonly [string, string]
}

export interface Gallery {
  readonly between: readonly [string, string]
  readonly from: Point
  readonly to: Point
  readonly tablet?: TabletPlace
}

export interface UndergroundPlan {
  readonly towns: ReadonlyMap<string, TownPlace>
  /** The beads of tunnels. */
  readonly beads: ReadonlyMap<string, Spot>
  readonly galleries: readonly Gallery[]
}

const BEAD = 26
export const TABLET = { width: 55, height: 36 } as const
/** Every seat's first mine stands in the town where all begin. */
const FIRST_MINES = 4

const known = new WeakMap<UndergroundSide, UndergroundPlan>()

export function planOf(side: UndergroundSide): UndergroundPlan {
  const plan = known.get(side) ?? laid(side)
  known.set(side, plan)
  return plan
}

function laid(side: UndergroundSide): UndergroundPlan {
  const places = SPACES_BELOW[side.id] ?? {}
  // An edition may have other spaces than those drawn here.
  const points = side.spaces.every(({ id }) => id in places) ? places : spread(side)
  const towns = new Map<string, TownPlace>()
  const beads = new Map<string, Spot>()
  for (const space of side.spaces) {
    const at = points[space.id] ?? [0, 0]
    if (space.kind === 'town') towns.set(space.id, placeTown(at, needsOf(side, space)))
    else beads.set(space.id, { x: at[0], y: at[1], size: BEAD })
  }
  const boxOf = (id: string): Box => towns.get(id)?.box ?? around(beads.get(id))
  const galleries = side.links.map(({ between, tablet }): Gallery => {
    const [one, other] = between.map(boxOf)
    if (one === undefined || other === undefined) return { between, from: [0, 0], to: [0, 0] }
    const [from, to] = [middle(one), middle(other)]
    if (tablet === undefined) return { between, from, to }
    const seen = (exit(one, from, to) + 1 - exit(other, to, from)) / 2
    const [x, y] = along(from, to, seen)
    const { width, height } = TABLET
    const box = { x: x - width / 2, y: y - height / 2, width, height }
    return { between, from, to, tablet: { box, between } }
  })
  return { towns, beads, galleries }
}

function needsOf(side: UndergroundSide, town: UndergroundTown) {
  return {
    name: town.name,
    mines: side.map === 1 && town.id === side.start ? FIRST_MINES : town.mines.length,
    houses: town.houses.length,
    bonusTiles: town.bonusTiles.length,
    pillars: town.cathedral?.tiles.length,
  }
}

function around(spot: Spot | undefined): Box {
  if (spot === undefined) return { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, size } = spot
  return { x: x - size / 2, y: y - size / 2, width: size, height: size }
}
