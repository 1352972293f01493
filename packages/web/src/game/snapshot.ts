/**
 * What the screen shows of a game: a pure function of the timeline, the viewed moment and the seats
 * of this screen.
 */
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
  /** The confirmed moments, then the optimistic ones. */
  readonly moments: readonly Moment[]
  /** Number of moments that the host has confirmed. */
  readonly confirmed: number
  /** Number of moments that the shown state includes. */
  readonly shown: number
  /** Whether the shown state is the present one. */
  readonly live: boolean
  /** The seat that decides, NONE when nobody does. */
  readonly seat: number
  readonly pending: readonly Pending[]
  readonly options: readonly Option[]
  /** The options by their notation; empty for a past state. */
  readonly legal: ReadonlyMap<string, Option>
  /** Indices of the moments of the current turn. */
  readonly steps: readonly number[]
  /** Undo may go back to any number of moments from here on. */
  readonly floor: number
  /**
   * The number of moments to take back to, past chance and other seats; undefined if that is not
   * allowed.
   */
  readonly takeBackTo: number | undefined
  readonly takenBack: readonly TakenBack[]
  /** Every entry that the host sent, in order, with undone ones and the `undo`s themselves. */
  readonly entries: readonly string[]
  /** Moves that can be redone, the next one first. */
  readonly undone: readonly string[]
  readonly over: boolean
  readonly connection: HostConnection['is']
  /** This screen can't play. */
  readonly readOnly: boolean
  /** A computer player decides. */
  readonly computes: boolean
  /** Somebody decides who does not play at this screen. */
  readonly awaitsOthers: boolean
  /** True while a submission has no answer. */
  readonly isSubmitting: boolean
  /** The last moves that the host rejected, until the player does something else. */
  readonly rejected: RejectedMoves | undefined
  /** The plan that is made on this table; undefined for the real game. */
  readonly plan: PlanName | undefined
}

interface Source {
  readonly timeline: Timeline
  /** Own moves that the host has not confirmed yet. */
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

/** Connections in which moves can be prepared. */
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

/** True if this seat decides, or its turn is shown. Nobody is active in a game that was ended. */
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

/** Keeps the identity of the list until a moment is added. */
function momentsOf({ moments }: Timeline, optimistic: readonly Moment[]): readonly Moment[] {
  if (optimistic.length === 0) return moments
  const before = known.get(optimistic)
  if (before !== undefined && before[moments.length - 1] === moments.at(-1)) return before
  const all = [...moments, ...optimistic]
  known.set(optimistic, all)
  return all
}

/** Returns the indices of the moments since the turn of the active seat began. */
function turnSteps(moments: readonly Moment[], shown: number, active: number): number[] {
  if (active === NOBODY) return []
  const turns = turnsOf(moments)
  const start = turns[turnAt(turns, shown)]?.start ?? 0
  return Array.from({ length: shown - start }, (_, index) => start + index)
}

/** Returns the index of the last own move before a number of moments. */
function lastOf(
  mine: ReadonlySet<number>,
  moments: readonly Moment[],
  before: number,
): number | undefined {
  for (let index = before - 1; index >= 0; index--)
    if (mine.has(moments[index]?.by ?? NOBODY)) return index
  return undefined
}
