import { base } from '@tiletum/content'
import { RESOURCES } from '@tiletum/engine'
import {
  bonusSpot,
  BonusMarker,
  BuildingGround,
  buildingPlace,
  CharacterTile,
  ContractRow,
  contractSpot,
  Die,
  dieSpots,
  KingTrack,
  kingTileSpot,
  markerSpot,
  Piece,
  Seal,
  StorehouseGround,
  storehouseSpot,
  StoreTile,
  Wheel,
} from '../../src/shared/art/index.ts'

const WHEELS = [
  { first: 1, counts: [2, 3, 2, 1, 4, 2] },
  { first: 3, counts: [0, 14, 0, 0, 0, 0] },
  { first: 5, counts: [5, 1, 2, 6, 0, 0] },
] as const

export function BoardPage() {
  const { wheel, kingTrack, board, bonus, characters, contracts } = base
  return (
    <div className="row">
      <div className="row">
        {WHEELS.map(({ first, counts }) => (
          <Wheel key={first} actions={wheel.clockwise} first={first} selected={first - 1}>
            {counts.flatMap((count, position) =>
              dieSpots(position, count).map(({ x, y, size }, index) => (
                <Die
                  key={`${position} ${index}`}
                  resource={RESOURCES[index % 5] ?? 'gold'}
                  value={((first - 1 + position) % 6) + 1}
                  size={size}
                  x={x - size / 2}
                  y={y - size / 2}
                />
              )),
            )}
            {counts.map((_, position) => {
              const { x, y, size } = bonusSpot(position)
              const face = bonus[position * 4 + first]
              return face === undefined ? undefined : (
                <StoreTile
                  key={face.id}
                  store={face}
                  size={size}
                  x={x - size / 2}
                  y={y - size / 2}
                />
              )
            })}
            {[0, 3].map((position) => {
              const { x, y, size } = markerSpot(position)
              return (
                <BonusMarker
                  key={position}
                  points={2}
                  player="indigo"
                  size={size}
                  x={x - size / 2}
                  y={y - size / 2}
                />
              )
            })}
          </Wheel>
        ))}
        <svg width={52} height={470} className="art">
          <KingTrack
            spaces={kingTrack.spaces}
            stacks={kingTrack.spaces.map((_, index) =>
              index === 6
                ? ['vermilion', 'verdigris', 'indigo', 'plum']
                : index === 9
                  ? ['cardinal']
                  : [],
            )}
          />
          {bonus.slice(4, 5).map((face) => {
            const { x, y, size } = kingTileSpot()
            return (
              <StoreTile key={face.id} store={face} size={size} x={x - size / 2} y={y - size / 2} />
            )
          })}
        </svg>
      </div>
      <svg width={148} height={168} className="art">
        <StorehouseGround spaces={board.storehouse} />
        {[bonus[3], bonus[23], contracts[2]].map((face, index) => {
          const { x, y, size } = storehouseSpot(index)
          return face === undefined ? undefined : (
            <StoreTile key={face.id} store={face} size={size} x={x - size / 2} y={y - size / 2} />
          )
        })}
      </svg>
      {board.buildings.map((building, index) => {
        const place = buildingPlace(building.rooms)
        return (
          <svg width={88} height={190} className="art" key={index}>
            <BuildingGround {...building} />
            {place.roof !== undefined && (
              <Piece
                kind="house"
                player="verdigris"
                size={place.roof.size}
                x={place.roof.x - place.roof.size / 2}
                y={place.roof.y - place.roof.size * 0.625}
              />
            )}
            {place.rooms.slice(0, 1).map(({ x, y, size }) => {
              const face = characters[index * 3]
              return face === undefined || index > 2 ? undefined : (
                <CharacterTile
                  key={x}
                  kind={face.kind}
                  bonus={face.bonus}
                  size={size}
                  x={x - size / 2}
                  y={y - size / 2}
                />
              )
            })}
            {index === 1 && (
              <Seal
                crest="eagle"
                size={place.crest.size}
                x={place.crest.x - place.crest.size / 2}
                y={place.crest.y - place.crest.size / 2}
              />
            )}
          </svg>
        )
      })}
      <svg width={312} height={92} className="art">
        <ContractRow spaces={board.contractSpaces} filled={1} pillars={5} player="verdigris" />
        {contracts.slice(5, 6).map((face) => {
          const { x, y, size } = contractSpot(0)
          return (
            <StoreTile key={face.id} store={face} size={size} x={x - size / 2} y={y - size / 2} />
          )
        })}
      </svg>
    </div>
  )
}
