/** The maps as lists, with the same places, facts and sheets. */
import { MAIN_MAP, mapsInPlay, NONE } from '@tiletum/engine'
import { fromExpansions } from '../../game/expansions/expansions.ts'
import { spacesIn } from '../../game/position.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { pieceWords } from './place-text.ts'
import { mapOfMove, movesAt } from './space-moves.ts'
import { pieceSpace } from './piece-space.ts'
import './PlacesTable.css'

interface PlacesTableProps {
  readonly onPlace: (space: string, anchor: DOMRect) => void
  readonly seat: number
}

/** Maps with possible moves come first. */
export function PlacesTable(props: PlacesTableProps) {
  const snapshot = useSnapshot()
  const maps = mapsInPlay(snapshot.game.rules, snapshot.state)
  const open = new Set(snapshot.options.map((option) => mapOfMove(snapshot, option)))
  return maps
    .toSorted((one, other) => Number(open.has(other)) - Number(open.has(one)))
    .map((map) => <PlacesOf key={map} map={map} alone={maps.length === 1} {...props} />)
}

interface PlacesOfProps extends PlacesTableProps {
  readonly map: number
  /** True if no other map is in play. */
  readonly alone: boolean
}

function PlacesOf({ map, alone, onPlace, seat }: PlacesOfProps) {
  const snapshot = useSnapshot()
  const { game, legal } = snapshot
  const { say } = useTable()
  const { words } = useLanguage()
  const { columns, tabs } = words.web.place
  const { board } = game.rules
  const rows = spacesIn(snapshot, map)
    .map((on) => ({ on, open: movesAt(on).some((move) => legal.has(move)) }))
    .toSorted(
      (one, other) =>
        Number(other.open) - Number(one.open) ||
        say.place(one.on.id).localeCompare(say.place(other.on.id)),
    )
  const europe = map === MAIN_MAP
  const added = europe ? undefined : fromExpansions((one) => one.listOf(words, game.rules, map))
  const from = pieceSpace(snapshot, seat, map)
  const free = (spaces: readonly { readonly owner: number }[]) =>
    spaces.filter(({ owner }) => owner === NONE).length
  return (
    <table className="places" data-map={map}>
      {alone ? undefined : <caption>{added?.caption ?? tabs.europe}</caption>}
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.houses}</th>
          {added?.counted.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">{columns.tiles}</th>
          {europe ? <th scope="col">{columns.fair}</th> : undefined}
          <th scope="col">{added?.away ?? columns.away}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ on, open }) => (
          <tr key={on.id} data-open={open ? '' : undefined}>
            <th scope="row">
              <button
                type="button"
                className="link"
                onClick={(event) => onPlace(on.id, event.currentTarget.getBoundingClientRect())}
              >
                {say.place(on.id)}
              </button>
              {on.pieces
                .filter(([, owner]) => owner === seat)
                .map(([piece]) => (
                  <small key={piece}>{pieceWords(words, piece, say.seat(seat))}</small>
                ))}
            </th>
            <td>{free(on.houses)}</td>
            {added?.counted.map(({ title, of }) => (
              <td key={title}>{of(on)}</td>
            ))}
            <td>{on.tiles.filter((tile) => tile !== undefined).length}</td>
            {europe ? <td>{on.fair}</td> : undefined}
            <td>{board.distance[from]?.[on.space]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
