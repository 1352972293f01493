/** A town or road space with everything on it. */
import { NONE } from '@tiletum/engine'
import { memo } from 'react'
import { CathedralTile, CostTileFace, Piece, StoreTile } from '../art/index.ts'
import { FairPennant } from '../map/index.ts'
import { share } from '../game/share.ts'
import { useLegal, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Thing } from '../ui/Thing.tsx'
import { placeFacts } from './place-words.ts'
import { MAP_GROUND, placeOfTown, spotOfRoad, spotsOfPieces } from './places.ts'
import type { SpaceOn } from './spaces.ts'
import { atSpot, inBox } from './spot.ts'

interface SpaceButtonProps {
  readonly space: SpaceOn
  /** The piece of the action under way stands here. */
  readonly acting: boolean
  readonly current: boolean
  readonly mark: 'compared' | 'chosen' | undefined
  readonly onPlace: (space: string, anchor: DOMRect) => void
  readonly onFocus: (space: string) => void
}

export const SpaceButton = memo(function SpaceButton(props: SpaceButtonProps) {
  const { space, acting, current, mark, onPlace, onFocus } = props
  const { say, press, colours, faces } = useTable()
  const { words } = useLanguage()
  const walks = `walk merchant ${space.id}|walk architect ${space.id}`
  const legal = useLegal(walks)
  const place = placeOfTown(faces, space.id)
  const road = place === undefined ? spotOfRoad(faces, space.id) : undefined
  const name = say.place(space.id)
  const facts = placeFacts(words, say, space).join(', ')
  const spots = spotsOfPieces(faces, space.id, space.pieces.length)
  const { cathedral } = space
  /** By mouse a piece walks at once when only one way leads here; otherwise one is asked. */
  const visit = (element: HTMLElement, byKey: boolean) => {
    const asks = byKey || matchMedia('(pointer: coarse)').matches
    if (asks || legal === '' || legal.includes('|'))
      onPlace(space.id, element.getBoundingClientRect())
    else press([legal], name, element)
  }
  return (
    <>
      <button
        type="button"
        className={`thing at space art-focus ${road === undefined ? 'town' : 'road'}`}
        style={
          place === undefined
            ? road === undefined
              ? undefined
              : atSpot(road, MAP_GROUND, 3)
            : inBox(place.box, MAP_GROUND)
        }
        data-space={space.id}
        data-mark={mark}
        data-legal={legal === '' ? undefined : legal}
        data-tip={facts === '' ? name : `${name}: ${facts}`}
        aria-label={facts === '' ? name : `${name}: ${facts}`}
        tabIndex={current ? 0 : -1}
        onFocus={() => onFocus(space.id)}
        onClick={(event) => visit(event.currentTarget, event.detail === 0)}
      />
      {place === undefined ? undefined : (
        <>
          {space.houses.map(({ name: house, owner }, index) => {
            const spot = place.houses[index]
            if (spot === undefined) return undefined
            return (
              <Thing
                key={house}
                className="at"
                style={atSpot(spot, MAP_GROUND)}
                moves={owner === NONE ? `build house ${house}` : ''}
                label={`${name}: ${owner === NONE ? words.web.place.freeHouse : words.web.place.houseOf(say.seat(owner))}`}
                tabIndex={-1}
                otherwise={visit}
              >
                {owner === NONE ? undefined : (
                  <Piece kind="house" player={colours[owner] ?? 'cardinal'} size={spot.size} />
                )}
              </Thing>
            )
          })}
          {space.tiles.map((tile, index) => {
            const spot = place.bonus[index]
            const store = tile === undefined ? undefined : faces.store(tile)
            if (spot === undefined || store === undefined || tile === undefined) return undefined
            return (
              <Thing
                // oxlint-disable-next-line react/no-array-index-key -- a bonus space is its number
                key={index}
                className="at"
                style={atSpot(spot, MAP_GROUND)}
                fly={tile}
                moves={acting ? `take ${tile}` : ''}
                label={`${name}: ${words.web.place.tile(say.tile(tile))}`}
                tabIndex={-1}
                otherwise={visit}
              >
                <StoreTile store={store} size={spot.size} />
              </Thing>
            )
          })}
          {cathedral === undefined || place.cathedral === undefined ? undefined : (
            <>
              <span className="at" style={atSpot(place.cathedral.cost, MAP_GROUND)}>
                {cathedral.closed ? (
                  <CostTileFace closed size={place.cathedral.cost.size} />
                ) : (
                  <CostTileFace
                    stone={cathedral.stone}
                    vp={cathedral.vp}
                    size={place.cathedral.cost.size}
                  />
                )}
              </span>
              {cathedral.stack[0] === undefined || cathedral.closed ? undefined : (
                <span className="at" style={atSpot(place.cathedral.top, MAP_GROUND)}>
                  <CathedralTile vp={cathedral.stack[0]} size={place.cathedral.top.size} />
                </span>
              )}
              {place.cathedral.pillars.map((spot, index) => {
                const owner = cathedral.pillars[index]
                return owner === undefined ? undefined : (
                  <span key={owner} className="at" style={atSpot(spot, MAP_GROUND)}>
                    <Piece kind="pillar" player={colours[owner] ?? 'cardinal'} size={spot.size} />
                  </span>
                )
              })}
              <Thing
                className="at"
                style={inBox(place.cathedral.box, MAP_GROUND)}
                moves={`build pillar ${space.id}|contribute ${space.id}`}
                label={`${name}: ${facts}`}
                tabIndex={-1}
                otherwise={visit}
              />
            </>
          )}
          {space.fair === undefined ? undefined : (
            <span
              className="at"
              style={atSpot(place.pennant, MAP_GROUND)}
              data-tip={words.web.place.fair(space.fair)}
            >
              <FairPennant fair={space.fair} size={place.pennant.size} />
            </span>
          )}
        </>
      )}
      {space.pieces.map(([piece, seat], index) => {
        const spot = spots[index]
        return spot === undefined ? undefined : (
          <span
            key={`${piece} ${seat}`}
            className="at piece"
            style={atSpot(spot, MAP_GROUND)}
            data-piece-at={space.id}
            data-piece={`${piece} ${seat}`}
            data-fly={`${piece} ${seat}`}
            data-tip={
              piece === 'merchant'
                ? words.web.place.merchantOf(say.seat(seat))
                : words.web.place.architectOf(say.seat(seat))
            }
          >
            <Piece kind={piece} player={colours[seat] ?? 'cardinal'} size={spot.size} />
          </span>
        )
      })}
    </>
  )
}, unchanged)

/** Spaces are made anew with every state; most of them are equal to what they were. */
function unchanged(before: SpaceButtonProps, after: SpaceButtonProps): boolean {
  return (
    share(before.space, after.space) === before.space &&
    before.acting === after.acting &&
    before.current === after.current &&
    before.mark === after.mark &&
    before.onPlace === after.onPlace
  )
}
