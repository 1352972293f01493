/** The report as one drawing to save as a picture: result, map, chart, sources and story. */
import { scores } from '@tiletum/engine'
import type { ChronicleChapter } from '@tiletum/text/en/chronicle'
import type { Ref } from 'react'
import { Banner } from '../../shared/art/index.ts'
import { MAP } from '../../shared/art/map/index.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { pointsByKind, pointsBySource } from '../../game/timeline/points-by-source.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { minus } from '../../shared/ui/minus.ts'
import { areaOf, ChartLines } from '../points/ChartLines.tsx'
import { placeOf, chartPointsOf } from '../points/chart-points.ts'
import { useSourceName } from '../points/source-name.ts'
import { MapPicture } from './MapPicture.tsx'
import { measureIn, wrap } from './wrap-text.ts'

const WIDTH = 1200
const EDGE = 50
const INNER = WIDTH - 2 * EDGE
const HEAD = 178
const RANK = 46
const MAP_HEIGHT = (INNER * MAP.height) / MAP.width
const CHART = { width: 640, height: 640 * (176 / 344) } as const
const ROW = 23
const COLUMN = (INNER - 40) / 2
const LINE = 25
const FONT = "18px 'Tiletum Text', Georgia, serif"

interface PosterProps {
  readonly title: string
  readonly about: string
  readonly story: readonly ChronicleChapter[]
  readonly ref: Ref<SVGSVGElement>
}

export function Poster({ title, about, story, ref }: PosterProps) {
  const snapshot = useSnapshot()
  const { game, state } = snapshot
  const ranking = game.standings(state)
  const sources = pointsBySource(snapshot)
  const mapTop = HEAD + ranking.length * RANK + 20
  const chartTop = mapTop + MAP_HEIGHT + 30
  const storyTop = chartTop + Math.max(CHART.height, (sources.length + 2) * ROW) + 40
  const lines = linesOf(story)
  const half = Math.ceil(lines.length / 2)
  const height = storyTop + half * LINE + EDGE
  return (
    <svg ref={ref} className="poster" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <rect className="poster-paper" width={WIDTH} height={height} />
      <rect className="poster-frame" x={14} y={14} width={WIDTH - 28} height={height - 28} rx={4} />
      <text className="poster-title" x={WIDTH / 2} y={92}>
        Tiletum
      </text>
      <text className="poster-names" x={WIDTH / 2} y={130}>
        {title}
      </text>
      <text className="poster-about" x={WIDTH / 2} y={158}>
        {about}
      </text>
      <Ranking ranking={ranking} top={HEAD} />
      <svg x={EDGE} y={mapTop} width={INNER} height={MAP_HEIGHT}>
        <MapPicture />
      </svg>
      <Chart top={chartTop} />
      <Sources top={chartTop} ranking={ranking} />
      {lines.map(({ text, heading }, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- lines never move
          key={index}
          className={heading ? 'poster-heading' : 'poster-line'}
          x={index < half ? EDGE : EDGE + COLUMN + 40}
          y={storyTop + ((index % half) + 1) * LINE - 6}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

function linesOf(story: readonly ChronicleChapter[]) {
  const measure = measureIn(FONT)
  return story.flatMap(({ title, sentences }) => [
    { text: title, heading: true },
    ...wrap(sentences.join(' '), COLUMN, measure).map((text) => ({ text, heading: false })),
  ])
}

interface RankingProps {
  readonly ranking: readonly number[]
  readonly top: number
}

const BAR = { x: 470, width: WIDTH - EDGE - 470, height: 30 } as const
/** The shortest bar segment with room for its number. */
const NARROWEST = 26

function Ranking({ ranking, top }: RankingProps) {
  const snapshot = useSnapshot()
  const { say, colours } = useTable()
  const { web } = useLanguage().words
  const sources = pointsBySource(snapshot)
  const points = scores(snapshot.state)
  const most = Math.max(1, ...points)
  return ranking.map((seat, index) => {
    const y = top + index * RANK
    let x: number = BAR.x
    return (
      <g key={seat}>
        <Banner player={colours[seat] ?? 'cardinal'} x={EDGE} y={y} size={34} />
        <text className="poster-player" x={EDGE + 46} y={y + 25}>
          {say.seat(seat)}
        </text>
        <text className="poster-total" x={BAR.x - 16} y={y + 25}>
          {web.board.vp(points[seat] ?? 0)}
        </text>
        {pointsByKind(sources, seat).map(({ kind, vp }) => {
          const width = (vp / most) * BAR.width
          const from = x
          x += width
          return (
            <g key={kind} className="poster-part" data-part={kind}>
              <rect x={from} y={y + 2} width={width} height={BAR.height} />
              {width < NARROWEST ? undefined : (
                <text x={from + width / 2} y={y + 23}>
                  {vp}
                </text>
              )}
            </g>
          )
        })}
      </g>
    )
  })
}

function Chart({ top }: { readonly top: number }) {
  const snapshot = useSnapshot()
  const { colours } = useTable()
  const samples = chartPointsOf(snapshot)
  const area = areaOf(
    false,
    samples.flatMap(({ vp }) => vp),
  )
  return (
    <svg
      x={EDGE}
      y={top}
      width={CHART.width}
      height={CHART.height}
      viewBox={`0 0 ${area.width} ${area.height}`}
    >
      <g className="vp-chart">
        <ChartLines
          area={area}
          colours={colours}
          lines={colours.map((_, seat) => ({
            seat,
            points: samples.map((sample) => ({
              place: placeOf(sample),
              vp: sample.vp[seat] ?? 0,
            })),
          }))}
          cursor={undefined}
        />
      </g>
    </svg>
  )
}

/** Width for the numbers of a seat. */
const CELL = 52

function Sources({ ranking, top }: RankingProps) {
  const snapshot = useSnapshot()
  const { colours } = useTable()
  const nameOf = useSourceName()
  const left = EDGE + CHART.width + 30
  const right = WIDTH - EDGE
  const at = (column: number) => right - (ranking.length - 1 - column) * CELL
  return (
    <g>
      {ranking.map((seat, column) => (
        <Banner
          key={seat}
          player={colours[seat] ?? 'cardinal'}
          x={at(column) - 20}
          y={top}
          size={20}
        />
      ))}
      {pointsBySource(snapshot).map(({ source, points }, row) => {
        const y = top + (row + 2) * ROW - 4
        return (
          <g key={source}>
            <path className="poster-rule" d={`M${left} ${y + 6}H${right}`} />
            <text className="poster-source" x={left} y={y}>
              {nameOf(source)}
            </text>
            {ranking.map((seat, column) => (
              <text key={seat} className="poster-number" x={at(column)} y={y}>
                {minus(points[seat] ?? 0)}
              </text>
            ))}
          </g>
        )
      })}
    </g>
  )
}
