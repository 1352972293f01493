import { pendingOf } from '@tiletum/engine'
import { clause, scenario } from '@tiletum/testkit'
import type { SeatSetting, TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ANY_2 } from './support/goods.ts'

const two = () => scenario({ seats: ['blue', 'orange'] })
const blueWith = (setting: SeatSetting) =>
  two()
    .seat('blue', { resources: {}, ...setting })
    .turn('blue')
const pending = ({ game, state }: TestTable) => pendingOf(game.rules, state).at(-1)

/** The dice on the wheel as scenarios roll them for two players. */
const DICE = [
  'die yellow 1',
  'die yellow 2',
  'die pink 3',
  'die pink 4',
  'die light-gray 5',
  'die light-gray 6',
  'die dark-gray 1',
  'die dark-gray 2',
]

describe('an action of choice with 1 point', () => {
  const anyAction = () => blueWith({ storehouse: ['bonus.any-action-1'] })

  clause('help-1', 'is any action but the joker', () => {
    const game = anyAction().play('use bonus.any-action-1')
    expect(game).toOfferExactly(
      'act architect',
      'act merchant',
      'act character',
      'act contract',
      'act king',
      'done',
    )
    expect(game).toRefuse('act joker', 'joker-1', { action: 'joker' })
  })

  for (const [action, point] of [
    ['architect', 'walk architect koln'],
    ['merchant', 'walk merchant paris'],
    ['character', 'renew characters'],
    ['contract', 'exchange iron gold'],
    ['king', 'climb'],
  ] as const)
    clause('help-1', `is over when the one point of the ${action} action is spent`, () => {
      const game = blueWith({ storehouse: ['bonus.any-action-1'], resources: { iron: 1 } })
      game.autoChance().play('use bonus.any-action-1', `act ${action}`)
      expect(pending(game)).toMatchObject({ is: 'spend', action, points: 1, fromDie: false })
      expect(game).toOffer(point)
      if (action === 'king') expect(game).toRefuse('done', 'kingact-2')
      else expect(game).toOffer('done')
      game.play(point)
      if (action === 'contract') game.play('gain iron')
      expect(game).toOfferExactlyBesidesTasks(...DICE)
      expect(game).toHave('blue', { storehouse: [] })
    })
})

describe('a named action', () => {
  const spends = {
    merchant: ['walk merchant paris', 'walk merchant troyes', 'walk merchant strasbourg'],
    architect: ['walk architect koln', 'walk architect frankfurt', 'walk architect nurnberg'],
    character: ['renew characters', 'renew characters', 'renew characters'],
    contract: ['exchange iron wool', 'exchange wool iron', 'exchange iron stone'],
    king: ['climb', 'climb', 'climb'],
  } as const
  for (const [action, moves] of Object.entries(spends))
    for (const points of [2, 3])
      clause('help-2', `${action} with ${points} points`, () => {
        const game = blueWith({
          storehouse: [`bonus.${action}-${points}`],
          resources: { iron: 1 },
        })
        game.autoChance().play(`use bonus.${action}-${points}`)
        for (const [spent, move] of moves.slice(0, points).entries()) {
          expect(pending(game)).toMatchObject({ is: 'spend', action, points: points - spent })
          expect(game).toOffer(move)
          if (action === 'king') expect(game).toRefuse('done', 'kingact-2')
          else expect(game).toOffer('done')
          game.play(move)
          if (action === 'contract' && spent === 0) game.play('gain food')
        }
        expect(game).toOfferExactlyBesidesTasks(...DICE)
        expect(game).toHave('blue', { storehouse: [] })
      })

  clause(['help-2', 'turn-6'], 'need not be spent; its points then lapse', () => {
    const game = blueWith({ storehouse: ['bonus.merchant-3'] })
    game.play('use bonus.merchant-3', 'walk merchant paris')
    expect(game).toOffer('walk merchant troyes', 'done')
    game.play('done')
    expect(game).toHave('blue', { merchant: 'paris', storehouse: [] })
    expect(game).toOfferExactly(...DICE)
  })

  clause(['help-2', 'kingact-2'], 'king with 3 points: three steps', () => {
    const game = blueWith({ storehouse: ['bonus.king-3'] }).play('use bonus.king-3')
    for (const step of [0, 1, 2]) {
      expect(game).toHave('blue', { king: step })
      expect(game).toOfferExactly('climb')
      expect(game).toRefuse('done', 'kingact-2')
      game.play('climb')
    }
    expect(game).toHave('blue', { king: 3, storehouse: [] })
    expect(game).toOfferExactly(...DICE)
  })
})

describe('more points for the current action', () => {
  for (const points of [1, 2, 3])
    clause('help-3', `+${points} for the action of the die`, () => {
      const game = two()
        .seat('blue', { storehouse: [`bonus.strengthen-${points}`], resources: {} })
        .action('blue', 'king', 2)
        .play('climb', `use bonus.strengthen-${points}`)
      expect(pending(game)).toMatchObject({ is: 'spend', action: 'king', points: 1 + points })
      expect(game).toHave('blue', { storehouse: [] })
    })

  clause('help-3', 'when its points are used up, to the end of the turn', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.strengthen-2'], resources: {} })
      .action('blue', 'king', 1)
      .play('climb')
    expect(game).toOfferExactly('use bonus.strengthen-2', 'end turn')
    game.play('use bonus.strengthen-2', 'climb', 'climb')
    expect(game).toHave('blue', { king: 3 })
    expect(game).toOfferExactly('end turn')
  })

  clause('help-3', 'never before the die is taken', () => {
    const game = blueWith({ storehouse: ['bonus.strengthen-3'] })
    expect(game).toRefuse('use bonus.strengthen-3', 'help-3', { tile: 'bonus.strengthen-3' })
    expect(game).toOfferExactlyTheTasks()
  })

  clause(
    ['help-3', 'help-10', 'turn-8', 'store-6'],
    'while the tile of the die is decided: its space is free at once, its points wait',
    () => {
      const game = two()
        .facing('merchant', 4)
        .tiles({ merchant: 'bonus.vp-4' })
        .seat('blue', {
          storehouse: ['bonus.strengthen-2', 'bonus.crest-sun', 'contract.iron-9', 'bonus.gold-3'],
          resources: {},
        })
        .turn('blue', 'die pink 4')
      expect(game).toOfferExactly('leave', 'use bonus.strengthen-2', 'use bonus.gold-3')
      expect(game).toRefuse('take bonus.vp-4', 'store-3')
      game.play('use bonus.strengthen-2')
      expect(game).toOfferExactly('take bonus.vp-4', 'leave', 'use bonus.gold-3')
      game.play('take bonus.vp-4')
      expect(game).toHave('blue', {
        storehouse: ['bonus.vp-4', 'bonus.crest-sun', 'contract.iron-9', 'bonus.gold-3'],
        resources: { food: 4 },
      })
      expect(pending(game)).toMatchObject({ is: 'spend', action: 'merchant', points: 5 })
    },
  )

  clause('help-3', 'inside a nested action: its points wait for the action of the die', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.strengthen-1', 'bonus.character-2'], resources: {} })
      .action('blue', 'merchant', 1)
      .play('use bonus.character-2')
    expect(game).toOffer('use bonus.strengthen-1')
    game.play('use bonus.strengthen-1')
    expect(game).toHave('blue', { storehouse: ['bonus.character-2'] })
    expect(pending(game)).toMatchObject({ is: 'spend', action: 'character', points: 2 })
    game.play('done')
    expect(pending(game)).toMatchObject({ is: 'spend', action: 'merchant', points: 2 })
  })

  clause('help-3', 'never before the die, even inside a nested action', () => {
    const game = blueWith({ storehouse: ['bonus.strengthen-1', 'bonus.king-2'] })
    game.play('use bonus.king-2')
    expect(game).toRefuse('use bonus.strengthen-1', 'help-3')
  })

  clause('help-3', 'inside a bonus within a nested action', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.strengthen-1', 'bonus.character-2', 'character.merchant.step-1'],
        resources: {},
      })
      .action('blue', 'merchant', 1)
      .play('use bonus.character-2', 'place character.merchant.step-1 building 4 floor 1')
    expect(game).toOffer('walk merchant paris', 'use bonus.strengthen-1')
    game.play('use bonus.strengthen-1', 'walk merchant paris')
    expect(pending(game)).toMatchObject({ is: 'spend', action: 'character', points: 1 })
    game.play('done')
    expect(pending(game)).toMatchObject({ is: 'spend', action: 'merchant', points: 2 })
  })

  clause(
    ['help-3', 'joker-1'],
    'before the joker’s tile is decided, for the action the joker becomes',
    () => {
      const game = two()
        .facing('joker', 6)
        .tiles({ joker: 'bonus.vp-4' })
        .seat('blue', { storehouse: ['bonus.strengthen-3'], resources: {} })
        .turn('blue', 'die pink 6', 'use bonus.strengthen-3', 'leave', 'act merchant')
      expect(pending(game)).toMatchObject({ is: 'spend', action: 'merchant', points: 4 })
    },
  )

  clause(['help-3', 'kingact-2'], 'added to a king action its points are steps too', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.strengthen-2'], resources: {} })
      .action('blue', 'king', 1)
      .play('climb')
    expect(game).toOfferExactly('end turn', 'use bonus.strengthen-2')
    game.play('use bonus.strengthen-2')
    expect(game).toOfferExactly('climb')
    expect(game.play('climb', 'climb')).toOfferExactly('end turn')
  })

  clause(
    ['help-3', 'joker-1'],
    'before the joker has become an action, for the one it becomes',
    () => {
      const game = two()
        .seat('blue', { storehouse: ['bonus.strengthen-3'], resources: {} })
        .action('blue', 'joker', 1)
        .play('use bonus.strengthen-3', 'act king')
      expect(pending(game)).toMatchObject({ is: 'spend', action: 'king', points: 4 })
    },
  )
})

describe('recolouring', () => {
  const KINDS = ['gold', 'food', 'wool', 'stone', 'iron'] as const
  const recolour = (setting: SeatSetting = {}) =>
    blueWith({ storehouse: ['bonus.recolour'], ...setting })

  clause('help-4', 'is named with the die, for any kind', () => {
    expect(recolour()).toOfferExactly(
      ...DICE,
      ...KINDS.map((kind) => `use bonus.recolour as ${kind}`),
    )
    for (const kind of KINDS) {
      const game = recolour().play(`use bonus.recolour as ${kind}`, 'die pink 3')
      const none = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }
      expect(game).toHave('blue', { resources: { ...none, [kind]: 3 }, storehouse: [] })
    }
  })

  clause(['help-4', 'turn-9'], 'leaves only the die to choose, with no task in between', () => {
    const game = recolour({
      storehouse: ['bonus.recolour', 'bonus.vp-4', 'bonus.crest-sun', 'contract.iron-3'],
      resources: { gold: 2, iron: 3, food: 6, stone: 9 },
      pillars: ['london'],
    })
    game.play('use bonus.recolour as iron')
    const changed = DICE.flatMap((die) => {
      const value = Number(die.at(-1))
      return [(value % 6) + 1, ((value + 4) % 6) + 1].map((to) => `${die} to ${to}`)
    })
    expect(game).toOfferExactly(...DICE, ...changed)
    for (const task of [
      'buy iron',
      'use bonus.vp-4',
      'crest sun building 6',
      'fulfil contract.iron-3',
      'contribute london',
    ])
      expect(game).toRefuse(task, 'turn-9')
    expect(game).toRefuse('done', 'nest-5')
  })

  clause('help-4', 'keeps the die its colour', () => {
    const game = recolour().play('use bonus.recolour as iron', 'die pink 4')
    expect(game).toHave('blue', { dice: ['pink 4'], resources: { iron: 4, food: 0 } })
  })

  clause(['help-4', 'turn-2'], 'goes with a change of value', () => {
    const game = recolour({ resources: { gold: 4 } })
    game.play('use bonus.recolour as stone', 'die pink 4 to 6')
    expect(game).toHave('blue', { dice: ['pink 6'], resources: { stone: 6, gold: 0 } })
  })

  clause('help-4', 'of several helpers: the last one counts', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green', 'purple'] })
      .seat('blue', { storehouse: ['bonus.recolour', 'bonus.recolour'], resources: {} })
      .turn('blue', 'use bonus.recolour as iron')
    expect(game).toOffer('use bonus.recolour as gold')
    game.play('use bonus.recolour as gold')
    expect(game).toRefuse('use bonus.recolour as wool', 'store-1')
    game.play('die pink 5')
    expect(game).toHave('blue', { resources: { gold: 5, iron: 0, food: 0 }, storehouse: [] })
  })

  clause('help-4', 'is too late with the tile that comes with the die', () => {
    const game = two()
      .tiles({ merchant: 'bonus.recolour' })
      .seat('blue', { resources: {} })
      .turn('blue', 'die pink 4', 'take bonus.recolour')
    expect(game).toHave('blue', { resources: { food: 4 }, storehouse: ['bonus.recolour'] })
    expect(game).toOfferExactlyTheTasks()
    expect(game).toRefuse('use bonus.recolour as iron', 'help-4')
    expect(game).toRefuse('use bonus.recolour', 'help-4')
  })

  clause(['help-4', 'store-6'], 'keeps its space until the resources are received', () => {
    const game = two()
      .tiles({ merchant: 'bonus.king-3' })
      .seat('blue', {
        storehouse: ['bonus.recolour', 'bonus.vp-4', 'bonus.gold-3', 'bonus.king-2'],
        resources: {},
      })
      .turn('blue', 'use bonus.recolour as iron', 'die pink 4')
    expect(game).toRefuse('take bonus.king-3', 'store-3')
    expect(game).toOfferExactlyBesidesTasks('leave')
    game.play('leave')
    expect(game).toHave('blue', { storehouse: ['bonus.vp-4', 'bonus.gold-3', 'bonus.king-2'] })
  })

  clause('help-4', 'is never used alone, and never by another tile', () => {
    const game = recolour({ storehouse: ['bonus.recolour', 'bonus.king-2'] })
    expect(game).toRefuse('use bonus.recolour', 'help-4', { tile: 'bonus.recolour' })
    expect(game).toRefuse('use bonus.king-2 as iron', 'help-4', { tile: 'bonus.king-2' })
    expect(blueWith({})).toRefuse('use bonus.recolour as iron', 'store-1')
  })
})

describe('gold, points and resources', () => {
  clause('help-5', '3 gold', () => {
    const game = blueWith({ storehouse: ['bonus.gold-3'] }).play('use bonus.gold-3')
    expect(game).toHave('blue', { resources: { gold: 3 }, vp: 10, storehouse: [] })
    expect(game).toOffer(...DICE)
  })

  clause('help-5', '4 points', () => {
    const game = blueWith({ storehouse: ['bonus.vp-4'] }).play('use bonus.vp-4')
    expect(game).toHave('blue', { resources: { gold: 0 }, vp: 14, storehouse: [] })
    expect(game).toOfferExactly(...DICE)
  })

  clause('help-5', '2 gold and 2 points', () => {
    const game = blueWith({ storehouse: ['bonus.gold-2-vp-2'] }).play('use bonus.gold-2-vp-2')
    expect(game).toHave('blue', { resources: { gold: 2 }, vp: 12, storehouse: [] })
  })

  clause(['help-6', 'comp-6'], 'any 2: equal or different, gold included', () => {
    const game = blueWith({ storehouse: ['bonus.any-2'] }).play('use bonus.any-2')
    expect(game).toOfferExactly(...ANY_2)
    expect(game.fork().play('gain iron+iron')).toHave('blue', { resources: { iron: 2 } })
    game.play('gain gold+stone')
    expect(game).toHave('blue', {
      resources: { gold: 1, stone: 1, food: 0, wool: 0, iron: 0 },
      storehouse: [],
    })
  })

  clause('help-6', 'any 3: neither fewer nor more', () => {
    const game = blueWith({ storehouse: ['bonus.any-3'] }).play('use bonus.any-3')
    expect(game.options()).toHaveLength(35)
    expect(game).toOffer('gain gold+gold+gold', 'gain food+wool+stone', 'gain food+iron+iron')
    expect(game).toRefuse('gain gold+gold', 'help-6', { count: 3 })
    expect(game).toRefuse('gain gold', 'help-6', { count: 3 })
    game.play('gain food+wool+wool')
    expect(game).toHave('blue', { resources: { food: 1, wool: 2 }, storehouse: [] })
  })

  clause(['help-6', 'nest-5'], 'resources are received, not declined', () => {
    const game = blueWith({ storehouse: ['bonus.any-2'] }).play('use bonus.any-2')
    expect(game).toRefuse('done', 'nest-5')
  })

  clause('help-7', '1 iron, 1 wool, 1 stone, 1 food', () => {
    const game = blueWith({ storehouse: ['bonus.four-goods'] }).play('use bonus.four-goods')
    expect(game).toHave('blue', {
      resources: { iron: 1, wool: 1, stone: 1, food: 1, gold: 0 },
      storehouse: [],
    })
  })
})
