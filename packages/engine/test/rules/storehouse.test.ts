import { clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ALL_SPACES_TAKEN } from './support/contracts.ts'

const two = () => scenario({ seats: ['blue', 'orange'] })

describe('the storehouse', () => {
  const full = ['bonus.vp-4', 'bonus.king-2', 'bonus.king-3', 'character.king.vp-3']

  clause('store-1', 'it has four spaces, and a tile taken from anywhere goes there', () => {
    const game = two()
      .tiles({ joker: 'bonus.vp-4' })
      .offer('character', ['character.king.vp-2'])
      .offer('contract', ['contract.iron-3'])
      .mapTile('genova', 'bonus.king-2')
      .seat('blue', {
        merchant: 'genova',
        storehouse: ['bonus.contract-2', 'bonus.merchant-2'],
      })
      .turn('blue', 'die pink 2', 'take bonus.vp-4')
    expect(game).toHave('blue', {
      storehouse: ['bonus.contract-2', 'bonus.merchant-2', 'bonus.vp-4'],
    })
    game.play('act character', 'take character.king.vp-2', 'draw character.king.gold-2')
    expect(game.seatState('blue').storehouse).toHaveLength(4)
    expect(game).toRefuse('take character.king.gold-2', 'store-3', {
      tile: 'character.king.gold-2',
    })
    game.play('use bonus.vp-4', 'use bonus.contract-2')
    expect(game).toOffer('take contract.iron-3 from 5')
    game.play('take contract.iron-3 from 5', 'done', 'use bonus.merchant-2')
    game.play('take bonus.king-2', 'done')
    expect(game.seatState('blue').storehouse.toSorted()).toEqual([
      'bonus.king-2',
      'character.king.vp-2',
      'contract.iron-3',
    ])
  })

  clause('store-1', 'four tiles fit, a fifth does not', () => {
    const game = two()
      .offer('character', ['character.king.vp-2', 'character.merchant.house'])
      .seat('blue', { storehouse: full.slice(0, 3) })
      .action('blue', 'character', 5)
      .play('take character.king.vp-2', 'draw character.king.gold-2')
    expect(game.seatState('blue').storehouse).toHaveLength(4)
    expect(game).toRefuse('take character.merchant.house', 'store-3')
  })

  clause('store-2', 'nothing discards a tile from the storehouse', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['character.king.vp-3', 'contract.iron-9', 'bonus.crest-sun', 'bonus.recolour'],
        resources: {},
      })
      .dice({ pink: [1] })
      .turn('blue')
    expect(game).toOfferExactlyBesidesTasks(
      'die pink 1',
      'use bonus.recolour as gold',
      'use bonus.recolour as food',
      'use bonus.recolour as wool',
      'use bonus.recolour as stone',
      'use bonus.recolour as iron',
    )
    expect(game).toOfferExactlyTheTasks()
    game.facing('king', 1).play('die pink 1')
    expect(game).toOfferExactly('climb')
  })

  clause('store-3', 'with a full storehouse no tile can be taken, wherever it lies', () => {
    const game = two()
      .tiles({ joker: 'bonus.gold-3' })
      .mapTile('genova', 'bonus.merchant-2')
      .offer('character', ['character.king.vp-2'])
      .offer('contract', ['contract.iron-3'])
      .seat('blue', { merchant: 'genova', architect: 'genova', storehouse: full })
      .turn('blue', 'die pink 2')
    expect(game).toRefuse('take bonus.gold-3', 'store-3', { tile: 'bonus.gold-3' })
    game.play('leave')
    expect(game.fork().play('act merchant')).toRefuse('take bonus.merchant-2', 'store-3')
    expect(game.fork().play('act architect')).toRefuse('take bonus.merchant-2', 'store-3')
    expect(game.fork().play('act character')).toRefuse('take character.king.vp-2', 'store-3')
    expect(game.fork().play('act contract')).toRefuse('take contract.iron-3 from 5', 'store-3')
  })

  clause('store-3', 'a task that frees a space first is allowed', () => {
    const game = two()
      .offer('character', ['character.king.vp-2'])
      .seat('blue', { storehouse: full })
      .action('blue', 'character', 2)
      .play('use bonus.vp-4')
    expect(game).toOffer('take character.king.vp-2')
  })

  clause(
    'store-5',
    "the limit of the tile's kind is the reason given before the full storehouse",
    () => {
      const game = two()
        .tiles({ joker: 'bonus.crest-lily', merchant: 'bonus.contract-iron-2' })
        .seat('blue', { crests: { 6: 'lily' }, storehouse: full })
        .dice({ pink: [2, 4] })
        .turn('blue')
      const crest = game.fork()
      // No freed space would help, so there is no warning.
      expect(crest.option('die pink 2').warnings).toEqual([])
      crest.play('die pink 2')
      expect(crest).toRefuse('take bonus.crest-lily', 'task-8', { tile: 'bonus.crest-lily' })
      expect(crest.option('leave').warnings).toEqual([])
      // A space can be freed for a contract, as long as a contract space is open.
      const contract = game.fork()
      expect(contract.option('die pink 4').warnings).toEqual([
        { warning: 'storehouse-full', facts: { tile: 'bonus.contract-iron-2' } },
      ])
      contract.play('die pink 4')
      expect(contract).toRefuse('take bonus.contract-iron-2', 'store-3')
      expect(contract.option('leave').warnings).toEqual([
        { warning: 'tile-left-behind', facts: { tile: 'bonus.contract-iron-2' } },
      ])
    },
  )

  clause('store-4', 'taking a tile is always optional', () => {
    const game = two()
      .tiles({ joker: 'bonus.gold-3' })
      .mapTile('genova', 'bonus.merchant-2')
      .offer('character', ['character.king.vp-2'])
      .offer('contract', ['contract.iron-3'])
      .seat('blue', { merchant: 'genova' })
      .turn('blue', 'die pink 2')
    expect(game).toOffer('leave')
    expect(game.option('leave').warnings).toEqual([
      { warning: 'tile-left-behind', facts: { tile: 'bonus.gold-3' } },
    ])
    game.play('leave')
    for (const action of ['merchant', 'character', 'contract'])
      expect(game.fork().play(`act ${action}`)).toOffer('end turn')
    const king = two()
      .kingTile('bonus.gold-3')
      .turnOfRound(3)
      .turn('orange', 'die pink 4', 'end turn')
    expect(king).toOfferExactly('take bonus.gold-3', 'leave')
  })

  for (const place of ['wheel', 'map', 'offer', 'king track'] as const)
    clause(['store-5', 'task-8'], `a crest owned already stays where it lies: ${place}`, () => {
      const game = two()
      const mine = place === 'offer' ? 'bonus.crest-sun' : 'contract.crest-sun'
      const there = place === 'offer' ? 'contract.crest-sun' : 'bonus.crest-sun'
      if (place === 'wheel') game.tiles({ merchant: there })
      if (place === 'map') game.mapTile('genova', there)
      if (place === 'offer') game.offer('contract', [there])
      if (place === 'king track') game.kingTile(there)
      game.seat('blue', { storehouse: [mine], merchant: 'genova', king: 5, resources: {} })
      if (place === 'wheel') {
        game.turn('blue', 'die pink 4')
        expect(game).toRefuse(`take ${there}`, 'task-8')
        expect(game).toOfferExactlyBesidesTasks('leave')
      }
      if (place === 'map')
        expect(game.action('blue', 'merchant', 2)).toRefuse(`take ${there}`, 'task-8')
      if (place === 'offer')
        expect(game.action('blue', 'contract', 3)).toRefuse(`take ${there} from 5`, 'task-8')
      if (place === 'king track') {
        game.turnOfRound(3).turn('orange', 'die pink 4', 'end turn')
        expect(game).toHave('blue', { storehouse: [mine] })
        expect(game.board().kingTile).toBeUndefined()
      }
    })

  for (const place of ['wheel', 'map', 'offer', 'king track'] as const)
    clause(
      ['store-5', 'contr-4'],
      `without an open contract space no contract is taken: ${place}`,
      () => {
        const game = two().seat('blue', {
          contracts: ALL_SPACES_TAKEN,
          merchant: 'genova',
          king: 5,
        })
        const there = 'bonus.contract-wool-2'
        if (place === 'wheel') {
          game.tiles({ merchant: there }).turn('blue', 'die pink 4')
          expect(game).toOfferExactlyBesidesTasks('leave')
          expect(game).toRefuse(`take ${there}`, 'contr-4', { tile: there })
        }
        if (place === 'map') {
          game.mapTile('genova', there).action('blue', 'merchant', 2)
          expect(game).toRefuse(`take ${there}`, 'contr-4')
        }
        if (place === 'offer') {
          game.offer('contract', ['contract.wool-9']).action('blue', 'contract', 3)
          expect(game).toRefuse('take contract.wool-9 from 5', 'contr-4')
        }
        if (place === 'king track') {
          game.kingTile(there).turnOfRound(3).turn('orange', 'die pink 4', 'end turn')
          expect(game).toHave('blue', { storehouse: [] })
          expect(game.board().kingTile).toBeUndefined()
        }
      },
    )

  clause('store-6', 'a contract leaves before its benefit, which may use its space', () => {
    const game = two()
      .offer('character', ['character.king.vp-2'])
      .seat('blue', {
        storehouse: ['contract.iron-3-wool-3', ...full.slice(0, 3)],
        resources: { iron: 3, wool: 3 },
      })
      .turn('blue', 'fulfil contract.iron-3-wool-3')
    expect(game).toOffer('take character.king.vp-2')
  })

  clause('store-6', 'a crest leaves before its benefit', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.crest-sun', ...full.slice(0, 3)],
        resources: { food: 3 },
      })
      .turn('blue', 'crest sun building 5')
    expect(game).toOffer('gain gold+gold')
    expect(game.seatState('blue').storehouse).toEqual(full.slice(0, 3))
  })

  clause('store-6', 'a character leaves before its bonus', () => {
    const game = two()
      .offer('character', ['character.king.vp-2'])
      .seat('blue', { storehouse: ['character.character.character-1', ...full.slice(0, 3)] })
      .action('blue', 'character', 1)
    expect(game).toRefuse('take character.king.vp-2', 'store-3')
    game.play('place character.character.character-1 building 4 floor 1')
    expect(game).toOffer('take character.king.vp-2')
  })

  clause(
    'store-6',
    'a helper keeps its space until its ability is resolved, and is not used twice',
    () => {
      const game = two()
        .offer('character', ['character.king.vp-2'])
        .seat('blue', { storehouse: ['bonus.character-2', ...full.slice(0, 3)] })
        .turn('blue', 'use bonus.character-2')
      expect(game).toRefuse('take character.king.vp-2', 'store-3')
      expect(game).toRefuse('use bonus.character-2', 'store-6', { tile: 'bonus.character-2' })
      game.play('done')
      expect(game.seatState('blue').storehouse).toEqual(full.slice(0, 3))
      expect(game).toRefuse('use bonus.character-2', 'store-1')
    },
  )
})
