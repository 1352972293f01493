/** A game as chapters: its set-up, then every turn, each with what happened between it and the next. */
import type { GameEvent } from '@tiletum/engine'
import type { Moment } from '../game/moment.ts'

export interface Chapter {
  /** Whose turn it is; nobody's during the set-up. */
  readonly seat: number | undefined
  readonly round: number
  /** The turn of the round. */
  readonly turn: number
  /** How many moments are over when it begins, and when it ends. */
  readonly start: number
  readonly end: number
  readonly events: readonly GameEvent[]
  /** King and fair phase, new tiles and dice: what came after it and before the next turn. */
  readonly after: readonly GameEvent[]
}

interface Writing {
  seat: number | undefined
  round: number
  turn: number
  start: number
  end: number
  events: GameEvent[]
  after: GameEvent[]
}

export function chaptersOf(
  opening: readonly GameEvent[],
  moments: readonly Moment[],
): readonly Chapter[] {
  let round = 0
  let over = false
  const first: Writing = {
    seat: undefined,
    round: 0,
    turn: 0,
    start: 0,
    end: 0,
    events: [...opening],
    after: [],
  }
  let chapter = first
  const chapters = [first]
  for (const [index, { events }] of moments.entries()) {
    if (!over) chapter.end = index + 1
    for (const event of events) {
      if (event.event === 'round') round = event.facts.round
      if (event.event === 'turn') {
        const { turn } = event.facts
        chapter = {
          seat: event.seat,
          round,
          turn,
          start: index + 1,
          end: index + 1,
          events: [event],
          after: [],
        }
        chapters.push(chapter)
        over = false
      } else if (over) chapter.after.push(event)
      else {
        chapter.events.push(event)
        if (event.event === 'turn-over') over = true
      }
    }
  }
  return chapters
}

/** The chapter a moment belongs to, as its place in the list. */
export function chapterAt(chapters: readonly Chapter[], shown: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ start }) => start <= shown),
  )
}
