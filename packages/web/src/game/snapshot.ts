/** What the screen shows of a game: a function of its timeline, of what is looked at, and of whose seats are here. */
import { ownSteps, pendingOf } from '@tiletum/engine'
import type { Game, Option, Pending, State } from '@tiletum/engine'
import type { Timeline, TakenBack } from './timeline/timeline.ts'
import { stateAt } from './timeline/moment.ts'
import { turnAt, turnsOf } from './timeline/turns.ts'
import type { Moment, Opening } from './timeline/moment.ts'
import type { RejectedMoves } from './host-sync.ts'
import type { Agreement, HostConnection, HostSeats } from './host/host.ts'
import type { PlanName } from './storage/plans.ts'
import type { ViewedMoment } from './view/viewed-moment.ts'

export interface Snapshot {
  readonly game: Game
  readonly state: State
  readonly opening: Opening
  /** What the host told, then what is played ahead of it. */
  readonly moments: readonly Moment[]
  /** How many of them the host told. */
  readonly confirmed: number
  /** How many moments the shown state includes. */
  readonly shown: number
  /** Whether the shown state is the present one. */
  readonly live: boolean
  /** The seat that decides, NONE when nobody does. */
  readonly seat: number
  readonly pending: readonly Pending[]
  readonly options: readonly Option[]
  /** The options by their notation; empty when the state shown is a past one. */
  readonly legal: ReadonlyMap<string, Option>
  /** The moments of the turn under way, as indices. */
  readonly steps: readonly number[]
  /** One may go back to any number of moments from here on. */
  readonly floor: number
  /** One may take back to this number of moments, although something has come up since. */
  readonly takeBackTo: number | undefined
  readonly takenBack: readonly TakenBack[]
  /** Every entry the host told, in order; those taken back and the `undo`s included. */
  readonly entries: readonly string[]
  /** What can be played again, the next first. */
  readonly undone: readonly string[]
  readonly over: boolean
  readonly connection: HostConnection['is']
  /** This screen only looks on. */
  readonly readOnly: boolean
  /** A computer player decides: nobody else may move for it. */
  readonly computes: boolean
  /** Somebody decides who does not sit at this screen. */
  readonly awaitsOthers: boolean
  /** Moves were handed in, and the host has not answered yet. */
  readonly isSubmitting: boolean
  /** What the host did not take, until something else is done. */
  readonly rejected: RejectedMoves | undefined
  /** The plan that is made on this table; undefined where the game is shown. */
  readonly plan: PlanName | undefined
}

interface Source {
  readonly timeline: Timeline
  /** Own moves the host has not told yet. */
  readonly optimistic: readonly Moment[]
  readonly view: ViewedMoment
  readonly seats: HostSeats
  readonly connection: HostConnection
  readonly agreement: Agreement
  /** How many moments, from the first, nobody may take back alone. */
  readonly lockedMoves: number
  readonly undone: readonly string[]
  readonly isSubmitting: boolean
  readonly rejected: RejectedMoves | undefined
}

const NOBODY = -1

/** Where moves may be composed. */
const PLAYED: ReadonlySet<HostConnection['is']> = new Set(['open', 'away'])

export function snapshotOf(source: Source): Snapshot {
  const { timeline, optimistic, view, seats, isSubmitting } = source
  const { game, opening } = timeline
  const moments = momentsOf(timeline, optimistic)
  const shown = Math.min(view.shown ?? moments.length, moments.length)
  const shownState = stateAt(opening, moments, shown)
  const live = view.during === undefined && shown === moments.length
  const awaiting = game.awaiting(shownState)
  const seat = awaiting.who === 'seat' ? awaiting.seat : NOBODY
  const mine = seats.mine.has(seat)
  const computes = seats.players[seat]?.computer !== undefined
  const readOnly = timeline.stopped === true || !PLAYED.has(source.connection.is)
  const idle = !mine || !live || readOnly || isSubmitting
  const options = idle ? [] : game.options(shownState)
  const legal = new Map(options.map((option) => [option.notation, option]))
  const floor = undoFloor(source, moments)
  const [again = ''] = source.undone
  return {
    game,
    state: view.during ?? shownState,
    opening,
    moments,
    confirmed: timeline.moments.length,
    shown,
    live,
    seat,
    pending: pendingOf(game.rules, shownState),
    options,
    legal,
    steps: turnSteps(moments, shown, shownState.active),
    floor,
    takeBackTo:
      live && !readOnly && !isSubmitting && source.agreement.freeUndo
        ? lastOf(seats.mine, moments, floor)
        : undefined,
    takenBack: timeline.takenBack,
    entries: timeline.log,
    undone: legal.has(again) ? source.undone : [],
    over: awaiting.who === 'nobody' || source.connection.is === 'ended',
    connection: source.connection.is,
    readOnly,
    computes,
    awaitsOthers: seat !== NOBODY && !mine && !computes,
    isSubmitting,
    rejected: source.rejected,
    plan: undefined,
  }
}

/** Whether something is asked of this seat, or its turn is shown; a game that was ended asks nobody. */
export function isActive(
  { seat: asked, state, over, live }: Pick<Snapshot, 'seat' | 'state' | 'over' | 'live'>,
  seat: number,
): boolean {
  if (over && live) return false
  return (asked >= 0 ? asked : state.active) === seat
}

/** Undo ends at the last answer of chance or move of another seat, or where the host ends it. */
function undoFloor({ timeline, seats, lockedMoves }: Source, moments: readonly Moment[]): number {
  const awaiting = timeline.game.awaiting(stateAt(timeline.opening, moments, moments.length))
  if (awaiting.who !== 'seat' || !seats.mine.has(awaiting.seat)) return moments.length
  const by = moments.map((moment) => moment.by)
  return Math.max(lockedMoves, moments.length - ownSteps(by, awaiting.seat))
}

const known = new WeakMap<readonly Moment[], readonly Moment[]>()

/** The same list as long as nothing was added to it. */
function momentsOf({ moments }: Timeline, optimistic: readonly Moment[]): readonly Moment[] {
  if (optimistic.length === 0) return moments
  const before = known.get(optimistic)
  if (before !== undefined && before[moments.length - 1] === moments.at(-1)) return before
  const all = [...moments, ...optimistic]
  known.set(optimistic, all)
  return all
}

/** Since the turn of the active seat began. */
function turnSteps(moments: readonly Moment[], shown: number, active: number): number[] {
  if (active === NOBODY) return []
  const turns = turnsOf(moments)
  const start = turns[turnAt(turns, shown)]?.start ?? 0
  return Array.from({ length: shown - start }, (_, index) => start + index)
}

/** The last own move before so many moments. */
function lastOf(
  mine: ReadonlySet<number>,
  moments: readonly Moment[],
  before: number,
): number | undefined {
  for (let index = before - 1; index >= 0; index--)
    if (mine.has(moments[index]?.by ?? NOBODY)) return index
  return undefined
}
