import { violations, clause, scenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })
const blueWith = (setting: SeatSetting) => two().seat('blue', setting).turn('blue')

describe('2 gold buy a resource', () => {
  clause('task-1', 'food, wool, stone or iron', () => {
    const game = blueWith({ resources: { gold: 2 } })
    expect(game).toOfferExactlyTheTasks('buy food', 'buy wool', 'buy stone', 'buy iron')
    for (const kind of ['food', 'wool', 'stone', 'iron'] as const) {
      const after = game.fork().play(`buy ${kind}`)
      const none = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }
      expect(after).toHave('blue', { resources: { ...none, [kind]: 1 } })
      expect(after).toOfferExactlyTheTasks()
    }
  })

  clause('task-1', 'never gold itself, and never on credit', () => {
    const rich = blueWith({ resources: { gold: 9 } })
    expect(rich).toRefuse('buy gold', 'task-1', { resource: 'gold' })
    const poor = blueWith({ resources: { gold: 1, food: 9 } })
    expect(poor).toRefuse('buy iron', 'task-1', { resource: 'iron', price: 2, have: 1, short: 1 })
    expect(poor).toOfferExactlyTheTasks()
  })
})

describe('a contract is fulfilled', () => {
  clause('task-2', 'for the resources on it, and goes to the leftmost contract space', () => {
    const game = blueWith({
      storehouse: ['contract.iron-3', 'bonus.vp-4'],
      resources: { iron: 4, wool: 2, gold: 1 },
    })
    expect(game).toOfferExactlyTheTasks('fulfil contract.iron-3', 'use bonus.vp-4')
    game.play('fulfil contract.iron-3')
    expect(game).toHave('blue', {
      resources: { iron: 1, wool: 2, gold: 1, food: 0, stone: 0 },
      storehouse: ['bonus.vp-4'],
      contracts: ['contract.iron-3'],
      pillarsInSupply: 3,
      vp: 14,
    })
    expect(game).toRefuse('fulfil contract.iron-3', 'store-1', { tile: 'contract.iron-3' })
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  const spaces = [
    { fulfilled: 0, points: 0, pillar: true },
    { fulfilled: 1, points: 0, pillar: true },
    { fulfilled: 2, points: 1, pillar: true },
    { fulfilled: 3, points: 2, pillar: true },
    { fulfilled: 4, points: 3, pillar: true },
    { fulfilled: 5, points: 5, pillar: false },
  ]
  const others = [
    'contract.iron-3',
    'contract.iron-5',
    'contract.iron-7',
    'contract.iron-9',
    'contract.identical-3',
  ]
  for (const { fulfilled, points, pillar } of spaces)
    clause(
      'task-2',
      `space ${fulfilled + 1} adds ${points} points and ${pillar ? 'the pillar on it' : 'no pillar'}`,
      () => {
        const before = others.slice(0, fulfilled)
        const game = blueWith({
          contracts: before,
          storehouse: ['contract.wool-3'],
          resources: { wool: 3 },
        })
        expect(game).toHave('blue', { pillarsInSupply: 2 + fulfilled, vp: 10 })
        game.play('fulfil contract.wool-3')
        expect(game).toHave('blue', {
          vp: 10 + 4 + points,
          pillarsInSupply: 2 + fulfilled + (pillar ? 1 : 0),
          contracts: [...before, 'contract.wool-3'],
        })
      },
    )

  clause(['task-2', 'nest-4'], 'only when everything on it can be paid', () => {
    const game = blueWith({
      storehouse: ['contract.iron-4-wool-4'],
      resources: { iron: 2, wool: 3, food: 9, stone: 9, gold: 1 },
    })
    expect(game).toOfferExactlyTheTasks()
    expect(game).toRefuse('fulfil contract.iron-4-wool-4', 'task-2', {
      tile: 'contract.iron-4-wool-4',
      missing: [
        { resource: 'wool', count: 1 },
        { resource: 'iron', count: 2 },
      ],
    })
  })

  clause('task-2', 'only if no unit is missing', () => {
    const game = blueWith({ storehouse: ['contract.iron-3'], resources: { iron: 2 } })
    expect(game).toOfferExactlyTheTasks()
    expect(game).toRefuse('fulfil contract.iron-3', 'task-2', {
      missing: [{ resource: 'iron', count: 1 }],
    })
  })

  clause('task-2', 'from the storehouse only, and only if it is a contract', () => {
    const game = blueWith({ storehouse: ['bonus.vp-4'], resources: { iron: 9 } })
    expect(game).toRefuse('fulfil contract.iron-3', 'store-1')
    expect(game).toRefuse('fulfil bonus.vp-4', 'task-2')
  })

  clause(
    ['task-2', 'nest-6'],
    'its pillar is in supply before its other benefits, and its space in the storehouse is free',
    () => {
      const game = two()
        .seat('blue', {
          storehouse: [
            'contract.iron-3-wool-3',
            'character.architect.pillar',
            'bonus.king-2',
            'bonus.king-3',
          ],
          resources: { iron: 3, wool: 3 },
          pillars: ['london', 'wien'],
          architect: 'paris',
        })
        .offer('character', ['character.king.vp-2'])
        .turn('blue')
      expect(game).toHave('blue', { pillarsInSupply: 0 })
      game.play('fulfil contract.iron-3-wool-3')
      expect(game).toHave('blue', { pillarsInSupply: 1, vp: 19 })
      expect(game).toOffer('take character.king.vp-2')
      game.play('place character.architect.pillar building 4 floor 1')
      expect(game).toOfferExactlyBesidesTasks('build pillar paris', 'done')
      game.play('build pillar paris')
      expect(game).toHave('blue', { pillars: ['london', 'paris', 'wien'], pillarsInSupply: 0 })
    },
  )
})

describe('identical resources of choice', () => {
  clause('task-3', 'are of one kind, which the player names', () => {
    const game = blueWith({
      storehouse: ['contract.identical-3'],
      resources: { gold: 1, food: 3, wool: 2, stone: 4, iron: 2 },
    })
    expect(game).toOfferExactlyTheTasks(
      'fulfil contract.identical-3 with food',
      'fulfil contract.identical-3 with stone',
    )
    expect(game).toRefuse('fulfil contract.identical-3', 'task-3')
    expect(game).toRefuse('fulfil contract.identical-3 with wool', 'task-2', {
      missing: [{ resource: 'wool', count: 1 }],
    })
    game.play('fulfil contract.identical-3 with stone')
    expect(game).toHave('blue', {
      vp: 13,
      resources: { gold: 1, food: 3, wool: 2, stone: 1, iron: 2 },
    })
  })

  clause(['task-3', 'comp-6'], 'may be gold', () => {
    const game = blueWith({ storehouse: ['contract.identical-3'], resources: { gold: 3 } })
    game.play('fulfil contract.identical-3 with gold')
    expect(game).toHave('blue', { vp: 13, resources: { gold: 0 } })
  })

  clause('task-3', 'may be the kind the contract names too, if there is enough for both', () => {
    const iron = (count: number, stone = 0) =>
      blueWith({
        storehouse: ['contract.identical-2-iron-2'],
        resources: { iron: count, stone },
      })
    expect(iron(4)).toOfferExactlyTheTasks('fulfil contract.identical-2-iron-2 with iron')
    expect(iron(4).play('fulfil contract.identical-2-iron-2 with iron')).toHave('blue', {
      vp: 15,
      resources: { iron: 0 },
    })
    expect(iron(3)).toOfferExactlyTheTasks()
    expect(iron(3)).toRefuse('fulfil contract.identical-2-iron-2 with iron', 'task-2', {
      missing: [{ resource: 'iron', count: 1 }],
    })
    expect(iron(2, 2)).toOfferExactlyTheTasks('fulfil contract.identical-2-iron-2 with stone')
    expect(iron(2, 2).play('fulfil contract.identical-2-iron-2 with stone')).toHave('blue', {
      vp: 15,
      resources: { iron: 0, stone: 0 },
    })
    expect(iron(1, 9)).toRefuse('fulfil contract.identical-2-iron-2 with stone', 'task-2', {
      missing: [{ resource: 'iron', count: 1 }],
    })
  })

  clause('task-3', 'are never a mixture', () => {
    const game = blueWith({
      storehouse: ['contract.identical-2-wool-2'],
      resources: { wool: 3, food: 1, stone: 1, iron: 1, gold: 1 },
    })
    expect(game).toOfferExactlyTheTasks()
  })

  clause('task-3', 'are named only where the contract has them', () => {
    const game = blueWith({ storehouse: ['contract.iron-3'], resources: { iron: 9, wool: 9 } })
    expect(game).toRefuse('fulfil contract.iron-3 with wool', 'task-3')
    expect(game).toRefuse('fulfil contract.iron-3 with iron', 'task-3')
  })
})

describe('a contribution to a cathedral', () => {
  const cathedrals = () =>
    two().costs({ praha: 'cost.stone-4-vp-5', wien: 'cost.stone-7-vp-12', london: 'cost.closed' })

  clause('task-6', 'costs its stone and scores cost tile and topmost tile', () => {
    const game = cathedrals()
      .seat('blue', {
        pillars: ['praha', 'wien'],
        resources: { stone: 5 },
        architect: 'arles--genova',
      })
      .turn('blue')
    expect(game).toOfferExactlyTheTasks('contribute praha')
    expect(game).toRefuse('contribute wien', 'task-6', {
      town: 'wien',
      price: 7,
      have: 5,
      short: 2,
    })
    game.play('contribute praha')
    expect(game).toHave('blue', {
      resources: { stone: 1 },
      vp: 10 + 5 + 8,
      cathedralTiles: [8],
      contributed: ['praha'],
    })
  })

  clause('task-6', 'takes the next tile when others were there first', () => {
    const game = cathedrals()
      .seat('orange', { pillars: ['praha'], contributed: ['praha'] })
      .seat('blue', { pillars: ['praha'], resources: { stone: 4 } })
      .turn('blue', 'contribute praha')
    expect(game).toHave('blue', { resources: { stone: 0 }, vp: 10 + 5 + 6, cathedralTiles: [6] })
  })

  clause('task-6', 'is made once for each cathedral', () => {
    const game = cathedrals()
      .seat('blue', { pillars: ['praha', 'wien'], resources: { stone: 20 } })
      .turn('blue', 'contribute praha')
    expect(game).toRefuse('contribute praha', 'task-6', { town: 'praha' })
    expect(game).toOfferExactlyTheTasks('contribute wien')
    game.play('contribute wien')
    expect(game).toHave('blue', { resources: { stone: 9 }, vp: 10 + 5 + 8 + 12 + 6 })
    expect(game).toOfferExactlyTheTasks()
  })

  clause('task-6', 'needs a pillar of the player there, wherever the architect stands', () => {
    const game = cathedrals()
      .seat('orange', { pillars: ['wien'] })
      .seat('blue', { pillars: ['praha'], resources: { stone: 20 }, architect: 'wien' })
      .turn('blue')
    expect(game).toOfferExactlyTheTasks('contribute praha')
    expect(game).toRefuse('contribute wien', 'task-6', { town: 'wien' })
    expect(game).toRefuse('contribute london', 'arch-4')
    expect(game).toRefuse('contribute genova', 'map-2')
  })
})

describe('a helper', () => {
  clause('task-7', 'is used from the storehouse and then leaves the game', () => {
    const game = blueWith({ storehouse: ['bonus.vp-4', 'bonus.gold-3'], resources: {} })
    const inPile = (id: string) =>
      game.game.odds(game.state, 'bonus').some(({ notation }) => notation === `draw ${id}`)
    expect(game).toOfferExactlyTheTasks('use bonus.vp-4', 'use bonus.gold-3')
    game.play('use bonus.vp-4')
    expect(game).toHave('blue', { vp: 14, storehouse: ['bonus.gold-3'] })
    expect(game).toRefuse('use bonus.vp-4', 'store-1', { tile: 'bonus.vp-4' })
    expect(inPile('bonus.vp-4')).toBe(false)
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  clause('task-7', 'is no crest, contract or character', () => {
    const tiles = ['bonus.crest-sun', 'bonus.contract-iron-2', 'character.king.vp-2']
    const game = blueWith({ storehouse: tiles, resources: {} })
    expect(game).toOfferExactlyTheTasks()
    for (const tile of tiles) expect(game).toRefuse(`use ${tile}`, 'task-7', { tile })
  })
})

describe('a house placed by any means', () => {
  clause('task-9', 'by a crest receives the points of its space', () => {
    const game = blueWith({ storehouse: ['bonus.crest-lily'], resources: { food: 6 } })
    game.play('crest lily building 1')
    expect(game.fork().play('build house firenze')).toHave('blue', { vp: 13 })
    expect(game.fork().play('build house london')).toHave('blue', { vp: 12 })
    expect(game.fork().play('build house arles')).toHave('blue', { vp: 10 })
  })

  clause(['task-9', 'nest-1'], 'by a crest receives the bonuses of a building', () => {
    const game = blueWith({
      storehouse: ['bonus.crest-lily'],
      resources: { food: 6 },
      rooms: { 4: ['character.king.vp-3'] },
    })
    game.play('crest lily building 1', 'build house milano')
    expect(game).toOfferExactly('characters 4', 'done')
    game.play('characters 4')
    expect(game).toOfferExactly('bonus character.king.vp-3', 'done')
    game.play('bonus character.king.vp-3')
    expect(game).toHave('blue', { vp: 13 })
    expect(game).toOffer('die pink 3')
  })

  clause('task-9', 'by a character receives the points of its space', () => {
    const game = two()
      .seat('blue', { storehouse: ['character.merchant.house'], merchant: 'wien', resources: {} })
      .action('blue', 'character', 1)
      .play('place character.merchant.house building 4 floor 1', 'build house wien')
    expect(game).toHave('blue', { vp: 13, houses: ['tiletum-1', 'wien'] })
  })
})
