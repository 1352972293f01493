/** The review of a game beside its board: chart, turns, and the better line of the shown turn. */
import type { TurnReview } from '@tiletum/bots/review'
import type { Content } from '@tiletum/engine'
import { useEffect, useState } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { go } from '../../shared/navigation/route.ts'
import { turnsFrom } from '../../game/timeline/turns.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { MarginChart } from './MarginChart.tsx'
import { GLYPHS, isFault, points, signed } from './format-points.ts'
import { ReviewProgress, ReviewStart } from './ReviewStart.tsx'
import { TurnVerdict } from './TurnVerdict.tsx'
import { useReview } from './use-review.ts'
import { inShort } from './format-points.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'
import './review.css'

export interface ReviewPanelProps {
  readonly game: SavedGame
  readonly content: Content
  /** True if the game is stored on this device, so that its turns can be practised. */
  readonly kept: boolean
  readonly onPlayOn: (moment: number, moves: readonly string[]) => void
}

export function ReviewPanel({ game, content, kept, onPlayOn }: ReviewPanelProps) {
  const words = useLazyWords(reviewWords)
  const { say } = useTable()
  const { opening, moments } = useSnapshot()
  const people = game.players.flatMap(({ computer }, seat) =>
    computer === undefined ? [seat] : [],
  )
  const seats = people.length > 0 ? people : game.players.map((_, seat) => seat)
  const [seat, setSeat] = useState(seats[0] ?? 0)
  const turns = turnsFrom(opening, moments).filter((turn) => turn.seat === seat && turn.over)
  const { now, start, stop } = useReview(game, content, seat, turns.length)
  const [again, setAgain] = useState(false)
  useEffect(() => {
    if (now.is === 'done') announce(words.title)
  }, [now.is, words])
  return (
    <div className="review-panel">
      {seats.length < 2 ? undefined : (
        <label className="review-seat">
          {words.whose}
          <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
            {seats.map((one) => (
              <option key={one} value={one}>
                {say.seat(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {now.is === 'running' ? <ReviewProgress now={now} onStop={stop} /> : undefined}
      {now.is === 'none' || (now.is === 'done' && again) ? (
        <ReviewStart
          turns={turns.length}
          failed={now.is === 'none' && now.failed}
          onStart={(depth) => {
            setAgain(false)
            start(depth)
          }}
        />
      ) : undefined}
      {now.is === 'done' && !again ? (
        <Reviewed
          game={game}
          kept={kept}
          seat={seat}
          turns={now.review.turns}
          onPlayOn={onPlayOn}
          onAgain={() => setAgain(true)}
        />
      ) : undefined}
    </div>
  )
}

interface ReviewedProps extends Pick<ReviewPanelProps, 'game' | 'kept' | 'onPlayOn'> {
  readonly seat: number
  readonly turns: readonly TurnReview[]
  readonly onAgain: () => void
}

function Reviewed({ game, kept, seat, turns, onPlayOn, onAgain }: ReviewedProps) {
  const words = useLazyWords(reviewWords)
  const { table } = useTable()
  const { shown } = useSnapshot()
  const at = Math.max(
    0,
    turns.findLastIndex(({ from }) => from <= shown),
  )
  const turn = turns[at]
  const sum = (of: (one: TurnReview) => number): number =>
    turns.reduce((all, one) => all + of(one), 0)
  const faults = turns.filter(isFault).length
  if (turn === undefined) return <p className="quiet">{words.nothing}</p>
  return (
    <>
      <MarginChart turns={turns} at={at} onPick={({ from }) => table.show(from)} />
      <ol className="review-turns" aria-label={words.turns}>
        {turns.map((one, index) => {
          const label = inShort(words, one)
          return (
            <li key={one.from}>
              <button
                type="button"
                data-verdict={one.verdict}
                data-tip={label}
                aria-current={index === at}
                aria-label={label}
                onClick={() => table.show(one.from)}
              >
                <span className="glyph" aria-hidden="true">
                  {GLYPHS[one.verdict]}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <TurnVerdict turn={turn} onShow={(moment) => table.show(moment)} onPlayOn={onPlayOn} />
      <p className="quiet">{words.chart.note}</p>
      <p>{words.summary(points(sum(({ lost }) => lost)), signed(sum(({ luck }) => luck)))}</p>
      <p className="buttons">
        {faults === 0 || !kept ? undefined : (
          <button
            type="button"
            className="primary"
            onClick={() => go({ at: 'practice', id: game.id, seat })}
          >
            {words.learn(faults)}
          </button>
        )}
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      </p>
    </>
  )
}
