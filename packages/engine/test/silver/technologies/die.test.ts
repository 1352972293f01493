import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const reached = (tier: number, setting: SeatSetting = {}) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['die', 'resource', 'joker'] })
    .seat('blue', setting)
    .below('blue', { silver: 0, tiers: { die: tier } })

describe('die I', () => {
  for (const [to, price] of [
    [2, 2],
    [3, 4],
    [4, 2],
    [5, 4],
    [6, 2],
  ] as const)
    clause('ag-tech-die', `from 1 to ${to} costs ${price} gold`, () => {
      const move = `die pink 1 to ${to}`
      const dice = (gold: number, tier = 1) =>
        reached(tier, { resources: { gold } })
          .dice({ pink: [1] })
          .turn('blue')
      expect(dice(price - 1)).toRefuse(move, 'turn-2', { price, have: price - 1 })
      const game = dice(price)
      expect(game).toOffer(move)
      game.segment('blank', to).play(move)
      expect(game).toHave('blue', { resources: { gold: 0, food: to }, dice: [`pink ${to}`] })
      if (to === 4) expect(dice(5, 0)).toRefuse(move, 'turn-2', { price: 6 })
    })

  clause('ag-tech-die', 'changes by 3 go downward, too, and past the ends', () => {
    const game = reached(1, { resources: { gold: 2 } })
      .dice({ pink: [5], blue: [2] })
      .turn('blue')
    expect(game).toOffer('die pink 5 to 2', 'die blue 2 to 5', 'die pink 5 to 6', 'die pink 5 to 4')
    expect(game).not.toOffer('die pink 5 to 3', 'die pink 5 to 1')
  })
})

describe('die II', () => {
  const STEPS = [
    ...['merchant', 'architect'].flatMap((piece) =>
      ['antwerpen', 'koln', 'paris'].map((town) => `walk ${piece} ${town}`),
    ),
    'walk prospector a1',
    'walk prospector hall',
  ]

  clause(
    'ag-tech-die',
    'the first die of the round gives one step of merchant, architect or prospector',
    () => {
      const game = reached(2, { resources: {} }).action('blue', 'king', 3)
      expect(game).toOfferExactlyBesidesTasks(...STEPS, 'done')
      expect(game).toHave('blue', { resources: { food: 4 } })
      game.play('walk prospector hall')
      expect(game.under('blue').prospectors).toEqual(['hall'])
      expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 3 })
    },
  )

  clause('ag-tech-die', 'it may be declined', () => {
    const game = reached(2).action('blue', 'king', 3).play('done')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 3 })
  })

  for (const [earlier, die, isNew] of [
    ['blue 3', 'pink 4', true],
    ['blue 4', 'pink 4', false],
    ['pink 3', 'pink 4', false],
  ] as const)
    clause('ag-tech-die', `${die} after ${earlier} ${isNew ? 'brings a step' : 'does not'}`, () => {
      const game = reached(2)
        .dice({ blue: [3, 4], pink: [3, 4], 'dark-gray': [6] })
        .seat('blue', { king: 15 })
        .turn('blue', `die ${earlier}`, 'done', 'end turn')
        .turn('orange', 'die dark-gray 6', 'end turn')
        .until('blue')
        .turn('blue', `die ${die}`)
      expect(game.pending()).toMatchObject({ is: isNew ? 'bonus' : 'spend' })
    })
})

describe('die II and changes', () => {
  clause('ag-tech-die', 'a new die is one of a new printed colour and a new changed value', () => {
    const second = (die: string) =>
      reached(2, { resources: { gold: 2 }, storehouse: ['bonus.recolour'] })
        .dice({ blue: [4], pink: [3, 5], 'dark-gray': [6] })
        .seat('blue', { king: 15 })
        .turn('blue', 'die pink 3', 'done', 'end turn')
        .turn('orange', 'die dark-gray 6', 'end turn')
        .until('blue')
        .turn('blue', ...die.split(', '))
        .pending()
    expect(second('die blue 4')).toMatchObject({ is: 'bonus' })
    expect(second('die blue 4 to 3')).toMatchObject({ is: 'spend' })
    expect(second('use bonus.recolour as food, die blue 4')).toMatchObject({ is: 'bonus' })
    expect(second('use bonus.recolour as iron, die pink 5')).toMatchObject({ is: 'spend' })
  })
})

describe('die III', () => {
  clause(
    'ag-tech-die',
    'one resource of the die can be given up for 1 silver before the action',
    () => {
      const game = reached(3, { resources: {} }).action('blue', 'king', 3).play('done')
      expect(game).toOfferExactlyBesidesTasks('give up food', 'done')
      expect(game).toRefuse('give up wool', 'ag-tech-die', { resource: 'wool' })
      game.play('give up food')
      expect(game).toHave('blue', { resources: { food: 3 } })
      expect(game.under('blue').silver).toBe(1)
      expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 3 })
      expect(game).toRefuse('give up food', 'ag-tech-die')
    },
  )

  clause('ag-tech-die', 'it may be declined', () => {
    const game = reached(3, { resources: {} }).action('blue', 'king', 3).play('done', 'done')
    expect(game).toHave('blue', { resources: { food: 4 } })
    expect(game.under('blue').silver).toBe(0)
  })

  clause(
    'ag-tech-die',
    'the resource given up is of the kind that the die gave, even if recoloured',
    () => {
      const game = reached(3, { resources: {}, storehouse: ['bonus.recolour'] })
        .dice({ pink: [4] })
        .segment('blank', 4)
        .turn('blue', 'use bonus.recolour as iron', 'die pink 4', 'done')
      expect(game).toOfferExactlyBesidesTasks('give up iron', 'done')
      expect(game).toRefuse('give up food', 'ag-tech-die', { resource: 'food' })
    },
  )

  clause('ag-tech-die', 'nothing can be given up if the die’s resources are already spent', () => {
    const game = reached(3, { resources: {}, storehouse: ['bonus.crest-sun'] })
      .action('blue', 'king', 2)
      .play('crest sun building 3', 'done', 'done')
    expect(game).toHave('blue', { resources: { food: 0 } })
    expect(game).toRefuse('give up food', 'ag-tech-die', { resource: 'food', have: 0 })
    expect(game).toOfferExactlyBesidesTasks('done')
  })
})
