import { describe, expect, test } from 'vitest'
import { violations, scenario } from '@tiletum/testkit'

describe('a scenario', () => {
  test('is a real position that plays on', () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .seat('blue', { storehouse: ['bonus.character-2'], merchant: 'arles' })
      .offer('character', ['character.king.vp-2', 'character.merchant.house'])
      .turn('blue', 'die pink 4')
    game.play('use bonus.character-2')
    expect(game).toOfferExactly(
      'take character.king.vp-2',
      'take character.merchant.house',
      'renew characters',
      'done',
    )
  })

  test('takes what is put on the table from where it was', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green'] })
      .offer('contract', ['contract.iron-3', '', 'contract.crest-lily'])
      .seat('blue', {
        storehouse: ['bonus.king-3', 'character.king.vp-3', 'contract.wool-3', 'bonus.crest-sun'],
        rooms: { 4: ['character.merchant.house'], 1: ['', 'character.king.king-1'] },
        crests: { 4: 'lily', 6: 'lion' },
        contracts: ['contract.iron-5', 'bonus.contract-iron-2'],
        houses: ['london', 'genova-1'],
        pillars: ['praha', 'wien', 'koln'],
        contributed: ['praha'],
      })
      .seat('orange', { pillars: ['praha'], contributed: ['praha'] })
      .tiles({ merchant: 'bonus.king-3', king: 'bonus.characters' })
      .mapTile('brugge', 'bonus.vp-4')
      .kingTile('bonus.gold-3')
      .king({ 3: ['green'], [-2]: ['blue', 'orange'] })
      .costs({ praha: 'cost.closed' })
      .fair(2, 'verona', 'fair.king')
      .dice({ pink: [4, 4], blue: [1] })
      .turnOfRound(2)
      .turn('orange')
    expect(violations(game.game, game.state, game.box)).toEqual([])
    expect(game).toHave('blue', {
      completed: [4, 6],
      markers: { merchant: 1 },
      housesInSupply: 8 - 3 - 4,
      pillarsInSupply: 7 - 3 - 3,
      cathedralTiles: [8],
      king: -2,
    })
    expect(game).toHave('orange', { cathedralTiles: [6] })
    expect(game.board()).toMatchObject({
      contracts: ['', '', 'contract.iron-3', '', 'contract.crest-lily'],
      dice: ['pink 4', 'pink 4', 'blue 1'],
      tiles: { merchant: 'bonus.king-3', king: 'bonus.characters' },
      mapTiles: { brugge: 'bonus.vp-4' },
      kingTile: 'bonus.gold-3',
    })
    expect(game).toAwait('orange')
    game.autoChance().play('die pink 4', 'leave', 'end turn')
    expect(violations(game.game, game.state, game.box)).toEqual([])
    expect(game).toAwait('green')
  })

  test('refuses what the box does not hold', () => {
    const table = () => scenario({ seats: ['blue', 'orange'] })
    expect(() => table().tiles({ king: 'bonus.crest-lily', joker: 'bonus.crest-lily' })).toThrow(
      'Every copy of bonus.crest-lily',
    )
    expect(() => table().offer('contract', ['contract.crest-lion'])).toThrow('not in a game of 2')
    expect(() => table().seat('blue', { houses: ['london', 'genova', 'paris'] })).toThrow('houses')
    expect(() => table().dice({ pink: [1, 2, 3] })).toThrow('no pink die')
  })

  test('throws at a move that is refused, with the clause', () => {
    const game = scenario({ seats: ['blue', 'orange'] }).action('blue', 'merchant', 3)
    expect(() => game.play('walk merchant wien')).toThrow(/refused by merch-1 .*tiletum/)
    expect(() => game.play('dance')).toThrow("'dance' is no move")
    expect(() => game.chance('corruption 0')).toThrow('answers nothing')
  })

  test('gives an action with the points asked', () => {
    const game = scenario({ seats: ['blue', 'orange'] }).action('blue', 'king', 2, 'blue')
    expect(game).toHave('blue', { resources: { iron: 6 }, dice: ['blue 5'] })
    game.play('climb', 'climb')
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })
})

describe('expectations', () => {
  const game = scenario({ seats: ['blue', 'orange'] }).action('blue', 'king', 2)

  test('list what is missing and what is surplus', () => {
    expect(() => expect(game).toOfferExactly('renew characters')).toThrow(
      /missing: \n {2}renew characters\nsurplus: \n {2}climb/,
    )
    expect(() => expect(game).toOffer('renew characters')).toThrow('missing')
    expect(() => expect(game).not.toOffer('renew characters', 'climb')).toThrow('climb')
  })

  test('compare clause and facts of a refusal', () => {
    expect(game).toRefuse('renew characters', 'char-2')
    expect(() => expect(game).toRefuse('renew characters', 'char-1')).toThrow('char-2')
    expect(() => expect(game).toRefuse('climb', 'kingact-1')).toThrow('not refused')
    expect(() => expect(game).toRefuse('buy iron', 'task-1', { have: 4 })).toThrow('"have":1')
  })

  test('compare only what is named of a seat', () => {
    expect(game).toHave('blue', { resources: { food: 6 }, vp: 10 })
    expect(() => expect(game).toHave('blue', { resources: { food: 5 } })).toThrow('"food":6')
  })
})
