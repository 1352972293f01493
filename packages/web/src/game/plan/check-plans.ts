/** Checks whether plans still work, by playing them on the present game. */
import { forecast, pendingOf, scores, seatFacts } from '@tiletum/engine'
import type { Game, Refusal, State } from '@tiletum/engine'
import { movesNamed, tryMoves } from '../try-moves.ts'
import { mustSubmit, playOptimistically } from '../timeline/optimistic-moves.ts'
import type { Timeline } from '../timeline/timeline.ts'
import { stateAt } from '../timeline/moment.ts'
import type { Moment } from '../timeline/moment.ts'
import { planStartAt } from './plan-start.ts'
import type { PlanStart } from './plan-start.ts'
import { isFor } from '../storage/plans.ts'
import type { Plan, PlanResult, Plans } from '../storage/plans.ts'

export interface CheckedPlan {
  readonly plan: Plan
  /**
   * `changed`: still possible, with another result; `played`: all its moves are part of the game.
   */
  readonly is: 'intact' | 'changed' | 'broken' | 'played'
  /** The moves of the plan that can be played, after those already played. */
  readonly moments: readonly Moment[]
  /** The state before its first move. */
  readonly from: State
  readonly result: PlanResult
  /** The value of the next fair after the plan, as things stand; undefined after the last fair. */
  readonly fair: { readonly present: boolean; readonly points: number } | undefined
  /** True if its last move reveals something or ends the turn: what follows is unknown. */
  readonly stops: boolean
  readonly break: BrokenPlan | undefined
}

export interface BrokenPlan {
  /** Index of the first move that fails. */
  readonly step: number
  readonly move: string
  /** The state in which it fails. */
  readonly state: State
  readonly refusal: Refusal | undefined
  /** The seat that broke the plan; the own seat if it played something else. */
  readonly by: number | undefined
  /** The move of that seat. */
  readonly moment: Moment | undefined
}

const known = new WeakMap<Timeline, WeakMap<Plan, CheckedPlan>>()

/** Checks all plans for the current or next turn of the seat. */
export function checkPlans(timeline: Timeline, plans: Plans): readonly CheckedPlan[] {
  const { seat } = plans
  const basis = planStartAt(timeline, seat, timeline.moments.length)
  if (basis === undefined || !isFor(plans, basis.turn)) return []
  // Own moves and other plans change nothing of the result, so it is cached by timeline.
  const checked = known.get(timeline) ?? new WeakMap<Plan, CheckedPlan>()
  known.set(timeline, checked)
  return plans.plans.map((plan) => {
    const one = checked.get(plan) ?? checkPlan(timeline, seat, basis, plan)
    checked.set(plan, one)
    return one
  })
}

function checkPlan(timeline: Timeline, seat: number, basis: PlanStart, plan: Plan): CheckedPlan {
  const { game } = timeline
  const { moves } = plan
  const otherwise = basis.played.findIndex(
    (move, index) => index < moves.length && move !== moves[index],
  )
  const rest = otherwise < 0 ? moves.slice(basis.played.length) : []
  const { moments, rejectedMoves, refusal } = playOn(timeline, seat, basis, rest)
  const result = resultOf(game, seat, basis.state, moments)
  const [failed] = otherwise < 0 ? rejectedMoves : moves.slice(otherwise)
  const step = moves.length - (otherwise < 0 ? rejectedMoves.length : moves.length - otherwise)
  const end = moments.at(-1)?.state ?? basis.state
  const broken =
    failed === undefined
      ? undefined
      : {
          step,
          move: failed,
          state: end,
          refusal,
          ...(otherwise < 0
            ? breakerOf(timeline, seat, moves.slice(0, step + 1))
            : { by: seat, moment: undefined }),
        }
  return {
    plan,
    is:
      broken !== undefined
        ? 'broken'
        : rest.length === 0 && moves.length > 0
          ? 'played'
          : sameResult(result, plan.result)
            ? 'intact'
            : 'changed',
    moments,
    from: basis.state,
    result,
    fair: fairOf(game, end, seat),
    stops: mustSubmit(timeline, moments),
    break: broken,
  }
}

/**
 * Plays the moves of a plan from its start; stops after a reveal, since what comes up is unknown.
 */
export function playOn(
  timeline: Timeline,
  seat: number,
  basis: PlanStart,
  moves: readonly string[],
) {
  const [on, mine] = [onBasis(timeline, basis), new Set([seat])]
  const played = playOptimistically(on, mine, moves)
  const [failed, ...rest] = played.rejectedMoves
  // A bonus tile that another seat took need not be left behind any more.
  return failed === LEAVE ? playOptimistically(on, mine, rest, played.moments) : played
}

const LEAVE = 'leave'

const onBasis = (timeline: Timeline, { begun }: PlanStart): Timeline =>
  begun === undefined ? timeline : { ...timeline, moments: [...timeline.moments, begun] }

export function resultOf(
  game: Game,
  seat: number,
  from: State,
  moments: readonly Moment[],
): PlanResult {
  const end = withoutTile(game, seat, moments.at(-1)?.state ?? from)
  const pointsIn = (state: State): number =>
    pendingOf(game.rules, state).reduce(
      (sum, pending) =>
        sum + (pending.is === 'spend' && pending.seat === seat ? pending.points : 0),
      0,
    )
  let givenUp = 0
  let before = from
  for (const { move, state } of moments) {
    const { verb } = game.partsOf(move)
    if (verb === 'done' || verb === 'end turn')
      givenUp += Math.max(0, pointsIn(before) - pointsIn(state))
    before = state
  }
  const { vp, goods } = seatFacts(game.rules, end, seat)
  return {
    vp: vp - (scores(from)[seat] ?? 0),
    goods: goods.map(({ count }) => count),
    unused: givenUp + pointsIn(end),
  }
}

/** A die gives its resources and points whether its bonus tile is still there or not. */
function withoutTile(game: Game, seat: number, state: State): State {
  const asked = pendingOf(game.rules, state).at(-1)
  if (asked?.is !== 'tile' || asked.seat !== seat) return state
  return tryMoves(game, state, movesNamed(game, [LEAVE])) ?? state
}

const sameResult = (one: PlanResult, other: PlanResult): boolean =>
  one.vp === other.vp && one.unused === other.unused && one.goods.join() === other.goods.join()

function fairOf(game: Game, state: State, seat: number): CheckedPlan['fair'] {
  const next = forecast(game, state).fairs.find(({ fair }) => fair === state.round)
  return next?.seats[seat]
}

/**
 * The moves were possible when they were planned, so a later move made the last of them fail: the
 * move after the latest moment at which it was still possible.
 */
function breakerOf(
  timeline: Timeline,
  seat: number,
  moves: readonly string[],
): Pick<BrokenPlan, 'by' | 'moment'> {
  const { opening, moments } = timeline
  const now = planStartAt(timeline, seat, moments.length)
  for (let count = moments.length - 1; count >= 0; count--) {
    const basis = planStartAt(timeline, seat, count)
    if (basis === undefined || basis.turn.turn !== now?.turn.turn) break
    const past: Timeline = { ...timeline, moments: moments.slice(0, count) }
    const { rejectedMoves } = playOn(past, seat, basis, moves.slice(basis.played.length))
    if (rejectedMoves.length > 0) continue
    const moment = moments[count]
    // A chance answer counts as part of the active seat's turn.
    const by = stateAt(opening, moments, count).active
    return { by: by < 0 ? undefined : by, moment }
  }
  return { by: undefined, moment: undefined }
}
