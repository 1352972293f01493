/** One turn: its gains and costs, what was left undone, and what changed on the table. */
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Banner, ResourceToken } from '../../shared/art/index.ts'
import { traceLines } from '../../game/playback/playback.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { goodName } from '../../table/moves/goods-phrase.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { TraceLines } from '../../table/log/TraceLines.tsx'
import type { MomentChanges } from './changes.ts'
import type { Turn } from '../../game/timeline/turns.ts'
import { reportOf } from '../../table/points/turn-report.ts'
import type { TurnReport } from '../../table/points/turn-report.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import './TurnPanel.css'

interface TurnPanelProps {
  readonly turn: Turn
  readonly changes: MomentChanges | undefined
  /** The choice of speed and board, where the bar has no room for it. */
  readonly choices: ReactNode
  readonly marked: boolean
  readonly onMarked: (marked: boolean) => void
}

export function TurnPanel({ turn, changes, choices, marked, onMarked }: TurnPanelProps) {
  const { say, colours } = useTable()
  const { turn: words, screen } = useLazyWords(replayWords)
  const nameOf = ({ seat, round, turn }: Turn): string =>
    seat === undefined ? screen.setup : screen.turn(round, turn, say.seat(seat))
  const told = changes === undefined ? [] : say.sentences(changes.events)
  return (
    <div className="turn-panel">
      {turn.seat === undefined ? (
        <h3>{screen.setup}</h3>
      ) : (
        <>
          <h3>
            <Banner player={colours[turn.seat] ?? 'cardinal'} size={22} /> {nameOf(turn)}
          </h3>
          <Report turn={turn} />
        </>
      )}
      {changes === undefined ? undefined : (
        <section>
          <h4>{(changes.whole ? words.changed : words.soFar)(nameOf(changes.of))}</h4>
          {told.length === 0 ? (
            <p className="quiet">{words.nothing}</p>
          ) : (
            <ul>
              {told.map((sentence, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- sentences in order
                <li key={index}>{sentence}</li>
              ))}
            </ul>
          )}
          <label className="tick">
            <input
              type="checkbox"
              checked={marked}
              onChange={(event) => onMarked(event.target.checked)}
            />
            {words.marks}
          </label>
        </section>
      )}
      <Reasons turn={turn} />
      {choices}
    </div>
  )
}

function Report({ turn }: { readonly turn: Turn }) {
  const snapshot = useSnapshot()
  const { say } = useTable()
  const { web } = useLanguage().words
  const { turn: words } = useLazyWords(replayWords)
  const { opening, moments } = snapshot
  const report = useMemo(
    () => reportOf(snapshot, turn),
    // oxlint-disable-next-line react/exhaustive-deps -- the whole turn, whichever moment is shown
    [opening, moments, turn],
  )
  const { vp, steps, walking, wasted, undone, before } = report
  const person = turn.seat !== snapshot.game.bot
  return (
    <dl className="turn-report" aria-label={words.report}>
      <dt>{words.vp}</dt>
      <dd>{web.board.vp(vp)}</dd>
      <dt>{words.goods}</dt>
      <dd>
        <GoodsOf report={report} />
      </dd>
      <dt>{words.walking}</dt>
      <dd>{words.walked(steps, walking)}</dd>
      {person ? (
        <>
          <dt>{words.wasted}</dt>
          <dd>
            {wasted.length === 0 ? words.none : wasted.map((one) => say.warning(one)).join(' ')}
          </dd>
          <dt>{words.undone}</dt>
          <dd>
            {undone.length === 0
              ? words.none
              : undone.map(({ notation }) => say.move(before, notation).label).join(' · ')}
          </dd>
        </>
      ) : undefined}
    </dl>
  )
}

function GoodsOf({ report: { goods } }: { readonly report: TurnReport }) {
  const { words: all } = useLanguage()
  const { turn: words, points } = useLazyWords(replayWords)
  if (goods.length === 0) return words.noGoods
  return (
    <ul className="goods-change">
      {goods.map(({ good, gained, paid }) => (
        <li key={good}>
          <ResourceToken resource={good} size={18} />
          <span className="unseen">{goodName(all, good)}</span>
          {gained > 0 ? points.change(gained) : undefined}{' '}
          {paid > 0 ? points.change(-paid) : undefined}
        </li>
      ))}
    </ul>
  )
}

/** The Cardinalbot's reasons. */
function Reasons({ turn }: { readonly turn: Turn }) {
  const { game } = useSnapshot()
  const { say } = useTable()
  const { turn: words } = useLazyWords(replayWords)
  const his = turn.seat !== undefined && turn.seat === game.bot
  const lines = useMemo(() => (his ? traceLines(say, turn.events) : []), [his, say, turn])
  if (lines.length === 0) return undefined
  return (
    <details>
      <summary>{words.reasons}</summary>
      <ol className="trace">
        <TraceLines lines={lines} />
      </ol>
    </details>
  )
}
