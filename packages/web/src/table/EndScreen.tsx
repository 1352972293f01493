/** The end of a game: the winner, and the sources of all points as bars and as a table. */
import { scores } from '@tiletum/engine'
import { Banner, Icon } from '../shared/art/index.ts'
import { go } from '../shared/navigation/route.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ChronicleDialog } from './report/lazy.ts'
import { DayResultPanel } from '../daily/lazy-result.ts'
import { pointsByKind, pointsBySource } from '../game/timeline/points-by-source.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { Ending } from '../game/host/host.ts'
import type { GameSession } from '../game/game-session.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { VpChart } from './points/VpChart.tsx'
import { useCountUp } from './count-up.ts'
import { useSourceName } from './points/source-name.ts'
import { SourcesTable } from './points/SourcesTable.tsx'
import { Dialog } from '../shared/ui/Dialog.tsx'
import './EndScreen.css'

interface EndScreenProps {
  readonly session: GameSession
  /** Shown instead of the offer of a new game. */
  readonly ending?: ReactNode
  readonly onClose: () => void
}

/** Returns how a game was ended before its rules ended it. */
function endingOf({ host }: GameSession): Ending | undefined {
  const connection = host.connection.current()
  return connection.is === 'ended' ? connection.by : undefined
}

/** Best seat first; a seat that conceded comes last. */
function rankingAt({ game, state }: Snapshot, ending: Ending | undefined): readonly number[] {
  const standings = game.standings(state)
  const last = standings.filter((seat) => seat === ending?.conceded)
  return [...standings.filter((seat) => !last.includes(seat)), ...last]
}

/** The shortest bar segment with room for its number, as a share of the longest bar. */
const NARROWEST = 0.03

export function EndScreen({ session, ending, onClose }: EndScreenProps) {
  const counted = useCountUp()
  const snapshot = useSnapshot()
  const { say, colours } = useTable()
  const { home, web } = useLanguage().words
  const [told, setTold] = useState(false)
  const nameOf = useSourceName()
  const { day } = session.saved()
  const { game, state } = snapshot
  const early = endingOf(session)
  const ranking = rankingAt(snapshot, early)
  const sources = pointsBySource(snapshot)
  const most = Math.max(1, ...scores(state))
  const [winner = 0] = ranking
  const wins = winner === game.bot ? web.end.lost : web.end.winner(say.seat(winner))
  const title =
    early === undefined
      ? wins
      : early.conceded === undefined
        ? web.end.agreed
        : web.end.conceded(say.seat(early.conceded), wins)
  return (
    <Dialog title={web.end.title} closeLabel={web.why.close} onClose={onClose} className="wide end">
      <p className="winner">
        <Icon name="trophy" size={28} /> {title}
      </p>
      {day === undefined ? undefined : <DayResultPanel date={day} />}
      <ol className="ranking">
        {ranking.map((seat) => (
          <li key={seat}>
            <Banner player={colours[seat] ?? 'cardinal'} size={28} />
            <strong>{say.seat(seat)}</strong>
            <span className="total">
              <span className="unseen">{web.board.vp(scores(state)[seat] ?? 0)}</span>
              <span aria-hidden="true">
                {web.board.vp(Math.round((scores(state)[seat] ?? 0) * counted))}
              </span>
            </span>
            <span
              className="bar-of"
              aria-hidden="true"
              style={{ clipPath: `inset(0 ${100 - 100 * counted}% 0 0)` }}
            >
              {pointsByKind(sources, seat).map(({ kind, parts, vp }) => (
                <span
                  key={kind}
                  className="part"
                  data-part={kind}
                  style={{ width: `${(100 * vp) / most}%` }}
                  data-tip={parts
                    .map((part) => web.part(nameOf(part.source), web.board.vp(part.vp)))
                    .join('\n')}
                >
                  {vp < most * NARROWEST ? undefined : vp}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {ending}
      <p className="buttons">
        {ending === undefined ? (
          <button type="button" className="primary" onClick={() => go({ at: 'start' })}>
            {web.end.again}
          </button>
        ) : undefined}
        <button type="button" onClick={onClose}>
          {web.end.look}
        </button>
        <button type="button" onClick={session.chronicle ?? (() => setTold(true))}>
          {home.chronicle}
        </button>
        {session.look === undefined ? undefined : (
          <button type="button" onClick={() => session.look?.()}>
            {web.start.replay}
          </button>
        )}
        {session.review === undefined ? undefined : (
          <button type="button" onClick={session.review}>
            {web.start.review}
          </button>
        )}
      </p>
      <VpChart wide />
      <SourcesTable
        caption={web.end.points}
        sources={sources}
        seats={ranking}
        totals={scores(state)}
      />
      {told ? <ChronicleDialog game={session.saved()} onClose={() => setTold(false)} /> : undefined}
    </Dialog>
  )
}
