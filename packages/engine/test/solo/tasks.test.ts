import { clause } from '@tiletum/testkit'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { acting, tieBreakers } from './support/acting.ts'

/** A turn whose action changes no resources: the king action with a die whose resource does not matter. */
const turn = (setting: BotSetting, more: (game: SoloScenario) => SoloScenario = (game) => game) => {
  const game = more(acting('king', 6, 'yellow')).bot({ king: 0, ...setting })
  // Removes the 1 gold that the die gave.
  game.botTurn(1)
  return game
}

describe('[solo-task-1] crests', () => {
  test('3 food, the reserved too, activate a crest for 5 points', () => {
    const game = turn({ resources: { food: 3 }, inactive: ['bonus.crest-sun'], vp: 10 })
    expect(game).toHave('orange', { crests: { 1: 'sun' }, vp: 15, resources: { food: 0 } })
    expect(game.botState().inactive).toEqual([])
  })
  test('2 gold pay for each missing food', () => {
    // 3 gold and the 1 of the die pay for 2 food.
    const paid = turn({ resources: { food: 1, gold: 3 }, inactive: ['bonus.crest-sun'] })
    expect(paid).toHave('orange', { crests: { 1: 'sun' }, resources: { food: 0, gold: 0 } })
    const short = turn({ resources: { food: 1, gold: 2 }, inactive: ['bonus.crest-sun'] })
    expect(short).toHave('orange', { crests: {}, resources: { food: 1, gold: 3 } })
    expect(short.events.find(({ event }) => event === 'bot-crest-waits')?.facts).toEqual({
      price: 3,
      food: 1,
      gold: 3,
    })
  })
  test('a crest goes under a building with two characters if possible, else the leftmost', () => {
    const rooms = {
      1: ['character.contract.iron-2'],
      3: ['character.king.king-1', 'character.king.king-2'],
      4: ['character.merchant.house', 'character.merchant.step-1'],
    }
    const resources = { food: 9 }
    const inactive = ['bonus.crest-sun', 'bonus.crest-lily', 'bonus.crest-eagle']
    const game = turn({ rooms, resources, inactive })
    expect(game).toHave('orange', { crests: { 1: 'eagle', 3: 'sun', 4: 'lily' } })
  })
  test('crests are activated as often as possible, one a building', () => {
    const game = turn({
      resources: { food: 12 },
      crests: { 1: 'sun', 2: 'lily', 3: 'eagle', 4: 'chalice', 5: 'tower' },
      inactive: ['bonus.crest-lion'],
      vp: 10,
    })
    expect(game).toHave('orange', { vp: 10, resources: { food: 12 } })
    expect(game.thoughts()).toContain('bot-no-crest-space')
  })
})

describe('[solo-task-5] why a contract waits', () => {
  // with the 1 gold of the die
  const waits = (resources: Readonly<Record<string, number>>): unknown =>
    turn({ waiting: ['contract.identical-2-iron-2'], resources }).events.flatMap((event) =>
      event.event === 'bot-contract-waits' ? [event.facts] : [],
    )
  test('the reason is that its gold would buy what is missing but is needed for other units', () => {
    expect(waits({ iron: 1, gold: 1 })).toMatchObject([
      { iron: 1, wool: 0, identical: 0, gold: 2, goldNeeded: true },
    ])
  })
  test('the reason is that its gold does not suffice', () => {
    expect(waits({ iron: 0, gold: 1 })).toMatchObject([{ iron: 2, gold: 2, goldNeeded: false }])
  })
})

describe('[solo-task-2] cathedrals', () => {
  const costs = { wien: 'cost.stone-3-vp-4', praha: 'cost.stone-2-vp-2', london: 'cost.closed' }
  test('a cathedral with its pillar is built for stone, the most points first', () => {
    const game = turn({ pillars: ['wien', 'praha'], resources: { stone: 3 }, vp: 10 }, (table) =>
      table.costs(costs),
    )
    // Wien 4 + 6, Praha 2 + 8: equal, so chance
    expect(tieBreakers(game)).toEqual(['points'])
    expect(game).toOfferExactly('pick town praha', 'pick town wien')
    game.chance('pick town wien').finishTurn()
    expect(game).toHave('orange', { contributed: ['wien'], vp: 20, resources: { stone: 0 } })
  })
  test('cathedrals are built as often as possible, the better one first', () => {
    const game = turn({ pillars: ['wien', 'praha'], resources: { stone: 8 }, vp: 10 }, (table) =>
      table.costs({ ...costs, praha: 'cost.stone-4-vp-6' }),
    )
    expect(game.seatState('orange').cathedralTiles).toEqual([8, 6])
    expect(game).toHave('orange', { vp: 10 + 14 + 10, resources: { stone: 1 } })
  })
  test('2 gold pay for each missing stone', () => {
    const paid = turn({ pillars: ['wien'], resources: { stone: 2, gold: 1 } }, (table) =>
      table.costs(costs),
    )
    expect(paid).toHave('orange', { contributed: ['wien'], resources: { stone: 0, gold: 0 } })
    const short = turn({ pillars: ['wien'], resources: { stone: 2 } }, (table) =>
      table.costs(costs),
    )
    expect(short).toHave('orange', { contributed: [], resources: { stone: 2, gold: 1 } })
    expect(short.events.find(({ event }) => event === 'bot-cathedral-waits')?.facts).toEqual({
      town: 'wien',
      price: 3,
      stone: 2,
      gold: 1,
    })
  })
  test('no cathedral is built twice', () => {
    const setting = { pillars: ['wien'], contributed: ['wien'], resources: { stone: 9 } }
    const game = turn(setting, (table) => table.costs(costs))
    expect(game).toHave('orange', { resources: { stone: 9 } })
    expect(game.thoughts()).toContain('bot-no-cathedral')
  })
})

describe('[solo-task-3] contracts', () => {
  test('up to two contracts are fulfilled a turn, the one needing fewer resources first, for points and 5 each', () => {
    const waiting = ['contract.iron-5', 'contract.wool-3']
    const game = turn({ waiting, resources: { iron: 5, wool: 3 }, vp: 10 })
    expect(game).toHave('orange', {
      contracts: ['contract.wool-3', 'contract.iron-5'],
      vp: 10 + 4 + 5 + 7 + 5,
    })
  })
  test('the order decides when only one can be paid', () => {
    const waiting = ['contract.iron-5', 'contract.iron-3']
    const game = turn({ waiting, resources: { iron: 5 } })
    expect(game).toHave('orange', { contracts: ['contract.iron-3'], resources: { iron: 2 } })
    expect(game.botState().waiting).toEqual(['contract.iron-5'])
  })
  test('resources of choice count among those a contract needs', () => {
    const waiting = ['contract.identical-5', 'contract.iron-3']
    const game = turn({ waiting, resources: { gold: 4, iron: 3 } })
    expect(game).toHave('orange', { contracts: ['contract.iron-3', 'contract.identical-5'] })
  })
  test('other benefits are ignored', () => {
    const game = turn({ waiting: ['contract.iron-5'], resources: { iron: 5 }, king: 0 })
    // The king action alone moves the marker: 6 spaces.
    expect(game).toHave('orange', { contracts: ['contract.iron-5'], king: 9 })
  })
  test('chance decides between contracts of equal size', () => {
    const waiting = ['contract.iron-3', 'contract.wool-3']
    const game = turn({ waiting, resources: { iron: 3, wool: 3 } })
    expect(game).toOfferExactly('pick contract contract.iron-3', 'pick contract contract.wool-3')
  })
  test('contracts fulfilled inside a contract action do not count among the two', () => {
    const game = acting('contract', 3)
      .offer('contract', ['contract.identical-3'])
      .bot({
        waiting: ['contract.iron-3', 'contract.wool-3'],
        resources: { gold: 3, iron: 2, wool: 2 },
      })
    game.botTurn(1)
    game.finishTurn()
    // Of the 3 points 1 takes the ready contract; two required units complete the others.
    expect(game.seatState('orange').contracts).toHaveLength(3)
  })
})

describe('[solo-task-4] spending', () => {
  const paid = (waiting: string, resources: BotSetting['resources'] = {}): SoloScenario =>
    turn({ waiting: [waiting], resources }, (game) => game.dice({ 'dark-gray': [1] }))
  test('any resource is paid with gold, then food above 3, then wool or iron, whichever it has more of', () => {
    const game = paid('contract.identical-5', { gold: 2, food: 4, wool: 1, iron: 4 })
    expect(game).toHave('orange', { resources: { gold: 0, food: 3, wool: 1, iron: 2 } })
  })
  test('no food is spent with enough gold', () => {
    const game = paid('contract.identical-3', { gold: 3, food: 6, wool: 5 })
    expect(game).toHave('orange', { resources: { gold: 0, food: 6, wool: 5 } })
  })
  test('wool and iron are compared anew for every unit', () => {
    const game = paid('contract.identical-5', { gold: 1, wool: 5, iron: 3 })
    expect(game).toHave('orange', { resources: { gold: 0, wool: 2, iron: 2 } })
  })
  test('the reserved food and stone are never spent', () => {
    const game = paid('contract.identical-5', { food: 3, stone: 9, iron: 4 })
    expect(game).toHave('orange', { contracts: [], resources: { food: 3, iron: 4 } })
  })
  test('missing iron and wool may be bought at 2 gold each', () => {
    const game = paid('contract.iron-3', { gold: 4, iron: 1 })
    expect(game).toHave('orange', {
      contracts: ['contract.iron-3'],
      resources: { gold: 0, iron: 0 },
    })
    const short = paid('contract.iron-3', { gold: 3, iron: 1 })
    expect(short).toHave('orange', { contracts: [], resources: { gold: 3, iron: 1 } })
    expect(short.events.find(({ event }) => event === 'bot-contract-waits')?.facts).toMatchObject({
      iron: 2,
      wool: 0,
      identical: 0,
      gold: 3,
    })
  })
  test('equal wool and iron pay one of each, and chance decides the odd unit', () => {
    const even = paid('contract.identical-5', { gold: 1, wool: 3, iron: 3 })
    expect(even).toHave('orange', { resources: { wool: 1, iron: 1 } })
    const odd = paid('contract.identical-3', { wool: 2, iron: 2 })
    expect(odd).toOfferExactly('pick resource wool', 'pick resource iron')
    odd.chance('pick resource iron').finishTurn()
    expect(odd).toHave('orange', { resources: { wool: 1, iron: 0 } })
  })
})

describe('[solo-task-5] identical resources', () => {
  const paid = (waiting: string, resources: BotSetting['resources'] = {}): SoloScenario =>
    turn({ waiting: [waiting], resources }, (game) => game.dice({ 'dark-gray': [1] }))
  test('need not be alike', () => {
    const game = paid('contract.identical-3', { gold: 1, food: 4, iron: 1 })
    expect(game).toHave('orange', {
      contracts: ['contract.identical-3'],
      resources: { gold: 0, food: 3, iron: 0 },
    })
  })
  test('the named iron and wool are set aside first', () => {
    const game = paid('contract.identical-2-iron-2', { iron: 2, wool: 2 })
    expect(game).toHave('orange', {
      contracts: ['contract.identical-2-iron-2'],
      resources: { iron: 0, wool: 0 },
    })
  })
  test('the gold that buys missing named resources is set aside next', () => {
    // 1 iron is bought for 2 gold; the third gold and the wool pay the other units.
    const game = paid('contract.identical-2-iron-2', { iron: 1, wool: 1, gold: 3 })
    expect(game).toHave('orange', {
      contracts: ['contract.identical-2-iron-2'],
      resources: { iron: 0, wool: 0, gold: 0 },
    })
    const short = paid('contract.identical-2-iron-2', { iron: 1, wool: 1, gold: 2 })
    expect(short).toHave('orange', { contracts: [] })
  })
})

clause(
  'solo-task-6',
  'the marker of a building with two characters and an active crest goes to that action',
  () => {
    const pair = ['character.king.king-1', 'character.king.king-2']
    const both = turn({ rooms: { 5: pair }, resources: { food: 3 }, inactive: ['bonus.crest-sun'] })
    expect(both).toHave('orange', { markers: { king: 3 }, crests: { 5: 'sun' } })
    const alone = turn({ rooms: { 5: pair }, resources: {} })
    expect(alone).toHave('orange', { markers: {} })
    const one = turn({
      rooms: { 5: pair.slice(0, 1) },
      resources: { food: 3 },
      inactive: ['bonus.crest-sun'],
    })
    expect(one).toHave('orange', { markers: {}, crests: { 1: 'sun' } })
  },
)
