import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { createEvaluation, POLICIES, readWeights, WEIGHTS } from '../src/index.ts'
import { firstDecision } from './contract.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const text = JSON.stringify(WEIGHTS)

describe('weights from a file', () => {
  it('are those that were written', () => {
    expect(readWeights(text)).toEqual(WEIGHTS)
  })

  it('a feature that the file does not know counts nothing', () => {
    const { gold: _gold, ...features } = WEIGHTS.base.features
    const older = JSON.stringify({ ...WEIGHTS, base: { ...WEIGHTS.base, features } })
    const read = readWeights(older)
    if (read === undefined) throw new Error('No weights were read')
    const worth = (gold: number): number => {
      const { state } = firstDecision(game)
      state.seats[0]?.resources.splice(0, 1, gold)
      return createEvaluation(game, read).points(state, 0)
    }
    expect(worth(2)).toBe(worth(1))
  })

  it.each([
    ['no JSON', 'weights'],
    ['a list', '[]'],
    ['one set only', JSON.stringify({ base: WEIGHTS.base })],
    ['no calibration', text.replaceAll('calibration', 'other')],
    ['a weight of one number', text.replace('"gold":[', '"gold":[],"else":[')],
    ['an endless number', text.replace('"bias":[', '"bias":[1e999],"else":[')],
  ])('nothing for %s', (_, wrong) => {
    expect(readWeights(wrong)).toBeUndefined()
  })
})

describe('other weights', () => {
  const golden = {
    ...WEIGHTS,
    base: {
      ...WEIGHTS.base,
      features: { ...WEIGHTS.base.features, gold: [100, 0] as const },
    },
  }

  it('evaluate otherwise', () => {
    const { state } = firstDecision(game)
    const seat = state.seats[0]
    if (seat === undefined) throw new Error('Nobody sits there')
    const worth = (weights = WEIGHTS) => createEvaluation(game, weights).points(state, 0)
    seat.resources[0] = 0
    const without = worth(golden)
    seat.resources[0] = 1
    expect(worth(golden) - without).toBeCloseTo(100)
    expect(worth()).not.toBeCloseTo(worth(golden))
  })

  it.each(['greedy', 'merchant'] as const)('are what %s plays by', (name) => {
    const { state, moves } = firstDecision(game)
    const choice = (weights = WEIGHTS) =>
      game.format(POLICIES[name](game, 'seed', weights).choose(state, moves, { iterations: 200 }))
    expect(choice()).toBe(
      game.format(POLICIES[name](game, 'seed').choose(state, moves, { iterations: 200 })),
    )
    expect(choice(golden)).toMatch(/^die \S+ \d/)
    expect(choice(golden)).not.toBe(choice())
  })
})
