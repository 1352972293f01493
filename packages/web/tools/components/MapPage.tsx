import { base } from '@tiletum/content'
import { Piece } from '../../src/shared/art/index.ts'
import {
  FairPennant,
  MAP,
  MapGround,
  MapRoads,
  pieceSpots,
  TownGround,
  townPlace,
} from '../../src/shared/art/map/index.ts'

const FAIRS = ['tiletum', 'leipzig', 'verona', 'troyes']
const { map } = base

export function MapPage() {
  return (
    <div className="sheet">
      <MapGround />
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <MapRoads map={map} />
        {map.towns.map((town) => (
          <TownGround key={town.id} town={town} players={4} />
        ))}
        {map.towns.map((town) => {
          const place = townPlace(town)
          const fair = FAIRS.indexOf(town.id)
          const crowd =
            town.id === 'tiletum' ? 8 : town.id === 'lyon' ? 3 : town.id === 'koln' ? 1 : 0
          return (
            <g key={town.id}>
              {fair >= 0 && (
                <FairPennant fair={fair + 1} x={place.pennant.x - 10} y={place.pennant.y - 11} />
              )}
              {place.houses.slice(0, 1).map(({ x, y, size }) => (
                <Piece
                  key={x}
                  kind="house"
                  player="indigo"
                  size={size}
                  x={x - size / 2}
                  y={y - size * 0.625}
                />
              ))}
              {place.cathedral?.pillars.slice(0, 1).map(({ x, y, size }) => (
                <Piece
                  key={x}
                  kind="pillar"
                  player="vermilion"
                  size={size + 2}
                  x={x - size / 2 - 1}
                  y={y - size * 0.625 - 1}
                />
              ))}
              {pieceSpots(town, crowd).map(({ x, y, size }, index) => (
                <Piece
                  key={x}
                  kind={index % 2 === 0 ? 'merchant' : 'architect'}
                  player={
                    (['vermilion', 'verdigris', 'indigo', 'plum'] as const)[(index >> 1) % 4] ??
                    'plum'
                  }
                  size={size}
                  x={x - size / 2}
                  y={y - size * 0.625}
                />
              ))}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
