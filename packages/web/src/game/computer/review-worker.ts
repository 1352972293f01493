/** The thread that reviews a game: it takes one order and gives one answer. */
import { createReviewer } from '@tiletum/bots/review'
import type { ReviewCall, ReviewReply } from './messages.ts'

const TELL_EVERY = 100

const reply = (message: ReviewReply): void => postMessage(message)

async function review({ content, order }: ReviewCall): Promise<void> {
  let told = -Infinity
  try {
    const turns = await createReviewer(content).review(order, (progress) => {
      const now = performance.now()
      if (now - told < TELL_EVERY) return
      told = now
      reply({ is: 'progress', progress })
    })
    reply({ is: 'review', turns: turns ?? [] })
  } catch (error) {
    reply({ is: 'failed', message: String(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<ReviewCall>) => void review(data))
