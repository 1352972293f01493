import { content } from '@tiletum/content'
import { expect, it } from 'vitest'
import { runReview } from '../../../src/game/computer/review.ts'

it('where a browser has no threads, a review fails like one whose thread broke down', async () => {
  expect(globalThis).not.toHaveProperty('Worker')
  const config = { modules: ['base'], players: 2 } as const
  const { turns, stop } = runReview(content, { config, line: [], seats: [0], depth: 'quick' })
  await expect(turns).rejects.toThrow('no threads')
  stop()
})
