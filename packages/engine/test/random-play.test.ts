import { randomGame } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const GAMES = 300
const THOROUGH_GAMES = 2
const MINUTES = 60_000

/** Whole games with every invariant of the testkit: at all steps of some, at some steps of all. */
describe.each([2, 3, 4])('random play with %i players', (players) => {
  test(
    `${GAMES} games hold to the invariants`,
    () => {
      const scores: number[] = []
      for (let number = 0; number < GAMES; number++) {
        const outcome = randomGame({
          config: { modules: ['base'], players, shuffledActions: number % 3 === 0 },
          seed: `random play ${players} ${number}`,
          policy: number % 2 === 0 ? 'random' : 'eager',
          thoroughEvery: number < THOROUGH_GAMES ? 1 : 150,
        })
        scores.push(...outcome.scores)
      }
      expect(scores).toHaveLength(GAMES * players)
      // luck alone reaches most of the game: no score is stuck where it began
      expect(Math.max(...scores)).toBeGreaterThan(60)
      expect(new Set(scores).size).toBeGreaterThan(40)
    },
    5 * MINUTES,
  )

  test('a seed always brings the same game', () => {
    const game = () =>
      randomGame({
        config: { modules: ['base'], players },
        seed: 'the same',
        thoroughEvery: 0,
      })
    expect(game()).toEqual(game())
  })
})
