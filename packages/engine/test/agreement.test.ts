import { content } from '@tiletum/content'
import { expect, it } from 'vitest'
import { compose, disagreementIn } from '../src/index.ts'
import type { Content, Disagreement, GameConfig } from '../src/index.ts'

/** As it may come out of a file or a store: the types promise nothing. */
function disagreement(config: object, of: Content = content): Disagreement | undefined {
  try {
    compose({ modules: ['base'], players: 2, ...config } as GameConfig, of)
    return undefined
  } catch (error) {
    return disagreementIn(error)
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
])('nobody can play with %s %s', (about, word, config) => {
  expect(disagreement(config)).toEqual({ about, word })
})

it('the Cardinalbot’s architect starts at one cost tile', () => {
  const costs = content.base.costs.filter((tile) => !('botStart' in tile))
  const without = { ...content, base: { ...content.base, costs } }
  expect(disagreement(alone, without)).toEqual({ about: 'start-cost', word: '0' })
  expect(disagreement({}, without)).toBeUndefined()
})

it('what fits is played', () => {
  expect(disagreement({ first: 1 })).toBeUndefined()
  expect(disagreement({ ...alone, challenges: [first?.id] })).toBeUndefined()
  expect(disagreement({ ...silver, undergroundSides: ['A', 'B', 'A'] })).toBeUndefined()
})
