import { clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })
const four = () => scenario({ seats: ['blue', 'orange', 'green', 'purple'] })

describe('the king action', () => {
  clause('kingact-1', 'each point moves the marker one space up', () => {
    const game = two()
      .king({ '-10': ['blue'] })
      .action('blue', 'king', 6)
    const passed: number[] = []
    for (let point = 0; point < 6; point++) {
      expect(game).toOfferExactly('climb')
      game.play('climb')
      passed.push(game.seatState('blue').king)
    }
    expect(passed).toEqual([-7, -5, -3, -2, -1, 0])
    expect(game).toOfferExactly('end turn')
    const high = two()
      .king({ 0: ['blue'] })
      .action('blue', 'king', 6)
    high.play('climb', 'climb', 'climb', 'climb', 'climb', 'climb')
    expect(high).toHave('blue', { king: 9 })
  })

  clause('kingact-1', 'arriving on an occupied space it goes on top of the stack', () => {
    const game = four()
      .king({ 1: ['green', 'orange'], 0: ['blue', 'purple'] })
      .action('blue', 'king', 1)
      .play('climb')
    expect(game.kingTrack()).toEqual({ 1: ['green', 'orange', 'blue'], 0: ['purple'] })
  })

  clause(
    'kingact-1',
    'the marker never moves above the top, where it keeps its place in the stack',
    () => {
      const game = four()
        .king({ 15: ['blue', 'green'], 12: ['orange'] })
        .action('blue', 'king', 3)
      expect(game).toOfferExactly('end turn')
      expect(game).toRefuse('climb', 'kingact-1')
      expect(game.kingTrack()[15]).toEqual(['blue', 'green'])
      // There is no warning for points that have no use.
      expect(game.option('end turn').warnings).toEqual([])
      const orange = four()
        .king({ 15: ['blue', 'green'], 12: ['orange'] })
        .action('orange', 'king', 3)
        .play('climb')
      expect(orange.kingTrack()[15]).toEqual(['blue', 'green', 'orange'])
      expect(orange).toRefuse('climb', 'kingact-1')
    },
  )

  clause('kingact-2', 'every point is a step: the turn ends only when they are made', () => {
    const game = two()
      .seat('blue', { resources: { gold: 2 }, king: 0 })
      .action('blue', 'king', 3)
    for (const step of [0, 1, 2]) {
      expect(game).toHave('blue', { king: step })
      expect(game).toOfferExactlyBesidesTasks('climb')
      expect(game).toRefuse('end turn', 'kingact-2')
      game.play('climb')
      // Tasks may come between the steps.
      if (step === 1) game.play('buy iron')
      else expect(game).toOffer(...(step === 0 ? ['buy iron'] : []))
    }
    expect(game).toOfferExactlyBesidesTasks('end turn')
    expect(game.play('end turn')).toHave('blue', { king: 3 })
    expect(game).toAwait('orange')
  })

  clause('kingact-2', 'at the top the rest of the points is free to lapse', () => {
    const game = two().seat('blue', { king: 12 }).action('blue', 'king', 3)
    expect(game).toOfferExactly('climb')
    game.play('climb')
    expect(game).toHave('blue', { king: 15 })
    expect(game).toOfferExactly('end turn')
    expect(game.option('end turn').warnings).toEqual([])
  })

  clause('kingact-2', 'a nested king action at the top is over by itself', () => {
    const game = two()
      .seat('blue', { king: 12, storehouse: ['bonus.king-3'], resources: {} })
      .action('blue', 'merchant', 1)
      .play('use bonus.king-3')
    expect(game).toOfferExactly('climb')
    game.play('climb')
    expect(game).toHave('blue', { king: 15, storehouse: [] })
    expect(game).toOffer('walk merchant paris', 'end turn')
  })

  clause('kingact-2', 'every point of the joker used as king is a step', () => {
    const game = two().action('blue', 'joker', 2)
    expect(game).toOffer('end turn')
    game.play('act king')
    expect(game).toOfferExactly('climb')
    expect(game).toRefuse('end turn', 'kingact-2')
    expect(game.play('climb', 'climb')).toOfferExactly('end turn')
  })

  clause(
    ['kingact-2', 'char-5', 'nest-5'],
    'and those of a placed character; of a building used again each may be left out whole',
    () => {
      const placed = two()
        .seat('blue', { storehouse: ['character.king.king-2'], resources: {} })
        .action('blue', 'character', 1)
        .play('place character.king.king-2 building 4 floor 1')
      expect(placed).toOfferExactly('climb')
      expect(placed).toRefuse('done', 'kingact-2')
      const again = two()
        .seat('blue', {
          storehouse: ['bonus.characters'],
          rooms: { 4: ['character.king.king-2'] },
          resources: {},
        })
        .action('blue', 'merchant', 1)
        .play('use bonus.characters', 'characters 4')
      expect(again).toOfferExactly('bonus character.king.king-2', 'done')
      expect(again.fork().play('done')).toHave('blue', { king: 0 })
      again.play('bonus character.king.king-2')
      expect(again).toOfferExactly('climb')
      expect(again.play('climb', 'climb')).toHave('blue', { king: 2, storehouse: [] })
    },
  )

  clause('kingact-2', '"one space up" on a contract is made without a choice', () => {
    const game = four()
      .king({ 1: ['green'], 0: ['blue', 'orange', 'purple'] })
      .seat('blue', { storehouse: ['contract.iron-5'], resources: { iron: 5 } })
      .turn('blue', 'fulfil contract.iron-5')
    expect(game.kingTrack()[1]).toEqual(['green', 'blue'])
    expect(game).toOffer('die pink 6')
    expect(game).not.toOffer('done')
    const top = four()
      .king({ 15: ['blue', 'green'] })
      .seat('blue', { storehouse: ['contract.iron-5'], resources: { iron: 5 } })
      .turn('blue', 'fulfil contract.iron-5')
    expect(top.kingTrack()[15]).toEqual(['blue', 'green'])
  })

  clause('ex-king', 'with a 4: up 3, on top of orange and purple', () => {
    const game = four()
      .facing('king', 4)
      .king({ 2: ['orange', 'purple'], '-1': ['blue'], 0: ['green'] })
      .turn('blue', 'die pink 4', 'climb', 'climb', 'climb')
    expect(game.kingTrack()).toEqual({ 0: ['green'], 2: ['orange', 'purple', 'blue'] })
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })
})

describe('the joker action', () => {
  const CHOICES = [
    'act architect',
    'act merchant',
    'act character',
    'act contract',
    'act king',
    'end turn',
  ]

  clause('joker-1', 'one of the other five actions is chosen, and all points go to it', () => {
    const game = two().action('blue', 'joker', 3)
    expect(game).toOfferExactly(...CHOICES)
    expect(game).toRefuse('act joker', 'joker-1', { action: 'joker' })
    const merchant = game.fork().play('act merchant')
    merchant.play('walk merchant paris', 'walk merchant troyes', 'walk merchant strasbourg')
    expect(merchant).toOfferExactly('end turn')
    const king = game.fork().play('act king', 'climb', 'climb', 'climb')
    expect(king).toOfferExactly('end turn')
    expect(game.fork().play('act architect')).toOffer('walk architect paris')
    expect(game.fork().play('act character')).toOffer('renew characters')
    expect(game.fork().play('act contract')).toOffer('exchange food gold')
  })

  clause('joker-1', "the player's bonus marker of that action counts, no other", () => {
    const strong = () =>
      two()
        .seat('blue', {
          rooms: { 2: ['character.king.vp-2', 'character.king.vp-3'] },
          crests: { 2: 'lily' },
        })
        .action('blue', 'joker', 1)
    const king = strong().play('act king', 'climb', 'climb', 'climb')
    expect(king).toHave('blue', { king: 3 })
    expect(king).toRefuse('climb', 'turn-5', { points: 0 })
    const merchant = strong().play('act merchant', 'walk merchant paris')
    expect(merchant).toRefuse('walk merchant troyes', 'turn-5', { points: 0 })
  })

  clause('joker-2', 'the action is chosen before the first point and then fixed', () => {
    const game = two().action('blue', 'joker', 3)
    expect(game).toRefuse('climb', 'kingact-1')
    expect(game).toRefuse('walk merchant paris', 'turn-8')
    game.play('act king')
    expect(game).toOfferExactly('climb')
    expect(game).not.toOffer('act merchant')
    expect(game.why('act merchant')).toBeDefined()
    game.play('climb')
    expect(game).toOfferExactly('climb')
    expect(game.why('act merchant')).toBeDefined()
  })

  clause('joker-2', "the bonus tile is the joker's own", () => {
    const game = two()
      .tiles({ joker: 'bonus.gold-3', king: 'bonus.vp-4', merchant: 'bonus.king-2' })
      .turn('blue', 'die pink 2')
    expect(game).toOfferExactly('take bonus.gold-3', 'leave')
    game.play('take bonus.gold-3', 'act king')
    expect(game).toOfferExactlyBesidesTasks('climb')
    expect(game.board().tiles).toEqual({ king: 'bonus.vp-4', merchant: 'bonus.king-2' })
  })
})
