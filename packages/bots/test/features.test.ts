import { content } from '@tiletum/content'
import { compose, dieOf } from '@tiletum/engine'
import type { State } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { emptyMeasures, place } from '../src/evaluation/features.ts'
import type { Feature } from '../src/evaluation/features.ts'
import { measurer } from '../src/evaluation/measure.ts'
import { createEvaluation, WEIGHTS } from '../src/index.ts'
import { firstDecision } from './contract.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const STONE = 3
const stoneColour = game.rules.colourResource.indexOf(STONE)

/** The first decision with only these dice on the wheel: a colour and a value each. */
function withDice(...dice: readonly (readonly [number, number])[]): State {
  const { state } = firstDecision(game)
  state.dice.fill(0)
  for (const [colour, value] of dice) {
    const die = dieOf(colour, value)
    state.dice[die] = (state.dice[die] ?? 0) + 1
  }
  return state
}

function measured(state: State, feature: Feature): number {
  const measures = emptyMeasures()
  measurer(game)(state, 0, measures)
  return measures[place(feature)] ?? 0
}

/** The action that a value faces. */
const actionAt = (state: State, value: number): number =>
  state.actionAt[(value - state.wheel + 6) % 6] ?? 0

describe('the dice left on the wheel', () => {
  it('count the highest bonus marker of an action that still has a die', () => {
    const state = withDice([0, 2], [1, 5])
    const own = state.seats[0]
    if (own === undefined) throw new Error('Nobody sits there')
    own.markers[actionAt(state, 2)] = 3
    own.markers[actionAt(state, 5)] = 1
    expect(measured(state, 'wheel marker')).toBe(3)
    state.dice[dieOf(0, 2)] = 0
    expect(measured(state, 'wheel marker')).toBe(1)
  })

  it('count the actions with a die and a tile, each once', () => {
    const state = withDice([0, 2], [1, 2], [0, 4])
    expect(measured(state, 'wheel tiles')).toBe(2)
    state.wheelTiles[actionAt(state, 4)] = -1
    expect(measured(state, 'wheel tiles')).toBe(1)
  })

  it('count what the best die gives of what cathedrals and contracts still ask', () => {
    const state = withDice([stoneColour, 2], [stoneColour, 6])
    expect(measured(state, 'wheel goods')).toBe(0)
    const asked = state.costs.findIndex((cost) => (game.rules.costs[cost]?.stone ?? 0) === 5)
    state.pillars[asked] = 1
    state.seats[0]?.resources.splice(STONE, 1, 1)
    expect(measured(state, 'wheel goods')).toBe(4)
    state.dice[dieOf(stoneColour, 6)] = 0
    expect(measured(state, 'wheel goods')).toBe(2)
  })

  it('count nothing for a seat that has taken its dice of the round', () => {
    const state = withDice([stoneColour, 6])
    state.seats[0]?.dice.push(0, 0, 0)
    expect(measured(state, 'wheel tiles')).toBe(0)
  })

  it('count in an evaluation as soon as a weight says so', () => {
    const state = withDice([stoneColour, 6])
    const worth = (weights = WEIGHTS): number => createEvaluation(game, weights).points(state, 0)
    const { base } = WEIGHTS
    const features = { ...base.features, 'wheel tiles': [7, 0] as const }
    const more = worth({ ...WEIGHTS, base: { ...base, features } }) - worth()
    expect(more).toBeCloseTo(7)
  })
})

describe('what is remembered of the others', () => {
  const four = compose({ modules: ['base'], players: 4 }, content)
  const weights = {
    ...WEIGHTS,
    base: { ...WEIGHTS.base, features: { ...WEIGHTS.base.features, 'wheel tiles': [1, 1] } },
  } as const
  const evaluation = createEvaluation(four, weights)

  it.each<readonly [string, (state: State) => void]>([
    ['nothing', () => undefined],
    ['their goods', ({ seats }) => seats[1]?.resources.fill(7)],
    ['their characters', ({ seats }) => seats[2]?.rooms.fill(0, 0, 2)],
    ['their places on the king track', ({ king }) => king.splice(1, 1, 9)],
    ['who lies on top there', ({ kingStack }) => kingStack.reverse()],
    ['their houses', ({ houses }) => houses.fill(1, 0, 3)],
    ['their pillars', ({ pillars }) => pillars.fill(2, 0, 3)],
    ['the dice left', ({ dice }) => dice.fill(0, 2)],
    ['the corruption to come', ({ corruption }) => corruption.fill(0).fill(1, -1)],
  ])('is reckoned anew after a change of %s', (_, change) => {
    const { state } = firstDecision(four)
    evaluation.margin(state, 0)
    change(state)
    expect(evaluation.margin(state, 0)).toBe(createEvaluation(four, weights).margin(state, 0))
  })
})
