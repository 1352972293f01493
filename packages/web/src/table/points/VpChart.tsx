/** The points over the twelve turns as lines, and as a table for screen readers. */
import { useMemo, useState } from 'react'
import { Banner } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { placeOf, chartPointsOf } from './chart-points.ts'
import type { ChartPoint } from './chart-points.ts'
import { replayWords } from '../../shared/language/screen-words.ts'
import { Choice } from '../../shared/ui/Choice.tsx'
import { useMedia } from '../../shared/ui/media.ts'
import { minus } from '../../shared/ui/minus.ts'
import { areaOf, ChartLines } from './ChartLines.tsx'
import './VpChart.css'

const KINDS = ['actual', 'projected'] as const
type Kind = (typeof KINDS)[number]

interface VpChartProps {
  readonly wide?: boolean
  /** Goes to the end of a turn. */
  readonly onPick?: (shown: number) => void
}

export function VpChart({ wide = false, onPick }: VpChartProps) {
  const snapshot = useSnapshot()
  const { say, colours } = useTable()
  const { chart: words, and } = useLazyWords(replayWords)
  const { opening, moments, shown } = snapshot
  const [kind, setKind] = useState<Kind>('actual')
  const samples = useMemo(
    () => chartPointsOf(snapshot),
    // oxlint-disable-next-line react/exhaustive-deps -- the whole game, whichever moment is shown
    [opening, moments],
  )
  const seats = colours.map((_, seat) => seat)
  const told = kind === 'actual' ? samples : samples.filter(({ at }) => at !== 'fair')
  const pointsAt = (sample: ChartPoint, seat: number): number =>
    (kind === 'actual' ? sample.vp : sample.projected)[seat] ?? 0
  const whenOf = ({ at, round, turn }: ChartPoint): string =>
    at === 'start'
      ? words.start
      : at === 'end'
        ? words.end
        : at === 'fair'
          ? words.fair(round)
          : words.turn(round, turn)
  const scoresOf = (sample: ChartPoint): string =>
    and(seats.map((seat) => words.score(say.seat(seat), pointsAt(sample, seat))))
  const roomy = useMedia('(width >= 48rem)')
  const area = areaOf(
    wide && roomy,
    told.flatMap((sample) => seats.map((seat) => pointsAt(sample, seat))),
  )
  return (
    <figure className="vp-chart" data-wide={wide ? '' : undefined}>
      <figcaption>{words.title}</figcaption>
      <svg viewBox={`0 0 ${area.width} ${area.height}`} aria-hidden="true">
        <ChartLines
          area={area}
          colours={colours}
          lines={seats.map((seat) => ({
            seat,
            points: told.map((sample) => ({ place: placeOf(sample), vp: pointsAt(sample, seat) })),
          }))}
          cursor={cursorAt(samples, shown, moments.length)}
        />
        {told.map((sample) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider does the same by keys
          <rect
            key={placeOf(sample)}
            className="touch"
            x={area.x(placeOf(sample) - 0.4)}
            y={0}
            width={area.x(0.8) - area.x(0)}
            height={area.height}
            data-tip={words.moment(whenOf(sample), scoresOf(sample))}
            onClick={() => onPick?.(sample.shown)}
          />
        ))}
      </svg>
      <ul className="chart-key" aria-hidden="true">
        {seats.map((seat) => (
          <li key={seat}>
            <Banner player={colours[seat] ?? 'cardinal'} size={16} />
            <svg viewBox="0 0 28 8" width="28" height="8">
              <path className="line" data-line={seat} data-player={colours[seat]} d="M0 4h28" />
            </svg>
            {say.seat(seat)}
          </li>
        ))}
      </ul>
      <Choice label={words.kind} values={KINDS} names={words} value={kind} onChange={setKind} />
      <table className="unseen">
        <caption>
          {words.title}: {words[kind]}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {say.seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map((sample) => (
            <tr key={placeOf(sample)}>
              <th scope="row">{whenOf(sample)}</th>
              {seats.map((seat) => (
                <td key={seat}>{minus(pointsAt(sample, seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Returns the place of a moment between the ends of turns. */
function cursorAt(samples: readonly ChartPoint[], shown: number, of: number): number | undefined {
  if (shown >= of) return undefined
  const after = samples.find((sample) => sample.shown > shown)
  const before = samples.findLast((sample) => sample.shown <= shown)
  if (after === undefined || before === undefined) return undefined
  const part = (shown - before.shown) / (after.shown - before.shown)
  return placeOf(before) + part * (placeOf(after) - placeOf(before))
}
