/**
 * The table on which a plan is made: the real game, as if the own turn began now. Nothing is
 * submitted.
 */
import { mustSubmit, playOptimistically, presentOf } from '../timeline/optimistic-moves.ts'
import type { Timeline } from '../timeline/timeline.ts'
import { stateAt } from '../timeline/moment.ts'
import { eventsAfter, refusalIn } from '../try-moves.ts'
import type { Moment } from '../timeline/moment.ts'
import type { Agreement, HostConnection, HostSeats } from '../host/host.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Snapshot } from '../snapshot.ts'
import type { GameTable } from '../game-table.ts'
import { PRESENT, viewAt } from '../view/viewed-moment.ts'
import type { PlanStart } from './plan-start.ts'
import type { PlanName } from '../storage/plans.ts'

export interface Sandbox extends GameTable {
  /** The moves of the plan, first those that can be played. */
  readonly moves: () => readonly string[]
  readonly moments: () => readonly Moment[]
  /** Replays the moves of the plan after other seats have played. */
  readonly rebase: (timeline: Timeline, basis: PlanStart) => void
}

interface SandboxOptions {
  readonly name: PlanName
  readonly timeline: Timeline
  readonly basis: PlanStart
  readonly moves: readonly string[]
  readonly seats: HostSeats
  readonly agreement: Agreement
  /** Called when the plan changes. */
  readonly changed: () => void
}

const OPEN: HostConnection = { is: 'open', stored: true }

export function openSandbox(options: SandboxOptions): Sandbox {
  const { name, agreement, changed } = options
  const { game } = options.timeline
  const { seat } = options.basis.turn
  const seats: HostSeats = { players: options.seats.players, mine: new Set([seat]) }
  let timeline = options.timeline
  let optimistic: readonly Moment[] = []
  /** Moves that were undone, or can no longer be played. */
  let undone: readonly string[] = []
  let fallen = 0
  let view = PRESENT
  const listeners = new Set<() => void>()

  const lay = (moves: readonly string[]): void => {
    const played = playOptimistically(timeline, seats.mine, moves)
    optimistic = played.moments
    undone = played.rejectedMoves
    fallen = played.rejectedMoves.length
  }
  const onBasis = (from: Timeline, { begun }: PlanStart): Timeline =>
    begun === undefined ? from : { ...from, moments: [...from.moments, begun] }
  const look = (): Snapshot => ({
    ...snapshotOf({
      timeline,
      optimistic,
      view,
      seats,
      connection: OPEN,
      agreement: { ...agreement, freeUndo: false },
      lockedMoves: 0,
      undone,
      isSubmitting: false,
      rejected: undefined,
    }),
    plan: name,
    // A plan can be undone completely, even after its last move.
    floor: timeline.moments.length,
    awaitsOthers: false,
    computes: false,
  })
  timeline = onBasis(options.timeline, options.basis)
  lay(options.moves)
  let current = look()
  const tell = (): void => {
    current = look()
    for (const listener of listeners) listener()
  }
  const moves = (): readonly string[] => [
    ...optimistic.map(({ notation }) => notation),
    ...undone.slice(undone.length - fallen),
  ]
  const change = (): void => {
    view = PRESENT
    tell()
    changed()
  }
  const play = (notations: readonly string[]): number => {
    let played = 0
    for (const notation of notations) {
      if (mustSubmit(timeline, optimistic)) break
      const next = playOptimistically(timeline, seats.mine, [notation], optimistic)
      if (next.rejectedMoves.length > 0) break
      optimistic = next.moments
      undone = undone[0] === notation ? undone.slice(1) : []
      fallen = Math.min(fallen, undone.length)
      played++
    }
    return played
  }

  return {
    moves,
    moments: () => optimistic,
    rebase(next, basis) {
      const all = moves()
      timeline = onBasis(next, basis)
      lay(all)
      tell()
    },
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(...notations) {
      const played = play(notations)
      change()
      return played
    },
    replaceDraft(notations, later) {
      optimistic = []
      undone = []
      fallen = 0
      const played = play(notations)
      undone = later
      change()
      return played
    },
    why: (notation) =>
      refusalIn(game, stateAt(current.opening, current.moments, current.shown), notation),
    preview: (...notations) => eventsAfter(game, presentOf(timeline, optimistic), notations),
    backTo(count) {
      const kept = count - timeline.moments.length
      if (kept < 0 || kept >= optimistic.length) return
      undone = [...optimistic.slice(kept).map(({ notation }) => notation), ...undone]
      fallen = 0
      optimistic = optimistic.slice(0, kept)
      change()
    },
    redo() {
      const [next] = current.undone
      if (next === undefined) return
      play([next])
      change()
    },
    takeBack: () => undefined,
    show(moment, during) {
      view = viewAt(moment, current.moments.length, during)
      tell()
    },
    close: () => listeners.clear(),
  }
}
