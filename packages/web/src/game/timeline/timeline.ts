/** What a host has told of a game so far: its entries, folded into moments. A timeline only receives. */
import { isAgreed, parseEntry, stepsBack } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import type { EntryBatch } from '../host/host.ts'
import { follow, open, stateAt } from './moment.ts'
import type { Moment, Opening } from './moment.ts'

export interface Timeline {
  readonly game: Game
  readonly opening: Opening
  /** Every entry, as it was told. */
  readonly log: readonly string[]
  /** The moves and answers that count. */
  readonly moments: readonly Moment[]
  /** In order. */
  readonly takenBack: readonly TakenBack[]
  /**
   * An entry came that the rules of this page can't play, or led to another state than the host's: from
   * there on nothing is received.
   */
  readonly stopped?: true
}

/** Moves and answers that count no longer. */
export interface TakenBack {
  /** How many moments were kept. */
  readonly kept: number
  readonly steps: number
  /** The whole table agreed to it. */
  readonly agreed: boolean
}

export const createTimeline = (game: Game): Timeline => ({
  game,
  opening: open(game),
  log: [],
  moments: [],
  takenBack: [],
})

/** `ahead`: moments that were folded before the host told them, and are taken over where they come. */
export function appendBatch(
  timeline: Timeline,
  batch: EntryBatch,
  optimistic: readonly Moment[] = [],
): Timeline {
  const { game, opening } = timeline
  if (timeline.stopped) return timeline
  const entries = batch.entries.slice(Math.max(0, timeline.log.length - batch.after))
  if (batch.after > timeline.log.length)
    throw new Error(`Entry ${timeline.log.length + 1} is missing`)
  if (entries.length === 0) return timeline
  const moments = [...timeline.moments]
  const takenBack = [...timeline.takenBack]
  let folded: readonly Moment[] = optimistic
  const present = () => stateAt(opening, moments, moments.length)
  const soFar = (count: number) => ({
    ...timeline,
    log: [...timeline.log, ...entries.slice(0, count)],
    moments,
    takenBack,
  })
  for (const [index, text] of entries.entries()) {
    const entry = parseEntry(game, text)
    if (typeof entry !== 'number') return { ...soFar(index), stopped: true }
    const steps = stepsBack(entry)
    const [next, ...rest] = folded
    if (steps > 0) {
      moments.length = Math.max(0, moments.length - steps)
      takenBack.push({ kept: moments.length, steps, agreed: isAgreed(entry) })
      folded = []
    } else if (next?.move === entry) {
      folded = rest
      moments.push(next)
    } else {
      folded = []
      const state = present()
      if (game.why(state, entry) !== undefined) return { ...soFar(index), stopped: true }
      moments.push(follow(game, state, entry))
    }
    const isHashed = batch.hash?.after === timeline.log.length + index + 1
    if (isHashed && batch.hash.is !== game.hash(present()))
      return { ...soFar(index + 1), stopped: true }
  }
  return soFar(entries.length)
}
