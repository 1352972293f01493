/** The points of every seat over the turns of a game, for the chart and its table. */
import { scores } from '@tiletum/engine'
import type { GameEvent, State } from '@tiletum/engine'
import type { Snapshot } from '../../game/snapshot.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { forecastOf } from './forecasts.ts'
import { turnsFrom } from '../../game/timeline/turns.ts'
import type { Turn } from '../../game/timeline/turns.ts'

export interface ChartPoint {
  /**
   * `turn`: after a turn of all seats; `fair`: after the king and fair phase; `end`: after the
   * final scoring.
   */
  readonly at: 'start' | 'turn' | 'fair' | 'end'
  readonly round: number
  readonly turn: number
  /** Number of moments at that time. */
  readonly shown: number
  /** Points by seat. */
  readonly vp: readonly number[]
  /** Points by seat if the game ended at that time. */
  readonly projected: readonly number[]
}

export const TURNS_A_ROUND = 3
export const ROUNDS = 4

/** Returns the place of a chart point along the twelve turns. */
export const placeOf = ({ at, round, turn }: ChartPoint): number =>
  at === 'start'
    ? 0
    : (round - 1) * TURNS_A_ROUND + turn + (at === 'turn' ? 0 : at === 'fair' ? 0.5 : 1)

export function chartPointsOf(snapshot: Snapshot): readonly ChartPoint[] {
  const { opening, moments } = snapshot
  const turns = turnsFrom(opening, moments)
  const vp = [...scores(opening.state)]
  const samples: ChartPoint[] = []
  const stateAfter = (shown: number): State => stateAt(opening, moments, shown)
  const take = (at: ChartPoint['at'], turn: Turn, projected: readonly number[]): void => {
    const { round, turn: number, end } = turn
    const shown = at === 'end' ? moments.length : end
    samples.push({ at, round, turn: number, shown, vp: vp.slice(), projected })
  }
  for (const [index, turn] of turns.entries()) {
    book(vp, turn.events)
    const next = turns[index + 1]
    const { king, final } = parted(turn.after)
    if (turn.seat === undefined) {
      book(vp, turn.after)
      if (next !== undefined) take('start', turn, ended(snapshot, stateAfter(next.start)))
    } else if (king !== undefined) {
      const after = vp.slice()
      book(after, king)
      const projected = after.map(
        (points, seat) => points + lastGains(final, snapshot, stateAfter(turn.end), seat),
      )
      take('turn', turn, projected)
      book(vp, king)
      take('fair', turn, projected)
      if (final !== undefined) {
        book(vp, final)
        take('end', turn, vp.slice())
      }
    } else {
      book(vp, turn.after)
      if (next === undefined || next.turn !== turn.turn)
        take('turn', turn, ended(snapshot, stateAfter(turn.end)))
    }
  }
  return samples
}

function book(vp: number[], events: readonly GameEvent[]): void {
  for (const event of events)
    if (event.event === 'score' && event.seat !== undefined)
      vp[event.seat] = (vp[event.seat] ?? 0) + event.facts.points
}

const ended = ({ game }: Snapshot, state: State): readonly number[] =>
  forecastOf(game, state).game.map(({ vp }) => vp)

/** Returns the points of the final scoring, or what they would be right after a fair. */
function lastGains(
  final: readonly GameEvent[] | undefined,
  { game }: Snapshot,
  state: State,
  seat: number,
): number {
  if (final !== undefined) {
    const gained = scores(state).map(() => 0)
    book(gained, final)
    return gained[seat] ?? 0
  }
  const { round, game: end } = forecastOf(game, state)
  return (end[seat]?.vp ?? 0) - (round[seat]?.vp ?? 0)
}

/** Divides the events after a turn into king and fair phase, and final scoring. */
function parted(after: readonly GameEvent[]): {
  readonly king?: readonly GameEvent[]
  readonly final?: readonly GameEvent[]
} {
  if (!after.some(({ event }) => event === 'king-phase')) return {}
  const fair = after.findIndex(({ event }) => event === 'fair-phase')
  if (fair < 0 || after.some(({ event }) => event === 'cleanup')) return { king: after }
  const final = after.findIndex(
    (event, index) =>
      index > fair && event.event === 'score' && !event.facts.from.startsWith('fair-'),
  )
  const end = final < 0 ? after.length : final
  return { king: after.slice(0, end), final: after.slice(end) }
}
