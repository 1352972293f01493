/** A game at a screen: what it shows, and what the player does there. */
import type { GameEvent, Refusal, State } from '@tiletum/engine'
import { presentOf } from './timeline/optimistic-moves.ts'
import { stateAt } from './timeline/moment.ts'
import { eventsAfter, refusalIn } from './try-moves.ts'
import { syncWithHost } from './host-sync.ts'
import type { Host } from './host/host.ts'
import { snapshotOf } from './snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import { PRESENT, viewAt } from './view/viewed-moment.ts'

export interface GameTable {
  readonly snapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Plays moves in order while they are legal; returns how many were. They stay a draft, which can
   * be undone, until another seat or chance is asked; then the whole draft is submitted.
   */
  readonly play: (...notations: readonly string[]) => number
  /**
   * Replaces the draft. The moves of `later` can be redone after it. Returns how many moves were
   * played.
   */
  readonly replaceDraft: (notations: readonly string[], later: readonly string[]) => number
  /**
   * Returns why a move is refused in the shown state; undefined if it is legal, or no move at all.
   */
  readonly why: (notation: string) => Refusal | undefined
  /** Returns the events of a series of moves; undefined if one of them is not legal. */
  readonly preview: (...notations: readonly string[]) => readonly GameEvent[] | undefined
  /** Goes back to an earlier number of moments; the moves taken back can be redone. */
  readonly backTo: (count: number) => void
  readonly redo: () => void
  /**
   * Goes back before the last own move, past chance and other seats. The log notes it, and it can't
   * be redone.
   */
  readonly takeBack: () => void
  /** Shows a past moment, the present, or with `during` a state within that moment. */
  readonly show: (moment: number | undefined, during?: State) => void
  readonly close: () => void
}

/** A table whose players see everything, so that they may go back as far as they like. */
export interface RewindableTable extends GameTable {
  /** Goes back to an earlier number of moments, past chance and other seats. */
  readonly rewind: (count: number) => void
}

export function createGameTable(host: Host): RewindableTable {
  const { game } = host
  let view = PRESENT
  let undone: readonly string[] = []
  const listeners = new Set<() => void>()
  /** During an action the listeners are called once, at its end. */
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
