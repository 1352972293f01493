/** A space of a map with everything on it. */
import { MAIN_MAP, NONE } from '@tiletum/engine'
import type { SpaceFacts } from '@tiletum/engine'
import { memo, useMemo } from 'react'
import type { CSSProperties } from 'react'
import { CathedralTile, CostTileFace, Piece, StoreTile } from '../../shared/art/index.ts'
import { builtOf, FairPennant, risen } from '../../shared/art/map/index.ts'
import { shareUnchanged } from '../../game/timeline/structural-sharing.ts'
import type { BoardMark } from '../../game/playback/board-marks.ts'
import { useLegal, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import { Pressable, usePress } from '../moves/Pressable.tsx'
import { pieceWords, placeFacts } from './place-text.ts'
import type { SpacePlace } from './place-geometry.ts'
import { taking, wantedAt } from './space-moves.ts'
import { atSpot, inBox } from './drawing-position.ts'

interface SpaceButtonProps {
  readonly space: SpaceFacts
  readonly at: SpacePlace
  readonly current: boolean
  readonly mark: BoardMark | undefined
  readonly onPlace: (space: string, anchor: DOMRect) => void
  readonly onFocus: (space: string) => void
}

export const SpaceButton = memo(function SpaceButton(props: SpaceButtonProps) {
  const { space, at, current, mark, onPlace, onFocus } = props
  const { say, press, colours, faces } = useTable()
  const { words } = useLanguage()
  const { key, target } = usePress(wantedAt(space), space.id)
  const walk = useMemo(
    () => ({ ...target, wanted: target.wanted.slice(0, 1), opening: 0 }),
    [target],
  )
  const legal = useLegal(walk)
  const { ground, town: place, bead } = at
  const name = say.place(space.id)
  const known = placeFacts(words, say, space)
  const facts = known.join(', ')
  const spots = at.pieces(space.pieces.length)
  const { cathedral, map } = space
  /** One may have the same piece on several maps. */
  const where = map === MAIN_MAP ? '' : ` ${map}`
  /** By mouse a piece walks at once when only one path leads here; otherwise one is asked. */
  const visit = (element: HTMLElement, byKey: boolean) => {
    const open = () => onPlace(space.id, element.getBoundingClientRect())
    if (byKey || matchMedia('(pointer: coarse)').matches) open()
    else press({ target: walk, title: name, element, byMouse: true, otherwise: open })
  }
  return (
    <>
      <button
        type="button"
        className={`thing at space art-focus ${bead === undefined ? 'town' : 'road'}`}
        style={
          place === undefined
            ? bead === undefined
              ? undefined
              : atSpot(bead, ground, 3)
            : inBox(place.box, ground)
        }
        data-space={space.id}
        data-space-of={space.id}
        data-mark={mark}
        data-legal={legal === '' ? undefined : legal}
        data-tip={[name, ...known].join('\n')}
        data-press={key}
        aria-label={facts === '' ? name : words.web.part(name, facts)}
        tabIndex={current ? 0 : -1}
        onFocus={() => onFocus(space.id)}
        onClick={(event) => visit(event.currentTarget, event.detail === 0 && !event.shiftKey)}
      />
      {place === undefined ? undefined : (
        <>
          <ExpansionParts place="town" space={space} drawn={place} ground={ground} visit={visit} />
          {space.houses.map(({ name: house, owner }, index) => {
            const spot = place.houses[index]
            if (spot === undefined) return undefined
            return (
              <Pressable
                key={house}
                className="at"
                style={atSpot(spot, ground)}
                fly={owner === NONE ? undefined : `house ${owner}`}
                wanted={owner === NONE ? [[`build house ${house}`]] : []}
                label={words.web.part(
                  name,
                  owner === NONE
                    ? words.web.place.freeHouse
                    : words.web.place.houseOf(say.seat(owner)),
                )}
                at={space.id}
                tabIndex={-1}
                quiet
                otherwise={visit}
              >
                {owner === NONE ? undefined : (
                  <Piece kind="house" player={colours[owner] ?? 'cardinal'} size={spot.size} halo />
                )}
              </Pressable>
            )
          })}
          {space.tiles.map((tile, index) => {
            const spot = place.bonus[index]
            const store = tile === undefined ? undefined : faces.store(tile)
            if (spot === undefined || store === undefined || tile === undefined) return undefined
            return (
              <Pressable
                // oxlint-disable-next-line react/no-array-index-key -- a bonus space is its number
                key={index}
                className="at"
                style={atSpot(spot, ground)}
                fly={tile}
                wanted={[[taking(space, tile)]]}
                label={words.web.part(name, words.web.place.tile(say.tile(tile)))}
                at={space.id}
                tabIndex={-1}
                quiet
                otherwise={visit}
              >
                <StoreTile store={store} size={spot.size} />
              </Pressable>
            )
          })}
          {cathedral === undefined || place.cathedral === undefined ? undefined : (
            <>
              <span className="at" style={atSpot(place.cathedral.cost, ground)}>
                {cathedral.closed ? (
                  <CostTileFace closed size={place.cathedral.cost.size} />
                ) : (
                  <CostTileFace
                    {...{ [cathedral.asks]: cathedral.price }}
                    vp={cathedral.vp}
                    size={place.cathedral.cost.size}
                  />
                )}
              </span>
              {cathedral.stack[0] === undefined || cathedral.closed ? undefined : (
                <span
                  className="at"
                  style={atSpot(place.cathedral.top, ground)}
                  data-fly={`cathedral ${cathedral.stack[0]}`}
                >
                  <CathedralTile vp={cathedral.stack[0]} size={place.cathedral.top.size} />
                </span>
              )}
              <Risen
                at={space.id}
                built={
                  cathedral.closed
                    ? 0
                    : builtOf(
                        cathedral.pillars.length,
                        cathedral.stack.length,
                        place.cathedral.pillars.length,
                      )
                }
                style={inBox(place.cathedral.box, ground)}
              />
              {place.cathedral.pillars.map((spot, index) => {
                const owner = cathedral.pillars[index]
                return owner === undefined ? undefined : (
                  <span
                    key={owner}
                    className="at"
                    style={atSpot(spot, ground)}
                    data-fly={`pillar ${owner}`}
                  >
                    <Piece
                      kind="pillar"
                      player={colours[owner] ?? 'cardinal'}
                      size={spot.size}
                      halo
                    />
                  </span>
                )
              })}
              <Pressable
                className="at"
                style={inBox(place.cathedral.box, ground)}
                wanted={[[`build pillar ${space.id}`, `contribute ${space.id}`]]}
                label={words.web.part(name, facts)}
                at={space.id}
                tabIndex={-1}
                quiet
                otherwise={visit}
              />
            </>
          )}
          {space.fair === undefined ? undefined : (
            <span
              className="at"
              style={atSpot(place.pennant, ground)}
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
            style={atSpot(spot, ground)}
            data-piece-at={space.id}
            data-piece={`${piece} ${seat}`}
            data-fly={`${piece} ${seat}${where}`}
            data-tip={pieceWords(words, piece, say.seat(seat))}
          >
            <Piece kind={piece} player={colours[seat] ?? 'cardinal'} size={spot.size} halo />
          </span>
        )
      })}
    </>
  )
}, unchanged)

interface RisenProps {
  readonly at: string
  /** From 0 to 1. */
  readonly built: number
  readonly style: CSSProperties
}

/** The stones of a cathedral: they rise as pillars come and tiles are taken. */
function Risen({ at, built, style }: RisenProps) {
  return (
    <span className="at risen" style={style} data-rise={at} data-built={built}>
      <svg viewBox="0 0 40 36" aria-hidden="true" focusable="false">
        <path d={risen(built)} />
      </svg>
    </span>
  )
}

/** Spaces are made anew with every state; most of them are equal to what they were. */
function unchanged(before: SpaceButtonProps, after: SpaceButtonProps): boolean {
  return (
    shareUnchanged(before.space, after.space) === before.space &&
    before.at === after.at &&
    before.current === after.current &&
    before.mark === after.mark &&
    before.onPlace === after.onPlace
  )
}
