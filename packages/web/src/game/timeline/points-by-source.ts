/** The sources of each seat's points; they add up to its score. */
import { SCORE_SOURCES, scores } from '@tiletum/engine'
import type { ScoreSource } from '@tiletum/engine'
import type { ShownTimeline } from './moment.ts'

export interface PointsBySource {
  readonly source: ScoreSource
  /** Points by seat. */
  readonly points: readonly number[]
}

/** Sources of one kind share a tone in the bars. */
const KINDS: readonly (readonly ScoreSource[])[] = [
  ['start', 'correction'],
  ['contract-tile', 'contract-space', 'bot-contract'],
  ['cathedral-tile', 'construction-cost'],
  ['king-track', 'king-award'],
  ['fair-1', 'fair-2', 'fair-3', 'fair-4'],
  ['house-space', 'crest', 'character', 'helper', 'tablet', 'challenge', 'surprise'],
  ['houses-times-pillars', 'completed-buildings', 'technology', 'goods', 'silver'],
]

export const kindOf = (source: ScoreSource): number =>
  KINDS.findIndex((kind) => kind.includes(source))

/** Returns the kinds that gave this seat points, each with its sources. */
export const pointsByKind = (sources: readonly PointsBySource[], seat: number) =>
  KINDS.flatMap((sorts, kind) => {
    const parts = sources
      .filter(({ source, points }) => sorts.includes(source) && points[seat] !== 0)
      .map(({ source, points }) => ({ source, vp: points[seat] ?? 0 }))
    const vp = parts.reduce((sum, part) => sum + part.vp, 0)
    return vp > 0 ? [{ kind, parts, vp }] : []
  })

/** Leaves out sources that gave no seat points. */
export function pointsBySource({
  opening,
  moments,
  shown,
}: ShownTimeline): readonly PointsBySource[] {
  const atStart = scores(opening.state)
  const booked = new Map<ScoreSource, number[]>()
  const book = (source: ScoreSource, seat: number, points: number): void => {
    const row = booked.get(source) ?? atStart.map(() => 0)
    row[seat] = (row[seat] ?? 0) + points
    booked.set(source, row)
  }
  atStart.forEach((vp, seat) => book('start', seat, vp))
  const events = [opening, ...moments.slice(0, shown)].flatMap((moment) => moment.events)
  for (const event of events)
    if (event.event === 'score' && event.seat !== undefined)
      book(event.facts.from, event.seat, event.facts.points)
  return SCORE_SOURCES.flatMap((source) => {
    const points = booked.get(source)
    return points === undefined || points.every((each) => each === 0) ? [] : [{ source, points }]
  })
}
