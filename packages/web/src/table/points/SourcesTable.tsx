/** The points of each seat by source, with their sum. */
import { Banner } from '../../shared/art/index.ts'
import { kindOf } from '../../game/timeline/points-by-source.ts'
import type { PointsBySource } from '../../game/timeline/points-by-source.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { minus } from '../../shared/ui/minus.ts'
import { useSourceName } from './source-name.ts'
import './SourcesTable.css'

interface SourcesTableProps {
  readonly caption: string
  readonly sources: readonly PointsBySource[]
  /** The columns, from left to right. */
  readonly seats: readonly number[]
  readonly totals: readonly number[]
  /** Uses banners instead of names where there is little room and no legend is needed. */
  readonly narrow?: boolean
}

export function SourcesTable({ caption, sources, seats, totals, narrow }: SourcesTableProps) {
  const { web } = useLanguage().words
  const nameOf = useSourceName()
  return (
    <table className="sources">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{web.end.source}</th>
          {seats.map((seat) => (
            <SeatHead key={seat} seat={seat} narrow={narrow === true} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, points }) => (
          <tr key={source}>
            <th scope="row">
              {narrow === true ? undefined : (
                <span className="part" data-part={kindOf(source)} aria-hidden="true" />
              )}
              {nameOf(source)}
            </th>
            {seats.map((seat) => (
              <td key={seat}>{minus(points[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{web.end.total}</th>
          {seats.map((seat) => (
            <td key={seat} data-total={seat}>
              {minus(totals[seat] ?? 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

export function SeatHead({ seat, narrow }: { readonly seat: number; readonly narrow: boolean }) {
  const { say, colours } = useTable()
  if (!narrow) return <th scope="col">{say.seat(seat)}</th>
  return (
    <th scope="col" data-tip={say.seat(seat)}>
      <Banner player={colours[seat] ?? 'cardinal'} size={20} />
      <span className="unseen">{say.seat(seat)}</span>
    </th>
  )
}
