/** A game at a screen: what it shows, and what somebody does there. */
import type { GameEvent, Refusal, State } from '@tiletum/engine'
import { presentOf } from './timeline/optimistic-moves.ts'
import { stateAt } from './timeline/moment.ts'
import { eventsAfter, refusalIn } from './timeline/try-moves.ts'
import { syncWithHost } from './host-sync.ts'
import type { Host } from './host/host.ts'
import { snapshotOf } from './snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { PRESENT, viewAt } from './view/viewed-moment.ts'

export interface GameTable {
  readonly snapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Plays moves in order while they are legal; returns how many were. They stay a draft, which can be
   * taken back, until somebody else is asked; all are handed in then.
   */
  readonly play: (...notations: readonly string[]) => number
  /** Puts moves into the tray in place of those there; `later` can be redone after them. */
  readonly replaceDraft: (notations: readonly string[], later: readonly string[]) => number
  /** Why a move is not possible in the state shown; undefined when it is, or is no move. */
  readonly why: (notation: string) => Refusal | undefined
  /** What a series of moves would bring, or undefined when one of them is not possible. */
  readonly preview: (...notations: readonly string[]) => readonly GameEvent[] | undefined
  /** Back to an earlier number of moments; the moves taken back can be redone. */
  readonly backTo: (count: number) => void
  readonly redo: () => void
  /** Back before the last own move, past chance and other seats; it is noted and not redone. */
  readonly takeBack: () => void
  /** Looks at a past moment, or at the present one; or at what lay on the table after that moment. */
  readonly show: (moment: number | undefined, during?: State) => void
  readonly close: () => void
}

/** A table that people play who see everything: there one goes back as far as one likes. */
export interface RewindableTable extends GameTable {
  /** Back to an earlier number of moments, past chance and other seats. */
  readonly rewind: (count: number) => void
}

export function createGameTable(host: Host): RewindableTable {
  const { game } = host
  let view = PRESENT
  let undone: readonly string[] = []
  const listeners = new Set<() => void>()
  /** While somebody does something here, it is told once, at its end. */
  let busy = true

  const sync = syncWithHost(host, () => {
    if (!busy) changed()
  })
  const takeSnapshot = (): Snapshot =>
    snapshotOf({
      timeline: sync.timeline(),
      optimistic: sync.optimistic(),
      view,
      seats: host.seats.current(),
      connection: host.connection.current(),
      agreement: host.agreement.current(),
      lockedMoves: host.lockedMoves?.current() ?? 0,
      undone: sync.rejected()?.moves ?? undone,
      isSubmitting: sync.isSubmitting(),
      rejected: sync.rejected(),
    })
  let current = takeSnapshot()
  busy = false
  const changed = (): void => {
    current = takeSnapshot()
    for (const listener of listeners) listener()
  }
  const act = <T>(work: () => T): T => {
    busy = true
    try {
      return work()
    } finally {
      busy = false
      changed()
    }
  }
  const play = (notations: readonly string[]): number => {
    let played = 0
    for (const notation of notations) {
      const again = current.rejected?.moves ?? undone
      if (!sync.add(notation)) break
      undone = again[0] === notation ? again.slice(1) : []
      played++
    }
    return played
  }

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(...notations) {
      if (current.readOnly) return 0
      return act(() => {
        view = PRESENT
        return play(notations)
      })
    },
    replaceDraft(notations, later) {
      if (current.readOnly || current.isSubmitting) return 0
      return act(() => {
        view = PRESENT
        sync.cutTo(0)
        const played = play(notations)
        undone = played === notations.length ? later : [...notations.slice(played), ...later]
        return played
      })
    },
    why: (notation) =>
      refusalIn(game, stateAt(current.opening, current.moments, current.shown), notation),
    preview: (...notations) =>
      eventsAfter(game, presentOf(sync.timeline(), sync.optimistic()), notations),
    backTo(count) {
      const { moments, confirmed, floor, readOnly, isSubmitting } = current
      if (readOnly || isSubmitting || count < floor || count >= moments.length) return
      act(() => {
        undone = [...moments.slice(count).map(({ notation }) => notation), ...undone]
        view = PRESENT
        if (count >= confirmed) sync.cutTo(count - confirmed)
        else sync.undo(confirmed - count)
      })
    },
    rewind(count) {
      const { moments, confirmed, readOnly, isSubmitting } = current
      if (readOnly || isSubmitting || count < 0 || count >= moments.length) return
      act(() => {
        undone = []
        view = PRESENT
        if (count >= confirmed) sync.cutTo(count - confirmed)
        else sync.undo(confirmed - count)
      })
    },
    takeBack() {
      const { takeBackTo, confirmed } = current
      if (takeBackTo === undefined) return
      act(() => {
        undone = []
        sync.undo(confirmed - takeBackTo)
      })
    },
    redo() {
      const [next] = current.undone
      if (next === undefined || current.readOnly) return
      act(() => play([next]))
    },
    show(moment, during) {
      view = viewAt(moment, current.moments.length, during)
      changed()
    },
    close: sync.close,
  }
}
