/** The report of a turn: its gains, its costs, and what was left undone, without a judgement. */
import { pendingOf } from '@tiletum/engine'
import type { GameEvent, Good, Option, State, Warning } from '@tiletum/engine'
import { goodsMoved, walkerOf } from '../../game/expansions/expansions.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { ends, isPurchase } from '../moves/verbs.ts'
import type { Turn } from '../../game/timeline/turns.ts'

export interface GoodsChange {
  readonly good: Good
  readonly gained: number
  readonly paid: number
}

export interface TurnReport {
  readonly vp: number
  readonly goods: readonly GoodsChange[]
  readonly steps: number
  /** Action points spent on walking. */
  readonly walking: number
  /** Warnings of the engine for what was finished or left. */
  readonly wasted: readonly Warning[]
  /** Tasks that were still possible at the end of the turn, and the state in which they were. */
  readonly undone: readonly Option[]
  readonly before: State
}

export function reportOf(snapshot: Snapshot, turn: Turn): TurnReport {
  const { game, opening, moments } = snapshot
  const wasted: Warning[] = []
  let undone: readonly Option[] = []
  let before = stateAt(opening, moments, turn.start)
  let walking = 0
  for (let index = turn.start; index < turn.end; index++) {
    const moment = moments[index]
    if (moment === undefined || moment.by !== turn.seat) continue
    const state = stateAt(opening, moments, index)
    const parts = game.partsOf(moment.move)
    if (walkerOf(parts) !== undefined)
      walking += pointsOf(snapshot, state) - pointsOf(snapshot, moment.state)
    if (!ends(parts.verb) && parts.verb !== 'leave') continue
    const options = game.options(state)
    wasted.push(...(options.find(({ move }) => move === moment.move)?.warnings ?? []))
    if (parts.verb !== 'end turn') continue
    before = state
    undone = options.filter((option) => option.task && !isPurchase(option.verb))
  }
  return {
    vp: pointsIn(turn.events, turn.seat),
    goods: goodsIn(turn.events, turn.seat),
    steps: turn.events.filter(({ event, seat }) => event === 'walk' && seat === turn.seat).length,
    walking: Math.max(0, walking),
    wasted,
    undone,
    before,
  }
}

/** Action points of all actions under way. */
const pointsOf = ({ game }: Snapshot, state: State): number =>
  pendingOf(game.rules, state).reduce(
    (sum, pending) => sum + (pending.is === 'spend' ? pending.points : 0),
    0,
  )

export const pointsIn = (events: readonly GameEvent[], seat: number | undefined): number =>
  events.reduce(
    (sum, event) =>
      event.event === 'score' && event.seat === seat ? sum + event.facts.points : sum,
    0,
  )

export function goodsIn(
  events: readonly GameEvent[],
  seat: number | undefined,
): readonly GoodsChange[] {
  const changes = new Map<Good, GoodsChange>()
  for (const event of events) {
    const moved = event.seat === seat ? goodsMoved(event) : undefined
    if (moved === undefined) continue
    const { good, gained, paid } = moved
    const before = changes.get(good) ?? { gained: 0, paid: 0 }
    changes.set(good, { good, gained: before.gained + gained, paid: before.paid + paid })
  }
  return [...changes.values()]
}
