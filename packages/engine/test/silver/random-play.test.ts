import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { openState } from '../../src/state.ts'
import type { GameConfig } from '@tiletum/engine'
import { randomGame } from '@tiletum/testkit'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, test } from 'vitest'

const MINUTES = 60_000
const TECHNOLOGIES = content.silver.technologies.map(({ id }) => id)

/** All sets of three of the nine technologies. */
const SETS = TECHNOLOGIES.flatMap((one, a) =>
  TECHNOLOGIES.slice(a + 1).flatMap((two, b) =>
    TECHNOLOGIES.slice(a + b + 2).map((three) => [one, two, three]),
  ),
)

/** The lines of a 3 × 3 square with opposite edges joined: every pair of technologies is on one of them. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [1, 5, 6],
  [2, 3, 7],
  [0, 5, 7],
  [1, 3, 8],
  [2, 4, 6],
].map((line) => line.flatMap((index) => TECHNOLOGIES.slice(index, index + 1)))

const PLAYED = sample(LINES.length, SETS.length) === SETS.length ? SETS : LINES

describe('random play with silver', () => {
  test('there are 84 sets of technologies', () => {
    expect(SETS).toHaveLength(84)
    expect(new Set(SETS.map((set) => set.join())).size).toBe(84)
  })

  test('every pair of technologies is in one of the sets that are always played', () => {
    const pairs = LINES.flatMap(([one, two, three]) => [
      `${one} ${two}`,
      `${one} ${three}`,
      `${two} ${three}`,
    ])
    expect(new Set(pairs).size).toBe((9 * 8) / 2)
  })

  test(
    'sets of technologies keep the invariants, with random sides, overlays and player counts',
    () => {
      const scores: number[] = []
      PLAYED.forEach((technologies, number) => {
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
          thoroughEvery: number < sample(1, 2) ? 1 : 100,
        })
        scores.push(...outcome.scores)
      })
      expect(Math.max(...scores)).toBeGreaterThan(50)
    },
    5 * MINUTES,
  )

  test('a game without the expansion has no trace of it', () => {
    const state = compose({ modules: ['base'], players: 2 }, content).start()
    expect(openState(state).slices).toEqual({})
  })
})
