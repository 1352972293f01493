/** Where tiles and pieces lie on the parts of a player's board. */
import type { Spot } from './polygon.ts'

export const STOREHOUSE = { width: 150, height: 168 } as const

/** Two by two pigeon-holes under a roof; more go on in rows of two. */
export function storehouseSpot(index: number): Spot {
  return { x: 41 + (index % 2) * 68, y: 62 + Math.floor(index / 2) * 70, size: 60 }
}

export const BUILDING = { width: 88, height: 190, cellar: 42 } as const

export interface BuildingPlace {
  /** One for each room, the lowest floor first. */
  readonly rooms: readonly Spot[]
  /** The place of the house that waits until all rooms are filled. */
  readonly roof?: Spot
  readonly crest: Spot
  /** The eaves, where the roof begins. */
  readonly eaves: number
  /** The ground, where the cellar begins. */
  readonly ground: number
}

/** Floors stack up from the ground, so a house of three rooms is the tallest. */
export function buildingPlace(rooms: number): BuildingPlace {
  const { width, height, cellar } = BUILDING
  const ground = height - cellar
  const floor = rooms === 3 ? 40 : 50
  const eaves = ground - Math.max(1, rooms) * floor
  return {
    rooms: Array.from({ length: rooms }, (_, index) => ({
      x: width / 2,
      y: ground - (index + 0.5) * floor,
      size: floor - 3,
    })),
    ...(rooms === 0 ? {} : { roof: { x: width / 2, y: eaves - 11, size: 16 } }),
    crest: { x: 24, y: ground + cellar / 2 + 1, size: 37 },
    eaves,
    ground,
  }
}

export const CONTRACTS = { width: 48, height: 90 } as const

export const contractSpot = (index: number): Spot => ({
  x: (index + 0.5) * CONTRACTS.width,
  y: 29,
  size: 46,
})
export const contractPillarSpot = (index: number): Spot => ({
  x: (index + 0.5) * CONTRACTS.width,
  y: 29,
  size: 22,
})
