/** Where each seat's points came from; the sources add up to its score. */
import { SCORE_SOURCES } from '@tiletum/engine'
import type { ScoreSource } from '@tiletum/engine'
import type { Snapshot } from './snapshot.ts'

export interface PointsBySource {
  readonly source: ScoreSource
  /** By seat. */
  readonly points: readonly number[]
}

/** Sources that brought nobody anything are left out. */
export function pointsBySource({ opening, moments, shown }: Snapshot): readonly PointsBySource[] {
  const seats = opening.state.seats.length
  const booked = new Map<ScoreSource, number[]>()
  const book = (source: ScoreSource, seat: number, points: number): void => {
    const row = booked.get(source) ?? Array.from({ length: seats }, () => 0)
    row[seat] = (row[seat] ?? 0) + points
    booked.set(source, row)
  }
  opening.state.seats.forEach(({ vp }, seat) => book('start', seat, vp))
  const events = [opening, ...moments.slice(0, shown)].flatMap((moment) => moment.events)
  for (const event of events)
    if (event.event === 'score' && event.seat !== undefined)
      book(event.facts.from, event.seat, event.facts.points)
  return SCORE_SOURCES.flatMap((source) => {
    const points = booked.get(source)
    return points === undefined || points.every((each) => each === 0) ? [] : [{ source, points }]
  })
}
