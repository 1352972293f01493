import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const reached = (tier: number, setting: SeatSetting = {}, silver = 0) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['character', 'joker', 'merchant'] })
    .seat('blue', setting)
    .below('blue', { silver, tiers: { character: tier } })

describe('character I', () => {
  for (const [building, food] of [6, 6, 5, 4, 3, 2].entries())
    clause('ag-tech-character', `building ${building + 1} asks ${food - 1} food`, () => {
      const move = `crest sun building ${building + 1}`
      const crest = { storehouse: ['bonus.crest-sun'] }
      const enough = reached(1, { ...crest, resources: { food: food - 1 } }).turn('blue')
      expect(enough).toOffer(move)
      expect(enough.play(move)).toHave('blue', { resources: { food: 0 } })
      expect(reached(1, { ...crest, resources: { food: food - 2 } }).turn('blue')).toRefuse(
        move,
        'task-4',
        { price: food - 1, have: food - 2, short: 1 },
      )
      expect(reached(0, { ...crest, resources: { food: food - 1 } }).turn('blue')).toRefuse(
        move,
        'task-4',
        { price: food },
      )
    })
})

describe('character II', () => {
  const completed: SeatSetting = {
    rooms: {
      1: ['character.king.vp-2', 'character.king.vp-3', 'character.king.king-1'],
      4: ['character.merchant.house'],
    },
    crests: { 1: 'sun', 4: 'lily', 6: 'lion' },
  }

  clause('ag-tech-character', 'every marker is one stronger, later ones too', () => {
    const game = reached(1, { ...completed, storehouse: ['bonus.crest-tower'] }, 2)
      .seat('blue', { rooms: { 5: ['character.contract.iron-2'] }, resources: { food: 9 } })
      .turn('blue')
    expect(game).toHave('blue', { markers: { king: 3, merchant: 1 } })
    game.play('technology character')
    expect(game).toHave('blue', { markers: { king: 4, merchant: 2 } })
    game.play('crest tower building 5', 'gain wool+wool')
    expect(game).toHave('blue', { markers: { king: 4, merchant: 2, contract: 2 } })
  })

  clause(
    'ag-tech-character',
    'the stronger marker counts for the action of a die, not of a helper',
    () => {
      const game = reached(2, { ...completed, storehouse: ['bonus.king-2'] }).action(
        'blue',
        'king',
        5,
      )
      expect(game).toHave('blue', { dice: ['pink 6'] })
      expect(game.pending()).toMatchObject({ action: 'king', points: 5 })
      game.play('use bonus.king-2')
      expect(game.pending()).toMatchObject({ action: 'king', points: 2, fromDie: false })
    },
  )

  clause(
    'ag-tech-character',
    'the tier reached during a joker action counts for the action it became',
    () => {
      const game = reached(1, completed, 2).action('blue', 'joker', 2)
      game.play('act merchant')
      expect(game.pending()).toMatchObject({ action: 'merchant', points: 3 })
      game.play('technology character')
      expect(game.pending()).toMatchObject({ action: 'merchant', points: 4 })
      const king = reached(1, completed, 2)
        .action('blue', 'contract', 2)
        .play('technology character')
      expect(king.pending()).toMatchObject({ action: 'contract', points: 2 })
    },
  )
})

describe('character III', () => {
  clause(
    'ag-tech-character',
    'a completing crest gives the bonuses of all characters after its own',
    () => {
      const game = reached(3, {
        rooms: { 2: ['character.king.vp-2', 'character.king.king-2'] },
        storehouse: ['bonus.crest-sun'],
        resources: { food: 5 },
      }).turn('blue', 'crest sun building 2')
      expect(game).toOffer('build pillar paris', 'done')
      expect(game).toHave('blue', { completed: [] })
      game.play('build pillar paris')
      expect(game).toHave('blue', { completed: [2], markers: { king: 3 } })
      expect(game).toOfferExactlyBesidesTasks(
        'bonus character.king.vp-2',
        'bonus character.king.king-2',
        'done',
      )
      game.play('bonus character.king.king-2', 'climb', 'climb', 'bonus character.king.vp-2')
      expect(game).toHave('blue', { king: 2, vp: 12 })
      expect(game.pending()).toMatchObject({ is: 'die' })
    },
  )

  clause('ag-tech-character', 'a completing character gives its bonus twice', () => {
    const face = 'character.contract.wool-2'
    const game = reached(3, {
      rooms: { 2: ['character.contract.iron-2'] },
      crests: { 2: 'sun' },
      storehouse: [face],
      resources: {},
    })
      .action('blue', 'character', 2)
      .play(`place ${face} building 2 floor 2`)
    expect(game).toHave('blue', { resources: { wool: 2 }, completed: [2] })
    game.play(`bonus ${face}`, 'bonus character.contract.iron-2')
    expect(game).toHave('blue', { resources: { wool: 4, iron: 2 } })
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'character', points: 0 })
  })

  clause('ag-tech-character', 'buildings completed earlier give nothing', () => {
    const game = reached(
      2,
      { rooms: { 4: ['character.king.vp-2'] }, crests: { 4: 'sun' } },
      3,
    ).turn('blue', 'technology character')
    expect(game.pending()).toMatchObject({ is: 'die' })
    expect(game).toHave('blue', { vp: 10 })
  })

  clause('ag-tech-character', 'the sixth building has no characters and gives nothing', () => {
    const game = reached(3, { storehouse: ['bonus.crest-sun'], resources: { food: 1 } }).turn(
      'blue',
      'crest sun building 6',
    )
    expect(game).toHave('blue', { completed: [6], vp: 15 })
    expect(game.pending()).toMatchObject({ is: 'die' })
  })

  clause('ag-tech-character', 'a completion inside a nested action gives its bonuses', () => {
    const [first, second] = ['character.character.character-1', 'character.king.vp-2']
    const game = reached(3, {
      storehouse: [first, second],
      crests: { 4: 'sun', 5: 'lily' },
    })
      .action('blue', 'character', 1)
      .play(`place ${first} building 4 floor 1`)
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'character', fromDie: false })
    game.play(`place ${second} building 5 floor 1`)
    expect(game).toHave('blue', { vp: 12, completed: [5] })
    game.play(`bonus ${second}`)
    expect(game).toHave('blue', { vp: 14, completed: [4, 5] })
    game.play(`bonus ${first}`)
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'character', points: 1 })
  })
})
