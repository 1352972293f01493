import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting, SilverScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const reached = (tier: number, setting: SeatSetting = {}, silver = 0) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['joker', 'king', 'character'] })
    .seat('blue', { resources: {}, ...setting })
    .below('blue', { silver, tiers: { joker: tier } })

const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king', 'prospector']
const changes = (game: SilverScenario) =>
  game.options().filter((option) => option.startsWith('change to'))

/** A joker action with these points, after the king step of tier II. */
const joker = (points: number, setting: SeatSetting = {}, silver = 0) =>
  reached(3, setting, silver)
    .action('blue', 'joker', points - 1)
    .play('climb')

describe('joker I', () => {
  clause('ag-tech-joker', 'the joker action of a die has 1 more point', () => {
    expect(reached(1).action('blue', 'joker', 3).pending()).toMatchObject({ points: 4 })
    expect(reached(0).action('blue', 'joker', 3).pending()).toMatchObject({ points: 3 })
    expect(reached(1).action('blue', 'king', 3).pending()).toMatchObject({ points: 3 })
  })

  clause('ag-tech-joker', 'a helper’s action of choice is no joker action', () => {
    const game = reached(2, { storehouse: ['bonus.any-action-1'] }).turn(
      'blue',
      'use bonus.any-action-1',
      'act merchant',
    )
    expect(game.pending()).toMatchObject({ action: 'merchant', points: 1 })
  })
})

describe('joker II', () => {
  clause('ag-tech-joker', 'a king action with 1 point and without marker comes first', () => {
    const game = reached(2, {
      rooms: { 4: ['character.king.vp-2'] },
      crests: { 4: 'sun' },
    }).action('blue', 'joker', 3)
    expect(game.pending()).toMatchObject({ action: 'king', points: 1, fromDie: false })
    game.play('climb')
    expect(game).toHave('blue', { king: 1 })
    expect(game.pending()).toMatchObject({ action: 'joker', points: 4 })
  })
})

describe('joker III', () => {
  clause(
    'ag-tech-joker',
    'the tier gives an action of choice with 2 points at once, like a helper’s',
    () => {
      const game = reached(2, {}, 3).turn('blue', 'technology joker')
      expect(game).toOfferExactlyBesidesTasks(...ACTIONS.map((action) => `act ${action}`), 'done')
      game.play('act merchant')
      expect(game.pending()).toMatchObject({ action: 'merchant', points: 2, fromDie: false })
      expect(changes(game)).toEqual([])
      expect(game).toRefuse('change to king', 'ag-tech-joker')
    },
  )

  clause('ag-tech-joker', 'joker points may go to a second action', () => {
    const game = joker(4)
    expect(changes(game)).toEqual([])
    game.play('act king', 'climb')
    expect(changes(game)).toEqual(
      ACTIONS.filter((action) => action !== 'king').map((action) => `change to ${action}`),
    )
    expect(game).toRefuse('change to king', 'joker-2', { action: 'king' })
    game.play('change to merchant')
    expect(game.pending()).toMatchObject({ action: 'merchant', points: 3, fromDie: true })
    expect(game).not.toOffer('climb')
  })

  clause(
    ['ag-tech-joker', 'ag-tech-king'],
    'the first action may be left without a point spent, and its gains are kept',
    () => {
      const game = reached(3)
        .below('blue', { tiers: { king: 1 } })
        .action('blue', 'joker', 3)
        .play('climb', 'act king', 'change to merchant')
      expect(game).toHave('blue', { king: 1, resources: { gold: 2 } })
      expect(game.pending()).toMatchObject({ action: 'merchant', points: 4 })
    },
  )

  clause(
    ['ag-tech-joker', 'kingact-2'],
    'a king action taken first needs all its steps only if no other action follows',
    () => {
      const game = joker(4).play('act king', 'climb')
      expect(game).toOfferExactlyBesidesTasks('climb', ...changes(game))
      expect(game).toRefuse('end turn', 'kingact-2')
      const all = game.fork()
      all.play('climb', 'climb', 'climb')
      expect(all).toOfferExactlyBesidesTasks('end turn')
      game.play('change to merchant')
      expect(game.pending()).toMatchObject({ action: 'merchant', points: 3 })
      expect(game).toOffer('end turn')
      const second = joker(3).play('act merchant', 'walk merchant paris', 'change to king')
      expect(second).toOfferExactlyBesidesTasks('climb')
      expect(second.play('climb', 'climb')).toOfferExactlyBesidesTasks('end turn')
    },
  )

  clause(
    'ag-tech-joker',
    'points go to a second action without return, and never to a third',
    () => {
      const game = joker(4).play('act king', 'climb', 'change to merchant')
      expect(changes(game)).toEqual([])
      expect(game).toRefuse('change to king', 'ag-tech-joker')
      expect(game).toRefuse('change to architect', 'ag-tech-joker')
    },
  )

  clause(
    'ag-tech-joker',
    'no second action is possible with all points spent, below tier III or outside the joker',
    () => {
      const spent = joker(2).play('act king', 'climb', 'climb')
      expect(spent).toRefuse('change to merchant', 'turn-5', { points: 0 })
      const low = reached(2).action('blue', 'joker', 3).play('climb', 'act king')
      expect(low).toRefuse('change to merchant', 'ag-tech-joker')
      expect(reached(3).action('blue', 'king', 3)).toRefuse('change to merchant', 'ag-tech-joker')
    },
  )

  clause('ag-tech-joker', 'the tier reached during a joker action can split that one', () => {
    const game = reached(2, {}, 3)
      .action('blue', 'joker', 3)
      .play('climb', 'act king', 'climb', 'technology joker', 'done')
    expect(changes(game)).toHaveLength(5)
    game.play('change to prospector')
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 3 })
  })

  describe('points of an action’s own', () => {
    const markers: SeatSetting = {
      rooms: { 2: ['character.king.vp-2', 'character.king.vp-3'], 4: ['character.merchant.house'] },
      crests: { 2: 'sun', 4: 'lily' },
    }

    clause('ag-tech-joker', 'are spent on it alone, and first', () => {
      const game = joker(3, markers).play('act king')
      expect(game.pending()).toMatchObject({ action: 'king', points: 5 })
      const left = (climbs: number) => {
        const on = game.fork()
        return on
          .play(...Array.from({ length: climbs }, () => 'climb'), 'change to architect')
          .pending()
      }
      expect([2, 3, 4].map((climbs) => left(climbs))).toMatchObject(
        [3, 2, 1].map((points) => ({ action: 'architect', points })),
      )
    })

    clause(
      ['ag-tech-joker', 'kingact-2'],
      'must be spent on steps in a king action before another may follow',
      () => {
        const game = joker(3, markers).play('act king')
        for (const step of [1, 2]) {
          expect(game).toOfferExactlyBesidesTasks('climb')
          expect(game).toRefuse('change to architect', 'kingact-2')
          game.play('climb')
          expect(game).toHave('blue', { king: 1 + step })
        }
        expect(changes(game)).toHaveLength(5)
      },
    )

    clause('ag-tech-joker', 'come with the second action, too', () => {
      const game = joker(3, markers).play(
        'act king',
        'climb',
        'climb',
        'climb',
        'change to merchant',
      )
      expect(game.pending()).toMatchObject({ action: 'merchant', points: 3 })
    })

    clause('ag-tech-joker', 'come from technologies, too, when each action begins', () => {
      const game = reached(3)
        .below('blue', { tiers: { king: 1 } })
        .action('blue', 'joker', 2)
        .play('climb', 'act merchant', 'change to king')
      expect(game).toHave('blue', { resources: { gold: 2 } })
      expect(game.pending()).toMatchObject({ action: 'king', points: 3 })
    })

    clause(
      ['ag-tech-joker', 'build-2'],
      'from a marker completed midway are spent on its action alone',
      () => {
        const face = 'character.character.food-2'
        const game = joker(4, { storehouse: [face], crests: { 4: 'sun' } }).play(
          'act character',
          `place ${face} building 4 floor 1`,
        )
        // 4 joker points: 1 is spent, then the marker adds 1 of its own.
        expect(game.pending()).toMatchObject({ action: 'character', points: 4 })
        game.play('change to king')
        expect(game.pending()).toMatchObject({ action: 'king', points: 3 })
      },
    )

    clause(
      ['ag-tech-joker', 'ag-tech-character'],
      'from a marker that grows are not joker points',
      () => {
        const game = joker(3, markers, 2)
        game.below('blue', { silver: 2, tiers: { character: 1 } })
        game.play('act king', 'climb', 'climb', 'climb', 'climb')
        expect(game.pending()).toMatchObject({ action: 'king', points: 1 })
        game.play('technology character')
        expect(game.pending()).toMatchObject({ action: 'king', points: 2 })
        expect(game).toRefuse('change to architect', 'kingact-2')
        game.play('climb', 'change to architect')
        expect(game.pending()).toMatchObject({ action: 'architect', points: 1 })
      },
    )
  })

  clause('ag-tech-joker', 'points of a strengthening helper are joker points', () => {
    const game = joker(2, { storehouse: ['bonus.strengthen-2'] }).play(
      'act king',
      'climb',
      'climb',
      'use bonus.strengthen-2',
      'change to merchant',
    )
    expect(game.pending()).toMatchObject({ action: 'merchant', points: 2 })
  })

  clause('ag-tech-joker', 'contracts may be revealed in either action', () => {
    const game = silverScenario({
      seats: ['blue', 'orange'],
      technologies: ['joker', 'contract', 'king'],
    })
      .below('blue', { tiers: { joker: 3, contract: 2 } })
      .action('blue', 'joker', 3)
      .play('climb', 'act king', 'climb', 'change to contract')
    expect(game.pending()).toMatchObject({ action: 'contract', points: 3 })
    expect(game).toOffer('reveal contracts')
  })
})
