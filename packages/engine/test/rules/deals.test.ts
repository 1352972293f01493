import { pendingOf } from '@tiletum/engine'
import { clause, scenario } from '@tiletum/testkit'
import type { TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ALL_SPACES_TAKEN } from './support/contracts.ts'

const ALL = ['blue', 'orange', 'green', 'purple'] as const
const pending = ({ game, state }: TestTable) => pendingOf(game.rules, state).at(-1)
const NOTHING = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }

type Goods = Partial<Record<keyof typeof NOTHING, number>>

/** Blue has exactly these resources and this contract, and no die yet. */
const contract = (id: string, resources: Goods, more: readonly string[] = []) =>
  scenario({ seats: ALL })
    .seat('blue', { storehouse: [id, ...more], resources })
    .turn('blue')

/** The same resources with one unit less of each kind in turn. */
const short = (goods: Goods): [string, Goods][] =>
  Object.entries(goods).map(([kind, count]) => [kind, { ...goods, [kind]: count - 1 }])

/**
 * Checks that the contract costs these resources and scores these points, and that nothing else
 * follows.
 */
function proves(move: string, goods: Goods, points: number): void {
  const id = move.split(' ')[1] ?? ''
  for (const [resource, less] of short(goods))
    expect(contract(id, less)).toRefuse(move, 'task-2', {
      missing: [{ resource, count: 1 }],
    })
  const game = contract(id, goods).play(move)
  expect(game).toHave('blue', { resources: NOTHING, vp: 10 + points, contracts: [id] })
}

describe('identical resources', () => {
  const deals = [
    ['bonus.contract-identical-1', 1, 1],
    ['contract.identical-3', 3, 3],
    ['contract.identical-5', 5, 6],
    ['contract.identical-7', 7, 10],
    ['contract.identical-8', 8, 13],
  ] as const
  for (const [id, count, points] of deals)
    for (const kind of ['gold', 'food', 'wool', 'stone', 'iron'])
      clause('deal-1', `${count} ${kind} for ${points}`, () => {
        proves(`fulfil ${id} with ${kind}`, { [kind]: count }, points)
      })
})

describe('iron', () => {
  for (const [id, count, points] of [
    ['bonus.contract-iron-2', 2, 2],
    ['contract.iron-3', 3, 4],
    ['contract.iron-9', 9, 17],
  ] as const)
    clause('deal-2', `${count} for ${points}`, () => {
      proves(`fulfil ${id}`, { iron: count }, points)
      expect(contract(id, { iron: count }).play(`fulfil ${id}`)).toOffer('die pink 6')
    })

  for (const [count, points] of [
    [5, 7],
    [7, 11],
  ] as const) {
    clause('deal-2', `${count} for ${points} and one space up the king track`, () => {
      const id = `contract.iron-${count}`
      proves(`fulfil ${id}`, { iron: count }, points)
      const game = contract(id, { iron: count }).play(`fulfil ${id}`)
      expect(game).toHave('blue', { king: 1 })
      expect(game).toOffer('die pink 6')
    })
  }

  clause(
    ['deal-2', 'kingact-1'],
    'one space up brings the marker onto the top of the stack there',
    () => {
      const game = scenario({ seats: ALL })
        .king({ 1: ['green', 'orange'] })
        .seat('blue', { storehouse: ['contract.iron-5'], resources: { iron: 5 } })
        .turn('blue', 'fulfil contract.iron-5')
      expect(game.kingTrack()['1']).toEqual(['green', 'orange', 'blue'])
    },
  )

  clause(
    ['deal-2', 'nest-5'],
    'at the top of the track the space up is lost, not the contract',
    () => {
      const game = scenario({ seats: ALL })
        .seat('blue', { storehouse: ['contract.iron-5'], resources: { iron: 5 }, king: 15 })
        .turn('blue', 'fulfil contract.iron-5')
      expect(game).toHave('blue', { king: 15, contracts: ['contract.iron-5'] })
      expect(game).toOffer('die pink 6')
    },
  )
})

describe('wool', () => {
  for (const [id, count, points] of [
    ['bonus.contract-wool-2', 2, 2],
    ['contract.wool-3', 3, 4],
    ['contract.wool-9', 9, 17],
  ] as const)
    clause('deal-3', `${count} for ${points}`, () => {
      proves(`fulfil ${id}`, { wool: count }, points)
      expect(contract(id, { wool: count }).play(`fulfil ${id}`)).toOffer('die pink 6')
    })

  for (const [count, points] of [
    [5, 7],
    [7, 11],
  ] as const)
    clause('deal-3', `${count} for ${points} and the merchant may go to a linked town`, () => {
      const id = `contract.wool-${count}`
      proves(`fulfil ${id}`, { wool: count }, points)
      const game = contract(id, { wool: count }).play(`fulfil ${id}`)
      expect(game).toOfferExactly(
        'walk merchant antwerpen',
        'walk merchant koln',
        'walk merchant paris',
        'done',
      )
      expect(game).toRefuse('walk merchant wien', 'bonus-4')
      expect(game.fork().play('done')).toHave('blue', { merchant: 'tiletum' })
      game.play('walk merchant koln')
      expect(game).toHave('blue', { merchant: 'koln', architect: 'tiletum' })
      expect(game).toOffer('die pink 6')
    })

  const fulfilledAt = (merchant: string) =>
    scenario({ seats: ALL })
      .seat('blue', { storehouse: ['contract.wool-5'], resources: { wool: 5 }, merchant })
      .turn('blue', 'fulfil contract.wool-5')

  clause(
    'deal-3',
    'the merchant moves only to a directly linked town, not to a road space or beyond it',
    () => {
      const game = fulfilledAt('paris')
      expect(game).toOfferExactly(
        'walk merchant tiletum',
        'walk merchant troyes',
        'walk merchant lyon',
        'done',
      )
      expect(game).toRefuse('walk merchant paris--bordeaux', 'deal-3')
      expect(game).toRefuse('walk merchant bordeaux', 'bonus-4')
      expect(game.play('walk merchant troyes')).toHave('blue', { merchant: 'troyes' })
      expect(game).toOffer('die pink 6')
    },
  )

  clause(
    ['deal-3', 'nest-5'],
    'from a road space the merchant can’t move: the move is lost',
    () => {
      const game = fulfilledAt('paris--bordeaux')
      expect(game).toHave('blue', { merchant: 'paris--bordeaux', contracts: ['contract.wool-5'] })
      expect(game).toOffer('die pink 6')
      expect(game).not.toOffer('done')
    },
  )
})

describe('mixed contracts', () => {
  for (const named of ['iron', 'wool'] as const)
    for (const [count, points] of [
      [2, 5],
      [3, 8],
    ] as const) {
      const id = `contract.identical-${count}-${named}-${count}`
      clause('deal-4', `${count} identical and ${count} ${named} for ${points}`, () => {
        for (const kind of ['gold', 'food', 'stone', named === 'iron' ? 'wool' : 'iron'] as const)
          proves(`fulfil ${id} with ${kind}`, { [kind]: count, [named]: count }, points)
        const all = contract(id, { [named]: 2 * count }).play(`fulfil ${id} with ${named}`)
        expect(all).toHave('blue', { resources: NOTHING, vp: 10 + points })
        expect(contract(id, { [named]: 2 * count - 1 })).toRefuse(
          `fulfil ${id} with ${named}`,
          'task-2',
          { missing: [{ resource: named, count: 1 }] },
        )
      })
    }

  for (const [id, count, points] of [
    ['bonus.contract-iron-1-wool-1', 1, 2],
    ['contract.iron-2-wool-2', 2, 6],
    ['contract.iron-4-wool-4', 4, 12],
  ] as const)
    clause('deal-5', `${count} iron and ${count} wool for ${points}`, () => {
      proves(`fulfil ${id}`, { iron: count, wool: count }, points)
      const game = contract(id, { iron: count, wool: count }).play(`fulfil ${id}`)
      expect(game).toOffer('die pink 6')
    })

  for (const [count, points] of [
    [3, 9],
    [5, 16],
  ] as const)
    clause('deal-6', `${count} wool and ${count} iron for ${points} and a character action`, () => {
      const id = `contract.iron-${count}-wool-${count}`
      proves(`fulfil ${id}`, { iron: count, wool: count }, points)
      const game = contract(id, { iron: count, wool: count }, ['character.king.vp-2'])
      game.play(`fulfil ${id}`)
      expect(pending(game)).toMatchObject({ is: 'spend', action: 'character', points: 1 })
      expect(game).toOffer('place character.king.vp-2 building 1 floor 1', 'renew characters')
      expect(game).toRefuse('place character.king.vp-2 building 1 floor 2', 'turn-5', {
        points: 1,
        price: 2,
      })
      game.play('place character.king.vp-2 building 2 floor 1')
      expect(game).toHave('blue', { vp: 10 + points + 2, storehouse: [] })
      expect(game).toOffer('die pink 6')
    })

  clause(
    ['deal-6', 'nest-1', 'nest-2'],
    'a crest placed inside the character action has its bonus there and then',
    () => {
      const game = scenario({ seats: ALL })
        .seat('blue', {
          storehouse: ['contract.iron-3-wool-3', 'bonus.crest-sun', 'character.king.king-1'],
          resources: { iron: 3, wool: 3, food: 5 },
        })
        .action('blue', 'merchant', 1, 'blue')
        .play('fulfil contract.iron-3-wool-3', 'crest sun building 3')
      expect(game).toOffer('walk merchant wien', 'walk merchant arles--genova')
      expect(game).not.toOffer('renew characters')
      game.play('walk merchant wien')
      expect(game).toOffer('renew characters')
      game.play('place character.king.king-1 building 3 floor 1', 'climb')
      expect(pending(game)).toMatchObject({ action: 'merchant', points: 1, fromDie: true })
      expect(game).toHave('blue', { merchant: 'wien', king: 1, vp: 19 })
    },
  )
})

describe('a contract on a bonus tile', () => {
  clause('deal-7', 'takes a contract space with its pillar and points', () => {
    const game = scenario({ seats: ALL })
      .seat('blue', {
        storehouse: ['bonus.contract-iron-2'],
        resources: { iron: 2 },
        contracts: ['contract.iron-3', 'contract.iron-5', 'contract.iron-7', 'contract.iron-9'],
      })
      .turn('blue', 'fulfil bonus.contract-iron-2')
    expect(game).toHave('blue', { vp: 10 + 2 + 3, pillarsInSupply: 7 })
    expect(game.seatState('blue').contracts.at(-1)).toBe('bonus.contract-iron-2')
  })

  clause(['deal-7', 'contr-4'], 'can’t be taken without an open contract space', () => {
    const game = scenario({ seats: ALL })
      .tiles({ merchant: 'bonus.contract-iron-2' })
      .seat('blue', {
        resources: {},
        contracts: ALL_SPACES_TAKEN,
      })
      .turn('blue', 'die pink 4')
    expect(game).toOfferExactly('leave')
    expect(game).toRefuse('take bonus.contract-iron-2', 'contr-4')
  })

  clause('deal-7', 'is no helper', () => {
    const game = contract('bonus.contract-iron-2', { iron: 1 })
    expect(game).toRefuse('use bonus.contract-iron-2', 'task-7')
    expect(game).toOfferExactlyTheTasks()
  })
})
