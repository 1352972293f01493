/** The game as the host has sent it: its entries, folded into moments. */
import { isAgreed, parseEntry, stepsBack } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import type { EntryBatch } from '../host/host.ts'
import { follow, open, stateAt } from './moment.ts'
import type { Moment, Opening } from './moment.ts'

export interface Timeline {
  readonly game: Game
  readonly opening: Opening
  /** Every entry as it was sent. */
  readonly log: readonly string[]
  /** The effective moves and chance answers. */
  readonly moments: readonly Moment[]
  /** In the order in which they were taken back. */
  readonly takenBack: readonly TakenBack[]
  /**
   * An entry is refused by the rules of this page, or led to another state than the host's: later
   * entries are dropped.
   */
  readonly stopped?: true
}

/** Moves and chance answers that were taken back. */
export interface TakenBack {
  /** Number of moments before them. */
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

/**
 * @param optimistic Moments folded before the host sent their entries; they are reused where the
 * entries agree.
 */
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
