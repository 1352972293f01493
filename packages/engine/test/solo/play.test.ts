/** Whole solo games at every difficulty keep the invariants, and equal the stored trace. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { randomGame, TRACED, traceText } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { DIFFICULTIES } from '../../src/index.ts'

describe.each([undefined, ...DIFFICULTIES])('difficulty %s', (difficulty) => {
  test.each(['random', 'eager'] as const)('%s play keeps every invariant', (policy) => {
    const config = {
      modules: ['base', 'solo'],
      players: 1,
      ...(difficulty === undefined ? {} : { difficulty }),
    } as const
    for (let number = 0; number < 3; number++) {
      const seed = `solo ${difficulty ?? 'none'} ${policy} ${number}`
      const shuffledActions = number === 2
      const { scores } = randomGame({
        config: { ...config, shuffledActions },
        seed,
        policy,
        thoroughEvery: 40,
      })
      expect(scores).toHaveLength(2)
    }
  })
})

// After a change of rules, texts or policies run `npm run golden-games` and compare the trace with the
// booklet.
describe.each(TRACED)('the stored trace of $name', (game) => {
  test.each(['en', 'fr'] as const)('equals the trace of a replay, in %s', (language) => {
    const games = path.join(import.meta.dirname, '../../../../games/traces')
    const stored = readFileSync(path.join(games, `${game.name}.${language}.txt`), 'utf8')
    expect(traceText(game, language)).toBe(stored)
  })
})
