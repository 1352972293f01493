/** A plan: stored moves for an own turn that are never sent. A turn has up to three. */
import type { TurnName } from '@tiletum/engine'

export const PLAN_NAMES = ['a', 'b', 'c'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

/** The result of a plan, as far as it depends on its moves alone. */
export interface PlanResult {
  /** Points scored by its moves. */
  readonly vp: number
  /** Resources after it, in the order of the game; silver last where it is in play. */
  readonly goods: readonly number[]
  /** Action points left over or given up. */
  readonly unused: number
}

export interface Plan {
  readonly name: PlanName
  /** All own moves of the turn, including those already played. */
  readonly moves: readonly string[]
  /** The result when the plan was made. */
  readonly result: PlanResult
}

/** The plans for one turn of a seat; they expire with that turn. */
export interface Plans extends TurnName {
  readonly plans: readonly Plan[]
}

export const NO_PLANS: Plans = { seat: -1, round: 0, turn: 0, plans: [] }

export const isFor = (plans: Plans, { seat, round, turn }: TurnName): boolean =>
  plans.seat === seat && plans.round === round && plans.turn === turn

/** Returns the plans with this one under its name, or without it. */
export function withPlan(
  plans: Plans,
  turn: TurnName,
  name: PlanName,
  plan: Plan | undefined,
): Plans {
  const others = isFor(plans, turn) ? plans.plans.filter((one) => one.name !== name) : []
  const all = plan === undefined ? others : [...others, plan]
  return { ...turn, plans: all.toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
}

export const freeName = ({ plans }: Plans): PlanName | undefined =>
  PLAN_NAMES.find((name) => plans.every((plan) => plan.name !== name))

const MOST_MOVES = 64

/** Returns no plans for an unknown format, such as one of a later version. */
export function readPlans(data: unknown): Plans {
  if (!isRecord(data) || !Array.isArray(data['plans'])) return NO_PLANS
  const { seat, round, turn } = data
  if (![seat, round, turn].every((number) => Number.isSafeInteger(number))) return NO_PLANS
  const plans = PLAN_NAMES.flatMap(
    (name) => (data['plans'] as unknown[]).find((one) => isPlan(one) && one.name === name) ?? [],
  ) as Plan[]
  return { seat: Number(seat), round: Number(round), turn: Number(turn), plans }
}

function isPlan(data: unknown): data is Plan {
  if (!isRecord(data)) return false
  const { moves, result } = data
  return (
    Array.isArray(moves) &&
    moves.length <= MOST_MOVES &&
    moves.every((move) => typeof move === 'string') &&
    isRecord(result) &&
    Number.isSafeInteger(result['vp']) &&
    Number.isSafeInteger(result['unused']) &&
    Array.isArray(result['goods']) &&
    result['goods'].every((count) => Number.isSafeInteger(count))
  )
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null
