/** What the page and the thread of the computer players say to each other. */
import type { Advice } from '@tiletum/bots'
import type { ThinkRequest } from '@tiletum/bots/thinker'
import type { Content } from '@tiletum/engine'

export type Call =
  | { readonly is: 'content'; readonly content: Content }
  | { readonly is: 'think'; readonly number: number; readonly request: ThinkRequest }
  | { readonly is: 'stop' }

export type Reply =
  | { readonly is: 'progress'; readonly number: number; readonly iterations: number }
  | { readonly is: 'advice'; readonly number: number; readonly advice: Advice }
  | { readonly is: 'failed'; readonly number: number; readonly message: string }
