/**
 * The expected margin over the game: what decisions cost, what luck brought, and the uncertainty.
 */
import type { TurnReview } from '@tiletum/bots/review'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { GLYPHS, isFault, signed } from './format-points.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'

interface MarginChartProps {
  readonly turns: readonly TurnReview[]
  /** Index of the shown turn. */
  readonly at: number
  readonly onPick: (turn: TurnReview) => void
}

const WIDTH = 344
const HEIGHT = 128
const EDGE = { left: 34, right: 8, top: 14, bottom: 18 } as const
/** Share of a column that shows the turn; the rest shows what follows it. */
const DECISION = 0.35
const STEPS = [5, 10, 20, 25, 50, 100, 200] as const
const MOST_LEVELS = 3

export function MarginChart({ turns, at, onPick }: MarginChartProps) {
  const words = useLazyWords(reviewWords)
  const far = Math.max(10, ...turns.flatMap(({ before, after }) => [before, after].map(Math.abs)))
  const step = STEPS.find((size) => far / size <= MOST_LEVELS) ?? 500
  const top = Math.ceil(far / step) * step
  const x = (place: number): number =>
    EDGE.left + (place / Math.max(1, turns.length)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (margin: number): number => {
    const held = Math.max(-top, Math.min(top, margin))
    return EDGE.top + ((top - held) / (2 * top)) * (HEIGHT - EDGE.top - EDGE.bottom)
  }
  const levels = Array.from({ length: (2 * top) / step + 1 }, (_, index) => top - index * step)
  const points = turns.flatMap(({ before, after, spread }, index) => [
    { place: index + DECISION / 2, margin: before, spread },
    { place: index + DECISION * 1.5, margin: after, spread },
  ])
  const path = (of: (point: (typeof points)[number]) => number, some = points): string =>
    some.map((point) => `${x(point.place)} ${y(of(point))}`).join('L')
  const nameOf = ({ round, turn }: TurnReview): string => words.turn(round, turn)
  return (
    <figure className="margin-chart">
      <figcaption>{words.chart.title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {levels.map((level) => (
          <g key={level}>
            <path
              className={level === 0 ? 'zero' : 'level'}
              d={`M${EDGE.left} ${y(level)}H${WIDTH - EDGE.right}`}
            />
            <text className="level-number" x={EDGE.left - 4} y={y(level) + 4}>
              {signed(level)}
            </text>
          </g>
        ))}
        <path
          className="band"
          d={`M${path(({ margin, spread }) => margin + spread)}L${path(
            ({ margin, spread }) => margin - spread,
            points.toReversed(),
          )}z`}
        />
        <path className="luck" d={`M${path(({ margin }) => margin)}`} />
        {turns.map((turn, index) => {
          const { before, after, from, verdict } = turn
          const [left, right] = [index + DECISION / 2, index + DECISION * 1.5]
          return (
            <g key={from} data-verdict={verdict}>
              <path className="decision" d={`M${x(left)} ${y(before)}L${x(right)} ${y(after)}`} />
              <circle className="spot" cx={x(right)} cy={y(after)} r={3.5} />
              {isFault(turn) ? (
                <text className="glyph" x={x(right)} y={Math.max(EDGE.top, y(after) - 6)}>
                  {GLYPHS[verdict]}
                </text>
              ) : undefined}
            </g>
          )
        })}
        {turns.map((turn, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list of turns does the same by keys
          <rect
            key={turn.from}
            className="touch"
            data-shown={index === at ? '' : undefined}
            x={x(index)}
            y={0}
            width={x(1) - x(0)}
            height={HEIGHT}
            data-tip={words.chart.point(nameOf(turn), signed(turn.before), signed(turn.after))}
            onClick={() => onPick(turn)}
          />
        ))}
        {turns.map(({ round, from }, index) =>
          turns[index - 1]?.round === round ? undefined : (
            <text key={from} className="round-number" x={x(index) + 2} y={HEIGHT - 4}>
              {ROMAN[round - 1]}
            </text>
          ),
        )}
      </svg>
      <table className="unseen">
        <caption>{words.chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.chart.when}</th>
            <th scope="col">{words.chart.before}</th>
            <th scope="col">{words.chart.after}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <tr key={turn.from}>
              <th scope="row">{nameOf(turn)}</th>
              <td>{signed(turn.before)}</td>
              <td>{signed(turn.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const ROMAN = ['I', 'II', 'III', 'IV']
