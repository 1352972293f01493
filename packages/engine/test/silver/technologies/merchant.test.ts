import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const reached = (tier: number, setting: SeatSetting = {}, silver = 0) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['merchant', 'joker', 'king'] })
    .seat('blue', setting)
    .below('blue', { silver, tiers: { merchant: tier } })

describe('merchant I', () => {
  clause('ag-tech-merchant', 'the merchant action of a die has 1 more point', () => {
    const points = (tier: number, action: 'merchant' | 'architect') =>
      reached(tier).action('blue', action, 2).pending()
    expect(points(1, 'merchant')).toMatchObject({ points: 3 })
    expect(points(0, 'merchant')).toMatchObject({ points: 2 })
    expect(points(1, 'architect')).toMatchObject({ points: 2 })
  })

  clause('ag-tech-merchant', 'the point adds to a marker and a strengthening helper', () => {
    const game = reached(1, {
      rooms: { 4: ['character.merchant.house'] },
      crests: { 4: 'sun' },
      storehouse: ['bonus.strengthen-2'],
    }).action('blue', 'merchant', 2)
    expect(game.pending()).toMatchObject({ points: 3 })
    expect(game.seatState('blue').dice).toEqual(['pink 6'])
    expect(game.play('use bonus.strengthen-2').pending()).toMatchObject({ points: 5 })
  })
})

describe('merchant II', () => {
  const rooms = {
    1: ['character.king.vp-2', 'character.king.king-2'],
    5: ['character.contract.wool-2'],
  }
  const BONUSES = [
    'bonus character.king.vp-2',
    'bonus character.king.king-2',
    'bonus character.contract.wool-2',
  ]

  clause('ag-tech-merchant', 'a house gives the bonus of any one character of the board', () => {
    const game = reached(2, { rooms, merchant: 'genova', resources: {} })
      .action('blue', 'merchant', 2)
      .play('build house genova')
    expect(game).toOfferExactlyBesidesTasks(...BONUSES, 'done')
    expect(game).toRefuse('bonus character.king.vp-3', 'nest-7', { tile: 'character.king.vp-3' })
    game.play('bonus character.contract.wool-2')
    expect(game).toHave('blue', { resources: { wool: 2 } })
    expect(game.pending()).toMatchObject({ action: 'merchant', points: 2 })
  })

  clause(
    'ag-tech-merchant',
    'the character’s bonus may be declined, and is lost without characters',
    () => {
      const game = reached(2, { rooms, merchant: 'genova' })
        .action('blue', 'merchant', 2)
        .play('build house genova', 'done')
      expect(game.pending()).toMatchObject({ action: 'merchant' })
      const empty = reached(2, { merchant: 'genova' })
        .action('blue', 'merchant', 2)
        .play('build house genova')
      expect(empty.pending()).toMatchObject({ action: 'merchant', points: 2 })
    },
  )

  clause(
    ['ag-tech-merchant', 'nest-6'],
    'the character’s bonus and that of the space come in the player’s order',
    () => {
      const game = reached(2, { rooms, merchant: 'milano' })
        .action('blue', 'merchant', 2)
        .play('build house milano')
      expect(game).toOfferExactlyBesidesTasks(...BONUSES, 'characters 1', 'characters 5', 'done')
      const first = game.fork()
      first.play('bonus character.king.vp-2')
      expect(first).toOfferExactlyBesidesTasks('characters 1', 'characters 5', 'done')
      game.play('characters 1', 'bonus character.king.vp-2', 'done')
      expect(game).toOfferExactlyBesidesTasks(...BONUSES, 'done')
      expect(game.play('bonus character.king.vp-2')).toHave('blue', { vp: 14 })
    },
  )

  clause(
    'ag-tech-merchant',
    'the character’s bonus comes in addition to the points of a space',
    () => {
      const game = reached(2, { rooms, merchant: 'wien' })
        .action('blue', 'merchant', 2)
        .play('build house wien')
      expect(game).toHave('blue', { vp: 13 })
      expect(game.play('bonus character.king.vp-2')).toHave('blue', { vp: 15 })
    },
  )

  for (const [means, place] of [
    [
      'a crest',
      () =>
        reached(2, { rooms, storehouse: ['bonus.crest-sun'], resources: { food: 6 } }).turn(
          'blue',
          'crest sun building 1',
          'build house genova',
        ),
    ],
    [
      'the prospector action',
      () =>
        reached(2, { rooms })
          .below('blue', { prospectors: { I: 'rattenberg' } })
          .action('blue', 'prospector', 1)
          .play('build house rattenberg'),
    ],
    [
      'a tablet',
      () =>
        reached(2, { rooms, resources: { gold: 2 } })
          .below('blue', { prospectors: { III: 'bystrica' } })
          .action('blue', 'prospector', 1)
          .play('walk prospector kremnica', 'pay', 'build house genova'),
    ],
  ] as const)
    clause('ag-tech-merchant', `a house placed by ${means} gives the bonus, too`, () => {
      expect(place()).toOfferExactlyBesidesTasks(...BONUSES, 'done')
    })

  clause(
    'ag-tech-merchant',
    'the house of a character may give that character’s bonus again',
    () => {
      const face = 'character.merchant.house'
      const game = reached(2, { storehouse: [face], merchant: 'genova' })
        .below('blue', { prospectors: { I: 'rattenberg' } })
        .action('blue', 'character', 1)
        .play(`place ${face} building 4 floor 1`, 'build house genova')
      expect(game).toOfferExactlyBesidesTasks(`bonus ${face}`, 'done')
      game.play(`bonus ${face}`, 'build house rattenberg')
      expect(game).toHave('blue', { houses: ['tiletum-1', 'genova', 'rattenberg'] })
      game.play(`bonus ${face}`)
      expect(game).toOfferExactlyBesidesTasks('done')
      expect(game).toRefuse('build house kitzbuhel', 'ag-pros-1')
    },
  )
})

describe('merchant III', () => {
  clause('ag-tech-merchant', 'the tier gives 1 point for each house on all maps at once', () => {
    const game = reached(2, { houses: ['genova', 'kitzbuhel'] }, 3).turn(
      'blue',
      'technology merchant',
    )
    expect(game).toHave('blue', { vp: 13 })
  })

  clause('ag-tech-merchant', 'the points come again with the income of each king phase', () => {
    const game = reached(3, { houses: ['genova', 'chemnitz'] })
      .fair(1, 'tiletum', 'fair.contract')
      .king({ 1: ['orange'] })
      .turnOfRound(3)
      .turn('orange', 'die pink 4')
      .listen()
      .play('end turn')
    expect(game).toHave('blue', { vp: 13 })
    expect(game.events).toContainEqual(
      expect.objectContaining({
        event: 'score',
        seat: 0,
        clause: 'ag-tech-merchant',
        facts: expect.objectContaining({ points: 3, from: 'technology' }) as unknown,
      }),
    )
  })
})
