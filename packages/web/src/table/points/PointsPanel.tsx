/** The points of each seat by source, and their forecast. */
import { scores, seatsIn } from '@tiletum/engine'
import { useMemo, useSyncExternalStore } from 'react'
import { Banner } from '../../shared/art/index.ts'
import type { Agreement } from '../../game/host/host.ts'
import { constantSignal } from '../../game/host/signal.ts'
import type { Signal } from '../../game/host/signal.ts'
import type { GameSession } from '../../game/game-session.ts'
import { pointsBySource } from '../../game/timeline/points-by-source.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import { minus } from '../../shared/ui/minus.ts'
import { FairsForecast } from './FairsForecast.tsx'
import { forecastOf } from './forecasts.ts'
import { GoodsTable } from './GoodsTable.tsx'
import { OddsList } from './OddsList.tsx'
import { SourcesTable } from './SourcesTable.tsx'
import './PointsPanel.css'

interface PointsPanelProps {
  /** The session of a game in play: its players may switch the forecast off. */
  readonly session?: GameSession | undefined
  /** Opens the panel as a dialog. */
  readonly onLarge?: () => void
}

const ALWAYS = constantSignal({ forecast: true })

export function PointsPanel({ session, onLarge }: PointsPanelProps) {
  const snapshot = useSnapshot()
  const agreed: Signal<Pick<Agreement, 'forecast'>> = session?.host.agreement ?? ALWAYS
  const { points: words } = useLazyWords(replayWords)
  const { state, opening, moments, shown } = snapshot
  const { forecast: on } = useSyncExternalStore(agreed.subscribe, agreed.current)
  const sources = useMemo(
    () => pointsBySource(snapshot),
    // oxlint-disable-next-line react/exhaustive-deps -- nothing else changes what was scored
    [opening, moments, shown],
  )
  const seats = seatsIn(state)
  if (state.round === 0) return <p className="quiet">{words.waiting}</p>
  return (
    <div className="points-panel">
      <div>
        {on ? (
          <>
            <Ending />
            <FairsForecast />
            <OddsList />
          </>
        ) : (
          <p className="quiet">{words.off}</p>
        )}
      </div>
      <div>
        <SourcesTable
          caption={words.sofar}
          sources={sources}
          seats={seats}
          totals={scores(state)}
          narrow
        />
        <GoodsTable seats={seats} />
      </div>
      {onLarge === undefined ? undefined : (
        <button type="button" onClick={onLarge}>
          {words.larger}
        </button>
      )}
      {session === undefined ? undefined : (
        <label className="tick">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => session.host.agree({ forecast: event.target.checked })}
          />
          {words.switch}
        </label>
      )}
    </div>
  )
}

const vpOf = (ends: readonly { readonly vp: number }[]): readonly number[] =>
  ends.map(({ vp }) => vp)

/**
 * The points now, at the end of the round and at the end of the game as things stand, with the
 * change in this turn.
 */
function Ending() {
  const { game, state, opening, moments, steps, shown } = useSnapshot()
  const { say } = useTable()
  const { points: words } = useLazyWords(replayWords)
  const now = forecastOf(game, state)
  const before = stateAt(opening, moments, steps[0] ?? shown)
  const then = forecastOf(game, before)
  const columns = [
    { key: 'now', name: words.now, of: scores(state), had: scores(before) },
    { key: 'round', name: words.round, of: vpOf(now.round), had: vpOf(then.round) },
    { key: 'game', name: words.game, of: vpOf(now.game), had: vpOf(then.game) },
  ] as const
  return (
    <table className="ending">
      <caption>
        {words.ended}
        <small>{words.endedNote}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.order.map((seat) => (
          <tr key={seat}>
            <SeatRowHead seat={seat} name={say.seat(seat)} />
            {columns.map(({ key, of, had }) => {
              const points = of[seat] ?? 0
              const change = points - (had[seat] ?? 0)
              return (
                <td key={key} data-forecast={`${key} ${seat}`}>
                  {minus(points)}
                  {change === 0 ? undefined : (
                    <em data-tip={words.changed(change)}> {words.change(change)}</em>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SeatRowHead({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { colours } = useTable()
  return (
    <th scope="row">
      <Banner player={colours[seat] ?? 'cardinal'} size={18} /> {name}
    </th>
  )
}
