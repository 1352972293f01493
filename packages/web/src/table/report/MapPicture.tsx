/** The map of Europe with everything on it, as one drawing. */
import { MAIN_MAP, NONE } from '@tiletum/engine'
import type { SpaceFacts } from '@tiletum/engine'
import { CathedralTile, CostTileFace, Piece, StoreTile } from '../../shared/art/index.ts'
import type { Placed, Spot } from '../../shared/art/index.ts'
import { FairPennant, MAP, MapGround, MapRoads, TownGround } from '../../shared/art/map/index.ts'
import { spacesIn } from '../../game/position.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { placesInEurope } from '../board/place-geometry.ts'

/** Height of a piece divided by its width. */
const TALL = 1.25
const TENT = 1.1

/** Returns the box around the centre of a spot. */
const around = ({ x, y, size }: Spot, tall = 1): Required<Placed> => ({
  x: x - size / 2,
  y: y - (size * tall) / 2,
  size,
})

export function MapPicture() {
  const snapshot = useSnapshot()
  const { rules } = snapshot.game
  const spaces = spacesIn(snapshot, MAIN_MAP)
  return (
    <svg className="map-picture" viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      <MapGround />
      <MapRoads map={rules.content.map} />
      {rules.content.map.towns.map((town) => (
        <TownGround key={town.id} town={town} players={rules.mark} />
      ))}
      {spaces.map((space) => (
        <SpacePicture key={space.id} space={space} />
      ))}
    </svg>
  )
}

function SpacePicture({ space }: { readonly space: SpaceFacts }) {
  const { colours, faces } = useTable()
  const at = placesInEurope(faces)(space.id)
  if (at === undefined) return undefined
  const { town } = at
  const { cathedral } = space
  const colourOf = (seat: number) => colours[seat] ?? 'cardinal'
  const spots = at.pieces(space.pieces.length)
  return (
    <>
      {town === undefined ? undefined : (
        <>
          {space.houses.map(({ name, owner }, index) => {
            const spot = town.houses[index]
            return spot === undefined || owner === NONE ? undefined : (
              <Piece key={name} kind="house" player={colourOf(owner)} {...around(spot, TALL)} />
            )
          })}
          {space.tiles.map((tile, index) => {
            const spot = town.bonus[index]
            const store = tile === undefined ? undefined : faces.store(tile)
            return spot === undefined || store === undefined ? undefined : (
              <StoreTile key={tile} store={store} {...around(spot)} />
            )
          })}
          {cathedral === undefined || town.cathedral === undefined ? undefined : (
            <>
              {cathedral.closed ? (
                <CostTileFace closed {...around(town.cathedral.cost)} />
              ) : (
                <CostTileFace
                  {...{ [cathedral.asks]: cathedral.price }}
                  vp={cathedral.vp}
                  {...around(town.cathedral.cost)}
                />
              )}
              {cathedral.stack[0] === undefined || cathedral.closed ? undefined : (
                <CathedralTile vp={cathedral.stack[0]} {...around(town.cathedral.top)} />
              )}
              {town.cathedral.pillars.map((spot, index) => {
                const owner = cathedral.pillars[index]
                return owner === undefined ? undefined : (
                  <Piece
                    key={owner}
                    kind="pillar"
                    player={colourOf(owner)}
                    {...around(spot, TALL)}
                  />
                )
              })}
            </>
          )}
          {space.fair === undefined ? undefined : (
            <FairPennant fair={space.fair} {...around(town.pennant, TENT)} />
          )}
        </>
      )}
      {space.pieces.map(([piece, seat], index) => {
        const spot = spots[index]
        return spot === undefined ? undefined : (
          <Piece
            key={`${piece} ${seat}`}
            kind={piece}
            player={colourOf(seat)}
            {...around(spot, TALL)}
          />
        )
      })}
    </>
  )
}
