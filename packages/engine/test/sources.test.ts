import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import { compose, createScoreSheet, SCORE_SOURCES } from '../src/index.ts'
import type { Scores } from '../src/index.ts'

const total = (scores: Scores): number =>
  Object.values(scores).reduce((sum, points) => sum + points, 0)

describe.each([2, 3, 4])('score sources of %i players', (players) => {
  it('add up to the score of every seat at every step', () => {
    const game = compose({ modules: ['base'], players }, content)
    const used = new Set<string>()
    for (let seed = 0; seed < 25; seed++) {
      const sheet = createScoreSheet(game)
      const chance = seededChance(seed)
      const policies = Array.from({ length: players }, (_, seat) => {
        const policy = POLICIES[seed % 2 === 0 ? 'eager' : 'random'](game, `${seed} ${seat}`)
        return {
          choose: (...[state, moves, budget]: Parameters<typeof policy.choose>) => {
            expect(sheet.seats.map(total)).toEqual(state.seats.map(({ vp }) => vp))
            return policy.choose(state, moves, budget)
          },
        }
      })
      const { state } = playGame({ game, policies, chance, sink: sheet.sink })
      expect(sheet.seats.map(total)).toEqual(state.seats.map(({ vp }) => vp))
      for (const scores of sheet.seats)
        for (const source of SCORE_SOURCES) if (scores[source] !== 0) used.add(source)
    }
    expect([...used]).toEqual(
      expect.arrayContaining(['start', 'king-track', 'fair-1', 'fair-4', 'contract-tile', 'goods']),
    )
  })
})
