import { clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })

describe('nesting and order', () => {
  clause('nest-1', 'the action begun last is finished first', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.character-2', 'character.character.character-1', 'bonus.king-2'],
      })
      .offer('character', ['character.king.vp-2'])
      .action('blue', 'merchant', 2)
      .play('use bonus.character-2', 'place character.character.character-1 building 4 floor 1')
    // The character's own action, with the helper's last point and the merchant's two below it.
    expect(game).toRefuse('walk merchant paris', 'turn-8', { action: 'character' })
    game.play('use bonus.king-2', 'climb')
    expect(game).toOfferExactly('climb')
    game.play('climb')
    expect(game).toOfferExactly('take character.king.vp-2', 'renew characters', 'done')
    game.play('take character.king.vp-2', 'draw character.king.vp-3')
    // The helper's last point.
    expect(game).toOffer('take character.king.vp-3', 'done')
    game.play('done')
    expect(game).toOfferExactlyBesidesTasks(
      'walk merchant antwerpen',
      'walk merchant koln',
      'walk merchant paris',
      'end turn',
    )
    game.play('walk merchant paris', 'walk merchant troyes')
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })

  clause('nest-1', 'a choice is made before the interrupted action goes on', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.any-2'] })
      .action('blue', 'merchant', 2)
      .play('use bonus.any-2')
    expect(game.options().every((option) => option.startsWith('gain '))).toBe(true)
    expect(game).toRefuse('walk merchant paris', 'nest-5')
    expect(game).toRefuse('end turn', 'turn-6')
  })

  clause(
    'nest-2',
    'tasks are possible inside a nested action and between the parts of a bonus',
    () => {
      const game = two()
        .seat('blue', {
          storehouse: ['character.contract.contract-1-any', 'bonus.vp-4'],
          resources: { gold: 2 },
        })
        .offer('contract', [])
        .action('blue', 'character', 2)
        .play('place character.contract.contract-1-any building 4 floor 1')
      const tasks = ['buy food', 'buy wool', 'buy stone', 'buy iron', 'use bonus.vp-4']
      expect(game).toOfferExactlyTheTasks(...tasks)
      game.play('act contract')
      expect(game).toOfferExactlyTheTasks(...tasks)
      game.play('done', 'use bonus.vp-4')
      expect(game).toHave('blue', { vp: 14 })
      expect(game).toOffer('gain iron', 'buy iron')
    },
  )

  clause('nest-2', 'tasks are never possible while chance is asked', () => {
    const game = two()
      .seat('blue', { resources: { gold: 8 }, storehouse: ['bonus.vp-4'] })
      .action('blue', 'character', 2)
      .play('renew characters')
    expect(game).toAwait('chance character')
    expect(game.options().every((option) => option.startsWith('draw character.'))).toBe(true)
    expect(game).toRefuse('buy iron', 'char-1')
    expect(game).toRefuse('use bonus.vp-4', 'char-1')
  })

  clause('nest-2', 'tasks are never possible outside the player’s own turn', () => {
    const game = two()
      .seat('blue', { resources: { gold: 8 }, storehouse: ['bonus.vp-4'], king: 3 })
      .kingTile('bonus.gold-3')
      .turnOfRound(3)
      .turn('orange', 'die pink 4', 'end turn')
    expect(game).toAwait('blue')
    expect(game).toOfferExactly('take bonus.gold-3', 'leave')
    expect(game).toRefuse('buy iron', 'nest-2')
    expect(game).toRefuse('use bonus.vp-4', 'nest-2')
    game.play('take bonus.gold-3')
    // The fair phase and the cleanup ask no seat for a decision.
    expect(game).toAwait('chance bonus')
    expect(game).toRefuse('use bonus.vp-4', 'clean-1')
  })

  clause('nest-3', 'actions nest as deep as they are chained, and unwind one by one', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green'] })
      .seat('blue', {
        storehouse: [
          'bonus.any-action-1',
          'character.character.character-2',
          'bonus.character-2',
          'bonus.character-2',
        ],
      })
      .offer('character', ['character.character.character-1', 'character.king.king-1'])
      .action('blue', 'merchant', 1)
      .play('use bonus.any-action-1', 'act character')
      .play('place character.character.character-2 building 2 floor 1')
      .play('use bonus.character-2')
      // The same tile face within itself.
      .play('use bonus.character-2')
    expect(game).toRefuse('use bonus.character-2', 'store-6')
    game.play('take character.character.character-1', 'draw character.king.vp-2')
    game.play('done')
    // From the outer of the two helpers into the same building again.
    game.play('place character.character.character-1 building 2 floor 2')
    game.play('take character.king.king-1', 'draw character.king.vp-3')
    // The second helper is used up; the first character's two points go on.
    expect(game).toHave('blue', { storehouse: ['bonus.any-action-1', 'character.king.king-1'] })
    game.play('place character.king.king-1 building 4 floor 1')
    expect(game).toOfferExactlyBesidesTasks('climb')
    game.play('climb')
    expect(game).toOffer('take character.king.vp-2', 'done')
    game.play('done')
    expect(game).toHave('blue', { storehouse: [] })
    expect(game).toOffer('walk merchant paris', 'end turn')
  })

  clause(
    'nest-3',
    'a building may come up again in a chain, which ends with the last piece',
    () => {
      const game = two()
        .seat('blue', {
          rooms: { 2: ['character.merchant.house', 'character.merchant.step-1'] },
          storehouse: ['bonus.crest-sun'],
          resources: { food: 6 },
          houses: ['hamburg'],
          merchant: 'toulouse',
        })
        .turn('blue', 'crest sun building 1', 'build house leipzig')
        .play('characters 2', 'bonus character.merchant.house', 'build house toulouse')
      expect(game).toOfferExactly('characters 2', 'done')
      game.play('characters 2')
      expect(game).toOfferExactly(
        'bonus character.merchant.house',
        'bonus character.merchant.step-1',
        'done',
      )
      game.play('bonus character.merchant.house')
      expect(game).toHave('blue', { housesInSupply: 0 })
      expect(game).toOfferExactly('done')
      game.play('done', 'bonus character.merchant.step-1', 'walk merchant arles')
      // Back at the first use of the building, whose step is still open.
      expect(game).toOfferExactly('bonus character.merchant.step-1', 'done')
      game.play('bonus character.merchant.step-1', 'walk merchant lyon')
      expect(game).toOffer('die pink 3')
    },
  )

  clause('nest-4', 'a cost is paid in full before its effect begins', () => {
    const crest = two()
      .seat('blue', { storehouse: ['bonus.crest-sun'], resources: { food: 7 } })
      .turn('blue', 'crest sun building 1')
    expect(crest).toHave('blue', { resources: { food: 1 }, housesInSupply: 2 })
    const contract = two()
      .seat('blue', { storehouse: ['contract.wool-5'], resources: { wool: 6 } })
      .turn('blue', 'fulfil contract.wool-5')
    expect(contract).toOffer('walk merchant paris', 'done')
    expect(contract).toHave('blue', { resources: { wool: 1 }, merchant: 'tiletum' })
  })

  clause('nest-4', 'a cost can not be paid from the gain of its own effect', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.crest-sun', 'contract.iron-5', 'bonus.any-2'],
        resources: { food: 2, iron: 4 },
      })
      .dice({ pink: [1] })
      .turn('blue')
    // Building 5 would give back two resources of choice.
    expect(game).toRefuse('crest sun building 5', 'task-4', { price: 3, have: 2, short: 1 })
    expect(game).toRefuse('fulfil contract.iron-5', 'task-2', {
      missing: [{ resource: 'iron', count: 1 }],
    })
    game.play('use bonus.any-2', 'gain food+iron')
    expect(game).toOffer('crest sun building 5', 'fulfil contract.iron-5')
  })

  clause('nest-5', 'a benefit that can not be used is lost and hinders nothing', () => {
    const top = two()
      .seat('blue', { storehouse: ['contract.iron-5'], resources: { iron: 5 }, king: 15, vp: 0 })
      .dice({ pink: [1] })
      .turn('blue', 'fulfil contract.iron-5')
    expect(top).toHave('blue', { vp: 7, king: 15 })
    expect(top).toOfferExactly('die pink 1')

    const nothingLeft = two()
      .seat('blue', {
        storehouse: ['bonus.crest-sun', 'character.merchant.house'],
        resources: { food: 6 },
        houses: ['hamburg', 'leipzig'],
      })
      .action('blue', 'character', 1, 'blue')
    nothingLeft.play('crest sun building 1')
    expect(nothingLeft).toOfferExactly('done')
    nothingLeft.play('done', 'place character.merchant.house building 2 floor 1')
    expect(nothingLeft).toOfferExactly('done')
    nothingLeft.play('done')
    expect(nothingLeft).toHave('blue', {
      crests: { 1: 'sun' },
      rooms: { 2: ['character.merchant.house', ''] },
      houses: ['hamburg', 'tiletum-1', 'leipzig'],
    })
  })

  clause(
    ['nest-5', 'nest-2'],
    'a part that a task in between has taken the place of is lost',
    () => {
      const game = two()
        .seat('blue', {
          storehouse: ['character.merchant.step-house', 'bonus.crest-sun'],
          merchant: 'arles',
          resources: { food: 6 },
        })
        .action('blue', 'character', 1, 'blue')
        .play('place character.merchant.step-house building 4 floor 1')
      expect(game).toOffer('build house arles')
      // The crest's own house goes where the character's house could have gone.
      game.play('crest sun building 1', 'build house arles')
      expect(game).toRefuse('build house arles', 'merch-2')
      expect(game).toOfferExactly(
        'walk merchant lyon',
        'walk merchant toulouse',
        'walk merchant arles--genova',
        'done',
      )
      // After the step there is room again.
      game.play('walk merchant lyon')
      expect(game).toOfferExactly('build house lyon', 'done')
    },
  )

  clause(
    'nest-5',
    'actions, moves, placements and tiles may be declined, wholly or in part',
    () => {
      const steps = two()
        .seat('blue', { storehouse: ['character.character.step-both'] })
        .action('blue', 'character', 1)
        .play('place character.character.step-both building 4 floor 1', 'walk architect paris')
      expect(steps).toOfferExactly(
        'walk merchant antwerpen',
        'walk merchant koln',
        'walk merchant paris',
        'done',
      )
      steps.play('done')
      expect(steps).toHave('blue', { architect: 'paris', merchant: 'tiletum' })
      expect(steps).toOfferExactly('end turn')

      const house = two()
        .seat('blue', { storehouse: ['character.merchant.step-house'], merchant: 'arles' })
        .action('blue', 'character', 1)
        .play('place character.merchant.step-house building 4 floor 1', 'done')
      expect(house).toHave('blue', { merchant: 'arles', houses: ['tiletum-1'] })
    },
  )

  clause('nest-5', 'resources are simply received', () => {
    const game = two()
      .seat('blue', { storehouse: ['character.contract.contract-2-any'] })
      .offer('contract', [])
      .action('blue', 'character', 1)
      .play('place character.contract.contract-2-any building 4 floor 1')
    expect(game).toOfferExactly(
      'act contract',
      'gain gold',
      'gain food',
      'gain wool',
      'gain stone',
      'gain iron',
    )
    expect(game).toRefuse('done', 'nest-5')
    game.play('gain stone')
    expect(game).toOfferExactly('act contract', 'done')
  })

  clause('nest-5', 'points and pieces for the supply are simply received', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['contract.iron-3', 'character.king.vp-3'],
        resources: { iron: 3 },
        vp: 0,
      })
      .action('blue', 'character', 1)
      .play('fulfil contract.iron-3', 'place character.king.vp-3 building 4 floor 1')
    expect(game).toHave('blue', { vp: 7, pillarsInSupply: 3, housesInSupply: 3 })
    expect(game).toOfferExactly('end turn')
  })

  clause('nest-6', 'pieces go to the supply first', () => {
    const contract = two()
      .seat('blue', { storehouse: ['contract.wool-5'], resources: { wool: 5 } })
      .turn('blue', 'fulfil contract.wool-5')
    expect(contract).toHave('blue', { pillarsInSupply: 3 })
    expect(contract).toOffer('walk merchant paris', 'done')
    const roof = two()
      .seat('blue', {
        storehouse: ['character.merchant.house'],
        merchant: 'arles',
        houses: ['hamburg', 'leipzig'],
      })
      .action('blue', 'character', 1)
    expect(roof).toHave('blue', { housesInSupply: 0 })
    roof.play('place character.merchant.house building 4 floor 1')
    expect(roof).toOfferExactly('build house arles', 'done')
  })

  clause('nest-6', 'the bonuses follow in the player’s order', () => {
    const game = two()
      .seat('blue', { storehouse: ['character.architect.step-pillar'], architect: 'koln' })
      .action('blue', 'character', 1)
      .play('place character.architect.step-pillar building 4 floor 1')
    expect(game).toOfferExactly(
      'walk architect antwerpen',
      'walk architect tiletum',
      'walk architect frankfurt',
      'build pillar koln',
      'done',
    )
    const pillarFirst = game.fork().play('build pillar koln', 'walk architect tiletum')
    expect(pillarFirst).toHave('blue', { pillars: ['koln'], architect: 'tiletum' })
    const stepFirst = game.fork().play('walk architect tiletum')
    expect(stepFirst).toOfferExactly('done')
  })

  clause('nest-6', 'the completion of a building comes last', () => {
    const game = two()
      .seat('blue', { storehouse: ['character.king.king-1'], crests: { 4: 'sun' } })
      .action('blue', 'character', 1)
      .play('place character.king.king-1 building 4 floor 1')
    expect(game).toHave('blue', { completed: [], markers: {}, housesInSupply: 3 })
    game.play('climb')
    expect(game).toHave('blue', { completed: [4], markers: { king: 1 } })
    const byCrest = two()
      .seat('blue', {
        storehouse: ['bonus.crest-sun'],
        rooms: { 5: ['character.king.king-1'] },
        resources: { food: 3 },
      })
      .turn('blue', 'crest sun building 5')
    expect(byCrest).toHave('blue', { completed: [] })
    byCrest.play('gain gold+gold')
    expect(byCrest).toHave('blue', { completed: [5], markers: { king: 1 } })
  })

  const household = () =>
    two().seat('blue', {
      storehouse: ['bonus.characters', 'character.character.food-2'],
      rooms: {
        1: ['character.character.character-1', 'character.character.gold-2', ''],
        4: ['character.king.vp-3'],
      },
      resources: {},
      vp: 0,
    })

  clause(
    'nest-7',
    'each character of one building gives its bonus once, in any order, each optional',
    () => {
      const game = household()
        .dice({ pink: [1] })
        .turn('blue', 'use bonus.characters')
      expect(game).toOfferExactly('characters 1', 'characters 4', 'done')
      game.play('characters 1')
      expect(game).toOfferExactly(
        'bonus character.character.character-1',
        'bonus character.character.gold-2',
        'done',
      )
      expect(game).toRefuse('bonus character.king.vp-3', 'nest-7')
      game.play('bonus character.character.gold-2')
      expect(game).toHave('blue', { resources: { gold: 2 } })
      expect(game).toOfferExactlyBesidesTasks('bonus character.character.character-1', 'done')
      expect(game).toRefuse('bonus character.character.gold-2', 'nest-7')
      game.play('done')
      expect(game).toOfferExactlyBesidesTasks('die pink 1', 'die pink 1 to 2', 'die pink 1 to 6')
    },
  )

  clause('nest-7', 'only characters in the building when the effect began give their bonus', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['bonus.characters', 'character.character.food-2'],
        rooms: { 1: ['', 'character.character.character-2', ''] },
        resources: {},
      })
      .dice({ pink: [1] })
      .turn('blue', 'use bonus.characters', 'characters 1')
      .play('bonus character.character.character-2')
      .play('place character.character.food-2 building 1 floor 1', 'done')
    // The new character's own bonus came when it was placed; the effect is over.
    expect(game).toHave('blue', { resources: { food: 2 }, storehouse: [] })
    expect(game).toOfferExactly('die pink 1')
  })
})
