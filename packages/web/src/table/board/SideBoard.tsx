/** A small board of another player: the characters in the houses, the tiles in the storehouse. */
import { memo } from 'react'
import { BuildingSketch, CharacterTile, Piece, StoreTile } from '../../shared/art/index.ts'
import { seatIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import './SideBoard.css'

export const SideBoard = memo(function SideBoard({ seat }: { readonly seat: number }) {
  const { buildings, contracts, pillarsInSupply, housesInSupply, storehouse } = useSelected(
    (snapshot) => seatIn(snapshot, seat),
  )
  const { say, colours, faces, table } = useTable()
  const player = colours[seat] ?? 'cardinal'
  const spaces = table.snapshot().game.rules.contractSpaces.length
  return (
    <span className="side-board" data-seat={seat}>
      <span className="sketches">
        {buildings.map(({ rooms, crest }, building) => (
          <BuildingSketch
            // oxlint-disable-next-line react/no-array-index-key -- a building is its number
            key={building}
            rooms={rooms.map((tile) =>
              tile === undefined ? undefined : faces.character(tile)?.kind,
            )}
            crest={crest}
            waiting={rooms.includes(undefined)}
            player={player}
          />
        ))}
      </span>
      <span className="holdings">
        {storehouse.map((held, slot) => {
          const store = held === undefined ? undefined : faces.store(held.tile)
          const character = held === undefined ? undefined : faces.character(held.tile)
          return (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- a slot is its number
              key={slot}
              className="slot"
              data-tip={held === undefined ? undefined : say.tile(held.tile)}
            >
              {store === undefined ? undefined : <StoreTile store={store} size={38} />}
              {character === undefined ? undefined : (
                <CharacterTile kind={character.kind} bonus={character.bonus} size={38} />
              )}
            </span>
          )
        })}
        <span className="letters">
          {Array.from({ length: spaces }, (_, space) => (
            <i key={space} data-filled={space < contracts.length ? '' : undefined} />
          ))}
        </span>
        <span className="left-over">
          <Piece kind="house" player={player} size={18} />
          {housesInSupply}
          <Piece kind="pillar" player={player} size={18} />
          {pillarsInSupply}
        </span>
      </span>
    </span>
  )
})
