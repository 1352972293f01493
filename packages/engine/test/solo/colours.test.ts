/**
 * The Cardinalbot's choice between colours: priorities, the icon of the pair, needed colours, required
 * resources.
 */
import type { BotSetting, SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { decidedBy, tieBreakers } from './support/acting.ts'
import { dieOf, table } from './support/wheel.ts'
import type { Dice } from './support/wheel.ts'

describe('[solo-turn-3] colours', () => {
  test('the decree’s colour priority decides between matching dice', () => {
    // king and country: yellow, pink, pair, dark gray
    const game = table(['king-and-country', 'worldly-riches'], {
      pink: [4],
      blue: [4],
      'dark-gray': [4],
    })
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 4')
    expect(tieBreakers(game)).toEqual(['colour-rank'])
  })
  test('the icon of the pair means the colour its contracts miss more of', () => {
    const dice = { 'light-gray': [4], blue: [4], 'dark-gray': [4] }
    const more = (waiting: string): string => {
      const game = table(['king-and-country', 'worldly-riches'], dice, { waiting: [waiting] })
      game.botTurn(1)
      return dieOf(game)
    }
    expect(more('contract.iron-9')).toBe('blue 4')
    expect(more('contract.wool-9')).toBe('light-gray 4')
  })
  test('the colour of which it owns fewer decides an equal need', () => {
    const resources = { wool: 3, iron: 1 }
    const game = table(
      ['king-and-country', 'worldly-riches'],
      { 'light-gray': [4], blue: [4] },
      { resources },
    )
    game.botTurn(1)
    expect(dieOf(game)).toBe('blue 4')
    expect(decidedBy(game)[0]).toBe('owned-fewer')
  })
  test('chance decides what is still tied', () => {
    const game = table(['king-and-country', 'worldly-riches'], { 'light-gray': [4], blue: [4] })
    game.botTurn(1)
    expect(game).toAwait('chance tie-die')
    expect(game).toOfferExactly('pick die light-gray 4', 'pick die blue 4')
    game.chance('pick die light-gray 4')
    expect(dieOf(game)).toBe('light-gray 4')
  })
  test('with unfulfilled contracts the icon means one colour; the other ranks last', () => {
    // busy hands: pink, pair, yellow, dark gray
    const take = (dice: Dice): string =>
      dieOf(
        table(['busy-hands', 'worldly-riches'], dice, {
          waiting: ['contract.iron-7'],
          resources: {},
        }).botTurn(1),
      )
    expect(take({ 'light-gray': [3], yellow: [3] })).toBe('yellow 3')
    expect(take({ 'light-gray': [3], 'dark-gray': [3] })).toBe('dark-gray 3')
    expect(take({ blue: [3], yellow: [3] })).toBe('blue 3')
    expect(take({ 'light-gray': [3] })).toBe('light-gray 3')
  })
  test('a die of the other colour does not meet an option that asks for the icon', () => {
    const game = table(
      ['family-alliances', 'worldly-riches'],
      { 'light-gray': [2], 'dark-gray': [5] },
      { waiting: ['contract.iron-7'], resources: {} },
    ).segments({ architect: 1, joker: 6, character: 3, king: 4, contract: 5, merchant: 2 })
    game.dice({ 'light-gray': [6], 'dark-gray': [5] }).botTurn(1)
    const options = game.events.flatMap((event) =>
      event.event === 'bot-no-die' || event.event === 'bot-option'
        ? [[event.event, event.facts.option]]
        : [],
    )
    expect(options).toEqual([
      ['bot-no-die', 1],
      ['bot-option', 4],
    ])
    expect(dieOf(game)).toBe('dark-gray 5')
  })
  test('the trace says what the icon means', () => {
    const game = table(
      ['busy-hands', 'worldly-riches'],
      { 'light-gray': [3], yellow: [3] },
      { waiting: ['contract.iron-7'], resources: { iron: 2 } },
    ).botTurn(1)
    const told = game.events.flatMap((event) =>
      event.event === 'bot-icon-means' ? [event.facts] : [],
    )
    expect(told).toEqual([{ colour: 'blue', iron: 5, wool: 0 }])
  })
})

describe('[solo-turn-11] the colour needed most', () => {
  const needed = (waiting: readonly string[], dice: Dice, resources = {}): SoloScenario =>
    table(['business-is-business', 'worldly-riches'], dice, { waiting, resources }).botTurn(1)
  test('the bot takes the highest die of the colour missed most', () => {
    const game = needed(['contract.iron-9'], { blue: [1, 3], 'light-gray': [6], yellow: [6] })
    expect(dieOf(game)).toBe('blue 3')
  })
  test('gold is needed for the identical units that the contracts lack', () => {
    const game = needed(['contract.identical-5'], { blue: [4], yellow: [1] })
    expect(dieOf(game)).toBe('yellow 1')
  })
  test('only colours with a die count', () => {
    const game = needed(['contract.iron-9'], { yellow: [4], 'dark-gray': [6] })
    expect(dieOf(game)).toBe('yellow 4')
  })
  test('ties go to more dice of the colour, the card’s priority, fewer owned, then chance', () => {
    const mixed = ['contract.identical-2-iron-2']
    // 2 iron and 2 other units are missed; business is business has yellow before the pair
    expect(dieOf(needed(mixed, { blue: [4], yellow: [3] }))).toBe('yellow 3')
    expect(dieOf(needed(mixed, { blue: [1, 3], yellow: [3] }))).toBe('blue 3')
    const both = ['contract.iron-5', 'contract.wool-3']
    const fewer = needed(both, { blue: [3], 'light-gray': [3] }, { iron: 3, wool: 1 })
    expect(dieOf(fewer)).toBe('light-gray 3')
    expect(fewer.thoughts()).not.toContain('bot-tie')
    // the higher die does not decide between colours
    const tied = needed(['contract.iron-4-wool-4'], { blue: [3, 5], 'light-gray': [2, 6] })
    expect(tied).toOfferExactly('pick die light-gray 6', 'pick die blue 5')
  })
})

describe('[solo-turn-12] Worldly Riches', () => {
  const rich = (dice: Dice, setting: BotSetting = {}): SoloScenario =>
    table(['worldly-riches'], dice, { resources: {}, ...setting }).botTurn(1)
  test('the highest value comes first', () => {
    expect(dieOf(rich({ pink: [5], yellow: [6], blue: [1] }))).toBe('yellow 6')
  })
  test('the most required resource decides between colours, down the list', () => {
    const pillars = ['wien']
    expect(dieOf(rich({ 'dark-gray': [6], pink: [6], yellow: [6] }, { pillars }))).toBe(
      'dark-gray 6',
    )
    // Stone is not required; gold is on the list, food is not.
    expect(dieOf(rich({ 'dark-gray': [6], pink: [6], yellow: [6] }))).toBe('yellow 6')
    const waiting = ['contract.iron-9']
    expect(dieOf(rich({ blue: [6], yellow: [6] }, { waiting }))).toBe('blue 6')
    const crest = {
      inactive: ['bonus.crest-sun'],
      rooms: { 1: ['character.king.king-1', 'character.king.king-2'] },
    }
    expect(dieOf(rich({ pink: [6], blue: [6], yellow: [6] }, { ...crest, waiting }))).toBe('pink 6')
  })
  test('the one of iron and wool missed more decides, however much the bot owns', () => {
    const waiting = ['contract.wool-9', 'contract.iron-3']
    const setting = { waiting, resources: { wool: 2, iron: 1 } }
    expect(dieOf(rich({ blue: [6], 'light-gray': [6] }, setting))).toBe('light-gray 6')
  })
  test('gold is always on the list, and only the meant one of iron and wool', () => {
    const dice = { blue: [6], 'light-gray': [6], yellow: [6] }
    expect(dieOf(rich(dice, { resources: { gold: 2 } }))).toBe('yellow 6')
    // The contracts lack only identical units, so the resource the bot has fewer of is meant.
    const waiting = ['contract.identical-5']
    expect(dieOf(rich(dice, { waiting, resources: { iron: 1 } }))).toBe('light-gray 6')
    expect(dieOf(rich({ blue: [6], yellow: [6] }, { waiting, resources: { iron: 1 } }))).toBe(
      'yellow 6',
    )
  })
  test('with none required the resource it owns fewer of decides, then chance', () => {
    const fewer = rich({ pink: [6], 'dark-gray': [6] }, { resources: { food: 2, stone: 1 } })
    expect(dieOf(fewer)).toBe('dark-gray 6')
    expect(rich({ pink: [6], 'dark-gray': [6] })).toOfferExactly(
      'pick die pink 6',
      'pick die dark-gray 6',
    )
  })
})

describe('[solo-turn-3] the highest of the pair', () => {
  const pair = (dice: Dice, setting: BotSetting = {}): string => {
    const game = table(['business-is-business', 'worldly-riches'], dice, setting)
    game.botTurn(1)
    return dieOf(game)
  }
  test('the higher die of both colours is taken without a need of either', () => {
    expect(pair({ blue: [4], 'light-gray': [6] })).toBe('light-gray 6')
  })
  test('the colour of which it owns fewer decides between equal dice', () => {
    const resources = { wool: 0, iron: 2 }
    expect(pair({ blue: [4], 'light-gray': [4] }, { resources })).toBe('light-gray 4')
  })
  test('a colour without a die leaves the other', () => {
    expect(pair({ blue: [1, 4] })).toBe('blue 4')
  })
})
