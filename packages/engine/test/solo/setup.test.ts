import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { openState } from '../../src/state.ts'
import type { GameConfig } from '@tiletum/engine'
import { clause, soloScenario, TestTable } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const begin = (config: Partial<GameConfig> = {}): TestTable => {
  const game = compose({ modules: ['base', 'solo'], players: 1, ...config }, content)
  return new TestTable(game, ['blue', 'orange'], openState(game.start()))
}

clause(
  'solo-setup-1',
  'the game is set up as for two players, and the bot has a board of its own',
  () => {
    const table = begin().until('chance bot-roll')
    const { rules, bot } = table.game
    expect(rules.seats).toBe(2)
    expect(rules.mark).toBe(2)
    expect(bot).toBe(1)
    const seat = table.state.seats[1]
    expect(seat?.rooms).toHaveLength(5 * 2)
    expect(seat?.crests).toHaveLength(5)
    expect(seat?.storehouse).toEqual([])
    expect(table.board().dice).toHaveLength(8)
    expect(table.seatState('blue').storehouse).toEqual([])
  },
)

clause('solo-setup-2', 'the bot’s markers lie +1, +1, +2, +2, +3 from the left', () => {
  for (const [building, points] of [1, 1, 2, 2, 3].entries()) {
    const game = soloScenario()
      .decrees('king-and-country', 'worldly-riches')
      .dice({ pink: [1] })
      .bot({
        resources: { food: 3 },
        inactive: ['bonus.crest-sun'],
        rooms: { [building + 1]: ['character.king.king-1', 'character.king.king-2'] },
      })
    game.botTurn(1).finishTurn()
    expect(game.seatState('orange').markers).toEqual({ king: points })
  }
})

clause('solo-setup-3', 'the bot is first, on +3, with 10 points and one of each resource', () => {
  const table = begin().until('chance bot-roll')
  expect(table.order()).toEqual(['orange', 'blue'])
  expect(table).toHave('orange', {
    vp: 10,
    resources: { gold: 1, food: 1, wool: 1, stone: 1, iron: 1 },
  })
  expect(table).toHave('blue', {
    vp: 10,
    resources: { gold: 3, food: 1, wool: 1, stone: 1, iron: 1 },
  })
})

clause('solo-setup-3', 'the markers start on +3 and 0', () => {
  const table = begin().until('chance corruption')
  expect(table.kingTrack()).toEqual({ 0: ['blue'], 3: ['orange'] })
})

clause(
  'solo-setup-4',
  'all 7 pillars and 7 houses are available, one more house in Tiletum',
  () => {
    const table = begin().until('chance bot-roll')
    expect(table).toHave('orange', {
      housesInSupply: 7,
      pillarsInSupply: 7,
      houses: ['tiletum-2'],
      pillars: [],
    })
    expect(table).toHave('blue', { housesInSupply: 2, pillarsInSupply: 2 })
  },
)

clause(
  'solo-setup-5',
  'the decrees are those of fairs 1 to 4, then the two that are always there',
  () => {
    const game = soloScenario()
    const fairs = game
      .board()
      .fairs.map(({ tile }) => content.base.fairs.tiles.find(({ id }) => id === tile)?.decree)
    expect(game.botState().decrees.map((name) => `decree.${name}`)).toEqual([
      ...fairs,
      'decree.everlasting-fame',
      'decree.worldly-riches',
    ])
    expect(game.botState().decree).toBe(game.botState().decrees[0])
  },
)

describe('[solo-setup-6] where the pieces of the bot start', () => {
  test('the merchant starts in the town of an unused town tile, which chance draws', () => {
    const table = begin().until('chance bot-merchant')
    const fairs = table.board().fairs.map(({ town }) => town)
    const unused = content.base.fairs.towns.filter((town) => !fairs.includes(town))
    expect(unused).toHaveLength(5)
    expect(table).toOfferExactly(...unused.map((town) => `bot merchant ${town}`))
    table.chance(`bot merchant ${unused[2]}`)
    expect(table).toHave('orange', { merchant: unused[2] ?? '' })
  })

  test('the architect starts at the cathedral with the 3 stone, 4 VP tile', () => {
    const table = begin().until('chance bot-roll')
    const { costs } = table.board()
    expect(costs[table.seatState('orange').architect]).toBe('cost.stone-3-vp-4')
    expect(table).toHave('blue', { architect: 'tiletum', merchant: 'tiletum' })
  })
})

describe('[solo-setup-7] challenges', () => {
  test.each([
    ['easy', 1],
    ['normal', 3],
    ['hard', 5],
  ] as const)('%s deals %i random cards of 8', (difficulty, cards) => {
    const table = begin({ difficulty }).until('chance challenge')
    expect(table.chanceLeft()).toBe(cards)
    expect(table.options()).toHaveLength(8)
    table.chance('challenge challenge.deep-coffers')
    if (cards > 1) expect(table).not.toOffer('challenge challenge.deep-coffers')
    table.until('chance bot-merchant')
    expect(table.state.slices.solo?.challenges).toHaveLength(cards)
  })

  test('any chosen set is possible, the empty one included', () => {
    expect(soloScenario().botState().challenges).toEqual([])
    expect(soloScenario({ challenges: [] }).botState().challenges).toEqual([])
    const all = content.solo.challenges.map(({ id }) => id.slice('challenge.'.length))
    expect(soloScenario({ challenges: all }).botState().challenges).toEqual(all)
  })

  test('a chosen set beside a difficulty, or with an unknown card, is refused', () => {
    expect(() => begin({ difficulty: 'easy', challenges: [] })).toThrow('difficulty-and-challenges')
    expect(() => begin({ challenges: ['challenge.none'] })).toThrow('challenges: challenge.none')
  })
})

clause('solo-setup-8', 'the bot’s two dice are rolled beside the ten and go into no bag', () => {
  const table = begin().until('chance bot-roll')
  const before = JSON.stringify([table.state.bag, table.state.dice])
  expect(table.options()).toHaveLength(36)
  expect(table).toOffer('bot roll 6 1', 'bot roll 1 6', 'bot roll 3 3')
  expect(JSON.stringify([table.state.bag, table.state.dice])).toBe(before)
})

describe('[solo-setup-9] a crest from the box', () => {
  test('is one of the crest tiles that two players leave in the box', () => {
    const table = begin({ challenges: ['challenge.ready-for-action'] }).until('chance bot-crest')
    expect(table).toOfferExactly(
      'bot crest contract.crest-lion',
      'bot crest contract.crest-eagle',
      'bot crest contract.crest-tower',
    )
    table.chance('bot crest contract.crest-tower')
    expect(table).toHave('orange', { storehouse: ['contract.crest-tower'] })
  })

  test('the bot gets nothing without one of a kind it lacks', () => {
    const table = begin({ challenges: ['challenge.ready-for-action'] }).until('chance bot-merchant')
    const { solo } = table.state.slices
    if (solo === undefined) throw new Error('no solo game')
    solo.box = []
    table.until('chance dice')
    expect(table).toHave('orange', { storehouse: [] })
  })
})

test('a solo game is for one player', () => {
  expect(() => begin({ players: 2 })).toThrow('players: 2')
})
