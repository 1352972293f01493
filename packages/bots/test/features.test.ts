import { content } from '@tiletum/content'
import { compose, dieOf } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
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
function withDice(...dice: readonly (readonly [number, number])[]): GameState {
  const { state } = firstDecision(game)
  state.dice.fill(0)
  for (const [colour, value] of dice) {
    const die = dieOf(colour, value)
    state.dice[die] = (state.dice[die] ?? 0) + 1
  }
  return state
}

function measured(state: GameState, feature: Feature): number {
  const measures = emptyMeasures()
  measurer(game)(state, 0, measures)
  return measures[place(feature)] ?? 0
}

/** The action that a value faces. */
const actionAt = (state: GameState, value: number): number =>
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

describe('the fairs to come', () => {
  const { rules } = game
  const fairOf = (what: string): number => rules.fairs.findIndex(({ tile }) => tile.id === what)

  /** The first decision of the game with fairs of a kind, and the merchant so far from the first one, without houses. */
  function withFairs(what: string, away: number): GameState {
    const { state } = firstDecision(game)
    state.fairTiles.fill(fairOf(what))
    state.houses.fill(-1)
    const own = state.seats[0]
    const from = state.fairTowns[0] ?? 0
    const space = rules.board.distance[from]?.indexOf(away) ?? -1
    if (own === undefined || space < 0) throw new Error('No such place')
    own.pieces[0] = space
    state.king.fill(rules.kingSpaces.indexOf(5))
    return state
  }

  function takeDice(state: GameState, count: number): void {
    state.seats[0]?.dice.splice(0, Infinity, ...Array.from({ length: count }, () => 0))
  }

  it('are the more in reach the more turns are left, and not at all after the last one', () => {
    const state = withFairs('fair.king', 2)
    const inReach = [0, 1, 2, 3].map((dice) => {
      takeDice(state, dice)
      return measured(state, 'fair now in reach')
    })
    expect(inReach).toEqual(inReach.toSorted((one, other) => other - one))
    expect(new Set(inReach).size).toBe(4)
    expect(inReach.at(-1)).toBe(0)
    expect(measured(state, 'fair now absent')).toBe(9)
  })

  it('count in reach only where no house stands', () => {
    const state = withFairs('fair.king', 2)
    const [near, present] = [
      measured(state, 'fairs later in reach'),
      measured(state, 'fairs later present'),
    ]
    expect(near).toBeGreaterThan(0)
    expect(present).toBe(0)
    for (const town of state.fairTowns.slice(1))
      state.houses[rules.board.houseSpacesOf[town]?.[0] ?? -1] = 0
    expect(measured(state, 'fairs later in reach')).toBe(0)
    expect(measured(state, 'fairs later present')).toBe(3 * 8 + 2 + 3 + 4)
  })

  it('grow with what a player adds by then, pairs as fast as the slower of the two', () => {
    const grown = (what: string): number => {
      const state = withFairs(what, 0)
      takeDice(state, 2)
      state.fairTiles.length = 1
      return measured(state, 'fair growth')
    }
    expect(grown('fair.contract')).toBeCloseTo(4 * 0.42)
    expect(grown('fair.contract-crest')).toBeCloseTo(7 * 0.2)
    expect(grown('fair.king')).toBe(0)
  })
})

describe('what is remembered of the others', () => {
  const four = compose({ modules: ['base'], players: 4 }, content)
  const weights = {
    ...WEIGHTS,
    base: { ...WEIGHTS.base, features: { ...WEIGHTS.base.features, 'wheel tiles': [1, 1] } },
  } as const
  const evaluation = createEvaluation(four, weights)

  it.each<readonly [string, (state: GameState) => void]>([
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
