import { content } from '@tiletum/content'
import { compose, dieOf } from '@tiletum/engine'
import type { State } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { emptyMeasures, place } from '../src/evaluation/features.ts'
import type { Feature } from '../src/evaluation/features.ts'
import { measurer } from '../src/evaluation/measure.ts'
import { createEvaluation, playGame, POLICIES, seededChance, WEIGHTS } from '../src/index.ts'
import type { Policy } from '../src/index.ts'
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

it.each([
  ['four players', { modules: ['base'], players: 4 }],
  ['two players with silver', { modules: ['base', 'silver'], players: 2 }],
] as const)('what is remembered of the others is what they are worth now (%s)', (_, config) => {
  const table = compose(config, content)
  const wheel = { ...WEIGHTS.base.features, 'wheel goods': [1, 1] } as const
  const weights = { ...WEIGHTS, base: { ...WEIGHTS.base, features: wheel } }
  const evaluation = createEvaluation(table, weights)
  const policies = Array.from({ length: config.players }, (__, at): Policy => {
    const own = POLICIES.eager(table, `remembered ${at}`)
    return {
      choose(state, moves, budget) {
        for (let seat = 0; seat < config.players; seat++)
          expect(evaluation.margin(state, seat)).toBe(
            createEvaluation(table, weights).margin(state, seat),
          )
        return own.choose(state, moves, budget)
      },
    }
  })
  playGame({ game: table, policies, chance: seededChance('remembered') })
})
