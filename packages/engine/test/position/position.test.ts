import {
  mapOfSpace,
  MAIN_MAP,
  NONE,
  seatFacts,
  spaceFacts,
  spacesInPlay,
  tableFacts,
  wheelFacts,
} from '@tiletum/engine'
import { scenario, silverScenario } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'

describe('a position of the base game', () => {
  const { game, state } = scenario({ seats: ['blue', 'orange'] })
    .seat('blue', {
      resources: { gold: 3, wool: 1 },
      crests: { 1: 'lion' },
      merchant: 'genova',
      houses: ['genova'],
    })
    .facing('merchant', 4)
  const { rules } = game
  const blue = seatFacts(rules, state, 0)

  it('tells what a seat has, the crests under its buildings by their names', () => {
    expect(blue.resources).toMatchObject({ gold: 3, wool: 1, iron: 0 })
    expect(blue.gold).toBe(3)
    expect(blue.buildings.map(({ crest }) => crest)).toEqual(
      blue.buildings.map((_, building) => (building === 0 ? 'lion' : undefined)),
    )
    expect(blue.pieces).toContainEqual({ piece: 'merchant', space: 'genova' })
    expect(blue.silver).toBeUndefined()
  })

  it('tells what is on a space, and which action faces a value', () => {
    const genova = spaceFacts(rules, state, rules.names.space.indexOf('genova'))
    expect(genova.houses.map(({ owner }) => owner)).toContain(0)
    expect(genova.pieces).toEqual([['merchant', 0]])
    expect(genova.below).toBeUndefined()
    const segment = wheelFacts(rules, state).find(({ action }) => action === 'merchant')
    expect(segment).toMatchObject({ value: 4, points: 3 })
    expect(spacesInPlay(rules, state)).toHaveLength(rules.board.mainSpaces)
  })

  it('tells the construction cost of each cathedral, in stone', () => {
    const all = spacesInPlay(rules, state).flatMap(
      (space) => spaceFacts(rules, state, space).cathedral ?? [],
    )
    expect(all).toHaveLength(rules.board.mainCathedrals)
    for (const { index, asks, price } of all)
      expect({ asks, price }).toEqual({
        asks: 'stone',
        price: rules.costs[state.costs[index] ?? NONE]?.stone,
      })
  })
})

describe('a position of Prospect for Silver', () => {
  const seats = ['blue', 'orange'] as const
  const table = silverScenario({ seats, technologies: ['resource', 'die', 'joker'] })
    .seat('blue', { resources: { gold: 1, iron: 2 } })
    .below('blue', { silver: 5, tiers: { resource: 1 }, ownResource: 'iron' })
  const { rules } = table.game
  const { state } = table

  it('is read with what the module adds to each part', () => {
    const { silver, gold } = seatFacts(rules, state, 0)
    expect(silver).toMatchObject({ silver: 5, ownResource: 'iron', unitFalls: false })
    expect(tableFacts(rules, state).silver?.technologies).toMatchObject([
      { word: 'resource', reached: [1, 0] },
      { word: 'die', reached: [0, 0] },
      { word: 'joker', reached: [0, 0] },
    ])
    // ag-tech-resource: iron stands in for gold
    expect(silver?.asGold).toBe('iron')
    expect(gold).toBe(3)
  })

  it('has the sides in play and no others', () => {
    const maps = spacesInPlay(rules, state).map((space) => mapOfSpace(rules, state, space))
    expect(new Set(maps)).toEqual(new Set([MAIN_MAP, 0, 1, 2]))
    expect(maps).toHaveLength(rules.board.mainSpaces + 3 * 7)
  })
})
