import { clause, soloScenario } from '@tiletum/testkit'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

/** Plays the last turns of the game; the player takes a die and does nothing. */
function end(setting: BotSetting, blue: { vp?: number } = {}): SoloScenario {
  const game = soloScenario()
    .round(4)
    .turnOfRound(3, [0, 0, 1])
    .segments({ architect: 1, joker: 2, character: 3, king: 4, contract: 5, merchant: 6 })
    .decrees('king-and-country', 'everlasting-fame', 'worldly-riches')
    .dice({ yellow: [4], pink: [4] })
    .offer('contract', [])
    .fair(4, 'hamburg', 'fair.cathedral')
    .seat('blue', { resources: {}, merchant: 'wien', ...blue })
    .bot({ resources: {}, king: 0, ...setting })
  game.king({ [-10]: ['blue'] })
  game.botTurn(1).finishTurn().until('blue')
  game.listen().play('die pink 4', 'climb', 'climb', 'climb', 'end turn').until('nobody')
  return game
}

const points = (game: SoloScenario, from: string): readonly number[] =>
  game.events.flatMap((event) =>
    event.event === 'score' && event.seat === 1 && event.facts.from === from
      ? [event.facts.points]
      : [],
  )

describe('[solo-end-1] final scoring of the bot', () => {
  test('the bot scores houses × pillars', () => {
    const game = end({ houses: ['wien', 'milano'], pillars: ['wien', 'praha'] })
    expect(points(game, 'houses-times-pillars')).toEqual([3 * 2])
  })
  test('unfulfilled contracts turn stone and food, reserved too, into gold', () => {
    const game = end({
      waiting: ['contract.identical-5'],
      resources: { food: 3, stone: 2 },
      pillars: [],
    })
    // The yellow die gave 4 gold: 9 gold in all, 5 of them for the contract.
    expect(game).toHave('orange', {
      contracts: ['contract.identical-5'],
      resources: { food: 0, stone: 0, gold: 4 },
    })
    expect(points(game, 'contract-tile')).toEqual([6])
    expect(points(game, 'bot-contract')).toEqual([5])
    expect(points(game, 'goods')).toEqual([1])
  })
  test('nothing is converted without unfulfilled contracts', () => {
    const game = end({ resources: { food: 3, stone: 1 } })
    expect(game).toHave('orange', { resources: { food: 3, stone: 1, gold: 4 } })
    expect(points(game, 'goods')).toEqual([2])
  })
  test('a contract that can’t be fulfilled stays, and the resources score', () => {
    const game = end({ waiting: ['contract.iron-9'], resources: { stone: 4 } })
    expect(game).toHave('orange', { contracts: [], resources: { gold: 8 } })
    expect(points(game, 'goods')).toEqual([2])
  })
  test('the player wins only with more points', () => {
    const bot = end({ vp: 60 }).seatState('orange').vp
    const tie = end({ vp: 60 }, { vp: 60 })
    const own = tie.seatState('blue').vp
    const equal = end({ vp: 60 }, { vp: 60 + bot - own })
    expect(equal.seatState('blue').vp).toBe(bot)
    expect(equal.standings()).toEqual(['orange', 'blue'])
    // Being first in turn order does not help the player here, as it would among players.
    equal.state.order = [0, 1]
    expect(equal.standings()).toEqual(['orange', 'blue'])
    const more = end({ vp: 60 }, { vp: 61 + bot - own })
    expect(more.standings()).toEqual(['blue', 'orange'])
  })
})

clause(
  'solo-end-2',
  'stone and food become gold one for one, and completed buildings score nothing',
  () => {
    const rooms = {
      1: ['character.king.king-1', 'character.king.king-2'],
      2: ['character.merchant.house', 'character.merchant.step-1'],
      3: ['character.architect.stone-2', 'character.architect.step-1'],
    }
    const game = end({ rooms, crests: { 1: 'sun', 2: 'lily', 3: 'eagle' } })
    expect(points(game, 'completed-buildings')).toEqual([])
    const converted = end({ waiting: ['contract.iron-9'], resources: { stone: 3, food: 2 } })
    expect(converted.events.find(({ event }) => event === 'bot-converts')?.facts).toEqual({
      stone: 3,
      food: 2,
    })
    expect(converted).toHave('orange', { resources: { gold: 9 } })
  },
)
