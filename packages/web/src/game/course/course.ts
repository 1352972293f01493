/** What a host has told of a game so far: its entries, folded into moments. A course only receives. */
import { isAgreed, parseEntry, stepsBack } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import type { Batch } from '../host/host.ts'
import { follow, open, stateAt } from './moment.ts'
import type { Moment, Opening } from './moment.ts'

export interface Course {
  readonly game: Game
  readonly opening: Opening
  /** Every entry, as it was told. */
  readonly log: readonly string[]
  /** The moves and answers that count. */
  readonly moments: readonly Moment[]
  /** In order. */
  readonly takenBack: readonly TakenBack[]
}

/** Moves and answers that count no longer. */
export interface TakenBack {
  /** How many moments were kept. */
  readonly kept: number
  readonly steps: number
  /** The whole table agreed to it. */
  readonly agreed: boolean
}

export const beginCourse = (game: Game): Course => ({
  game,
  opening: open(game),
  log: [],
  moments: [],
  takenBack: [],
})

/** `ahead`: moments that were folded before the host told them, and are taken over where they come. */
export function receive(course: Course, batch: Batch, ahead: readonly Moment[] = []): Course {
  const { game, opening } = course
  const entries = batch.entries.slice(Math.max(0, course.log.length - batch.after))
  if (batch.after > course.log.length) throw new Error(`Entry ${course.log.length + 1} is missing`)
  if (entries.length === 0) return course
  const moments = [...course.moments]
  const takenBack = [...course.takenBack]
  let folded: readonly Moment[] = ahead
  for (const text of entries) {
    const entry = parseEntry(game, text)
    if (typeof entry !== 'number') throw new UnplayableEntry(text)
    const steps = stepsBack(entry)
    if (steps > 0) {
      moments.length = Math.max(0, moments.length - steps)
      takenBack.push({ kept: moments.length, steps, agreed: isAgreed(entry) })
      folded = []
      continue
    }
    const [next, ...rest] = folded
    folded = next?.move === entry ? rest : []
    moments.push(
      next?.move === entry ? next : follow(game, stateAt(opening, moments, moments.length), entry),
    )
  }
  return { ...course, log: [...course.log, ...entries], moments, takenBack }
}

/** An entry that the rules of this page do not know. */
export class UnplayableEntry extends Error {
  constructor(text: string) {
    super(`This entry can't be played: ${text}`)
  }
}
