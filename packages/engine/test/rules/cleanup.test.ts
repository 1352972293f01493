import { violations, clause, scenario } from '@tiletum/testkit'
import type { Scenario, TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { lastTurn } from './support/phases.ts'

const two = () => scenario({ seats: ['blue', 'orange'] })
const closes = (game: Scenario) => lastTurn(game, 'orange')
const odds = ({ game, state }: TestTable, request: string) =>
  Object.fromEntries(
    game.odds(state, request).map(({ notation, probability }) => [notation, probability]),
  )

const draws = (...ids: readonly string[]) => ids.map((id) => `draw ${id}`)

describe('bonus tiles', () => {
  const claimed = () =>
    two().tiles({ joker: 'bonus.vp-4', king: 'bonus.gold-3', architect: 'bonus.king-2' })
  const refill = draws('bonus.any-2', 'bonus.any-3', 'bonus.king-3')

  clause('clean-1', 'fill the emptied spaces of the actions; unclaimed tiles stay', () => {
    const game = closes(claimed())
    expect(game).toAwait('chance bonus')
    expect(game.chanceLeft()).toBe(3)
    game.chance(...refill)
    const { tiles } = game.board()
    expect(tiles).toMatchObject({
      joker: 'bonus.vp-4',
      king: 'bonus.gold-3',
      architect: 'bonus.king-2',
    })
    expect(Object.keys(tiles).toSorted()).toEqual([
      'architect',
      'character',
      'contract',
      'joker',
      'king',
      'merchant',
    ])
    expect(new Set([tiles['merchant'], tiles['character'], tiles['contract']])).toEqual(
      new Set(['bonus.any-2', 'bonus.any-3', 'bonus.king-3']),
    )
  })

  for (const round of [1, 2])
    clause('clean-1', `the king track's tile comes after round ${round}`, () => {
      const game = closes(claimed().round(round)).chance(...refill)
      expect(game).toAwait('chance bonus')
      expect(game.chanceLeft()).toBe(1)
      game.chance('draw bonus.characters')
      expect(game.board().kingTile).toBe('bonus.characters')
      expect(game).toAwait('chance dice')
    })

  clause('clean-1', "the king track's tile does not come after round 3", () => {
    const game = closes(claimed().round(3)).chance(...refill)
    expect(game.board().kingTile).toBe(undefined)
    expect(game).toAwait('chance dice')
    expect(game.board().round).toBe(4)
  })

  clause(['clean-1', 'map-3'], 'on the map are never replenished', () => {
    const game = closes(claimed().mapTile('brugge', 'bonus.four-goods')).until('chance dice')
    expect(game.board().mapTiles).toEqual({ brugge: 'bonus.four-goods' })
  })

  clause('clean-1', 'after round 4 there is no cleanup', () => {
    const game = closes(claimed().round(4))
    expect(game).toAwait('nobody')
    expect(Object.keys(game.board().tiles)).toHaveLength(3)
    expect(game.board().corruption).toHaveLength(3)
    expect(game.board().facing).toEqual(claimed().board().facing)
    expect(game.seatState('orange').dice).toEqual(['pink 4'])
  })
})

describe('corruption, dice and wheel', () => {
  clause('clean-2', 'all six corruption tokens are mixed again', () => {
    const game = two().turnOfRound(3, [2, 2, 1]).turn('orange', 'die pink 4')
    expect(odds(game, 'corruption')).toEqual({
      'corruption 0': 2 / 3,
      'corruption 1': 1 / 3,
    })
    game.play('end turn').until('chance corruption')
    expect(game.board()).toMatchObject({ round: 2, corruption: [] })
    expect(game).toOfferExactly('corruption 0', 'corruption 1', 'corruption 2')
    expect(odds(game, 'corruption')).toEqual({
      'corruption 0': 2 / 6,
      'corruption 1': 2 / 6,
      'corruption 2': 2 / 6,
    })
  })

  clause('clean-3', 'all dice go back to the bag, taken or not', () => {
    const game = two().dice({ pink: [4, 4], blue: [1, 1], yellow: [2], 'dark-gray': [6, 6] })
    game.turn('blue', 'die blue 1', 'end turn')
    game.turnOfRound(3).turn('orange', 'die pink 4', 'end turn').until('chance dice')
    expect(game.board().dice).toEqual([])
    expect(game).toHave('blue', { dice: [] })
    expect(game).toHave('orange', { dice: [] })
    expect(game.chanceLeft()).toBe(8)
    const colours = ['yellow', 'pink', 'light-gray', 'dark-gray', 'blue']
    const sides = colours.flatMap((colour) =>
      [1, 2, 3, 4, 5, 6].map((value) => `roll ${colour} ${value}`),
    )
    expect(game).toOfferExactly(...sides)
    for (const probability of Object.values(odds(game, 'dice')))
      expect(probability).toBeCloseTo(1 / 30)
    game.chance('roll blue 1', 'roll blue 1')
    expect(game).toRefuse('roll blue 1', 'prep-1')
  })

  clause('clean-4', 'each action faces the next lower value, 1 becomes 6', () => {
    const before = { merchant: 4, architect: 5, character: 6, contract: 1, joker: 2, king: 3 }
    expect(two().board().facing).toEqual(before)
    const game = closes(two()).until('chance dice')
    expect(game.board().facing).toEqual({
      merchant: 3,
      architect: 4,
      character: 5,
      contract: 6,
      joker: 1,
      king: 2,
    })
  })

  clause('clean-4', 'a die of the action has one more action point than before', () => {
    const game = closes(two()).until('chance dice').chance('roll pink 3').until('blue')
    game.play('die pink 3', 'leave')
    expect(game).toOffer('walk merchant paris')
    game.play('walk merchant paris', 'walk merchant troyes', 'walk merchant lyon')
    expect(game).toOffer('walk merchant arles')
    game.play('walk merchant arles')
    expect(game).toRefuse('walk merchant lyon', 'turn-5', { points: 0, price: 1 })
  })
})

describe('an exhausted pile', () => {
  const tiles = {
    joker: 'bonus.any-2',
    architect: 'bonus.any-3',
    character: 'bonus.four-goods',
    contract: 'bonus.gold-3',
  }

  clause('clean-5', 'of bonus tiles is formed anew from the tiles that left the game', () => {
    const game = two()
      .tiles(tiles)
      .seat('orange', {
        storehouse: ['bonus.vp-4', 'bonus.crest-sun', 'bonus.contract-iron-2'],
        resources: { food: 2, iron: 2 },
      })
      .kingTile('bonus.king-2')
      .pile('bonus', ['bonus.king-3'])
      .turnOfRound(3)
      .turn('orange', 'use bonus.vp-4', 'crest sun building 6', 'fulfil bonus.contract-iron-2')
      .turn('orange', 'die pink 4', 'end turn')
      .play('leave')
    expect(game).toAwait('chance bonus')
    expect(game.chanceLeft()).toBe(2)
    expect(game).toOfferExactly('draw bonus.king-3')
    game.chance('draw bonus.king-3')
    expect(game).toOfferExactly('draw bonus.vp-4', 'draw bonus.king-2')
    game.chance('draw bonus.king-2')
    expect(game).toOfferExactly('draw bonus.vp-4')
    game.chance('draw bonus.vp-4')
    expect(game.board().kingTile).toBe('bonus.vp-4')
    expect(violations(game.game, game.state, game.box)).toEqual([])
    expect(game).toAwait('chance dice')
  })

  clause('clean-5', 'of bonus tiles leaves its spaces empty if no tile left the game', () => {
    const game = closes(two().tiles(tiles).pile('bonus', ['bonus.king-3']))
    game.chance('draw bonus.king-3')
    expect(game).toAwait('chance dice')
    expect(Object.keys(game.board().tiles)).toHaveLength(5)
    expect(game.board().kingTile).toBe(undefined)
  })

  clause(['clean-5', 'contr-2'], 'of contracts leaves its spaces empty, at the left', () => {
    const game = two()
      .offer('contract', [
        'contract.iron-3',
        'contract.iron-5',
        'contract.iron-7',
        'contract.iron-9',
        'contract.wool-3',
      ])
      .pile('contract', [])
      .action('blue', 'contract', 2)
      .play('take contract.iron-9 from 4', 'end turn')
    expect(game).toAwait('orange')
    expect(game.board().contracts).toEqual([
      '',
      'contract.iron-3',
      'contract.iron-5',
      'contract.iron-7',
      'contract.wool-3',
    ])
  })

  clause(['clean-5', 'char-10'], 'of characters leaves its space empty', () => {
    const game = two()
      .offer('character', ['character.king.vp-2', 'character.king.vp-3'])
      .pile('character', [])
      .action('blue', 'character', 2)
      .play('take character.king.vp-3')
    expect(game).toAwait('blue')
    expect(game.board().characters).toEqual(['', '', '', 'character.king.vp-2', ''])
  })
})
