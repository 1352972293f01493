/** Gains and payments of resources and victory points. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { ScoreSource } from '../kernel/events.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { NONE } from '../state.ts'
import type { SeatState } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'

export const GOLD = 0
export const FOOD = 1
export const WOOL = 2
export const STONE = 3
export const IRON = 4

export const seatOf = (draft: Draft, seat: number): SeatState => at(draft.state.seats, seat)

export const has = (draft: Draft, seat: number, resource: number): number =>
  num(seatOf(draft, seat).resources, resource)

/** comp-1: the supply never runs out. */
export function gain(
  draft: Draft,
  seat: number,
  resource: number,
  count: number,
  clause: ClauseId,
  source = NONE,
): void {
  if (count === 0) return
  const { resources } = seatOf(draft, seat)
  resources[resource] = num(resources, resource) + count
  if (draft.sink !== undefined)
    emit(draft, 'gain', clause, seat, source, {
      resource: at(draft.rules.names.resource, resource),
      count,
    })
}

/**
 * nest-4: a cost is paid in full before its effect begins; the move rule has checked that the seat
 * can pay it.
 */
export function pay(
  draft: Draft,
  seat: number,
  resource: number,
  count: number,
  clause: ClauseId,
  source = NONE,
): void {
  if (count === 0) return
  const { resources } = seatOf(draft, seat)
  resources[resource] = num(resources, resource) - count
  if (draft.sink !== undefined)
    emit(draft, 'pay', clause, seat, source, {
      resource: at(draft.rules.names.resource, resource),
      count,
    })
}

/** comp-4: a loss that would pass 0 stops there. */
export function score(
  draft: Draft,
  seat: number,
  points: number,
  from: ScoreSource,
  clause: ClauseId,
  source = NONE,
): void {
  const state = seatOf(draft, seat)
  const change = Math.max(points, -state.vp)
  state.vp += change
  if (draft.sink !== undefined && points !== 0)
    emit(draft, 'score', clause, seat, source, { from, points: change, printed: points })
}
