/** The maps as lists: the same places, the same facts, the same sheet. */
import { MAIN_MAP, NONE } from '@tiletum/engine'
import { spacesIn, tableIn } from '../../game/position.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { pieceWords } from './place-words.ts'
import { mapOfMove, movesAt } from './space-moves.ts'
import { standsAt } from './stands-at.ts'
import './PlacesTable.css'

interface PlacesTableProps {
  readonly onPlace: (space: string, anchor: DOMRect) => void
  readonly seat: number
}

/** The maps on which something can be done come first. */
export function PlacesTable(props: PlacesTableProps) {
  const snapshot = useSnapshot()
  const below = [...(tableIn(snapshot).silver?.maps ?? []).keys()]
  const open = new Set(snapshot.options.map((option) => mapOfMove(snapshot, option)))
  return [MAIN_MAP, ...below]
    .toSorted((one, other) => Number(open.has(other)) - Number(open.has(one)))
    .map((map) => <PlacesOf key={map} map={map} {...props} />)
}

function PlacesOf({ map, onPlace, seat }: PlacesTableProps & { readonly map: number }) {
  const snapshot = useSnapshot()
  const { game, legal } = snapshot
  const { say } = useTable()
  const { words } = useLanguage()
  const { columns, tabs } = words.web.place
  const { board, names } = game.rules
  const rows = spacesIn(snapshot, map)
    .map((on) => ({ on, open: movesAt(on).some((move) => legal.has(move)) }))
    .toSorted(
      (one, other) =>
        Number(other.open) - Number(one.open) ||
        say.place(one.on.id).localeCompare(say.place(other.on.id)),
    )
  const europe = map === MAIN_MAP
  const from = standsAt(snapshot, seat, map)
  const free = (spaces: readonly { readonly owner: number }[]) =>
    spaces.filter(({ owner }) => owner === NONE).length
  return (
    <table className="places" data-map={map}>
      {tableIn(snapshot).silver === undefined ? undefined : (
        <caption>
          {europe ? tabs.europe : `${tabs.underground} ${names['map']?.[map] ?? ''}`}
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.houses}</th>
          {europe ? undefined : <th scope="col">{columns.mines}</th>}
          <th scope="col">{columns.tiles}</th>
          {europe ? <th scope="col">{columns.fair}</th> : undefined}
          <th scope="col">{europe ? columns.away : columns.prospectorAway}</th>
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
            {europe ? undefined : <td>{free(on.below?.mines ?? [])}</td>}
            <td>{on.tiles.filter((tile) => tile !== undefined).length}</td>
            {europe ? <td>{on.fair}</td> : undefined}
            <td>{board.distance[from]?.[on.space]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
