/** The map as a list: the same places, the same facts, the same sheet. */
import { NONE } from '@tiletum/engine'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { movesAt, spaceOn } from './spaces.ts'
import './PlacesTable.css'

interface PlacesTableProps {
  readonly onPlace: (space: string, anchor: DOMRect) => void
  readonly seat: number
}

export function PlacesTable({ onPlace, seat }: PlacesTableProps) {
  const { game, state, legal } = useSnapshot()
  const { say } = useTable()
  const { web } = useLanguage().words
  const { columns } = web.place
  const { board } = game.rules
  const rows = Array.from({ length: board.mainSpaces }, (_, index) => ({
    index,
    on: spaceOn(game, state, index),
  }))
    .map((row) => ({ ...row, open: movesAt(row.on).some((move) => legal.has(move)) }))
    .toSorted(
      (one, other) =>
        Number(other.open) - Number(one.open) ||
        say.place(one.on.id).localeCompare(say.place(other.on.id)),
    )
  const merchant = state.seats[seat]?.pieces[0] ?? NONE
  return (
    <table className="places">
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.houses}</th>
          <th scope="col">{columns.tiles}</th>
          <th scope="col">{columns.fair}</th>
          <th scope="col">{columns.away}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ index, on, open }) => (
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
                  <small key={piece}>
                    {piece === 'merchant'
                      ? web.place.merchantOf(say.seat(seat))
                      : web.place.architectOf(say.seat(seat))}
                  </small>
                ))}
            </th>
            <td>{on.houses.filter(({ owner }) => owner === NONE).length}</td>
            <td>{on.tiles.filter((tile) => tile !== undefined).length}</td>
            <td>{on.fair}</td>
            <td>{board.distance[merchant]?.[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
