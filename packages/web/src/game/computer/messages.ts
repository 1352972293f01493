/** Messages between the page and the thread of the computer players. */
import type { Advice } from '@tiletum/bots'
import type { SearchRequest } from '@tiletum/bots/search-worker'
import type { ReviewOrder, ReviewProgress, TurnReview } from '@tiletum/bots/review'
import type { Content } from '@tiletum/engine'

export type WorkerCall =
  | { readonly is: 'content'; readonly content: Content }
  | { readonly is: 'think'; readonly number: number; readonly request: SearchRequest }
  | { readonly is: 'stop' }

export type WorkerReply =
  | { readonly is: 'progress'; readonly number: number; readonly iterations: number }
  | { readonly is: 'advice'; readonly number: number; readonly advice: Advice }
  | { readonly is: 'failed'; readonly number: number; readonly message: string }

/** An order for the review thread, which answers once. */
export interface ReviewCall {
  readonly content: Content
  readonly order: ReviewOrder
}

export type ReviewReply =
  | { readonly is: 'progress'; readonly progress: ReviewProgress }
  | { readonly is: 'review'; readonly turns: readonly TurnReview[] }
  | { readonly is: 'failed'; readonly message: string }
