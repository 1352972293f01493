import { content } from '@tiletum/content'
import { compose, dieOf } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { describe, expect, it } from 'vitest'
import { emptyMeasures, FEATURES } from '../src/evaluation/features.ts'
import { INPUTS, inputReader } from '../src/evaluation/inputs.ts'
import { measurer } from '../src/evaluation/measure.ts'
import { createNetwork, FURTHEST } from '../src/evaluation/network.ts'
import type { NetworkWeights } from '../src/evaluation/network.ts'
import { createEvaluation, readWeights, WEIGHTS } from '../src/index.ts'
import { createTraining } from '../fit/training.ts'
import { createRandomStream, nextRandom } from '../src/random.ts'
import { firstDecision } from './contract.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const { rules } = game
const NOBODY = -1

function inputsOf(state: GameState, of = game): (name: string) => number {
  const measures = emptyMeasures()
  const inputs = new Float64Array(INPUTS.length).fill(Number.NaN)
  inputReader(of)(state, 0, measures, measurer(of)(state, 0, measures), inputs)
  expect(inputs.some(Number.isNaN)).toBe(false)
  return (name) => {
    expect(INPUTS).toContain(name)
    return inputs[INPUTS.indexOf(name)] ?? Number.NaN
  }
}

function seatOf(state: GameState) {
  const [seat] = state.seats
  if (seat === undefined) throw new Error('Nobody sits there')
  return seat
}

describe('the inputs of the network', () => {
  it('have a name each', () => {
    expect(new Set(INPUTS).size).toBe(INPUTS.length)
  })

  it('are all filled, with silver as well', () => {
    const silver = compose({ modules: ['base', 'silver'], players: 3 }, content)
    const { state } = firstDecision(silver)
    const slice = state.slices.silver
    if (slice === undefined) throw new Error('No silver')
    slice.tiers[0] = 0b11 << 6
    slice.prospectors[1] = 4
    const input = inputsOf(state, silver)
    expect(input('tiers of technology 3')).toBe(2)
    expect(input('prospector on map 2')).toBe(1)
    expect(input('prospector on map 3')).toBe(0)
  })

  it('say how far a fair is, what is free there and what it would bring', () => {
    const { state } = firstDecision(game)
    const own = seatOf(state)
    const town = state.fairTowns[1] ?? 0
    state.fairTiles.fill(rules.fairs.findIndex(({ tile }) => tile.id === 'fair.king'))
    state.king[0] = rules.kingSpaces.indexOf(5)
    state.houses.fill(NOBODY)
    own.pieces[0] = rules.board.distance[town]?.indexOf(2) ?? 0
    const spaces = rules.board.houseSpacesOf[town] ?? []
    const before = inputsOf(state)
    expect(before('way to fair 2')).toBe(2)
    expect(before('free spaces at fair 2')).toBe(spaces.length)
    expect(before('present at fair 2')).toBe(0)
    expect(before('points of fair 2')).toBe(5 + 3 + 2)
    expect(before('points gained at fair 2')).toBe(0)
    state.houses[spaces[0] ?? 0] = 0
    const after = inputsOf(state)
    expect(after('way to fair 2')).toBe(0)
    expect(after('house at fair 2')).toBe(1)
    expect(after('free spaces at fair 2')).toBe(spaces.length - 1)
    expect(after('points gained at fair 2')).toBe(5 + 3 + 2)
    state.round = 3
    expect(inputsOf(state)('points of fair 2')).toBe(0)
  })

  it('say what contracts and cathedrals ask beyond what is there', () => {
    const { state } = firstDecision(game)
    const own = seatOf(state)
    const face = rules.faces.findIndex((one) => one.sort === 'contract' && one.demand.iron > 1)
    const contract = rules.faces[face]
    if (contract?.sort !== 'contract') throw new Error('No such contract')
    own.storehouse[0] = face
    own.resources.splice(0, 5, 0, 0, 0, 1, 1)
    const cathedral = state.costs.findIndex((cost) => (rules.costs[cost]?.stone ?? 0) === 5)
    state.pillars[cathedral] = 1
    const input = inputsOf(state)
    expect(input('iron asked')).toBe(contract.demand.iron)
    expect(input('iron short')).toBe(contract.demand.iron - 1)
    expect(input('contracts held')).toBe(1)
    expect(input('stone asked')).toBe(5)
    expect(input('stone short')).toBe(4)
    own.contributed = 1 << cathedral
    expect(inputsOf(state)('stone asked')).toBe(0)
  })

  it('count the dice left by colour, as long as the seat takes one more', () => {
    const { state } = firstDecision(game)
    state.dice.fill(0)
    state.dice[dieOf(2, 4)] = 2
    state.dice[dieOf(2, 5)] = 1
    expect(inputsOf(state)('dice of colour 3')).toBe(3)
    seatOf(state).dice.push(0, 0, 0)
    expect(inputsOf(state)('dice of colour 3')).toBe(0)
  })

  it('count the open towns and cathedrals by their distance', () => {
    const { state } = firstDecision(game)
    state.houses.fill(NOBODY)
    const at = seatOf(state).pieces[0] ?? 0
    const open = inputsOf(state)('towns at steps 1')
    expect(open).toBe((rules.board.houseSpacesOf[at] ?? []).length > 0 ? 1 : 0)
    for (const space of rules.board.houseSpacesOf[at] ?? []) state.houses[space] = 1
    expect(inputsOf(state)('towns at steps 1')).toBe(0)
  })
})

describe('a network', () => {
  /** Half of each gold beyond two, and a point for each food. */
  const network: NetworkWeights = {
    biases: '-2000',
    outs: '500',
    inputs: { gold: '1000 0 1000', food: '2000 2000 0', 'no such input': '1 1 1' },
  }
  const weights = { ...WEIGHTS, base: { ...WEIGHTS.base, network } }

  function withGoods(gold: number, food: number): GameState {
    const { state } = firstDecision(game)
    seatOf(state).resources.splice(0, 5, gold, food, 0, 0, 0)
    return state
  }

  function corrected(state: GameState): number {
    const measures = emptyMeasures()
    const left = measurer(game)(state, 0, measures)
    return createNetwork(game, network)(state, 0, measures, left)
  }

  it.each([
    [0, 0, 0],
    [2, 0, 0],
    [5, 0, 1.5],
    [5, 3, 4.5],
    [FURTHEST + 4, 0, (FURTHEST - 2) / 2],
  ])('says of %i gold and %i food %d', (gold, food, expected) => {
    expect(corrected(withGoods(gold, food))).toBeCloseTo(expected)
  })

  it('corrects the margin of a seat, and not its points', () => {
    const state = withGoods(5, 3)
    const { network: _network, ...base } = { network, ...WEIGHTS.base }
    const plain = createEvaluation(game, { ...WEIGHTS, base })
    const evaluation = createEvaluation(game, weights)
    expect(evaluation.points(state, 0)).toBe(plain.points(state, 0))
    expect(evaluation.margin(state, 0) - plain.margin(state, 0)).toBeCloseTo(4.5)
  })

  it('is a part of its own of what is expected', () => {
    const evaluation = createEvaluation(game, weights)
    const parts = evaluation.parts(withGoods(5, 3), 0)
    expect(parts[FEATURES.length + 1]).toBeCloseTo(4.5)
    expect(parts.reduce((sum, one) => sum + one)).toBeCloseTo(evaluation.margin(withGoods(5, 3), 0))
  })

  it('comes back from a file, and with a wrong number of weights nothing does', () => {
    expect(readWeights(JSON.stringify(weights))).toEqual(weights)
    for (const wrong of [
      { ...network, outs: '500 500' },
      { ...network, biases: '-2000 ' },
      { ...network, inputs: { gold: '1000 0' } },
      { ...network, inputs: { gold: '1000 0 much' } },
      { biases: network.biases, outs: network.outs },
      [],
    ])
      expect(
        readWeights(JSON.stringify({ ...WEIGHTS, base: { ...WEIGHTS.base, network: wrong } })),
      ).toBeUndefined()
  })
})

describe('training', () => {
  const gold = INPUTS.indexOf('gold')
  const food = INPUTS.indexOf('food')

  /** Turns of three ways in which only the lesser of two goods counts: a sum of both explains three quarters of that. */
  function trained(epochs: number) {
    const stream = createRandomStream('turns', 'training')
    const training = createTraining({ hidden: 6, rate: 0.02, decay: 0, seed: 'test' })
    for (let turn = 0; turn < 1500; turn++)
      training.add(
        Array.from({ length: 3 }, () => {
          const inputs = new Float64Array(INPUTS.length)
          inputs[gold] = nextRandom(stream) % 7
          inputs[food] = nextRandom(stream) % 7
          return { inputs, target: 10 * turn + Math.min(inputs[gold], inputs[food]) }
        }),
      )
    let explained = 0
    for (let epoch = 0; epoch < epochs; epoch++) explained = training.epoch(epoch / epochs)
    return { explained, network: training.network() }
  }

  it('finds what things mean together, by how the ways of a turn differ', () => {
    const { explained, network } = trained(30)
    expect(explained).toBeGreaterThan(0.9)
    expect(Object.keys(network.inputs)).toEqual(['gold', 'food'])
    const state = firstDecision(game).state
    const worth = (...goods: readonly [number, number]): number => {
      seatOf(state).resources.splice(0, 2, ...goods)
      const measures = emptyMeasures()
      const left = measurer(game)(state, 0, measures)
      return createNetwork(game, network)(state, 0, measures, left)
    }
    expect(worth(5, 5) - worth(5, 2)).toBeGreaterThan(2)
    expect(Math.abs(worth(6, 2) - worth(3, 2))).toBeLessThan(1)
  })

  it('comes to the same again', () => {
    expect(trained(2)).toEqual(trained(2))
  })
})
