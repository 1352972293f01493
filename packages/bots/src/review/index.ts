/**
 * Runs reviews in a worker, in Node and in the browser alike. Requests and results are plain data. Every
 * few milliseconds it pauses, so that `stop` is noticed and progress reported.
 */
import { compose } from '@tiletum/engine'
import type { Content, GameConfig, Move } from '@tiletum/engine'
import { stopAfter } from '../time-budget.ts'
import { DEPTH, DEPTHS, reviewGame } from './review.ts'
import type { DepthName, ReviewProgress, TurnReview } from './review.ts'
import { SUBJECTS } from '../evaluation/reasons.ts'
import type { EvaluationReason, ReasonSubject } from '../evaluation/reasons.ts'
import { chanceToWin, VERDICTS } from './verdict.ts'
import type { Verdict } from './verdict.ts'

export { dieIn } from '../puzzles/die.ts'
export { chanceToWin, DEPTH, DEPTHS, reviewGame, SUBJECTS, VERDICTS }
export type { DepthName, EvaluationReason, ReviewProgress, ReasonSubject, TurnReview, Verdict }

export interface ReviewOrder {
  readonly config: GameConfig
  /** Moves and chance answers, in notation. */
  readonly line: readonly string[]
  readonly seats: readonly number[]
  /** Only turns that begin with this entry or later are judged. */
  readonly from?: number
  readonly depth: DepthName
}

export interface Reviewer {
  /** Resolves to undefined after `stop`. */
  review(
    order: ReviewOrder,
    onProgress?: (progress: ReviewProgress) => void,
  ): Promise<readonly TurnReview[] | undefined>
  stop(): void
}

/** The seed is fixed, so that a game always has the same review at each depth. */
export const REVIEW_SEED = 'review'
/** Milliseconds between two pauses. */
const BREATH = 15

export function createReviewer(content: Content): Reviewer {
  let stopped = false
  return {
    async review({ config, line, seats, from = 0, depth }, onProgress) {
      stopped = false
      const game = compose(config, content)
      const moves = line.map((text): Move => {
        const move = game.parse(text)
        if (typeof move !== 'number') throw new Error(`There is no move ${text}`)
        return move
      })
      const going = reviewGame(game, {
        line: moves,
        seats,
        from,
        depth: DEPTH[depth],
        seed: REVIEW_SEED,
      })
      let pause = stopAfter(BREATH)
      for (let step = going.next(); ; step = going.next()) {
        if (step.done === true) return step.value
        if (!pause()) continue
        onProgress?.(step.value)
        // oxlint-disable-next-line no-await-in-loop -- the pause is the point
        await new Promise((go) => setTimeout(go))
        if (stopped) return undefined
        pause = stopAfter(BREATH)
      }
    },
    stop() {
      stopped = true
    },
  }
}
