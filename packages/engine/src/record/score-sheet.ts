/** The score sheet: the points of every seat by source, collected from the events of a game. */
import type { Game } from '../game.ts'
import { at } from '../kernel/checked-index.ts'
import { SCORE_SOURCES } from '../kernel/events.ts'
import type { EventSink, ScoreSource } from '../kernel/events.ts'
import { scores } from '../position/scores.ts'

export type Scores = Record<ScoreSource, number>

export interface ScoreSheet {
  /** The sink for the events of the whole game, from its start. */
  readonly sink: EventSink
  /** The points of each seat by their source; they add up to its score. */
  readonly seats: readonly Scores[]
}

export function createScoreSheet(game: Game): ScoreSheet {
  const seats = scores(game.start()).map((vp): Scores => ({ ...noScores(), start: vp }))
  return {
    seats,
    sink({ event, seat, facts }) {
      if (event === 'score' && seat !== undefined) at(seats, seat)[facts.from] += facts.points
    },
  }
}

const noScores = (): Scores =>
  Object.fromEntries(SCORE_SOURCES.map((source) => [source, 0])) as Scores
