import { clause, soloScenario } from '@tiletum/testkit'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { dieOf, table } from './support/wheel.ts'
import type { Dice } from './support/wheel.ts'

describe('[solo-turn-1] the roll', () => {
  const row = [
    'king-and-country',
    'mercantile-empire',
    'busy-hands',
    'everlasting-fame',
    'worldly-riches',
  ]
  test.each([
    ['bot roll 4 4', 'king-and-country'],
    ['bot roll 4 5', 'mercantile-empire'],
    ['bot roll 5 3', 'busy-hands'],
    ['bot roll 1 6', 'worldly-riches'],
  ])('%s leads to %s', (roll, decree) => {
    const game = table(row, { pink: [4, 6], yellow: [3, 1], blue: [5] })
    game.chance(roll)
    expect(game.botState().decree).toBe(decree)
  })

  test('the bot starts from the leftmost decree in every turn', () => {
    const game = table(row, { pink: [4, 6], yellow: [3, 1], blue: [5] })
    game.chance('bot roll 3 1').finishTurn().until('blue')
    expect(game.botState().decree).toBe('busy-hands')
    const die = game.options().find((option) => /^die \S+ \d$/.test(option)) ?? ''
    game.play(die).play('end turn').until('chance bot-roll')
    expect(game.botState().decree).toBe('king-and-country')
  })
})

describe('[solo-turn-2] options and decrees', () => {
  test('the first option that holds and has a die is taken', () => {
    const game = table(['familiar-faces', 'worldly-riches'], { pink: [6], yellow: [3] })
    game.botTurn(1)
    expect(dieOf(game)).toBe('yellow 3')
  })
  test('an option without a die is skipped', () => {
    const game = table(['familiar-faces', 'worldly-riches'], { pink: [6], yellow: [4] })
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 6')
    expect(game.thoughts()).toContain('bot-no-die')
  })
  test('an option with an unmet condition is skipped', () => {
    const game = table(['buildings-are-forever', 'worldly-riches'], { pink: [6], yellow: [1] })
    game.botTurn(1)
    expect(dieOf(game)).toBe('yellow 1')
  })
  test('a decree without an option leads to the next one on the right, from its top', () => {
    const game = table(['king-and-country', 'familiar-faces', 'worldly-riches'], {
      pink: [3],
      yellow: [5],
    })
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 3')
    expect(game.botState().decree).toBe('familiar-faces')
  })
  test('Worldly Riches always finds a die', () => {
    const game = table(['king-and-country', 'worldly-riches'], { pink: [5] })
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 5')
    expect(game.botState().decree).toBe('worldly-riches')
  })
})

describe('[solo-turn-4] the joker', () => {
  // the joker faces 2 (5 points)
  test('the bot takes the joker if that has at least as many points', () => {
    const dice = { yellow: [4], pink: [2] }
    const game = table(['king-and-country', 'worldly-riches'], dice, { king: 0 })
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 2')
    // The king action has 7 − 2 = 5 points, from space 0.
    expect(game.seatState('orange').king).toBe(7)
  })
  test('the bot takes the action itself if the joker has fewer points', () => {
    const game = table(['proud-pillars', 'worldly-riches'], { 'dark-gray': [2], pink: [1] })
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 1')
  })
  test('a die on the joker alone matches, too', () => {
    const game = table(['proud-pillars', 'worldly-riches'], { 'dark-gray': [2], pink: [5] })
    game.botTurn(1)
    expect(dieOf(game)).toBe('dark-gray 2')
  })
  test('the segment is settled before the colour', () => {
    // dark gray comes last in this decree, but the joker has more points than the king
    const game = table(['king-and-country', 'worldly-riches'], { yellow: [4], 'dark-gray': [2] })
    game.botTurn(1)
    expect(dieOf(game)).toBe('dark-gray 2')
  })
})

describe('[solo-turn-5] the gains of a die', () => {
  test('the bot gets its resources and the action’s bonus tile, resolved at once', () => {
    const game = table(['king-and-country', 'worldly-riches'], { pink: [4] }, { resources: {} })
    game.tiles({ king: 'bonus.crest-sun', joker: 'bonus.crest-lily' })
    game.botTurn(1)
    // 3 of the 4 food activate the crest afterwards
    expect(game).toHave('orange', { crests: { 1: 'sun' }, resources: { food: 1 } })
    expect(game.board().tiles).toEqual({ joker: 'bonus.crest-lily' })
  })
  test('a die on the joker gives the joker’s tile', () => {
    const game = table(['king-and-country', 'worldly-riches'], { blue: [2] }, { resources: {} })
    game.tiles({ king: 'bonus.crest-sun', joker: 'bonus.crest-lily' })
    game.botTurn(1)
    expect(game.botState().inactive).toEqual(['bonus.crest-lily'])
    expect(game.board().tiles).toEqual({ king: 'bonus.crest-sun' })
  })
  test('the tile never influences the choice', () => {
    const game = table(['king-and-country', 'worldly-riches'], { yellow: [4], pink: [2] })
    game.tiles({ king: 'bonus.crest-sun' })
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 2')
  })
})

describe('[solo-turn-6] a joker die without a named action', () => {
  const act = (
    setting: BotSetting,
    king: Readonly<Record<number, readonly ['blue' | 'orange']>>,
  ): string => {
    const game = table(['worldly-riches'], { pink: [2] }, setting)
    game.king(king)
    game.botTurn(1)
    const told = game.events.find(({ event }) => event === 'bot-joker')
    return told?.event === 'bot-joker' ? told.facts.action : 'none'
  }
  test('the king action is taken if the bot is below the player', () => {
    expect(act({ pillars: ['wien'] }, { 5: ['blue'], 3: ['orange'] })).toBe('king')
  })
  test('the merchant action comes next, with at least as many pillars as houses', () => {
    expect(act({ pillars: ['wien'] }, { 2: ['blue'], 3: ['orange'] })).toBe('merchant')
  })
  test('the architect action is taken otherwise', () => {
    expect(act({}, { 2: ['blue'], 3: ['orange'] })).toBe('architect')
    expect(act({ houses: ['wien'], pillars: ['wien'] }, { 2: ['blue'], 3: ['orange'] })).toBe(
      'architect',
    )
  })
  test('the king action is not taken with both markers side by side', () => {
    expect(act({}, { 5: ['blue'] })).toBe('king')
    const game = table(['worldly-riches'], { pink: [2] })
    game.king({ 3: ['blue', 'orange'] }).botTurn(1)
    expect(game.events.find(({ event }) => event === 'act')).toMatchObject({
      facts: { action: 'architect' },
    })
  })
})

describe('[solo-turn-7] action points', () => {
  const rooms = { 2: ['character.king.king-1', 'character.king.king-2'] }
  test('action points are those of a player, plus the marker of the action resolved', () => {
    const setting = { rooms, crests: { 2: 'sun' as const }, king: 0 }
    const game = table(['king-and-country', 'worldly-riches'], { pink: [4] }, setting)
    game.botTurn(1)
    // 7 − 4 + 1 from 0
    expect(game.seatState('orange').king).toBe(5)
  })
  test('the marker counts through the joker, too', () => {
    const setting = { rooms, crests: { 2: 'sun' as const }, king: 0 }
    const game = table(['king-and-country', 'worldly-riches'], { pink: [2] }, setting)
    game.botTurn(1)
    // 7 − 2 + 1 = 6 spaces from 0
    expect(game.seatState('orange').king).toBe(9)
  })
  test('a marker won during the action counts from the next time', () => {
    const game = soloScenario()
      .decrees('familiar-faces', 'worldly-riches')
      .facing('character', 6)
      .dice({ 'dark-gray': [6] })
      .offer('character', ['character.king.vp-2'])
      .bot({
        held: ['character.character.character-2'],
        rooms: { 1: ['character.character.character-1'] },
        crests: { 1: 'sun' },
      })
    game.botTurn(1)
    expect(game).toHave('orange', { markers: { character: 1 } })
    expect(game.botState().held).toEqual([])
  })
})

clause(
  'solo-turn-8',
  'chance is asked for what is tied after every tie-break, with the candidates',
  () => {
    const game = table(['king-and-country', 'worldly-riches'], { 'light-gray': [4], blue: [4] })
    game.botTurn(1)
    expect(game.game.awaiting(game.state)).toEqual({
      who: 'chance',
      request: { request: 'tie-die', left: 1 },
    })
    const odds = game.game.odds(game.state, 'bot-roll')
    expect(odds).toHaveLength(36)
    for (const answer of ['pick die light-gray 4', 'pick die blue 4']) {
      const other = game.fork()
      other.chance(answer)
      expect(other.seatState('orange').dice).toEqual([answer.slice('pick die '.length)])
    }
    expect(game.why('pick die pink 4')).toMatchObject({ clause: 'solo-turn-8' })
  },
)

describe('[solo-turn-9] new crests and reach', () => {
  const near = (setting: BotSetting, dice: Dice): SoloScenario => {
    const game = table(['noblesse-oblige', 'worldly-riches'], dice)
    game.mapTile('venezia', 'bonus.crest-sun').bot({ architect: 'verona', ...setting })
    return game.botTurn(1)
  }
  test('a crest is in reach by the points of the segment the die would come from', () => {
    expect(dieOf(near({}, { pink: [1] }))).toBe('pink 1')
    expect(near({}, { pink: [1] }).botState().decree).toBe('noblesse-oblige')
  })
  test('a kind it has active or inactive is not new', () => {
    expect(near({ crests: { 1: 'sun' } }, { pink: [1] }).botState().decree).toBe('worldly-riches')
    const inactive = near({ inactive: ['contract.crest-sun'] }, { pink: [1] })
    expect(inactive.botState().decree).toBe('worldly-riches')
  })
  test('the joker’s points count when the die would come from there', () => {
    const game = soloScenario()
      .decrees('noblesse-oblige', 'worldly-riches')
      .segments({ architect: 6, joker: 2, character: 3, king: 4, contract: 5, merchant: 1 })
      .mapTile('leipzig', 'bonus.crest-sun')
      .bot({ architect: 'wien' })
    const far = game.fork()
    // The 1 point of the architect action does not reach Leipzig, 2 away; the 5 points of the joker do.
    game.dice({ pink: [6] }).botTurn(1)
    expect(game.botState().decree).toBe('worldly-riches')
    const with5 = soloScenario()
      .decrees('noblesse-oblige', 'worldly-riches')
      .segments({ architect: 6, joker: 2, character: 3, king: 4, contract: 5, merchant: 1 })
      .mapTile('leipzig', 'bonus.crest-sun')
      .bot({ architect: 'wien' })
      .dice({ pink: [6], yellow: [2] })
    with5.botTurn(1)
    expect(with5.botState().decree).toBe('noblesse-oblige')
    expect(dieOf(with5)).toBe('yellow 2')
    expect(far.awaits()).toBe('chance bot-roll')
  })
  test('a crest in the offer counts only if the points pay for it', () => {
    const offer = ['contract.crest-sun', '', '', '', '']
    const game = table(['noblesse-oblige', 'worldly-riches'], { pink: [5] })
    game.offer('contract', offer).botTurn(1)
    expect(game.botState().decree).toBe('worldly-riches')
    const cheap = table(['noblesse-oblige', 'worldly-riches'], { pink: [5] })
    cheap.offer('contract', ['contract.crest-sun']).botTurn(1)
    expect(cheap.botState().decree).toBe('noblesse-oblige')
  })
})

clause(
  'solo-turn-10',
  'conditions count the pillars and houses on the map, Tiletum’s included',
  () => {
    const game = (pillars: readonly string[], houses: readonly string[]): string => {
      const turn = table(
        ['buildings-are-forever', 'worldly-riches'],
        { pink: [6], yellow: [1] },
        { pillars, houses },
      )
      turn.botTurn(1)
      return dieOf(turn)
    }
    // more pillars than houses → merchant (6), else architect (1)
    expect(game(['wien'], [])).toBe('yellow 1')
    expect(game(['wien', 'praha'], [])).toBe('pink 6')
    expect(game(['wien', 'praha'], ['wien'])).toBe('yellow 1')
  },
)

clause('solo-turn-10', 'conditions count cathedral tiles as cathedrals', () => {
  const game = (contributed: readonly string[]): string => {
    const pillars = ['wien', 'praha']
    const turn = table(
      ['glorious-spires', 'worldly-riches'],
      { pink: [6], yellow: [1], 'dark-gray': [4] },
      { pillars, contributed, resources: {} },
    )
    turn.costs({ london: 'cost.closed' }).botTurn(1)
    return dieOf(turn)
  }
  expect(game(['wien'])).toBe('dark-gray 4')
  expect(game(['wien', 'praha'])).toBe('yellow 1')
})

clause(
  'solo-turn-13',
  'an option holds when a die matches, even if the action achieves nothing',
  () => {
    const game = table(
      ['king-and-country', 'worldly-riches'],
      { pink: [4], yellow: [6] },
      { king: 15 },
    )
    game.botTurn(1)
    expect(dieOf(game)).toBe('pink 4')
    expect(game.seatState('orange').king).toBe(15)
  },
)
