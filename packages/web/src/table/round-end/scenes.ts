/** The end of a round as scenes, read off its events: king phase, fair, what is new. */
import { tableFacts } from '@tiletum/engine'
import type { Game, GameEvent } from '@tiletum/engine'
import { turnsOf } from '../../game/timeline/turns.ts'
import type { Moment } from '../../game/timeline/moment.ts'

export interface PointsChange {
  readonly seat: number
  readonly points: number
}

export interface RoundEnd {
  /** The round that is over. */
  readonly round: number
  /** Points of the king track, in the new turn order. */
  readonly king: readonly PointsChange[]
  /** All seats that take part in the fair. */
  readonly fair: readonly PointsChange[]
  /** The town of the fair. */
  readonly town: string
}

/** Returns the last round that ended in these moments and was followed by another one. */
export function roundEndOf(
  { rules }: Game,
  moments: readonly Moment[],
  from: number,
): RoundEnd | undefined {
  // Between the last turn and the new round a player may have been asked for the king's tile.
  const began = moments.findLastIndex(({ events }) => events.some(isNewRound))
  const turn = turnsOf(moments).findLast(({ after }) => after.some(isNewRound))
  if (turn === undefined || began < from) return undefined
  const { after, round } = turn
  const state = moments.at(-1)?.state
  if (state === undefined) return undefined
  const order = after.find((event) => event.event === 'order')?.facts.seats ?? []
  const fairs = after.flatMap((event): readonly PointsChange[] =>
    event.event === 'fair' && event.seat !== undefined
      ? [{ seat: event.seat, points: event.facts.points }]
      : [],
  )
  return {
    round,
    king: order.map((seat) => ({ seat, points: sum(after, seat, ['king-track', 'king-award']) })),
    fair: fairs,
    town: tableFacts(rules, state).fairs.find(({ fair }) => fair === round)?.town ?? '',
  }
}

const isNewRound = ({ event }: GameEvent): boolean => event === 'round'

function sum(events: readonly GameEvent[], seat: number, sources: readonly string[]): number {
  return events.reduce(
    (points, event) =>
      event.event === 'score' && event.seat === seat && sources.includes(event.facts.from)
        ? points + event.facts.points
        : points,
    0,
  )
}
