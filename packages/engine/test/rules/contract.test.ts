import { violations, clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })
const OFFER = [
  'contract.iron-3',
  'contract.wool-3',
  'contract.crest-lily',
  'contract.iron-5',
  'contract.wool-5',
]
const SIX = [
  'contract.iron-7',
  'contract.iron-9',
  'contract.wool-9',
  'contract.identical-3',
  'contract.identical-5',
  'contract.iron-2-wool-2',
]

describe('the contract action', () => {
  clause('contr-1', 'a tile costs the points printed under its space: 3, 3, 2, 2, 1', () => {
    const takesWith = (points: number): readonly string[] =>
      two()
        .seat('blue', { resources: {} })
        .offer('contract', OFFER)
        .action('blue', 'contract', points)
        .options()
        .filter((option) => option.startsWith('take'))
    expect(takesWith(1)).toEqual(['take contract.wool-5 from 5'])
    expect(takesWith(2)).toEqual([
      'take contract.crest-lily from 3',
      'take contract.iron-5 from 4',
      'take contract.wool-5 from 5',
    ])
    expect(takesWith(3)).toHaveLength(5)
    const game = two().offer('contract', OFFER).action('blue', 'contract', 6)
    for (const [tile, price] of [
      ['contract.iron-3 from 1', 3],
      ['contract.crest-lily from 3', 2],
      ['contract.wool-5 from 5', 1],
    ] as const) {
      const turn = game.fork().play(`take ${tile}`)
      const left = 6 - price
      expect(turn.option('end turn').warnings[0]).toEqual({
        warning: 'points-left',
        facts: { points: left },
      })
    }
    expect(game).toRefuse('take contract.iron-3 from 2', 'contr-1')
    expect(game).toRefuse('take contract.wool-9 from 1', 'contr-1')
    const poor = two().offer('contract', OFFER).action('blue', 'contract', 2)
    expect(poor).toRefuse('take contract.iron-3 from 1', 'turn-5', {
      price: 3,
      points: 2,
      tile: 'contract.iron-3',
      place: 1,
    })
  })

  clause('contr-1', 'the offer is not refilled during the turn', () => {
    const game = two()
      .offer('contract', OFFER)
      .action('blue', 'contract', 6)
      .play('take contract.iron-5 from 4', 'take contract.wool-5 from 5')
    expect(game).toAwait('blue')
    expect(game.board().contracts).toEqual([...OFFER.slice(0, 3), '', ''])
    expect(game).toHave('blue', { storehouse: ['contract.iron-5', 'contract.wool-5'] })
    expect(game).toRefuse('take contract.wool-5 from 5', 'contr-1')
  })

  clause(
    'contr-2',
    'at the end of the turn the offer slides right and is refilled from the left',
    () => {
      const game = two()
        .offer('contract', OFFER)
        .action('blue', 'contract', 6)
        .play('take contract.wool-3 from 2', 'take contract.iron-5 from 4', 'end turn')
      expect(game).toAwait('chance contract')
      expect(game.chanceLeft()).toBe(2)
      expect(game.board().contracts).toEqual([
        '',
        '',
        'contract.iron-3',
        'contract.crest-lily',
        'contract.wool-5',
      ])
      game.chance('draw contract.iron-9', 'draw contract.wool-9')
      expect(game.board().contracts).toEqual([
        'contract.wool-9',
        'contract.iron-9',
        'contract.iron-3',
        'contract.crest-lily',
        'contract.wool-5',
      ])
      expect(game).toAwait('orange')
    },
  )

  clause('contr-2', 'with the pile empty the left spaces stay empty', () => {
    const game = two()
      .offer('contract', OFFER)
      .pile('contract', ['contract.iron-9'])
      .action('blue', 'contract', 5)
      .play('take contract.wool-5 from 5', 'take contract.iron-5 from 4')
      .play('take contract.crest-lily from 3', 'end turn')
      .chance('draw contract.iron-9')
    expect(game).toAwait('orange')
    expect(game.board().contracts).toEqual([
      '',
      '',
      'contract.iron-9',
      'contract.iron-3',
      'contract.wool-3',
    ])
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  clause('contr-2', 'a whole offer asks nothing of chance', () => {
    const game = two().offer('contract', OFFER).action('blue', 'contract', 1).play('end turn')
    expect(game).toAwait('orange')
    expect(game.board().contracts).toEqual(OFFER)
  })

  clause('contr-2', 'ending the turn turns something over if a gap can be filled', () => {
    const withPile = (...pile: readonly string[]) =>
      two().offer('contract', OFFER).pile('contract', pile).action('blue', 'contract', 6)
    const whole = withPile('contract.iron-9')
    expect(whole.option('end turn').reveals).toBe(false)
    whole.play('take contract.wool-5 from 5')
    expect(whole.option('end turn').reveals).toBe(true)
    const empty = withPile().play('take contract.wool-5 from 5')
    expect(empty.option('end turn').reveals).toBe(false)
  })

  clause('contr-3', '1 point exchanges one resource, gold too, for one of a different kind', () => {
    const game = two()
      .offer('contract', [])
      .seat('blue', { resources: { gold: 1, wool: 2 } })
      .action('blue', 'contract', 1, 'light-gray')
    expect(game).toOfferExactly(
      'exchange gold food',
      'exchange gold wool',
      'exchange gold stone',
      'exchange gold iron',
      'exchange wool gold',
      'exchange wool food',
      'exchange wool stone',
      'exchange wool iron',
      'end turn',
    )
    expect(game).toRefuse('exchange wool wool', 'contr-3')
    expect(game).toRefuse('exchange iron gold', 'contr-3', { resource: 'iron', have: 0 })
    game.play('exchange gold iron', 'gain stone')
    expect(game).toHave('blue', { resources: { gold: 0, iron: 1, stone: 1, wool: 8 } })
    expect(game).toOfferExactly('end turn')
    expect(game).toRefuse('exchange wool gold', 'turn-5', { points: 0 })
  })

  clause('contr-3', 'the first exchange of the turn also gives one resource of choice', () => {
    const game = two()
      .offer('contract', [])
      .seat('blue', { resources: { gold: 1 } })
      .action('blue', 'contract', 3)
      .play('exchange gold iron')
    expect(game).toOfferExactly('gain gold', 'gain food', 'gain wool', 'gain stone', 'gain iron')
    game.play('gain wool', 'exchange food gold')
    expect(game).toHave('blue', { resources: { gold: 1, iron: 1, wool: 1, food: 3 } })
    expect(game).toOffer('exchange gold iron', 'end turn')
    expect(game).not.toOffer('gain wool')
  })

  clause('contr-3', '"of the turn" spans nested contract actions', () => {
    const nestedFirst = two()
      .offer('contract', [])
      .seat('blue', { storehouse: ['bonus.contract-2'], resources: { gold: 3 } })
      .facing('contract', 5)
      .turn('blue', 'use bonus.contract-2', 'exchange gold iron', 'gain iron')
      .play('exchange gold iron')
    expect(nestedFirst).toHave('blue', { resources: { gold: 1, iron: 3 } })
    nestedFirst.play('die light-gray 5', 'exchange wool gold')
    expect(nestedFirst).toHave('blue', { resources: { gold: 2, wool: 4 } })
    expect(nestedFirst).not.toOffer('gain gold')
    const dieFirst = two()
      .offer('contract', [])
      .seat('blue', { storehouse: ['bonus.contract-2'], resources: { gold: 3 } })
      .action('blue', 'contract', 1)
      .play('exchange gold iron', 'gain iron', 'use bonus.contract-2', 'exchange gold iron')
    expect(dieFirst).not.toOffer('gain gold')
    expect(dieFirst).toHave('blue', { resources: { gold: 1, iron: 3 } })
  })

  clause(
    ['contr-1', 'contr-2', 'contr-3'],
    'what a helper does before the die belongs to the turn',
    () => {
      const game = two()
        .offer('contract', OFFER)
        .seat('blue', { storehouse: ['bonus.contract-2'], resources: { wool: 3 } })
        .facing('contract', 5)
        .turn('blue')
        .play(
          'use bonus.contract-2',
          'take contract.wool-5 from 5',
          'exchange wool food',
          'gain gold',
        )
        .turn('blue', 'die blue 5')
      // The offer is not refilled yet, and the first exchange was made.
      expect(game.board().contracts).toEqual([...OFFER.slice(0, 4), ''])
      game.play('exchange wool food')
      expect(game).toAwait('blue')
      expect(game).not.toOffer('gain gold')
      game.play('end turn')
      expect(game).toAwait('chance contract')
      expect(game.board().contracts).toEqual(['', ...OFFER.slice(0, 4)])
    },
  )

  clause('contr-3', 'the next turn has a first exchange again', () => {
    const game = two()
      .autoChance()
      .seat('blue', { resources: { gold: 5 } })
      .dice({ pink: [5, 5], blue: [5] })
      .facing('contract', 5)
      .turn('blue', 'die pink 5', 'exchange gold iron', 'gain iron', 'end turn')
      .play('die pink 5', 'exchange food iron')
    expect(game).toOffer('gain iron')
    game.play('gain iron', 'end turn', 'die blue 5', 'exchange gold wool')
    expect(game).toOffer('gain iron')
  })

  clause('contr-4', 'no contract is taken without an open contract space', () => {
    const full = two()
      .offer('contract', OFFER)
      .seat('blue', { contracts: SIX })
      .action('blue', 'contract', 3)
    expect(full).toRefuse('take contract.wool-5 from 5', 'contr-4', { tile: 'contract.wool-5' })
    const open = two()
      .offer('contract', OFFER)
      .seat('blue', { contracts: SIX.slice(0, 5) })
      .action('blue', 'contract', 3)
    expect(open).toOffer('take contract.wool-5 from 5')
  })

  clause('contr-4', 'contracts waiting in the storehouse close no space', () => {
    const game = two()
      .offer('contract', OFFER)
      .seat('blue', { contracts: SIX.slice(0, 5), storehouse: ['contract.iron-2-wool-2'] })
      .action('blue', 'contract', 3)
    expect(game).toOffer('take contract.wool-5 from 5')
    game.play('take contract.wool-5 from 5')
    expect(game).toOffer('take contract.iron-5 from 4')
  })

  clause(
    'contr-5',
    'a crest costs the same, goes to the storehouse, needs no contract space',
    () => {
      const game = two()
        .offer('contract', OFFER)
        .seat('blue', { contracts: SIX })
        .action('blue', 'contract', 2)
      expect(game).toOffer('take contract.crest-lily from 3')
      game.play('take contract.crest-lily from 3')
      expect(game).toHave('blue', { storehouse: ['contract.crest-lily'] })
      expect(game).toRefuse('exchange food gold', 'turn-5', { points: 0 })
      const poor = two().offer('contract', OFFER).action('blue', 'contract', 1)
      expect(poor).toRefuse('take contract.crest-lily from 3', 'turn-5', { price: 2 })
    },
  )

  clause('contr-5', 'a crest that the player has already, stored or placed, is never taken', () => {
    const stored = two()
      .offer('contract', OFFER)
      .seat('blue', { storehouse: ['bonus.crest-lily'] })
      .action('blue', 'contract', 3)
    expect(stored).toRefuse('take contract.crest-lily from 3', 'task-8')
    const placed = two()
      .offer('contract', OFFER)
      .seat('blue', { crests: { 6: 'lily' } })
      .action('blue', 'contract', 3)
    expect(placed).toRefuse('take contract.crest-lily from 3', 'task-8')
    const another = two()
      .offer('contract', OFFER)
      .seat('blue', { crests: { 6: 'sun' } })
      .action('blue', 'contract', 3)
    expect(another).toOffer('take contract.crest-lily from 3')
  })

  clause('contr-6', 'a contract can be fulfilled only while a contract space is open', () => {
    const resources = { iron: 9, wool: 9 }
    const game = two()
      .seat('blue', {
        contracts: SIX.slice(0, 5),
        storehouse: ['contract.iron-3', 'contract.wool-3'],
        resources,
      })
      .turn('blue')
    expect(game).toOffer('fulfil contract.iron-3', 'fulfil contract.wool-3')
    game.play('fulfil contract.iron-3')
    expect(game).not.toOffer('fulfil contract.wool-3')
    expect(game).toRefuse('fulfil contract.wool-3', 'contr-6', { tile: 'contract.wool-3' })
    expect(game).toHave('blue', { storehouse: ['contract.wool-3'] })
  })

  clause('ex-contract', 'with a 1: food for gold and an iron, a contract for 2, one for 3', () => {
    const game = two()
      .facing('contract', 1)
      .seat('blue', { resources: { food: 1 } })
      .offer('contract', OFFER)
      .turn('blue', 'die light-gray 1', 'exchange food gold', 'gain iron')
    expect(game).toHave('blue', { resources: { food: 0, gold: 1, iron: 1, wool: 1 } })
    game.play('take contract.iron-5 from 4', 'take contract.iron-3 from 1')
    expect(game).toHave('blue', { storehouse: ['contract.iron-5', 'contract.iron-3'] })
    expect(game).toOfferExactly('end turn')
    expect(game).toRefuse('take contract.wool-5 from 5', 'turn-5', { points: 0 })
    game.play('end turn')
    expect(game.chanceLeft()).toBe(2)
  })
})
