/**
 * What would be possible after a helper, or after the choice of an action: found in the pauses of the
 * page, a helper or an action at a time, so that no press waits for it.
 */
import type { MoveParts, Option, State } from '@tiletum/engine'
import type { Snapshot } from '../../game/snapshot.ts'
import type { GameTable } from '../../game/game-table.ts'
import { searchWays } from './routes.ts'

export interface Foresight {
  /** The series of moves that end in this one, the shortest only. */
  readonly seriesTo: (move: string) => readonly (readonly string[])[]
  /** A text made of such series: once, until there is another state or more is found. */
  readonly told: (what: string, tell: () => string) => string
  readonly subscribe: (listener: () => void) => () => void
}

export type SequencesByEnd = Map<string, (readonly string[])[]>

const known = new WeakMap<GameTable, Foresight>()

export function foresightOf(table: GameTable): Foresight {
  const before = known.get(table)
  if (before !== undefined) return before
  const made = lookAhead(table)
  known.set(table, made)
  return made
}

function lookAhead(table: GameTable): Foresight {
  const listeners = new Set<() => void>()
  let of: State | undefined
  let found: SequencesByEnd = new Map()
  /** By what they are about, for a snapshot. */
  let texts = new Map<string, string>()
  let textsOf: Snapshot | undefined
  let stop: (() => void) | undefined
  let leave: (() => void) | undefined
  const look = (): void => {
    const { game, state, legal, options } = table.snapshot()
    if (state === of) return
    of = state
    found = new Map()
    stop?.()
    if (legal.size === 0) return
    const series: SequencesByEnd = new Map()
    const todo = options
      .filter((option) => leadsOn(option) && !option.reveals)
      .map((option) => () => addSeries(series, { game, state, legal }, option))
    stop = inPauses(todo, () => {
      found = series
      texts = new Map()
      for (const listener of listeners) listener()
    })
  }
  return {
    seriesTo(move) {
      look()
      const list = found.get(move) ?? []
      const least = Math.min(...list.map(({ length }) => length))
      return list.filter(({ length }) => length === least)
    },
    told(what, tell) {
      const snapshot = table.snapshot()
      if (textsOf !== snapshot) texts = new Map()
      textsOf = snapshot
      const text = texts.get(what) ?? tell()
      texts.set(what, text)
      return text
    },
    subscribe(listener) {
      listeners.add(listener)
      leave ??= table.subscribe(look)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave?.()
        leave = undefined
        stop?.()
        of = undefined
      }
    },
  }
}

/** What only opens the way to something else. */
function leadsOn({ verb }: MoveParts): boolean {
  return verb === 'use <face>' || verb === 'act <action>' || verb === 'characters <building>'
}

/** What one such move makes possible, at once or where a piece can walk then. */
export function addSeries(
  found: SequencesByEnd,
  { game, state, legal }: Pick<Snapshot, 'game' | 'state' | 'legal'>,
  { notation, move }: Pick<Option, 'notation' | 'move'>,
): void {
  const asked = game.awaiting(state)
  const after = game.clone(state)
  game.play(after, move)
  const then = game.awaiting(after)
  if (asked.who !== 'seat' || then.who !== 'seat' || then.seat !== asked.seat) return
  const add = (series: readonly string[]) => {
    const end = series.at(-1) ?? ''
    if (legal.has(end)) return
    const list = found.get(end)
    if (list === undefined) found.set(end, [series])
    else list.push(series)
  }
  for (const next of game.moves(after))
    if (!leadsOn(game.partsOf(next))) add([notation, game.format(next)])
  for (const way of [...searchWays(game, after).values()].flat())
    for (const end of way.then) add([notation, ...way.moves, end])
}

/** Does one thing after the other while nothing else is to be done; returns what stops it. */
function inPauses(todo: readonly (() => void)[], done: () => void): () => void {
  let stopped = false
  const next = (index: number): void => {
    if (stopped) return
    const work = todo[index]
    if (work === undefined) {
      if (index > 0) done()
      return
    }
    work()
    pause(() => next(index + 1))
  }
  pause(() => next(0))
  return () => {
    stopped = true
  }
}

/** Safari has no idle callbacks. */
const pause: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => void requestIdleCallback(work, { timeout: 500 })
    : (work) => void setTimeout(work, 30)
