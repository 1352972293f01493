/**
 * The plans of a game at a screen: which exist, whether they still work, and the one being edited.
 */
import { nextTurnOf, stepsBackIn } from '@tiletum/engine'
import type { TurnName } from '@tiletum/engine'
import { mustSubmit } from '../timeline/optimistic-moves.ts'
import type { Timeline } from '../timeline/timeline.ts'
import { stateAt } from '../timeline/moment.ts'
import type { Host } from '../host/host.ts'
import { createSignal } from '../host/signal.ts'
import type { Signal } from '../host/signal.ts'
import type { Snapshot } from '../snapshot.ts'
import type { GameTable } from '../game-table.ts'
import { planStartAt } from './plan-start.ts'
import { checkPlans, playOn, resultOf } from './check-plans.ts'
import type { CheckedPlan } from './check-plans.ts'
import { freeName, isFor, NO_PLANS, withPlan } from '../storage/plans.ts'
import type { PlanName, Plans } from '../storage/plans.ts'
import { openSandbox } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'

export interface Planning {
  readonly now: Signal<PlanningNow>
  /** Opens a plan for editing; only while others decide. */
  readonly open: (name: PlanName) => boolean
  /** Returns to the game; the plan is stored. */
  readonly leave: () => void
  /** Stores the draft of the own turn as a plan; false if there is none. */
  readonly keep: (name: PlanName) => boolean
  /**
   * Loads a plan as the draft, up to the move that would submit it. Returns the number of moves.
   */
  readonly use: (name: PlanName) => number
  readonly drop: (name: PlanName) => void
  readonly close: () => void
}

export interface PlanningNow {
  /** The turn that plans are for; undefined while none can be made. */
  readonly turn: TurnName | undefined
  /** True if that turn is under way. */
  readonly mine: boolean
  readonly plans: readonly CheckedPlan[]
  /** Whether the table agreed to show forecasts of points. */
  readonly forecast: boolean
  /** The plan being edited, and its table. */
  readonly open: { readonly name: PlanName; readonly table: GameTable } | undefined
  /** The plan that holds the moves the host rejected. */
  readonly rescued: PlanName | undefined
}

const NOTHING: PlanningNow = {
  turn: undefined,
  mine: false,
  plans: [],
  forecast: false,
  open: undefined,
  rescued: undefined,
}

export function planAt(host: Host, table: GameTable): Planning {
  const now = createSignal(NOTHING)
  let sandbox: (Sandbox & { readonly name: PlanName }) | undefined
  let timeline = timelineOf(table.snapshot())
  let told: object | undefined
  let rescued: PlanName | undefined

  const planner = (): number | undefined => plannerOf(host, table.snapshot())
  const turn = (): TurnName | undefined => {
    const seat = planner()
    const state = stateAt(timeline.opening, timeline.moments, timeline.moments.length)
    return seat === undefined ? undefined : nextTurnOf(state, seat)
  }
  const kept = (of: TurnName): Plans => {
    const plans = host.plans.current()
    return isFor(plans, of) ? plans : { ...of, plans: [] }
  }
  const basisNow = () => {
    const seat = planner()
    return seat === undefined ? undefined : planStartAt(timeline, seat, timeline.moments.length)
  }

  const look = (): void => {
    const of = turn()
    const state = stateAt(timeline.opening, timeline.moments, timeline.moments.length)
    const plans = of === undefined ? NO_PLANS : kept(of)
    now.set({
      turn: of,
      mine: of !== undefined && state.active === of.seat,
      plans: plans.plans.length === 0 ? [] : checkPlans(timeline, plans),
      forecast: host.agreement.current().forecast,
      open: sandbox === undefined ? undefined : { name: sandbox.name, table: sandbox },
      rescued,
    })
  }

  const store = (name: PlanName, moves: readonly string[]): void => {
    const basis = basisNow()
    if (basis === undefined) return
    const { seat } = basis.turn
    const rest = moves.slice(basis.played.length)
    const { moments } = playOn(timeline, seat, basis, rest)
    const result = resultOf(timeline.game, seat, basis.state, moments)
    const plan = moves.length === 0 ? undefined : { name, moves, result }
    host.keepPlans(withPlan(kept(basis.turn), basis.turn, name, plan))
  }
  /** Stores moves under the first free name, unless an equal plan exists. */
  const storeFree = (moves: readonly string[]): PlanName | undefined => {
    const of = turn()
    if (of === undefined || moves.length === 0) return undefined
    const plans = kept(of)
    const same = plans.plans.find((plan) => plan.moves.join('\n') === moves.join('\n'))
    const name = same?.name ?? freeName(plans)
    if (name !== undefined && same === undefined) store(name, moves)
    return name
  }

  const leave = (): void => {
    if (sandbox === undefined) return
    sandbox.close()
    sandbox = undefined
    look()
  }
  /** Stores the moves that the host rejected. */
  const rescue = ({ rejected, moments, confirmed }: Snapshot): void => {
    if (rejected === told) return
    told = rejected
    rescued = undefined
    if (rejected === undefined || stepsBackIn(rejected.moves[0] ?? '') > 0) return
    const played = basisNow()?.played ?? []
    const ahead = moments.slice(confirmed).map(({ notation }) => notation)
    rescued = storeFree([...played, ...ahead, ...rejected.moves])
  }
  const hear = (): void => {
    const snapshot = table.snapshot()
    const next = timelineOf(snapshot)
    const moved =
      next.moments.length !== timeline.moments.length ||
      next.moments.at(-1) !== timeline.moments.at(-1)
    const before = turn()
    if (moved) timeline = next
    rescue(snapshot)
    const basis = basisNow()
    if (sandbox !== undefined && moved) {
      const same = basis?.begun !== undefined && isSame(before, basis.turn)
      if (same) sandbox.rebase(timeline, basis)
      else leave()
    }
    look()
  }

  const stops = [
    table.subscribe(hear),
    host.plans.subscribe(look),
    host.seats.subscribe(look),
    host.agreement.subscribe(look),
  ]
  hear()

  return {
    now,
    open(name) {
      const basis = basisNow()
      if (basis?.begun === undefined) return false
      sandbox?.close()
      const opened = openSandbox({
        name,
        timeline,
        basis,
        moves: kept(basis.turn).plans.find((plan) => plan.name === name)?.moves ?? [],
        seats: host.seats.current(),
        agreement: host.agreement.current(),
        changed: () => store(name, opened.moves()),
      })
      sandbox = { ...opened, name }
      look()
      return true
    },
    leave,
    keep(name) {
      const { moments, confirmed, isSubmitting } = table.snapshot()
      const basis = basisNow()
      if (basis === undefined || basis.begun !== undefined || isSubmitting) return false
      const ahead = moments.slice(confirmed).map(({ notation }) => notation)
      if (ahead.length === 0) return false
      store(name, [...basis.played, ...ahead])
      return true
    },
    use(name) {
      const { plans, mine } = now.current()
      const checked = plans.find(({ plan }) => plan.name === name)
      const { moments, confirmed, isSubmitting } = table.snapshot()
      if (checked === undefined || !mine || isSubmitting) return 0
      const composed = moments.slice(confirmed).map(({ notation }) => notation)
      const played = basisNow()?.played ?? []
      if (composed.length > 0) storeFree([...played, ...composed])
      const moves = checked.moments.map(({ notation }) => notation)
      const last = mustSubmit(timeline, checked.moments) ? 1 : 0
      return table.replaceDraft(
        moves.slice(0, moves.length - last),
        moves.slice(moves.length - last),
      )
    },
    drop(name) {
      if (sandbox?.name === name) leave()
      const of = turn()
      if (of !== undefined) host.keepPlans(withPlan(kept(of), of, name, undefined))
    },
    close() {
      sandbox?.close()
      for (const stop of stops) stop()
    },
  }
}

const timelineOf = ({ game, opening, moments, confirmed, takenBack }: Snapshot): Timeline => ({
  game,
  opening,
  log: [],
  moments: moments.slice(0, confirmed),
  takenBack,
})

/** The seat of this screen that decides now, or next. */
function plannerOf(
  host: Host,
  { game, opening, moments, confirmed }: Snapshot,
): number | undefined {
  const { mine, players } = host.seats.current()
  const own = players.flatMap((_, seat) => (mine.has(seat) ? [seat] : []))
  if (own.length < 2) return own[0]
  const state = stateAt(opening, moments, confirmed)
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'seat' && mine.has(awaiting.seat)) return awaiting.seat
  const active = state.order.indexOf(state.active)
  const around = [...state.order.slice(active + 1), ...state.order]
  return around.find((seat) => mine.has(seat))
}

const isSame = (one: TurnName | undefined, other: TurnName): boolean =>
  one?.seat === other.seat && one.round === other.round && one.turn === other.turn
