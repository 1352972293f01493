/** The coming fairs: who takes part as things stand, and the points it gives. */
import { seatsIn } from '@tiletum/engine'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import { minus } from '../../shared/ui/minus.ts'
import { forecastOf } from './forecasts.ts'
import { SeatHead } from './SourcesTable.tsx'

export function FairsForecast() {
  const { game, state } = useSnapshot()
  const { say } = useTable()
  const { points: words } = useLazyWords(replayWords)
  const { fairs } = forecastOf(game, state)
  if (fairs.length === 0) return <p className="quiet">{words.noFairs}</p>
  return (
    <table className="fairs-forecast">
      <caption>
        {words.fairs}
        <small>{words.fairsNote}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.fairHead}</th>
          {seatsIn(state).map((seat) => (
            // oxlint-disable-next-line react/no-array-index-key -- seats never move
            <SeatHead key={seat} seat={seat} narrow />
          ))}
        </tr>
      </thead>
      <tbody>
        {fairs.map(({ fair, town, seats }) => (
          <tr key={fair} data-now={fair === state.round ? '' : undefined}>
            <th scope="row">{words.fair(fair, say.place(town))}</th>
            {seats.map(({ present, points }, seat) => {
              const sentence = (present ? words.present : words.absent)(say.seat(seat), points)
              return (
                // oxlint-disable-next-line react/no-array-index-key -- seats never move
                <td key={seat} data-present={present ? '' : undefined} data-tip={sentence}>
                  <span aria-hidden="true">
                    {present ? '✓ ' : ''}
                    {present ? minus(points) : `(${minus(points)})`}
                  </span>
                  <span className="unseen">{sentence}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
