import { content } from '@tiletum/content'
import { expect, it } from 'vitest'
import { compose, configErrorOf } from '../src/index.ts'
import type { Content, ConfigError, GameConfig } from '../src/index.ts'

/**
 * Composes a configuration as it may come from a file or a store, without any guarantee by types.
 */
function configError(config: object, of: Content = content): ConfigError | undefined {
  try {
    compose({ modules: ['base'], players: 2, ...config } as GameConfig, of)
    return undefined
  } catch (error) {
    return configErrorOf(error)
  }
}

const alone = { modules: ['base', 'solo'], players: 1 }
const silver = { modules: ['base', 'silver'] }
const [first] = content.solo.challenges

it.each([
  ['modules', 'solo', { modules: ['solo'], players: 1 }],
  ['players', '5', { players: 5 }],
  ['players', '2', { ...alone, players: 2 }],
  ['first', '3', { first: 2 }],
  ['first', '0', { first: -1 }],
  ['first', 'NaN', { first: Number.NaN }],
  ['difficulty', 'expert', { ...alone, difficulty: 'expert' }],
  ['difficulty-and-challenges', 'easy', { ...alone, difficulty: 'easy', challenges: [] }],
  ['challenges', 'challenge.none', { ...alone, challenges: ['challenge.none'] }],
  ['challenges', first?.id, { ...alone, challenges: [first?.id, first?.id] }],
  ['sides', 'A B', { ...silver, undergroundSides: ['A', 'B'] }],
  ['sides', 'A B C', { ...silver, undergroundSides: ['A', 'B', 'C'] }],
  ['technologies', 'technology.die', { ...silver, technologies: ['technology.die'] }],
  ['overlay', 'overlay.none', { ...silver, overlay: 'overlay.none' }],
])('a configuration with the %s %s is refused, naming both', (about, word, config) => {
  expect(configError(config)).toEqual({ about, word })
})

it('a solo game is refused without the cost tile where the Cardinalbot’s architect starts', () => {
  const costs = content.base.costs.filter((tile) => !('botStart' in tile))
  const without = { ...content, base: { ...content.base, costs } }
  expect(configError(alone, without)).toEqual({ about: 'start-cost', word: '0' })
  expect(configError({}, without)).toBeUndefined()
})

it('a configuration without errors is accepted', () => {
  expect(configError({ first: 1 })).toBeUndefined()
  expect(configError({ ...alone, challenges: [first?.id] })).toBeUndefined()
  expect(configError({ ...silver, undergroundSides: ['A', 'B', 'A'] })).toBeUndefined()
})
