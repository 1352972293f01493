/** The drawing of the chart: rounds, fairs, lines, and the final number of each line. */
import type { PieceColour } from '../../shared/theme/tokens.ts'
import { minus } from '../../shared/ui/minus.ts'
import { ROUNDS, TURNS_A_ROUND } from './chart-points.ts'

export interface ChartArea {
  readonly width: number
  readonly height: number
  readonly x: (place: number) => number
  readonly y: (vp: number) => number
  /** Values of the horizontal lines. */
  readonly levels: readonly number[]
}

const LAST_PLACE = ROUNDS * TURNS_A_ROUND + 1
const EDGE = { left: 26, right: 34, top: 18, bottom: 18 } as const
const STEPS = [5, 10, 20, 25, 50, 100] as const
const MOST_LEVELS = 7

export function areaOf(wide: boolean, values: readonly number[]): ChartArea {
  const [width, height] = wide ? [900, 250] : [344, 176]
  const highest = Math.max(10, ...values)
  const step = STEPS.find((size) => highest / size < MOST_LEVELS) ?? 200
  const top = Math.ceil(highest / step) * step
  return {
    width,
    height,
    x: (place) => EDGE.left + (place / LAST_PLACE) * (width - EDGE.left - EDGE.right),
    y: (vp) => height - EDGE.bottom - (vp / top) * (height - EDGE.top - EDGE.bottom),
    levels: Array.from({ length: top / step + 1 }, (_, index) => index * step),
  }
}

export interface ChartLine {
  readonly seat: number
  readonly points: readonly { readonly place: number; readonly vp: number }[]
}

interface ChartLinesProps {
  readonly area: ChartArea
  readonly lines: readonly ChartLine[]
  readonly colours: readonly PieceColour[]
  readonly cursor: number | undefined
}

const FAIRS = Array.from({ length: ROUNDS }, (_, index) => index + 1)

export function ChartLines({ area, lines, colours, cursor }: ChartLinesProps) {
  const { x, y, levels, height, width } = area
  const bottom = y(0)
  return (
    <>
      {levels.map((vp) => (
        <g key={vp}>
          <path className="level" d={`M${EDGE.left} ${y(vp)}H${width - EDGE.right}`} />
          <text className="level-number" x={EDGE.left - 5} y={y(vp) + 4}>
            {vp}
          </text>
        </g>
      ))}
      {FAIRS.map((fair) => {
        const at = x(fair * TURNS_A_ROUND + 0.5)
        return (
          <g key={fair}>
            <path className="fair-line" d={`M${at} ${EDGE.top - 4}V${bottom}`} />
            <path className="pennant" d={`M${at} 3h13l-4 5l4 5h-13z`} />
            <text className="pennant-number" x={at + 4.5} y={12}>
              {fair}
            </text>
            <text className="round-number" x={x(fair * TURNS_A_ROUND - 1)} y={height - 4}>
              {ROMAN[fair - 1]}
            </text>
          </g>
        )
      })}
      {cursor === undefined ? undefined : (
        <path className="cursor" d={`M${x(cursor)} ${EDGE.top}V${bottom}`} />
      )}
      {lines.map(({ seat, points }) => (
        <g key={seat}>
          <path
            className="line"
            data-line={seat}
            data-player={colours[seat]}
            d={points
              .map(({ place, vp }, index) => `${index === 0 ? 'M' : 'L'}${x(place)} ${y(vp)}`)
              .join('')}
          />
          {points.map(({ place, vp }) => (
            <path
              key={place}
              className="spot"
              data-player={colours[seat]}
              d={SPOTS[seat % SPOTS.length]}
              transform={`translate(${x(place)} ${y(vp)})`}
            />
          ))}
        </g>
      ))}
      {endings(area, lines).map(({ seat, vp, at, place }) => (
        <text
          key={seat}
          className="ending-number"
          data-player={colours[seat]}
          x={x(place) + 7}
          y={at + 4.5}
        >
          {minus(vp)}
        </text>
      ))}
    </>
  )
}

const ROMAN = ['I', 'II', 'III', 'IV']
const SPOTS = [
  'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  'M-2.8-2.8h5.6v5.6h-5.6z',
  'M0-3.6L3.5 2.6h-7z',
  'M0-4L4 0L0 4L-4 0z',
]
const LINE_HEIGHT = 13

/** Returns the numbers at the ends of the lines, moved apart where they overlap. */
function endings({ y }: ChartArea, lines: readonly ChartLine[]) {
  const ends = lines
    .flatMap(({ seat, points }) => {
      const last = points.at(-1)
      return last === undefined ? [] : [{ seat, vp: last.vp, place: last.place, at: y(last.vp) }]
    })
    .toSorted((one, other) => one.at - other.at)
  let above = -LINE_HEIGHT
  return ends.map((end) => {
    above = Math.max(end.at, above + LINE_HEIGHT)
    return { ...end, at: above }
  })
}
