/** The geometry of the spaces of an underground map on its drawing. */
import type { UndergroundSide } from '@tiletum/engine'
import { beadPieceSpots, standing } from '../../shared/art/map/index.ts'
import { planOf, UNDERGROUND } from '../../shared/art/map/underground/index.ts'
import { findOnce } from '../board/place-geometry.ts'
import type { PlaceFinder, SpacePlace } from '../board/place-geometry.ts'

const known = new WeakMap<UndergroundSide, PlaceFinder>()

export function placesBelow(side: UndergroundSide): PlaceFinder {
  const finder = known.get(side) ?? findOnce((id) => placeBelow(side, id))
  known.set(side, finder)
  return finder
}

function placeBelow(side: UndergroundSide, id: string): SpacePlace | undefined {
  const { towns, beads } = planOf(side)
  const town = towns.get(id)
  if (town !== undefined)
    return {
      ground: UNDERGROUND,
      middle: town.anchor,
      town,
      pieces: (count) => standing(town.standing, count),
    }
  const bead = beads.get(id)
  return bead === undefined
    ? undefined
    : {
        ground: UNDERGROUND,
        middle: [bead.x, bead.y],
        bead,
        pieces: (count) => beadPieceSpots(bead, count),
      }
}
