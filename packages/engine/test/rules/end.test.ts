import { clause, scenario } from '@tiletum/testkit'
import type { Scenario, SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { lastTurn } from './support/phases.ts'

/**
 * The last round: orange has the 4 points of the king track, and both players stay away from the
 * fair.
 */
const last = () =>
  scenario({ seats: ['blue', 'orange'] })
    .round(4)
    .fair(4, 'verona', 'fair.contract')
    .king({ 1: ['orange'] })
const ends = (game: Scenario) => lastTurn(game, 'orange')
const blue = (setting: SeatSetting) => ends(last().seat('blue', { resources: {}, ...setting }))

describe('houses and pillars', () => {
  for (const [houses, pillars, points] of [
    [['paris', 'wien'], ['london', 'praha'], 6],
    [['paris'], ['london'], 2],
    [[], ['london', 'praha'], 2],
    [['paris', 'wien'], [], 0],
  ] as const)
    clause(
      'end-1',
      `${houses.length + 1} houses, Tiletum's included, × ${pillars.length} pillars = ${points}`,
      () => {
        expect(blue({ houses, pillars })).toHave('blue', { vp: 10 + points })
      },
    )
})

describe('completed buildings', () => {
  const rooms = {
    1: ['character.king.vp-2', 'character.king.vp-3', 'character.king.king-1'],
    2: ['character.merchant.house', 'character.merchant.gold-3'],
    3: ['character.contract.wool-2', 'character.contract.iron-2'],
    4: ['character.architect.stone-2'],
    5: ['character.character.food-2'],
  }
  const crests = { 6: 'lily', 5: 'eagle', 4: 'chalice', 3: 'tower', 2: 'sun', 1: 'lion' } as const
  for (const [completed, points] of [0, 0, 0, 5, 10, 20, 30].entries())
    clause('end-2', `${completed} score ${points}`, () => {
      const placed = Object.entries(crests).filter(([building]) => 6 - Number(building) < completed)
      const game = blue({ rooms, crests: Object.fromEntries(placed) })
      expect(game.seatState('blue').completed).toHaveLength(completed)
      expect(game).toHave('blue', { vp: 10 + points })
    })

  clause('end-2', 'crests under unfilled buildings score nothing', () => {
    const game = blue({ crests: { 1: 'lily', 2: 'eagle', 3: 'chalice', 4: 'tower' } })
    expect(game).toHave('blue', { vp: 10 })
  })
})

describe('resources', () => {
  for (const [resources, points] of [
    [{ gold: 3 }, 0],
    [{ gold: 4 }, 1],
    [{ iron: 1, food: 1, wool: 1, stone: 1 }, 1],
    [{ iron: 3, food: 3, wool: 1 }, 1],
    [{ iron: 3, gold: 3, wool: 2 }, 2],
    [{ stone: 11 }, 2],
  ] as const)
    clause('end-3', `${JSON.stringify(resources)}: ${points}`, () => {
      expect(blue({ resources })).toHave('blue', { vp: 10 + points })
    })
})

describe('the winner', () => {
  const scores = (points: Readonly<Record<'blue' | 'orange' | 'green' | 'purple', number>>) => {
    const game = scenario({ seats: ['blue', 'orange', 'green', 'purple'] })
      .round(4)
      .fair(4, 'verona', 'fair.contract')
    for (const colour of ['blue', 'orange', 'green', 'purple'] as const)
      game.seat(colour, { vp: points[colour], resources: {} })
    return game
  }

  clause('end-4', 'has most points', () => {
    const game = scores({ blue: 30, orange: 41, green: 52, purple: 20 }).king({ 1: ['purple'] })
    lastTurn(game, 'purple')
    // 4 points for the tile, 1 for the space, 1 resource for the food of the last die.
    expect(game).toHave('purple', { vp: 26 })
    expect(game.standings()).toEqual(['green', 'orange', 'blue', 'purple'])
  })

  clause('end-4', 'of a tie is earlier in the turn order of the last king phase', () => {
    const tie = { blue: 40, orange: 40, green: 40, purple: 0 }
    const game = scores(tie).king({ 1: ['purple'], 0: ['green', 'blue', 'orange'] })
    expect(lastTurn(game, 'purple').standings()).toEqual(['green', 'blue', 'orange', 'purple'])
    const other = scores(tie).king({ 1: ['purple'], 0: ['orange', 'green', 'blue'] })
    expect(lastTurn(other, 'purple').standings()).toEqual(['orange', 'green', 'blue', 'purple'])
  })
})

describe('after the last turn', () => {
  const rich: SeatSetting = {
    storehouse: ['bonus.vp-4', 'contract.iron-3', 'bonus.crest-sun', 'character.king.vp-3'],
    resources: { iron: 3, food: 2, gold: 2, stone: 4 },
    pillars: ['london'],
  }

  clause('end-5', 'no task is possible', () => {
    const game = blue(rich)
    expect(game).toAwait('nobody')
    expect(game).toOfferExactly()
    for (const task of [
      'use bonus.vp-4',
      'fulfil contract.iron-3',
      'crest sun building 6',
      'contribute london',
      'buy iron',
    ])
      expect(game).toRefuse(task, 'end-5')
  })

  clause('end-5', 'tiles in the storehouse count nothing', () => {
    const game = blue(rich)
    // 1 house × 1 pillar, 11 resources
    expect(game).toHave('blue', { vp: 10 + 1 + 2, storehouse: rich.storehouse ?? [] })
    expect(blue({ ...rich, storehouse: [] })).toHave('blue', { vp: 10 + 1 + 2 })
  })
})

describe('the example of the rulebook', () => {
  clause('ex-final', '5 pillars × 5 houses, 4 completed buildings, 9 resources: 37 points', () => {
    const game = blue({
      pillars: ['london', 'paris', 'praha', 'wien', 'lyon'],
      contracts: ['contract.iron-3', 'contract.iron-5', 'contract.iron-7'],
      houses: ['paris', 'wien', 'lyon', 'milano'],
      rooms: {
        2: ['character.merchant.house', 'character.merchant.gold-3'],
        4: ['character.architect.stone-2'],
        5: ['character.character.food-2'],
      },
      crests: { 2: 'lily', 4: 'eagle', 5: 'chalice', 6: 'sun' },
      resources: { iron: 3, gold: 5, wool: 1 },
    })
    expect(game).toHave('blue', { vp: 10 + 25 + 10 + 2 })
  })
})
