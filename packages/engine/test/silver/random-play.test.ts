import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { randomGame } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const MINUTES = 60_000
const TECHNOLOGIES = content.silver.technologies.map(({ id }) => id)

/** All sets of three of the nine technologies. */
const SETS = TECHNOLOGIES.flatMap((one, a) =>
  TECHNOLOGIES.slice(a + 1).flatMap((two, b) =>
    TECHNOLOGIES.slice(a + b + 2).map((three) => [one, two, three]),
  ),
)

describe('random play with silver', () => {
  test('there are 84 sets of technologies', () => {
    expect(SETS).toHaveLength(84)
    expect(new Set(SETS.map((set) => set.join())).size).toBe(84)
  })

  test(
    'every set of technologies holds to the invariants, with drawn sides, overlays and player counts',
    () => {
      const scores: number[] = []
      SETS.forEach((technologies, number) => {
        const config: GameConfig = {
          modules: ['base', 'silver'],
          players: 2 + (number % 3),
          shuffledActions: number % 5 === 0,
          technologies,
        }
        const outcome = randomGame({
          config,
          seed: `silver ${number}`,
          policy: number % 2 === 0 ? 'eager' : 'random',
          thoroughEvery: number < 2 ? 1 : 100,
        })
        scores.push(...outcome.scores)
      })
      expect(Math.max(...scores)).toBeGreaterThan(50)
    },
    5 * MINUTES,
  )

  test('a game without the module knows nothing of it', () => {
    const state = compose({ modules: ['base'], players: 2 }, content).start()
    expect(state.slices).toEqual({})
  })
})
