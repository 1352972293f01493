/** Links between neighbours, and roads with the bead where a piece may stand. */
import type { Town, WorldMap } from '@tiletum/engine'
import { memo } from 'react'
import { middle, roadPlace, townPlace } from './layout.ts'

interface Props {
  readonly map: WorldMap
}

export const MapRoads = memo(function MapRoads({ map }: Props) {
  const towns = new Map(map.towns.map((town) => [town.id, town]))
  const ends = ([one, other]: readonly [string, string]): readonly [Town, Town] | undefined => {
    const [a, b] = [towns.get(one), towns.get(other)]
    return a === undefined || b === undefined ? undefined : [a, b]
  }
  const pairs = (list: WorldMap['links']) =>
    list.flatMap(({ between }) => {
      const both = ends(between)
      return both === undefined ? [] : [both]
    })
  const links = pairs(map.links)
    .map(([one, other]) => {
      const [from, to] = [middle(townPlace(one).box), middle(townPlace(other).box)]
      return `M${from.join(' ')}L${to.join(' ')}`
    })
    .join('')
  const roads = pairs(map.roads).map(([one, other]) => roadPlace(one, other))
  const lines = roads.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('')
  return (
    <g className="map-ways">
      <path className="map-link-halo" d={links} />
      <path className="map-link" d={links} />
      <path className="map-road" d={lines} />
      <path className="map-road-fill" d={lines} />
      {roads.map(({ spot }) => (
        <g key={`${spot.x} ${spot.y}`}>
          <circle className="map-bead" cx={spot.x} cy={spot.y} r={spot.size / 2} />
          <circle className="map-bead-inner" cx={spot.x} cy={spot.y} r={spot.size / 2 - 3} />
        </g>
      ))}
    </g>
  )
})
