/** The map as the picture of the start page: its towns, and a few pieces of a game. */
import { base } from '@tiletum/content'
import { Piece } from '../shared/art/index.ts'
import { MAP, MapGround, MapRoads, townPlace, TownGround } from '../shared/art/map/index.ts'
import type { PieceColour } from '../shared/theme/tokens.ts'

const HOUSES: Readonly<Record<string, PieceColour>> = {
  london: 'plum',
  hamburg: 'verdigris',
  praha: 'indigo',
  wien: 'vermilion',
  paris: 'verdigris',
  strasbourg: 'indigo',
  bordeaux: 'vermilion',
  venezia: 'plum',
  firenze: 'verdigris',
}

export function StartMap() {
  const { map } = base
  return (
    <svg
      className="map-picture"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <MapGround />
      <MapRoads map={map} />
      {map.towns.map((town) => (
        <TownGround key={town.id} town={town} players={4} />
      ))}
      {map.towns.map((town) => {
        const player = HOUSES[town.id]
        const [spot] = townPlace(town).houses
        return player === undefined || spot === undefined ? undefined : (
          <Piece
            key={town.id}
            kind="house"
            player={player}
            size={spot.size}
            x={spot.x - spot.size / 2}
            y={spot.y - spot.size / 2}
          />
        )
      })}
    </svg>
  )
}
