/** Whole solo games with silver at every difficulty keep the invariants. */
import { content } from '@tiletum/content'
import { randomGame } from '@tiletum/testkit'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, test } from 'vitest'
import { DIFFICULTIES } from '../../../src/index.ts'
import type { GameConfig } from '../../../src/index.ts'

const MINUTES = 60_000
const modules = ['base', 'solo', 'silver'] as const
const all = [...content.solo.challenges, ...content.silver.solo.challenges].map(({ id }) => id)

const CONFIGS: readonly (readonly [string, Partial<GameConfig>])[] = [
  ['no challenge', {}],
  ...DIFFICULTIES.map((difficulty) => [difficulty, { difficulty }] as const),
  ['all twelve challenges', { challenges: all }],
]

describe.each(CONFIGS)('%s', (name, config) => {
  test.each(['random', 'eager'] as const)(
    '%s play keeps every invariant',
    (policy) => {
      for (let number = 0; number < sample(2, 6); number++) {
        const { scores } = randomGame({
          config: { modules, players: 1, shuffledActions: number === 1, ...config },
          seed: `silver solo ${name} ${policy} ${number}`,
          policy,
          thoroughEvery: 60,
        })
        expect(scores).toHaveLength(2)
      }
    },
    2 * MINUTES,
  )
})
