/** Reviews turns in a thread that lives as long as the review. */
import type { ReviewOrder, ReviewProgress, TurnReview } from '@tiletum/bots/review'
import type { Content } from '@tiletum/engine'
import { attempt } from '../../shared/browser/attempt.ts'
import type { ReviewCall, ReviewReply } from './messages.ts'

export interface ReviewRun {
  /** Rejects when the thread does not start or breaks down; stays pending after `stop`. */
  readonly turns: Promise<readonly TurnReview[]>
  readonly stop: () => void
}

export function runReview(
  content: Content,
  order: ReviewOrder,
  onProgress?: (progress: ReviewProgress) => void,
): ReviewRun {
  const worker = attempt(
    () => new Worker(new URL('review-worker.ts', import.meta.url), { type: 'module' }),
  )
  if (worker === undefined)
    return { turns: Promise.reject(new Error('There are no threads here')), stop: () => {} }
  const turns = new Promise<readonly TurnReview[]>((resolve, reject) => {
    const fail = (message: string): void => {
      worker.terminate()
      reject(new Error(message))
    }
    worker.addEventListener('error', () => fail('The thread broke down'))
    worker.addEventListener('messageerror', () => fail('The thread broke down'))
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
      if (data.is === 'progress') onProgress?.(data.progress)
      else if (data.is === 'failed') fail(data.message)
      else {
        worker.terminate()
        resolve(data.turns)
      }
    })
  })
  const call: ReviewCall = { content, order }
  worker.postMessage(call)
  return { turns, stop: () => worker.terminate() }
}
