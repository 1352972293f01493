import { clause } from '@tiletum/testkit'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { acting, decidedBy } from './support/acting.ts'

const taken = (game: SoloScenario): readonly string[] =>
  game.events.flatMap((event) => (event.event === 'take' ? [event.facts.tile] : []))

clause(
  'ex-solo-contract',
  '5 points: the crest for 3, then the middle contract for 2, one resource missing',
  () => {
    const game = acting('contract', 5)
      .offer('contract', ['contract.wool-3', 'contract.crest-chalice', '', '', 'contract.iron-5'])
      .bot({ resources: { wool: 4, iron: 1 }, crests: { 1: 'eagle' } })
    // The booklet shows two tiles that stay in the box with two players.
    const face = (id: string): number => game.game.rules.names.face.indexOf(id)
    game.state.contractOffer[2] = face('contract.identical-3-wool-3')
    game.state.contractOffer[3] = face('contract.crest-eagle')
    game.botTurn(1).finishTurn()
    expect(taken(game)).toEqual(['contract.crest-chalice', 'contract.identical-3-wool-3'])
    expect(game.botState().waiting).toEqual(['contract.identical-3-wool-3'])
    expect(game.botState().inactive).toEqual(['contract.crest-chalice'])
    const missing = game.events.flatMap((event) =>
      event.event === 'bot-compare' && event.facts.tieBreaker === 'fewer-missing'
        ? event.facts.of.map(({ value }) => -value)
        : [],
    )
    expect(missing).toEqual([1, 4])
    expect(game.events.some(({ event }) => event === 'bot-required')).toBe(false)
  },
)

describe('[solo-contr-1] the contract action', () => {
  test('the bot takes all new crests it can pay, from right to left', () => {
    const game = acting('contract', 5)
      .offer('contract', [
        'contract.crest-lily',
        'contract.iron-9',
        'contract.crest-chalice',
        'contract.crest-sun',
      ])
      .bot({ resources: {} })
    game.botTurn(1).finishTurn()
    // The sun costs 1 and the chalice 2; what is left is too little for the lily, which costs 3.
    expect(taken(game).slice(0, 2)).toEqual(['contract.crest-sun', 'contract.crest-chalice'])
    expect(taken(game)).not.toContain('contract.crest-lily')
  })
  test('ready contracts are fulfilled at once, most points first, for their points and 5', () => {
    const game = acting('contract', 5)
      .offer('contract', ['contract.iron-3', 'contract.wool-5', 'contract.identical-3'])
      .bot({ resources: { wool: 5, iron: 3 }, vp: 10 })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', {
      contracts: ['contract.wool-5', 'contract.iron-3'],
      vp: 10 + 7 + 5 + 4 + 5,
      resources: { wool: 0, iron: 0 },
    })
  })
  test('the cheaper comes first of equal points, then chance decides', () => {
    const cheaper = acting('contract', 2)
      .offer('contract', ['contract.wool-3', 'contract.iron-3'])
      .bot({ resources: { wool: 3, iron: 3 } })
    cheaper.botTurn(1).finishTurn()
    expect(taken(cheaper)).toEqual(['contract.iron-3'])
    const tied = acting('contract', 2)
      .offer('contract', ['contract.wool-3', 'contract.iron-3', 'contract.crest-sun'])
      .bot({ resources: { wool: 3, iron: 3 }, crests: { 1: 'sun' } })
    tied.botTurn(1)
    expect(tied).toOfferExactly('pick contract contract.wool-3', 'pick contract contract.iron-3')
  })
  test('gold buys nothing to make a contract ready', () => {
    const game = acting('contract', 1)
      .offer('contract', ['contract.iron-3'])
      .bot({ resources: { gold: 6 } })
    game.botTurn(1).finishTurn()
    // The contract is kept to work on; the iron is bought in the tasks afterwards.
    expect(game.events.some(({ event }) => event === 'bot-no-ready-contract')).toBe(true)
    expect(game).toHave('orange', { contracts: ['contract.iron-3'], resources: { gold: 0 } })
  })
  test('without a ready contract the bot takes one with the fewest missing resources, the rightmost on ties', () => {
    const game = acting('contract', 2)
      .offer('contract', ['contract.wool-9', 'contract.wool-3', 'contract.iron-3', ''])
      .bot({ resources: {} })
    game.botTurn(1).finishTurn()
    expect(taken(game)).toEqual(['contract.iron-3'])
    expect(decidedBy(game)).toContain('further-right')
    expect(game.botState().waiting).toEqual(['contract.iron-3'])
  })
  test('no contract to work on is taken without a free space or after a ready one', () => {
    const full = acting('contract', 1)
      .offer('contract', ['contract.iron-3'])
      .bot({ resources: {}, waiting: ['contract.wool-9', 'contract.iron-9'] })
    full.botTurn(1).finishTurn()
    expect(taken(full)).toEqual([])
    const ready = acting('contract', 3)
      .offer('contract', ['contract.wool-9', 'contract.iron-3'])
      .bot({ resources: { iron: 3 } })
    ready.botTurn(1).finishTurn()
    expect(taken(ready)).toEqual(['contract.iron-3'])
    expect(ready.botState().waiting).toEqual([])
  })
  test('each point left gives one most required resource', () => {
    const game = acting('contract', 3, 'pink').bot({ resources: {}, waiting: ['contract.iron-9'] })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { resources: { iron: 3 } })
  })
})

describe('[solo-contr-2] points and readiness at each step', () => {
  test('tiles that cost more points than are left are ignored', () => {
    const game = acting('contract', 2)
      .offer('contract', ['contract.crest-sun', '', '', '', 'contract.wool-9'])
      .bot({ resources: {} })
    game.botTurn(1).finishTurn()
    expect(taken(game)).toEqual(['contract.wool-9'])
  })
  test('readiness is judged anew after every contract', () => {
    const game = acting('contract', 5)
      .offer('contract', ['contract.wool-5', 'contract.wool-3'])
      .bot({ resources: { wool: 5 } })
    game.botTurn(1).finishTurn()
    // The wool is spent on the first contract.
    expect(taken(game)).toEqual(['contract.wool-5'])
  })
  test('the most required resource is judged anew for every point', () => {
    const game = acting('contract', 5, 'pink').bot({
      resources: { wool: 2 },
      waiting: ['contract.wool-5'],
    })
    game.botTurn(1)
    const gained = game.events.flatMap((event) =>
      event.event === 'gain' && event.clause === 'solo-need-1' ? [event.facts.resource] : [],
    )
    // With nothing missing any more the resource that the bot has fewer of is required.
    expect(gained).toEqual(['wool', 'wool', 'wool', 'iron', 'iron'])
  })
  test('missing counts units without buying', () => {
    const game = acting('contract', 4)
      .offer('contract', ['contract.iron-3', 'contract.iron-5'])
      .bot({ resources: { gold: 2, iron: 1 } })
    game.botTurn(1)
    const compared = game.events.find(
      (event) => event.event === 'bot-compare' && event.facts.tieBreaker === 'fewer-missing',
    )
    expect(compared).toMatchObject({ facts: { of: [{ value: -2 }, { value: -4 }] } })
  })
})

/** The most required resource, found by a contract action with one point and an empty offer. */
function required(setting: BotSetting, colour: 'pink' | 'yellow' = 'yellow'): string {
  const game = acting('contract', 1, colour)
    .costs({ wien: 'cost.stone-3-vp-4', firenze: 'cost.stone-7-vp-12' })
    .bot(setting)
  game.botTurn(1)
  if (game.awaits() === 'chance tie-resource') return game.options().join(' · ')
  const gained = game.events.find(
    (event) => event.event === 'gain' && event.clause === 'solo-need-1',
  )
  return gained?.event === 'gain' ? gained.facts.resource : 'none'
}

const crestNeed = {
  inactive: ['bonus.crest-sun'],
  rooms: { 1: ['character.king.king-1', 'character.king.king-2'] },
} as const

describe('[solo-need-1] the most required resource', () => {
  // Yellow 6 on the contract action leaves food and stone as they are set.
  test('stone is required for a cathedral with its pillar that it can’t pay', () => {
    expect(required({ pillars: ['wien'], resources: { stone: 2 }, ...crestNeed })).toBe('stone')
    expect(required({ pillars: ['wien'], resources: { stone: 3 } })).toBe('gold')
    const built = { pillars: ['wien'], contributed: ['wien'], resources: {} }
    expect(required(built)).toBe('gold')
  })
  test('food is required for an inactive crest and a two-character building without one', () => {
    const waiting = ['contract.iron-9']
    expect(required({ ...crestNeed, waiting, resources: { food: 2 } })).toBe('food')
    expect(required({ ...crestNeed, resources: { food: 3 } })).toBe('gold')
    expect(required({ inactive: ['bonus.crest-sun'], resources: {} })).toBe('gold')
    expect(required({ rooms: crestNeed.rooms, resources: {} })).toBe('gold')
    expect(required({ ...crestNeed, crests: { 1: 'lily' }, resources: {} })).toBe('gold')
  })
  test('iron or wool is required, whichever its contracts miss more of', () => {
    const two = (waiting: readonly string[], resources = {}): string =>
      required({ waiting, resources }, 'pink')
    expect(two(['contract.iron-9'])).toBe('iron')
    expect(two(['contract.wool-9', 'contract.iron-3'])).toBe('wool')
  })
  test('gold is required otherwise', () => {
    expect(required({ resources: {} })).toBe('gold')
  })
})

describe('[solo-need-2] the details', () => {
  test('no stone is required if its stone alone pays one of those cathedrals', () => {
    // 4 gold would pay the missing 2 stone, but stone is required all the same.
    const setting = { pillars: ['wien'], resources: { stone: 1, gold: 4 } }
    expect(required(setting)).toBe('stone')
    // The stone pays Wien’s 3 but not Firenze’s 7, so none is required.
    const two = { pillars: ['wien', 'firenze'], resources: { stone: 3 } }
    expect(required(two)).toBe('gold')
  })
  test('iron or wool is required for any unfulfilled contract, even one that lacks only identical units or nothing', () => {
    const identical = { waiting: ['contract.identical-5'], resources: { iron: 1 } }
    expect(required(identical, 'pink')).toBe('wool')
    const has = { waiting: ['contract.iron-9'], resources: { iron: 9 } }
    expect(required(has, 'pink')).toBe('wool')
  })
  test('the resource it owns fewer of decides an equal need, then chance', () => {
    const waiting = ['contract.iron-9', 'contract.wool-5']
    expect(required({ waiting, resources: { iron: 5, wool: 1 } }, 'pink')).toBe('wool')
    const tied = { waiting: ['contract.iron-4-wool-4'], resources: {} }
    expect(required(tied, 'pink')).toBe('pick resource wool · pick resource iron')
  })
  test('several units are determined one after the other', () => {
    const game = acting('contract', 3, 'pink').bot({
      resources: {},
      waiting: ['contract.iron-2-wool-2'],
    })
    game.botTurn(1, 'pick resource iron').until('chance tie-resource')
    // Now more wool is missing, and after it both are equal again.
    expect(game).toHave('orange', { resources: { iron: 1, wool: 1 } })
  })
})
