/** The end of the game: who won, and where the points came from, as bars and as a table. */
import { Banner, Icon } from '../art/index.ts'
import { go } from '../app/route.ts'
import { pointsBySource } from '../game/sources.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { minus } from '../ui/minus.ts'
import { Dialog } from '../ui/Dialog.tsx'
import './EndScreen.css'

export function EndScreen({ onClose }: { readonly onClose: () => void }) {
  const snapshot = useSnapshot()
  const { say, colours } = useTable()
  const { web } = useLanguage().words
  const { game, state } = snapshot
  const ranking = game.standings(state)
  const sources = pointsBySource(snapshot)
  const most = Math.max(1, ...state.seats.map(({ vp }) => vp))
  const [winner = 0] = ranking
  const title = winner === game.bot ? web.end.lost : web.end.winner(say.seat(winner))
  return (
    <Dialog title={web.end.title} closeLabel={web.why.close} onClose={onClose} className="wide end">
      <p className="winner">
        <Icon name="trophy" size={28} /> {title}
      </p>
      <ol className="ranking">
        {ranking.map((seat) => (
          <li key={seat}>
            <Banner player={colours[seat] ?? 'cardinal'} size={28} />
            <strong>{say.seat(seat)}</strong>
            <span className="total">{web.board.vp(state.seats[seat]?.vp ?? 0)}</span>
            <span className="bar-of" aria-hidden="true">
              {sources.map(({ source, points }, index) => {
                const here = points[seat] ?? 0
                return here <= 0 ? undefined : (
                  <span
                    key={source}
                    className="part"
                    data-part={index % 8}
                    style={{ width: `${(100 * here) / most}%` }}
                    data-tip={`${web.end.sources[source]}: ${web.board.vp(here)}`}
                  >
                    {here}
                  </span>
                )
              })}
            </span>
          </li>
        ))}
      </ol>
      <table className="sources">
        <caption>{web.end.points}</caption>
        <thead>
          <tr>
            <th scope="col">{web.end.source}</th>
            {ranking.map((seat) => (
              <th key={seat} scope="col">
                {say.seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, points }, index) => (
            <tr key={source}>
              <th scope="row">
                <span className="part" data-part={index % 8} aria-hidden="true" />
                {web.end.sources[source]}
              </th>
              {ranking.map((seat) => (
                <td key={seat}>{minus(points[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{web.end.total}</th>
            {ranking.map((seat) => (
              <td key={seat} data-total={seat}>
                {minus(state.seats[seat]?.vp ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => go({ at: 'start' })}>
          {web.end.again}
        </button>
        <button type="button" onClick={onClose}>
          {web.end.look}
        </button>
      </p>
    </Dialog>
  )
}
