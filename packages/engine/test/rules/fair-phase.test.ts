import { content } from '@tiletum/content'
import { clause, scenario } from '@tiletum/testkit'
import type { Scenario, SeatSetting } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { lastTurn } from './support/phases.ts'

const ALL = ['blue', 'orange', 'green', 'purple'] as const
const closes = (game: Scenario) => lastTurn(game, 'purple')

/**
 * A fair in Verona in round 2, with 2 points on the board. Orange is highest on the king track and
 * does not take part.
 */
const verona = (tile: string) =>
  scenario({ seats: ALL })
    .round(2)
    .fair(2, 'verona', tile)
    .king({ 1: ['orange'] })

/**
 * A seat with 6 houses, 7 pillars, 5 contracts, 1 crest, 2 cathedral tiles, 4 characters upstairs
 * and 3 filled buildings; a crest and a contract wait in the storehouse.
 */
const SETTLED: SeatSetting = {
  merchant: 'verona',
  houses: ['london', 'lyon-1', 'wien-1', 'genova-1', 'firenze'],
  pillars: ['london', 'koln', 'paris', 'praha', 'bordeaux', 'wien', 'lyon'],
  contributed: ['london', 'praha'],
  contracts: [
    'contract.iron-3',
    'contract.iron-5',
    'contract.iron-7',
    'contract.iron-9',
    'bonus.contract-iron-2',
  ],
  crests: { 6: 'lily' },
  rooms: {
    1: ['', 'character.king.vp-2', 'character.king.vp-3'],
    2: ['character.contract.wool-2', 'character.contract.iron-2'],
    3: ['', 'character.merchant.gold-3'],
    4: ['character.architect.stone-2'],
    5: ['character.character.food-2'],
  },
  storehouse: ['bonus.crest-sun', 'contract.wool-3', 'character.king.gold-2'],
}

describe('taking part in a fair', () => {
  clause(
    'fair-1',
    'is for every player with a house or the merchant in the town, and no other',
    () => {
      const contract = { contracts: ['contract.iron-3'] }
      const game = closes(
        verona('fair.house')
          .seat('blue', { ...contract, merchant: 'verona' })
          .seat('green', { houses: ['verona'] })
          .seat('purple', {
            merchant: 'nurnberg--verona',
            architect: 'verona',
            houses: ['milano'],
          }),
      )
      expect(game).toHave('blue', { vp: 10 + (2 + 2) * 1 })
      expect(game).toHave('green', { vp: 10 + (2 + 2) * 2 })
      expect(game).toHave('purple', { vp: 10 })
      expect(game).toHave('orange', { vp: 10 + 4 + 1 })
    },
  )

  clause('fair-1', 'is for all players in Tiletum, by their first house', () => {
    const game = closes(
      scenario({ seats: ALL })
        .fair(1, 'tiletum', 'fair.house')
        .king({ 1: ['orange'] })
        .seat('blue', { merchant: 'wien' })
        .seat('green', { merchant: 'praha' })
        .seat('purple', { merchant: 'lyon' }),
    )
    expect(game).toHave('blue', { vp: 10 + 1 + 2 })
    expect(game).toHave('green', { vp: 10 + 1 + 2 })
    expect(game).toHave('purple', { vp: 10 + 1 + 2 })
    expect(game).toHave('orange', { vp: 10 + 1 + 2 + 4 + 1 })
  })

  clause('fair-1', 'by house and merchant together scores once only', () => {
    const game = closes(
      verona('fair.contract').seat('blue', {
        merchant: 'verona',
        houses: ['verona'],
        contracts: ['contract.iron-3'],
      }),
    )
    expect(game).toHave('blue', { vp: 10 + 5 })
  })
})

describe('the points', () => {
  for (const [round, board] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const)
    clause(
      'fair-2',
      `of fair ${round}: ${board} on the board and 3 on the tile, for each contract`,
      () => {
        const game = closes(
          scenario({ seats: ALL })
            .round(round)
            .fair(round, 'verona', 'fair.contract')
            .king({ 1: ['orange'] })
            .seat('blue', {
              merchant: 'verona',
              resources: {},
              contracts: ['contract.iron-3', 'contract.iron-5'],
            }),
        )
        expect(game).toHave('blue', { vp: 10 + (board + 3) * 2 })
      },
    )

  clause('fair-2', 'are none when the condition is never met', () => {
    const game = closes(verona('fair.cathedral').seat('blue', { merchant: 'verona' }))
    expect(game).toHave('blue', { vp: 10 })
  })

  clause('fair-2', 'are those of this round, not of another', () => {
    const game = closes(
      verona('fair.contract')
        .fair(3, 'genova', 'fair.house')
        .seat('blue', { merchant: 'genova', contracts: ['contract.iron-3'] }),
    )
    expect(game).toHave('blue', { vp: 10 })
  })
})

/**
 * Points of each tile for that seat: (board 2 + tile) × the number of times the condition is met.
 */
const CONDITIONS: Record<string, { readonly met: string; readonly points: number }> = {
  'fair.house-pillar': { met: '6 pairs of 6 houses and 7 pillars', points: (2 + 6) * 6 },
  'fair.contract-cathedral': { met: '2 pairs of 5 and 2', points: (2 + 5) * 2 },
  'fair.contract': { met: '5 contracts', points: (2 + 3) * 5 },
  'fair.king': { met: 'the sum once and the king space of 0', points: 2 + 3 },
  'fair.contract-crest': { met: '1 pair of 5 and 1', points: (2 + 6) * 1 },
  'fair.house': { met: '6 houses', points: (2 + 2) * 6 },
  'fair.upper-character': { met: '4 characters on floors 2 and 3', points: (2 + 3) * 4 },
  'fair.crest': { met: '1 crest', points: (2 + 3) * 1 },
  'fair.pillar': { met: '7 pillars', points: (2 + 2) * 7 },
  'fair.filled-building': { met: '3 buildings filled', points: (2 + 5) * 3 },
  'fair.cathedral': { met: '2 cathedral tiles', points: (2 + 4) * 2 },
}

describe('the eleven conditions', () => {
  test('are all named in this test', () => {
    expect(content.base.fairs.tiles.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(CONDITIONS).toSorted(),
    )
    expect(Object.keys(CONDITIONS)).toHaveLength(11)
  })

  for (const [tile, { met, points }] of Object.entries(CONDITIONS))
    clause('fair-3', `${tile}: ${met}`, () => {
      const game = closes(verona(tile).seat('blue', SETTLED))
      expect(game).toHave('blue', { vp: 10 + points })
    })

  clause('fair-7', 'a pair needs both: the smaller count, whichever it is', () => {
    const few: SeatSetting = {
      merchant: 'verona',
      contracts: ['contract.iron-3'],
      crests: { 4: 'sun', 5: 'lily' },
      pillars: ['london', 'wien'],
      contributed: ['london', 'wien'],
    }
    const after = (tile: string) => closes(verona(tile).seat('blue', few))
    expect(after('fair.contract-crest')).toHave('blue', { vp: 10 + (2 + 6) * 1 })
    expect(after('fair.contract-cathedral')).toHave('blue', { vp: 10 + (2 + 5) * 1 })
    expect(after('fair.house-pillar')).toHave('blue', { vp: 10 + (2 + 6) * 1 })
  })

  clause('fair-7', 'houses include the one in Tiletum', () => {
    const game = closes(verona('fair.house').seat('blue', { houses: ['verona'] }))
    expect(game).toHave('blue', { vp: 10 + (2 + 2) * 2 })
  })

  clause('fair-7', 'one-room buildings have only floor 1', () => {
    const game = closes(
      verona('fair.upper-character').seat('blue', {
        merchant: 'verona',
        rooms: { 4: ['character.king.vp-2'], 5: ['character.merchant.house'] },
      }),
    )
    expect(game).toHave('blue', { vp: 10 })
  })

  clause(['fair-3', 'fair-7'], 'characters on floor 1 of higher buildings do not count', () => {
    const game = closes(
      verona('fair.upper-character').seat('blue', {
        merchant: 'verona',
        rooms: {
          1: ['character.king.vp-2', '', 'character.king.vp-3'],
          2: ['character.merchant.house', ''],
        },
      }),
    )
    expect(game).toHave('blue', { vp: 10 + (2 + 3) * 1 })
  })

  clause(
    'fair-5',
    'a building is filled with tiles: never the printed sixth, others even without a crest',
    () => {
      const game = closes(
        verona('fair.filled-building').seat('blue', {
          merchant: 'verona',
          crests: { 6: 'sun', 5: 'lily' },
          rooms: { 4: ['character.king.vp-2'], 2: ['', 'character.merchant.house'] },
        }),
      )
      expect(game).toHave('blue', { vp: 10 + (2 + 5) * 1 })
    },
  )

  clause('fair-6', 'crests and contracts in the storehouse do not count', () => {
    const waiting: SeatSetting = {
      merchant: 'verona',
      storehouse: ['bonus.crest-sun', 'bonus.crest-lily', 'contract.wool-3', 'contract.iron-3'],
    }
    for (const tile of ['fair.crest', 'fair.contract', 'fair.contract-crest'])
      expect(closes(verona(tile).seat('blue', waiting))).toHave('blue', { vp: 10 })
  })
})

describe('the king tile', () => {
  const kingFair = (space: number, setting: SeatSetting = {}) =>
    closes(
      scenario({ seats: ALL })
        .round(2)
        .fair(2, 'verona', 'fair.king')
        .king({ 15: ['orange'], [space]: ['blue'] })
        .seat('blue', { merchant: 'verona', ...setting }),
    )

  for (const space of [12, 3, 0, -2, -7])
    clause('fair-4', `on ${space}: 5 and ${space}, on top of the king phase's ${space}`, () => {
      expect(kingFair(space, { vp: 30 })).toHave('blue', { vp: 30 + space + (5 + space) })
    })

  clause('fair-4', 'the space is the one before the markers are reset', () => {
    const game = kingFair(-7, { vp: 30 })
    expect(game).toHave('blue', { king: 0, vp: 30 - 7 - 2 })
  })

  clause(['fair-4', 'comp-4'], 'may cost points, but the score stops at 0', () => {
    expect(kingFair(-10, { vp: 30 })).toHave('blue', { vp: 30 - 10 - 5 })
    expect(kingFair(-10, { vp: 12 })).toHave('blue', { vp: 0 })
  })

  clause('fair-4', 'scores only for players who take part, as in any fair', () => {
    expect(kingFair(3, { merchant: 'wien' })).toHave('blue', { vp: 13 })
    expect(kingFair(-3, { merchant: 'wien' })).toHave('blue', { vp: 7 })
  })
})

describe('the example of the rulebook', () => {
  clause(
    'ex-fair-verona',
    'round 3, 3 on the board and 3 on the tile, 3 contracts: 18 points',
    () => {
      const game = closes(
        scenario({ seats: ALL })
          .round(3)
          .fair(3, 'verona', 'fair.contract')
          .king({ 1: ['orange'] })
          .seat('blue', {
            merchant: 'verona',
            contracts: ['contract.iron-3', 'contract.wool-5', 'contract.identical-3'],
          }),
      )
      expect(game).toHave('blue', { vp: 10 + 18 })
    },
  )
})
