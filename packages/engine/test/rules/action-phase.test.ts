import { clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })

describe('the action phase: a turn', () => {
  clause('turn-1', 'a turn takes a die, its resources and the action of its segment', () => {
    const game = two()
      .seat('blue', { resources: {} })
      .dice({ pink: [4, 3], blue: [4] })
      .turn('blue')
    expect(game).toOfferExactly('die pink 3', 'die pink 4', 'die blue 4')
    expect(game).toRefuse('die yellow 4', 'turn-1', { colour: 'yellow', value: 4 })
    game.play('die pink 4')
    expect(game).toHave('blue', { resources: { food: 4, iron: 0 }, dice: ['pink 4'] })
    expect(game.board().dice).toEqual(['pink 3', 'blue 4'])
    // The merchant action faces the 4.
    expect(game).toOfferExactlyBesidesTasks(
      'walk merchant antwerpen',
      'walk merchant koln',
      'walk merchant paris',
      'end turn',
    )
  })

  clause('ex-die-pink2', 'the pink die of value 2 gives 2 food', () => {
    const game = two().seat('blue', { resources: {} }).turn('blue', 'die pink 2')
    expect(game).toHave('blue', { resources: { food: 2, gold: 0, wool: 0, stone: 0, iron: 0 } })
  })

  clause('turn-2', '2 gold change the value by one, up or down; 6 and 1 are neighbours', () => {
    const game = two().dice({ pink: [6] })
    game.seat('blue', { resources: { gold: 1 } }).turn('blue')
    expect(game).toOfferExactlyBesidesTasks('die pink 6')
    game.seat('blue', { resources: { gold: 2 } })
    expect(game).toOfferExactlyBesidesTasks('die pink 6', 'die pink 6 to 5', 'die pink 6 to 1')
    game.seat('blue', { resources: { gold: 5 } })
    expect(game).toOfferExactlyBesidesTasks(
      'die pink 6',
      'die pink 6 to 5',
      'die pink 6 to 1',
      'die pink 6 to 4',
      'die pink 6 to 2',
    )
    expect(game).toRefuse('die pink 6 to 3', 'turn-2', { price: 6, have: 5 })
    game.seat('blue', { resources: { gold: 6 } })
    expect(game).toOffer('die pink 6 to 3')
    expect(game).toRefuse('die pink 6 to 6', 'turn-2')
  })

  clause('turn-2', 'the shorter way around the wheel is the one that is paid', () => {
    for (const [from, to, price] of [
      [1, 6, 2],
      [2, 5, 6],
      [5, 1, 4],
      [3, 4, 2],
    ]) {
      const game = two()
        .seat('blue', { resources: { gold: 7 } })
        .turn('blue', `die pink ${from} to ${to}`)
      expect(game).toHave('blue', { resources: { gold: 7 - (price ?? 0), food: to ?? 0 } })
    }
  })

  clause('turn-2', 'the changed value decides segment, tile, resources, action and points', () => {
    const game = two()
      .seat('blue', { resources: { gold: 2 } })
      .tiles({ architect: 'bonus.vp-4', merchant: 'bonus.gold-3' })
      .turn('blue', 'die dark-gray 5 to 4')
    expect(game).toHave('blue', { dice: ['dark-gray 4'], resources: { gold: 0, stone: 0 } })
    expect(game).toOfferExactly('take bonus.gold-3', 'leave')
    game.play('leave')
    expect(game).toHave('blue', { resources: { stone: 4 } })
    game.play('walk merchant paris', 'walk merchant troyes', 'walk merchant paris')
    expect(game).toOfferExactly('end turn')
    expect(game).toRefuse('walk merchant troyes', 'turn-5', { points: 0 })
  })

  clause('turn-3', 'the tile of the action may be taken into the storehouse, or declined', () => {
    const game = two().tiles({ merchant: 'bonus.gold-3', king: 'bonus.vp-4' })
    game.turn('blue', 'die pink 4')
    expect(game).toOfferExactly('take bonus.gold-3', 'leave')
    expect(game).toRefuse('take bonus.vp-4', 'turn-3')
    const declined = game.fork().play('leave')
    expect(declined).toHave('blue', { storehouse: [] })
    expect(declined.board().tiles).toEqual({ merchant: 'bonus.gold-3', king: 'bonus.vp-4' })
    game.play('take bonus.gold-3')
    expect(game).toHave('blue', { storehouse: ['bonus.gold-3'] })
    expect(game.board().tiles).toEqual({ king: 'bonus.vp-4' })
  })

  clause('turn-3', 'only "if the action still holds one": the next player finds none', () => {
    const game = two()
      .dice({ pink: [4, 4] })
      .tiles({ merchant: 'bonus.gold-3' })
      .turn('blue', 'die pink 4', 'take bonus.gold-3', 'end turn')
    game.play('die pink 4')
    expect(game).toOffer('walk merchant paris', 'end turn')
  })

  for (const value of [1, 2, 3, 4, 5, 6]) {
    clause('turn-4', `a die of ${value} gives ${value} resources of its colour`, () => {
      const game = two()
        .seat('blue', { resources: { wool: 2 } })
        .turn('blue', `die light-gray ${value}`)
      expect(game).toHave('blue', { resources: { wool: 2 + value } })
    })

    clause('turn-5', `a die of ${value} gives ${7 - value} action points`, () => {
      const game = two().facing('king', value).turn('blue', `die pink ${value}`)
      for (let point = 0; point < 7 - value; point++) game.play('climb')
      expect(game).toOfferExactly('end turn')
      expect(game).toRefuse('climb', 'turn-5', { points: 0 })
    })
  }

  clause('turn-5', "the player's bonus marker for that action is added, and for no other", () => {
    const strong = () =>
      two().seat('blue', {
        rooms: { 2: ['character.king.vp-2', 'character.king.vp-3'] },
        crests: { 2: 'lily' },
        king: -10,
      })
    const king = strong().facing('king', 5).turn('blue', 'die pink 5')
    king.play('climb', 'climb', 'climb', 'climb')
    expect(king).toRefuse('climb', 'turn-5')
    const merchant = strong().turn('blue', 'die pink 5', 'walk architect paris')
    merchant.play('walk architect tiletum')
    expect(merchant).toRefuse('walk architect paris', 'turn-5')
    const orange = strong().facing('king', 5).turn('orange', 'die pink 5', 'climb', 'climb')
    expect(orange).toRefuse('climb', 'turn-5')
  })

  clause(
    'act-1',
    'a corruption token is revealed when the last player before it ends the turn',
    () => {
      const first = two().action('blue', 'king', 1).play('climb')
      expect(first.option('end turn').reveals).toBe(false)
      const last = two().action('orange', 'king', 1).play('climb')
      expect(last.option('end turn').reveals).toBe(true)
      last.play('end turn')
      expect(last).toAwait('chance corruption')
      const ofTheGame = two().round(4).turnOfRound(3).action('orange', 'king', 1).play('climb')
      expect(ofTheGame.option('end turn').reveals).toBe(false)
      ofTheGame.play('end turn')
      expect(ofTheGame).toAwait('nobody')
    },
  )

  clause('turn-6', 'points need not be used: they lapse at the end of the turn', () => {
    const game = two().action('blue', 'merchant', 6)
    expect(game).toOffer('walk merchant paris', 'end turn')
    expect(game.option('end turn').warnings).toEqual([
      { warning: 'points-left', facts: { points: 6 } },
    ])
    game.play('end turn')
    expect(game).toAwait('orange')
    expect(game).toHave('blue', { merchant: 'tiletum' })
  })

  clause(['turn-6', 'kingact-2'], 'points of a king action must be used', () => {
    const game = two().action('blue', 'king', 6)
    expect(game).toOfferExactly('climb')
    expect(game).toRefuse('end turn', 'kingact-2')
  })

  clause('turn-6', 'points of a nested action lapse when it is ended, not those of the die', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.architect-3'] })
      .action('blue', 'merchant', 2)
      .play('use bonus.architect-3', 'walk architect koln')
    expect(game).toOffer('walk architect tiletum', 'done')
    expect(game).toRefuse('end turn', 'nest-1')
    game.play('done')
    expect(game).toHave('blue', { architect: 'koln' })
    game.play('walk merchant paris', 'walk merchant troyes')
    expect(game).toOfferExactly('end turn')
    expect(game).toRefuse('walk architect tiletum', 'turn-1')
  })

  clause(
    'turn-7',
    'tasks are possible before the die, between action points and after them',
    () => {
      const game = two()
        .seat('blue', { resources: { gold: 6 } })
        .facing('king', 5)
        .dice({ pink: [5] })
        .turn('blue')
      const buys = ['buy food', 'buy wool', 'buy stone', 'buy iron']
      expect(game).toOfferExactlyTheTasks(...buys)
      game.play('buy iron', 'die pink 5')
      expect(game).toOfferExactlyTheTasks(...buys)
      game.play('climb', 'buy wool')
      game.play('climb')
      expect(game).toOfferExactly('end turn', ...buys)
      game.play('buy stone')
      expect(game).toHave('blue', { resources: { gold: 0, iron: 1, wool: 1, stone: 1, food: 5 } })
      expect(game).toOfferExactly('end turn')
    },
  )

  clause('turn-7', 'tasks are never possible in the turn of another player', () => {
    const game = two()
      .seat('blue', { resources: { gold: 9 }, storehouse: ['bonus.vp-4'] })
      .seat('orange', { resources: {} })
      .dice({ pink: [4] })
      .turn('orange')
    expect(game).toOfferExactly('die pink 4')
  })

  clause('turn-8', 'the bonus tile is taken now or not at all, before the resources', () => {
    const game = two()
      .seat('blue', { resources: {} })
      .tiles({ merchant: 'bonus.gold-3' })
      .turn('blue', 'die pink 4')
    expect(game).toHave('blue', { resources: { food: 0 } })
    expect(game).toRefuse('walk merchant paris', 'turn-8', { decision: 'tile' })
    expect(game).toRefuse('end turn', 'turn-6')
    game.play('leave')
    expect(game).toHave('blue', { resources: { food: 4 } })
    expect(game).not.toOffer('take bonus.gold-3')
    expect(game).toRefuse('take bonus.gold-3', 'merch-4')
  })

  clause('turn-8', 'a task after the die may still free a space for the tile', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.vp-4', 'bonus.king-2', 'bonus.king-3', 'bonus.crest-sun'],
        resources: {},
      })
      .tiles({ merchant: 'bonus.gold-3' })
      .turn('blue', 'die pink 4')
    expect(game).toRefuse('take bonus.gold-3', 'store-3')
    game.play('use bonus.vp-4', 'take bonus.gold-3')
    expect(game.seatState('blue').storehouse).toContain('bonus.gold-3')
  })

  clause('turn-8', 'the resources of that die can not free a space for its tile', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['contract.iron-3', 'bonus.recolour', 'contract.wool-3', 'bonus.crest-sun'],
        resources: { iron: 2 },
      })
      .tiles({ merchant: 'bonus.gold-3' })
      .turn('blue', 'die blue 4')
    expect(game).toOfferExactly('leave')
    expect(game).toRefuse('fulfil contract.iron-3', 'task-2', {
      missing: [{ resource: 'iron', count: 1 }],
    })
    game.play('leave')
    expect(game).toOffer('fulfil contract.iron-3')
    game.play('fulfil contract.iron-3')
    expect(game).not.toOffer('take bonus.gold-3')
  })

  clause('turn-9', 'die, value, recolouring and payment are one decision without tasks', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.recolour', 'bonus.vp-4'], resources: { gold: 2 } })
      .dice({ pink: [4] })
      .turn('blue', 'use bonus.recolour as iron')
    expect(game).toOfferExactly('die pink 4', 'die pink 4 to 3', 'die pink 4 to 5')
    expect(game).toRefuse('buy iron', 'turn-9')
    expect(game).toRefuse('use bonus.vp-4', 'turn-9')
    game.play('die pink 4 to 5')
    expect(game).toHave('blue', { resources: { gold: 0, iron: 5, food: 0 }, dice: ['pink 5'] })
  })

  clause('turn-9', 'only the chosen die is changed', () => {
    const game = two()
      .seat('blue', { resources: { gold: 4 } })
      .dice({ pink: [4, 4], blue: [2] })
      .turn('blue', 'die pink 4 to 6')
    expect(game.board().dice).toEqual(['pink 4', 'blue 2'])
    expect(game).toHave('blue', { resources: { gold: 0 } })
  })

  clause('turn-9', 'gold won by a task before the die may pay for its change', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.gold-3'], resources: { gold: 1 } })
      .dice({ pink: [4] })
      .turn('blue')
    expect(game).toRefuse('die pink 4 to 3', 'turn-2', { price: 2, have: 1 })
    game.play('use bonus.gold-3')
    expect(game).toOffer('die pink 4 to 3', 'die pink 4 to 2')
  })

  clause('turn-9', 'gold from the die itself can not pay for its change', () => {
    const game = two()
      .seat('blue', { resources: { gold: 1 } })
      .dice({ yellow: [6] })
      .turn('blue')
    expect(game).toOfferExactly('die yellow 6')
    expect(game).toRefuse('die yellow 6 to 5', 'turn-2')
  })

  clause('turn-10', 'a turn takes exactly one die', () => {
    const game = two()
      .dice({ pink: [4, 3] })
      .turn('blue')
    expect(game).toOfferExactly('die pink 4', 'die pink 3')
    expect(game).toRefuse('end turn', 'turn-6')
    game.play('die pink 4')
    expect(game).not.toOffer('die pink 3')
    expect(game).toRefuse('die pink 3', 'turn-1')
    expect(game.why('die pink 3')?.reason).toBe('die-taken')
  })

  clause('turn-10', 'a turn takes a die even if its action can achieve nothing', () => {
    const game = two()
      .seat('blue', { king: 15 })
      .dice({ pink: [3] })
      .turn('blue')
    expect(game).toOfferExactly('die pink 3')
    game.play('die pink 3')
    expect(game).toOfferExactly('end turn')
  })
})
