import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import { compose, createScoreSheet, SCORE_SOURCES, scores } from '../src/index.ts'
import type { Scores } from '../src/index.ts'

const total = (scores: Scores): number =>
  Object.values(scores).reduce((sum, points) => sum + points, 0)

describe.each([
  [2, ['base']],
  [3, ['base']],
  [4, ['base']],
  [1, ['base', 'solo']],
  [3, ['base', 'silver']],
] as const)('score sources of %i with %j', (players, modules) => {
  it('add up to the score of every seat at every step', () => {
    const game = compose({ modules, players }, content)
    const used = new Set<string>()
    let wrong = 0
    for (let seed = 0; seed < 12; seed++) {
      const sheet = createScoreSheet(game)
      const chance = seededChance(seed)
      const policies = Array.from({ length: players }, (_, seat) => {
        const policy = POLICIES[seed % 2 === 0 ? 'eager' : 'random'](game, `${seed} ${seat}`)
        return {
          choose: (...[state, moves, budget]: Parameters<typeof policy.choose>) => {
            if (sheet.seats.some((sources, of) => total(sources) !== scores(state)[of])) wrong++
            return policy.choose(state, moves, budget)
          },
        }
      })
      const { state } = playGame({ game, policies, chance, sink: sheet.sink })
      expect(sheet.seats.map(total)).toEqual(scores(state))
      for (const scores of sheet.seats)
        for (const source of SCORE_SOURCES) if (scores[source] !== 0) used.add(source)
    }
    expect(wrong).toBe(0)
    expect([...used]).toEqual(
      expect.arrayContaining(['start', 'king-track', 'fair-1', 'fair-4', 'contract-tile', 'goods']),
    )
  })
})
