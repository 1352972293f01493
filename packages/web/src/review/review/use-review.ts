/** The review of a seat: stored, running, or to be started. */
import type { DepthName } from '@tiletum/bots/review'
import type { Content } from '@tiletum/engine'
import { useEffect, useRef, useState } from 'react'
import { runReview } from '../../game/computer/review.ts'
import type { ReviewRun } from '../../game/computer/review.ts'
import { keepReview, reviewOf } from '../../game/storage/review-store.ts'
import type { StoredReview } from '../../game/storage/review-store.ts'
import { lineIn } from '../../game/storage/saved-game.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { keepReviewPace, reviewPaceOf } from './review-duration.ts'

export type ReviewState =
  | { readonly is: 'reading' }
  | { readonly is: 'none'; readonly failed: boolean }
  | {
      readonly is: 'running'
      readonly done: number
      readonly of: number
      /** Estimated milliseconds to go. */
      readonly left: number
    }
  | { readonly is: 'done'; readonly review: StoredReview }

export interface ReviewControl {
  readonly now: ReviewState
  readonly start: (depth: DepthName) => void
  readonly stop: () => void
}

const READING: ReviewState = { is: 'reading' }

export function useReview(
  game: SavedGame,
  content: Content,
  seat: number,
  turns: number,
): ReviewControl {
  const [of, setOf] = useState<{ readonly seat: number; readonly now: ReviewState }>()
  const setNow = (now: ReviewState): void => setOf({ seat, now })
  const now = of?.seat === seat ? of.now : READING
  const run = useRef<ReviewRun>(undefined)
  useEffect(() => {
    let left = false
    void reviewOf(game, seat).then((review) => {
      if (!left)
        setOf({
          seat,
          now: review === undefined ? { is: 'none', failed: false } : { is: 'done', review },
        })
    })
    return () => {
      left = true
      run.current?.stop()
    }
  }, [game, seat])

  const start = (depth: DepthName): void => {
    const began = performance.now()
    const pace = reviewPaceOf(depth)
    setNow({ is: 'running', done: 0, of: turns, left: turns * pace })
    const order = { config: game.config, line: lineIn(game), seats: [seat], depth }
    const going = runReview(content, order, ({ done, of }) => {
      const each = done === 0 ? pace : (performance.now() - began) / done
      if (run.current === going)
        setNow({ is: 'running', done, of, left: Math.max(0, (of - done) * each) })
    })
    run.current = going
    const finish = async (): Promise<void> => {
      try {
        const judged = await going.turns
        if (judged.length > 0) keepReviewPace(depth, (performance.now() - began) / judged.length)
        const review = await keepReview(game, seat, depth, judged)
        if (run.current === going) setNow({ is: 'done', review })
      } catch {
        if (run.current === going) setNow({ is: 'none', failed: true })
      }
    }
    void finish()
  }
  const stop = (): void => {
    run.current?.stop()
    run.current = undefined
    setNow({ is: 'none', failed: false })
  }
  return { now, start, stop }
}
