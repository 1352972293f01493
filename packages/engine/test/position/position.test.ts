import {
  actionTile,
  carriedPoints,
  DIE_COLOURS,
  dieFacts,
  dieOf,
  firstPosition,
  isOver,
  mapOfSpace,
  MAIN_MAP,
  nextTier,
  NONE,
  RESOURCES,
  scores,
  seatFacts,
  seatsIn,
  spaceFacts,
  spacesInPlay,
  tableFacts,
  takenValue,
  wheelFacts,
} from '@tiletum/engine'
import type { GameState } from '../../src/open-state.ts'
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

  it('has the facts of a seat, with its crests by name', () => {
    expect(blue.resources).toMatchObject({ gold: 3, wool: 1, iron: 0 })
    expect(blue.gold).toBe(3)
    expect(blue.buildings.map(({ crest }) => crest)).toEqual(
      blue.buildings.map((_, building) => (building === 0 ? 'lion' : undefined)),
    )
    expect(blue.pieces).toContainEqual({ piece: 'merchant', space: 'genova' })
    expect(blue.silver).toBeUndefined()
  })

  it('has the facts of a space, and the action that faces a value', () => {
    const genova = spaceFacts(rules, state, rules.names.space.indexOf('genova'))
    expect(genova.houses.map(({ owner }) => owner)).toContain(0)
    expect(genova.pieces).toEqual([['merchant', 0]])
    expect(genova.below).toBeUndefined()
    const segment = wheelFacts(rules, state).find(({ action }) => action === 'merchant')
    expect(segment).toMatchObject({ value: 4, points: 3 })
    expect(spacesInPlay(rules, state)).toHaveLength(rules.board.mainSpaces)
  })

  it('has the king spaces above a marker, and the cathedrals where a seat may still contribute', () => {
    const { king, kingAbove, toContribute } = blue
    const at = rules.kingSpaces.indexOf(king)
    expect([...rules.kingSpaces.slice(0, at + 1), ...kingAbove]).toEqual(rules.kingSpaces)
    expect(toContribute).toEqual([])
    const [cathedral, other] = rules.board.cathedrals
    const built = structuredClone(state)
    built.pillars[0] = 1
    built.pillars[1] = 1
    const contributions = (): readonly string[] => seatFacts(rules, built, 0).toContribute
    const spaces = [cathedral, other].map((each) => rules.names.space[each?.space ?? NONE])
    expect(contributions()).toEqual(spaces)
    expect(seatFacts(rules, built, 1).toContribute).toEqual([])
    const [own] = built.seats
    if (own !== undefined) own.contributed = 1
    expect(contributions()).toEqual(spaces.slice(1))
  })

  it('has the facts of a die, for its own resource or another one', () => {
    const yellow = dieOf(DIE_COLOURS.indexOf('yellow'), 4)
    const gold = dieFacts(rules, state, 0, yellow, undefined)
    expect(gold).toMatchObject({ resource: 'gold', count: 4, action: 'merchant', points: 3 })
    expect(gold.tile).toBe(actionTile(rules, state, 'merchant'))
    expect(gold.prospector).toBeUndefined()
    const wool = dieFacts(rules, state, 0, yellow, RESOURCES.indexOf('wool'))
    expect(wool).toMatchObject({ resource: 'wool', count: 4 })
    expect(takenValue(state)).toBeUndefined()
  })

  it('has the scores and the seats, and whether the game is over', () => {
    expect(seatsIn(state)).toEqual([0, 1])
    expect(scores(state)).toEqual(state.seats.map(({ vp }) => vp))
    expect(isOver(state)).toBe(false)
    const ended: GameState = { ...state, frames: [] }
    expect(isOver(ended)).toBe(true)
    const first = firstPosition(rules, state)
    expect(wheelFacts(rules, state).find(({ value }) => value === first.value)?.action).toBe(
      first.action,
    )
  })

  it('has the construction cost of each cathedral, in stone', () => {
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
    .belowTile('hall', 'underground-bonus.silver-1')
    .belowTile('schneeberg', 'underground-bonus.any-2')
  const { rules } = table.game
  const { state } = table

  it('has the facts that the module adds to each part', () => {
    const { silver, gold } = seatFacts(rules, state, 0)
    expect(silver).toMatchObject({ silver: 5, ownResource: 'iron', unitFalls: false })
    expect(tableFacts(rules, state).silver?.technologies).toMatchObject([
      { word: 'resource', reached: [1, 0] },
      { word: 'die', reached: [0, 0] },
      { word: 'joker', reached: [0, 0] },
    ])
    // ag-tech-resource: iron counts as gold.
    expect(silver?.asGold).toBe('iron')
    expect(gold).toBe(3)
  })

  it('has the maps of the sides in play and of no others', () => {
    const maps = spacesInPlay(rules, state).map((space) => mapOfSpace(rules, state, space))
    expect(new Set(maps)).toEqual(new Set([MAIN_MAP, 0, 1, 2]))
    expect(maps).toHaveLength(rules.board.mainSpaces + 3 * 7)
  })

  it('has the pieces, the tiles and the cathedral costs of the underground spaces', () => {
    const below = spacesInPlay(rules, state)
      .filter((space) => mapOfSpace(rules, state, space) !== MAIN_MAP)
      .map((space) => spaceFacts(rules, state, space))
    const standing = below.flatMap(({ space, pieces }) =>
      pieces.map(([piece, seat]) => [piece, seat, rules.names.space[space]]),
    )
    expect(standing).toEqual([
      ['prospector', 0, 'schwaz'],
      ['prospector', 1, 'schwaz'],
    ])
    const lying = below.flatMap(({ space, tiles }) =>
      tiles.map((tile) => `${rules.names.space[space]}: ${tile ?? 'none'}`),
    )
    expect(lying).toEqual([
      'hall: underground-bonus.silver-1',
      'sterzing: none',
      'chemnitz: none',
      'schneeberg: underground-bonus.any-2',
      'pukanec: none',
      'stiavnica: none',
    ])
    const cathedrals = below.flatMap(({ cathedral }) => cathedral ?? [])
    // ag-under-5: cathedrals underground cost silver or gold, never stone.
    expect(cathedrals.map(({ asks, price }) => `${price} ${asks}`)).toEqual([
      '1 silver',
      '3 gold',
      '2 silver',
    ])
  })

  it('has the next tier of a technology and its price, less the discount of a tablet', () => {
    const words = rules.names['technology'] ?? []
    const [first = 0, second = 0] = rules.tables.silver?.content.technologySilver ?? []
    const tier = (word: string, cheaper?: number) =>
      nextTier(rules, state, 0, words.indexOf(word), cheaper)
    expect(tier('die')).toEqual({ tier: 1, silver: first })
    expect(tier('resource')).toEqual({ tier: 2, silver: second })
    expect(tier('resource', 1)).toEqual({ tier: 2, silver: second - 1 })
    // A tier never becomes free.
    expect(tier('die', 9)).toEqual({ tier: 1, silver: 1 })
  })

  it('has the part of a die on the prospector wheel: the action, the movement icon or nothing', () => {
    const brought = [1, 2, 3, 4, 5, 6].map((value) => dieFacts(rules, state, 0, dieOf(0, value), 0))
    for (const { below, prospector } of brought)
      expect(prospector !== undefined).toBe(below === 'prospector')
    expect(new Set(brought.map(({ below }) => below))).toEqual(
      new Set(['prospector', 'step', 'blank']),
    )
  })

  it('carries at most the joker’s points to a second action', () => {
    const split = structuredClone(state)
    const slice = split.slices.silver
    if (slice === undefined) throw new Error('no silver')
    slice.jokerPoints = 2
    expect(carriedPoints(rules, split, 5)).toBe(2)
    expect(carriedPoints(rules, split, 1)).toBe(1)
  })
})
