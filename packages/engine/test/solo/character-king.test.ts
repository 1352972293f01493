import { clause } from '@tiletum/testkit'
import type { SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { acting, decidedBy } from './support/acting.ts'

const taken = (game: SoloScenario): readonly string[] =>
  game.events.flatMap((event) => (event.event === 'take' ? [event.facts.tile] : []))

clause(
  'ex-solo-character',
  '4 points: place, take the higher of two matching, place below, take the king character',
  () => {
    const game = acting('character', 4)
      .offer('character', [
        'character.character.character-1',
        'character.character.character-2',
        'character.king.king-1',
        'character.merchant.step-1',
        'character.architect.step-1',
      ])
      .bot({
        held: ['character.contract.gold-1-iron-1'],
        rooms: { 1: ['character.character.gold-2'], 2: ['character.king.vp-2'] },
        crests: { 1: 'sun' },
      })
      .pile('character', ['character.contract.iron-2', 'character.contract.wool-2'])
    game.botTurn(1).finishTurn()
    expect(taken(game)).toEqual(['character.character.character-2', 'character.king.king-1'])
    expect(game.botState().rooms).toEqual({
      1: ['character.character.gold-2', 'character.character.character-2'],
      2: ['character.king.vp-2'],
      3: ['character.contract.gold-1-iron-1'],
    })
    expect(game.botState().held).toEqual(['character.king.king-1'])
    expect(game).toHave('orange', { markers: { character: 1 } })
  },
)

describe('[solo-char-1] the character action', () => {
  test('a placed character’s reward is ignored', () => {
    const game = acting('character', 1).bot({ held: ['character.king.gold-2'], resources: {} })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { resources: { gold: 0 } })
    expect(game.botState().rooms).toEqual({ 1: ['character.king.gold-2'] })
  })
  test('placing costs one point on either floor', () => {
    const game = acting('character', 2).bot({
      held: ['character.king.gold-2', 'character.king.vp-2'],
    })
    game.botTurn(1).finishTurn()
    expect(game.botState().rooms).toEqual({ 1: ['character.king.gold-2', 'character.king.vp-2'] })
  })
  test('a new kind goes to the leftmost empty upper room', () => {
    const game = acting('character', 1).bot({
      held: ['character.king.gold-2'],
      rooms: { 1: ['character.contract.iron-2'], 3: ['character.merchant.house'] },
    })
    game.botTurn(1).finishTurn()
    expect(game.botState().rooms[2]).toEqual(['character.king.gold-2'])
  })
  test('a kind it has two of is never taken, and kinds it has one of come first, the further left', () => {
    const game = acting('character', 1)
      .offer('character', [
        'character.contract.contract-2-any',
        'character.king.vp-3',
        'character.merchant.step-1',
        'character.architect.step-1',
      ])
      .bot({
        rooms: {
          1: ['character.contract.iron-2', 'character.contract.wool-2'],
          2: ['character.architect.stone-2'],
          3: ['character.merchant.house'],
        },
      })
    game.botTurn(1).finishTurn()
    expect(taken(game)).toEqual(['character.architect.step-1'])
    expect(decidedBy(game).at(-1)).toBe('matches-left')
  })
  test('the higher printed value decides within a kind, then chance', () => {
    const offer = ['character.king.king-1', 'character.king.vp-3', 'character.king.vp-2']
    const game = acting('character', 1).offer('character', offer).bot({})
    game.botTurn(1).finishTurn()
    expect(taken(game)).toEqual(['character.king.vp-3'])
    const equal = ['character.king.king-2', 'character.king.gold-2', 'character.king.vp-2']
    const tied = acting('character', 1).offer('character', equal).bot({})
    tied.botTurn(1)
    expect(tied).toOfferExactly(...equal.map((id) => `pick character ${id}`))
    tied.chance('pick character character.king.gold-2')
    expect(tied.botState().held).toEqual(['character.king.gold-2'])
  })
  test('the offer is refilled at once', () => {
    const game = acting('character', 1).offer('character', ['character.king.vp-3']).bot({})
    game.botTurn(1)
    expect(game).toAwait('chance character')
  })
})

describe('[solo-char-2] values, and an offer without a character to take', () => {
  test('a value counts what Visitors to the Curia would give', () => {
    const game = acting('character', 1)
    const { faces } = game.game.rules
    const value = (id: string): number | undefined => {
      const face = faces.findIndex((each) => each.id === id)
      return game.tables().characterValue[face]
    }
    expect(value('character.contract.gold-1-iron-1')).toBe(2)
    expect(value('character.contract.contract-2-any')).toBe(3)
    expect(value('character.merchant.step-house')).toBe(2)
    expect(value('character.merchant.house')).toBe(1)
    expect(value('character.character.step-both')).toBe(2)
    expect(value('character.king.vp-3')).toBe(3)
    expect(value('character.king.king-2')).toBe(2)
  })
  test('chance decides between new kinds, among the best of each', () => {
    const game = acting('character', 1)
      .offer('character', [
        'character.king.gold-2',
        'character.king.king-1',
        'character.merchant.gold-3',
        'character.merchant.step-1',
        'character.merchant.house',
      ])
      .bot({})
    game.botTurn(1)
    expect(game).toOfferExactly(
      'pick character character.king.gold-2',
      'pick character character.merchant.gold-3',
    )
    const compared = game.events.flatMap((event) =>
      event.event === 'bot-compare' && event.facts.tieBreaker === 'value'
        ? [event.facts.of.map(({ value, stays }) => (stays ? value : -value))]
        : [],
    )
    expect(compared).toEqual([[2, -1, 3, -1, -1]])
    game.chance('pick character character.king.gold-2').finishTurn()
    expect(taken(game)).toEqual(['character.king.gold-2'])
  })
  test('an offer with nothing to take is renewed once, free', () => {
    const full = acting('character', 2)
      .offer('character', ['character.king.vp-2'])
      .bot({ rooms: { 1: ['character.king.vp-3', 'character.king.king-2'] } })
    full.pile('character', ['character.contract.iron-2'])
    full.botTurn(1).finishTurn()
    expect(taken(full)).toEqual(['character.contract.iron-2'])
    // Of the 2 points one takes it and one places it; the renewal was free.
    expect(full.botState().rooms[2]).toEqual(['character.contract.iron-2'])
  })
  test('the points left lapse if nothing can be taken after the renewal', () => {
    const game = acting('character', 3)
      .offer('character', ['character.king.vp-2'])
      .bot({ rooms: { 1: ['character.king.vp-3', 'character.king.king-2'] } })
    game.pile('character', ['character.king.king-1'])
    game.botTurn(1).finishTurn()
    const told = game.events.flatMap((event) =>
      event.event === 'bot-nothing-takeable' ? [event.facts] : [],
    )
    expect(told).toEqual([
      { renews: true, points: 3 },
      { renews: false, points: 3 },
    ])
    expect(taken(game)).toEqual([])
  })
})

clause(
  'solo-king-1',
  'the king action moves one space up for each point, never above the top',
  () => {
    const game = acting('king', 3).bot({ king: 0 })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { king: 3 })
    const top = acting('king', 6).bot({ king: 12 })
    top.botTurn(1).finishTurn()
    expect(top).toHave('orange', { king: 15 })
  },
)
