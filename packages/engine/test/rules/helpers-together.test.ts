import { pendingOf } from '@tiletum/engine'
import { clause, scenario } from '@tiletum/testkit'
import type { SeatSetting, TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ANY_2 } from './support/goods.ts'

const two = () => scenario({ seats: ['blue', 'orange'] })
const blueWith = (setting: SeatSetting) =>
  two()
    .seat('blue', { resources: {}, ...setting })
    .turn('blue')
const pending = ({ game, state }: TestTable) => pendingOf(game.rules, state).at(-1)

/** The dice on the wheel as scenarios roll them for two players. */
const DICE = [
  'die yellow 1',
  'die yellow 2',
  'die pink 3',
  'die pink 4',
  'die light-gray 5',
  'die light-gray 6',
  'die dark-gray 1',
  'die dark-gray 2',
]

describe('the bonuses of the characters of a building', () => {
  const rooms = {
    1: ['character.king.vp-3', 'character.king.king-1', 'character.king.gold-2'],
    4: ['character.merchant.step-1'],
  }

  clause('help-8', 'are those of one building with a character, in any order, each once', () => {
    const game = blueWith({ storehouse: ['bonus.characters'], rooms }).play('use bonus.characters')
    expect(game).toOfferExactly('characters 1', 'characters 4', 'done')
    expect(game).toRefuse('characters 2', 'help-8', { building: 2 })
    expect(game).toRefuse('characters 6', 'help-8', { building: 6 })
    game.play('characters 1')
    expect(game).toOfferExactly(
      'bonus character.king.vp-3',
      'bonus character.king.king-1',
      'bonus character.king.gold-2',
      'done',
    )
    const elsewhere = { tile: 'character.merchant.step-1', building: 1 }
    expect(game).toRefuse('bonus character.merchant.step-1', 'nest-7', elsewhere)
    game.play('bonus character.king.gold-2')
    expect(game).toHave('blue', { resources: { gold: 2 } })
    expect(game).toRefuse('bonus character.king.gold-2', 'nest-7')
    game.play('bonus character.king.king-1')
    expect(game).toOfferExactlyBesidesTasks('climb')
    game.play('climb')
    expect(game).toOfferExactlyBesidesTasks('bonus character.king.vp-3', 'done')
    game.play('bonus character.king.vp-3')
    expect(game).toHave('blue', { vp: 13, king: 1, storehouse: [] })
    expect(game).toOffer(...DICE)
  })

  clause(['help-8', 'kingact-2'], 'are each optional, a king action as a whole', () => {
    const game = blueWith({ storehouse: ['bonus.characters'], rooms })
    game.play('use bonus.characters', 'characters 1', 'bonus character.king.vp-3', 'done')
    expect(game).toHave('blue', { vp: 13, king: 0, resources: { gold: 0 }, storehouse: [] })
    expect(game).toOfferExactly(...DICE)
  })

  clause(['help-8', 'nest-7'], 'are two bonuses for two tiles of one face', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green', 'purple'] })
      .seat('blue', {
        storehouse: ['bonus.characters'],
        resources: {},
        rooms: { 2: ['character.king.vp-2', 'character.king.vp-2'] },
      })
      .turn('blue', 'use bonus.characters', 'characters 2', 'bonus character.king.vp-2')
    expect(game).toOfferExactly('bonus character.king.vp-2', 'done')
    game.play('bonus character.king.vp-2')
    expect(game).toHave('blue', { vp: 14, storehouse: [] })
  })

  clause(['help-8', 'nest-7'], 'are only those of characters there when the effect began', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.characters', 'character.character.food-2'],
        resources: {},
        rooms: { 2: ['', 'character.character.character-1'] },
      })
      .turn('blue', 'use bonus.characters', 'characters 2')
      .play('bonus character.character.character-1')
    game.play('place character.character.food-2 building 2 floor 1')
    expect(game).toHave('blue', { resources: { food: 2 }, storehouse: [] })
    expect(game).toOfferExactly(...DICE)
  })

  clause(['help-8', 'help-10'], 'can’t be chosen without a character on the board', () => {
    const game = blueWith({ storehouse: ['bonus.characters'] })
    expect(game).toRefuse('use bonus.characters', 'help-8')
    expect(game).toOfferExactlyTheTasks()
  })
})

describe('action points that do not come from a die', () => {
  const strongKing: SeatSetting = {
    rooms: { 4: ['character.king.vp-2'], 2: ['character.character.food-2', ''] },
    crests: { 4: 'tower' },
    resources: {},
  }

  clause(['help-9', 'build-3'], 'never include bonus markers', () => {
    const game = blueWith({ ...strongKing, storehouse: ['bonus.king-2', 'bonus.any-action-1'] })
    expect(game).toHave('blue', { markers: { king: 1 } })
    game.play('use bonus.king-2')
    expect(pending(game)).toMatchObject({ action: 'king', points: 2 })
    game.play('climb', 'climb', 'use bonus.any-action-1', 'act king')
    expect(pending(game)).toMatchObject({ action: 'king', points: 1 })
    game.play('climb')
    expect(game).toHave('blue', { king: 3 })
  })

  clause(
    ['help-9', 'build-3'],
    'never include bonus markers if they come from a character, alone or among other parts',
    () => {
      const game = blueWith({
        storehouse: ['bonus.characters'],
        rooms: { 4: ['character.king.king-2'], 5: ['character.contract.contract-1-any'] },
        crests: { 4: 'tower', 5: 'sun' },
      })
      expect(game).toHave('blue', { markers: { king: 1, contract: 1 } })
      game.play('use bonus.characters')
      const king = game.fork().play('characters 4', 'bonus character.king.king-2')
      expect(pending(king)).toMatchObject({ action: 'king', points: 2 })
      game.play('characters 5', 'bonus character.contract.contract-1-any', 'act contract')
      expect(pending(game)).toMatchObject({ action: 'contract', points: 1 })
    },
  )

  clause(['help-9', 'nest-1'], 'are spent before the interrupted action goes on', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.king-2'], resources: {} })
      .action('blue', 'merchant', 3)
      .play('walk merchant paris', 'use bonus.king-2')
    expect(game).toOfferExactly('climb')
    expect(game).toRefuse('walk merchant troyes', 'turn-8', { decision: 'spend', action: 'king' })
    expect(game).toRefuse('end turn', 'nest-1')
    game.play('climb', 'climb', 'walk merchant troyes', 'walk merchant strasbourg')
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })
})

describe('a helper with little or no effect', () => {
  clause('help-10', 'may be used to free a space for the tile of the die', () => {
    const game = two()
      .tiles({ merchant: 'bonus.characters' })
      .seat('blue', {
        storehouse: ['bonus.king-2', 'bonus.crest-sun', 'contract.iron-3', 'contract.wool-3'],
        resources: {},
        king: 15,
      })
      .turn('blue', 'die pink 4')
    expect(game).toRefuse('take bonus.characters', 'store-3')
    game.play('use bonus.king-2')
    expect(game).toHave('blue', { king: 15 })
    game.play('take bonus.characters')
    expect(game).toHave('blue', {
      storehouse: ['bonus.characters', 'bonus.crest-sun', 'contract.iron-3', 'contract.wool-3'],
    })
  })

  clause('help-10', 'may be used with an empty character offer and pile', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.character-2'], resources: {} })
      .offer('character', [])
      .pile('character', [])
      .turn('blue', 'use bonus.character-2')
    expect(game).toOfferExactly('renew characters', 'done')
    game.play('renew characters', 'done')
    expect(game).toHave('blue', { storehouse: [] })
  })
})

describe('a helper within', () => {
  clause(['help-11', 'nest-1'], 'another helper is finished first', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.merchant-2', 'bonus.king-2', 'bonus.any-2'],
        resources: {},
      })
      .action('blue', 'architect', 2)
      .play('use bonus.merchant-2', 'walk merchant paris', 'use bonus.king-2', 'climb')
    expect(game).toOfferExactly('climb', 'use bonus.any-2')
    game.play('use bonus.any-2')
    expect(game).toOfferExactly(...ANY_2)
    game.play('gain iron+iron')
    expect(game).toHave('blue', { storehouse: ['bonus.merchant-2', 'bonus.king-2'] })
    game.play('climb')
    expect(game).toHave('blue', { storehouse: ['bonus.merchant-2'], king: 2 })
    game.play('walk merchant troyes')
    expect(game).toHave('blue', { storehouse: [], merchant: 'troyes' })
    expect(pending(game)).toMatchObject({ is: 'spend', action: 'architect', points: 2 })
  })

  clause('help-11', 'the action of a character', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['character.king.king-2', 'bonus.merchant-2'],
        resources: {},
      })
      .action('blue', 'character', 1)
      .play('place character.king.king-2 building 4 floor 1', 'climb', 'use bonus.merchant-2')
    expect(pending(game)).toMatchObject({ action: 'merchant', points: 2 })
    game.play('walk merchant paris', 'done')
    expect(pending(game)).toMatchObject({ action: 'king', points: 1 })
  })

  clause('help-11', 'the action of a contract', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['contract.iron-3-wool-3', 'bonus.king-2'],
        resources: { iron: 3, wool: 3 },
      })
      .turn('blue', 'fulfil contract.iron-3-wool-3', 'use bonus.king-2', 'climb', 'climb')
    expect(pending(game)).toMatchObject({ action: 'character', points: 1 })
    expect(game).toHave('blue', { king: 2, storehouse: [] })
  })

  clause(
    ['help-11', 'store-6'],
    'another leaves the outer helper in its space, which is not used again meanwhile',
    () => {
      const game = two()
        .seat('blue', {
          storehouse: ['bonus.character-3', 'bonus.vp-4', 'contract.iron-3', 'contract.wool-3'],
          resources: {},
        })
        .offer('character', ['character.king.vp-2', 'character.king.vp-3'])
        .turn('blue', 'use bonus.character-3')
      expect(game).toRefuse('take character.king.vp-2', 'store-3')
      expect(game).toRefuse('use bonus.character-3', 'store-6')
      expect(game).toOfferExactly('renew characters', 'done', 'use bonus.vp-4')
      game.play('use bonus.vp-4')
      expect(game).toOffer('take character.king.vp-2')
      game.play('take character.king.vp-2').until('blue')
      expect(game).toHave('blue', {
        storehouse: [
          'bonus.character-3',
          'character.king.vp-2',
          'contract.iron-3',
          'contract.wool-3',
        ],
      })
      expect(game).toRefuse('take character.king.vp-3', 'store-3')
      game.play('place character.king.vp-2 building 4 floor 1')
      expect(game).toOffer('take character.king.vp-3')
    },
  )

  clause(['help-11', 'store-6'], 'the first copy of the same helper is allowed', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.merchant-3', 'bonus.merchant-3'], resources: {} })
      .turn('blue', 'use bonus.merchant-3', 'use bonus.merchant-3')
    expect(game).toRefuse('use bonus.merchant-3', 'store-6')
    game.play('done', 'done')
    expect(game).toHave('blue', { storehouse: [] })
    expect(game).toOfferExactly(...DICE)
  })
})
