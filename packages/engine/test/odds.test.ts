import { seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { expect, it } from 'vitest'
import { compose, moveList } from '../src/index.ts'

it('the odds of a pending request are those of its answers', () => {
  const game = compose({ modules: ['base'], players: 3, shuffledActions: true }, content)
  const chance = seededChance('odds')
  const state = game.start()
  const list = moveList()
  const asked = new Set<string>()
  for (;;) {
    const awaiting = game.awaiting(state)
    if (awaiting.who !== 'chance') break
    const { request } = awaiting.request
    asked.add(request)
    game.list(state, list)
    const weights = list.weights.subarray(0, list.count)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    expect(game.odds(state, request)).toEqual(
      game.moves(state).map((answer, index) => ({
        answer,
        notation: game.format(answer),
        probability: (weights[index] ?? 0) / total,
      })),
    )
    game.play(state, chance.answer(request, list, state))
  }
  expect(asked).toContain('action')
  expect(asked).toContain('dice')
})
