import { randomGame } from '@tiletum/testkit'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, test } from 'vitest'

const GAMES = sample(60, 300)
const THOROUGH_GAMES = sample(1, 2)

/**
 * Whole games with all invariants of the testkit, checked at all steps of some games and at some
 * steps of all. Each number of players has a file of its own, so that they run in parallel.
 */
export function describeRandomPlay(players: number): void {
  describe(`random play with ${players} players`, () => {
    test(`${GAMES} games hold to the invariants`, () => {
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
      // Random moves alone reach most of the game: no score stays as at the start.
      expect(Math.max(...scores)).toBeGreaterThan(60)
      expect(new Set(scores).size).toBeGreaterThan(40)
    })

    test('the same seed gives the same game', () => {
      const game = () =>
        randomGame({ config: { modules: ['base'], players }, seed: 'the same', thoroughEvery: 0 })
      expect(game()).toEqual(game())
    })
  })
}
