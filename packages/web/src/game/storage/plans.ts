/** A plan: moves for a seat's own turn that are kept and never sent. Up to three a turn. */
import type { TurnName } from '@tiletum/engine'

export const PLAN_NAMES = ['a', 'b', 'c'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

/** What a plan brings, as far as it only depends on its moves. */
export interface PlanResult {
  /** Points scored on the way. */
  readonly vp: number
  /** The resources held then, in the order of the game; silver last where it is played with. */
  readonly goods: readonly number[]
  /** Action points left or given up. */
  readonly unused: number
}

export interface Plan {
  readonly name: PlanName
  /** All own moves of the turn, those that are played already included. */
  readonly moves: readonly string[]
  /** When it was made. */
  readonly result: PlanResult
}

/** The plans for one turn of a seat; those of another turn no longer count. */
export interface Plans extends TurnName {
  readonly plans: readonly Plan[]
}

export const NO_PLANS: Plans = { seat: -1, round: 0, turn: 0, plans: [] }

export const isFor = (plans: Plans, { seat, round, turn }: TurnName): boolean =>
  plans.seat === seat && plans.round === round && plans.turn === turn

/** With a plan in its place by name, or without it. */
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

/** Anything that is not plans, such as those of a later version, counts as none. */
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
