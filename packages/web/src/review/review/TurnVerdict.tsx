/** One judged turn: its expectation, its cost, and the better line with its reasons. */
import type { TurnReview } from '@tiletum/bots/review'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { useSnapshot } from '../../game/TableContext.tsx'
import { BetterLine } from './BetterLine.tsx'
import { GLYPHS, isFault, points, signed } from './format-points.ts'
import { inShort } from './format-points.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'

interface TurnVerdictProps {
  readonly turn: TurnReview
  readonly onShow: (moment: number) => void
  /** Plays on from a moment with other moves. */
  readonly onPlayOn: (moment: number, moves: readonly string[]) => void
}

export function TurnVerdict({ turn, onShow, onPlayOn }: TurnVerdictProps) {
  const words = useLazyWords(reviewWords)
  const { opening, moments } = useSnapshot()
  const { verdict, before, after, spread, lost, error, luck, better, reasons } = turn
  return (
    <article className="turn-verdict" aria-label={words.turn(turn.round, turn.turn)}>
      <h3 data-verdict={verdict}>
        <span className="glyph" aria-hidden="true">
          {GLYPHS[verdict]}
        </span>
        {inShort(words, turn)}
      </h3>
      <p>{words.expected(signed(before), signed(after), points(spread))}</p>
      {Math.round(luck) === 0 ? undefined : <p>{words.luck(signed(luck))}</p>}
      {better !== undefined && isFault(turn) ? (
        <>
          <p>{words.cost(points(lost), points(Math.max(1, error)))}</p>
          <BetterLine
            title={words.better}
            state={stateAt(opening, moments, better.at)}
            moves={better.moves}
            reasons={reasons}
            heading="h4"
          />
          <p className="buttons">
            <button type="button" onClick={() => onShow(better.at)}>
              {words.show}
            </button>
            <button
              type="button"
              className="primary"
              onClick={() => onPlayOn(better.at, better.moves)}
            >
              {words.playOn}
            </button>
          </p>
        </>
      ) : (
        <p>{verdict === 'best' ? words.noBetter : words.close}</p>
      )}
    </article>
  )
}
