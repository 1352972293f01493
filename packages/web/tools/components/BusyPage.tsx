/** The map of a late game of four: everything that can lie on it, lies on it. */
import { base } from '@tiletum/content'
import type { Town } from '@tiletum/engine'
import {
  CathedralTile,
  CostTileFace,
  KingTrack,
  Piece,
  StoreTile,
} from '../../src/shared/art/index.ts'
import type { PieceKind, Spot } from '../../src/shared/art/index.ts'
import {
  FairPennant,
  MAP,
  MapGround,
  MapRoads,
  pieceSpots,
  beadPieceSpots,
  roadPlace,
  Route,
  TownGround,
  townPlace,
} from '../../src/shared/art/map/index.ts'
import type { PieceColour } from '../../src/shared/theme/tokens.ts'

const PLAYERS = ['vermilion', 'verdigris', 'indigo', 'plum'] as const
const playerAt = (index: number): PieceColour => PLAYERS[index % 4] ?? 'plum'
const FAIRS = ['tiletum', 'leipzig', 'verona', 'troyes']
const { map, bonus, costs } = base

interface StandProps {
  readonly kind: PieceKind
  readonly spot: Spot
  readonly player: PieceColour
}

function Stand({ kind, spot: { x, y, size }, player }: StandProps) {
  return <Piece kind={kind} player={player} size={size} x={x - size / 2} y={y - size * 0.625} />
}

function BusyTown({ town, index }: { readonly town: Town; readonly index: number }) {
  const { houses, bonus: tiles, cathedral, pennant } = townPlace(town)
  const fair = FAIRS.indexOf(town.id)
  const cost = costs[index % 8]
  return (
    <g>
      {fair >= 0 && <FairPennant fair={fair + 1} x={pennant.x - 10} y={pennant.y - 11} />}
      {houses.map((spot, at) => (
        <Stand key={spot.x} kind="house" spot={spot} player={playerAt(at + index)} />
      ))}
      {tiles.map((spot, at) => {
        const face = bonus[(index * 3 + at) % bonus.length]
        return face === undefined ? undefined : (
          <StoreTile
            key={spot.x}
            store={face}
            size={spot.size}
            x={spot.x - spot.size / 2}
            y={spot.y - spot.size / 2}
          />
        )
      })}
      {cathedral !== undefined && (
        <>
          {cathedral.pillars.map((spot, at) => (
            <Stand key={spot.x} kind="pillar" spot={spot} player={playerAt(at + index + 1)} />
          ))}
          {cost !== undefined && 'stone' in cost && (
            <CostTileFace
              stone={cost.stone}
              vp={cost.vp}
              size={cathedral.cost.size}
              x={cathedral.cost.x - cathedral.cost.size / 2}
              y={cathedral.cost.y - cathedral.cost.size / 2}
            />
          )}
          <CathedralTile
            vp={town.cathedral?.[0] ?? 0}
            size={cathedral.top.size}
            x={cathedral.top.x - cathedral.top.size / 2}
            y={cathedral.top.y - cathedral.top.size / 2}
          />
        </>
      )}
      {pieceSpots(town, index % 4).map((spot, at) => (
        <Stand
          key={spot.x}
          kind={at % 2 === 0 ? 'merchant' : 'architect'}
          spot={spot}
          player={playerAt(at + index)}
        />
      ))}
    </g>
  )
}

export function BusyPage() {
  const towns = new Map(map.towns.map((town) => [town.id, town]))
  const route = ['lyon', 'troyes', 'strasbourg'].flatMap((id) => {
    const town = towns.get(id)
    return town === undefined ? [] : [townPlace(town).anchor]
  })
  return (
    <div className="sheet">
      <MapGround />
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        <MapRoads map={map} />
        {map.towns.map((town) => (
          <TownGround key={town.id} town={town} />
        ))}
        {map.towns.map((town, index) => (
          <BusyTown key={town.id} town={town} index={index} />
        ))}
        {map.roads.map(({ between: [one, other] }, index) => {
          const [a, b] = [towns.get(one), towns.get(other)]
          return a === undefined || b === undefined
            ? undefined
            : beadPieceSpots(roadPlace(a, b).spot, index % 3).map((spot, at) => (
                <Stand
                  key={`${one} ${at}`}
                  kind="merchant"
                  spot={spot}
                  player={playerAt(at + index)}
                />
              ))
        })}
        <Route points={route} player="cardinal" />
        <KingTrack
          spaces={base.kingTrack.spaces}
          award={4}
          stacks={base.kingTrack.spaces.map((_, index) => (index === 8 ? ['plum', 'indigo'] : []))}
        />
      </svg>
    </div>
  )
}
