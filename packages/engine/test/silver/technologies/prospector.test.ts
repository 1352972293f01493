import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const KINDS = ['gold', 'food', 'wool', 'stone', 'iron']
const reached = (tier: number, setting: SeatSetting = {}, silver = 0) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['prospector', 'joker', 'king'] })
    .seat('blue', { resources: {}, ...setting })
    .below('blue', { silver, tiers: { prospector: tier } })

describe('prospector I', () => {
  clause('ag-tech-prospector', 'the prospector action of a die has 1 more point', () => {
    expect(reached(1).action('blue', 'prospector', 2).pending()).toMatchObject({ points: 3 })
    expect(reached(0).action('blue', 'prospector', 2).pending()).toMatchObject({ points: 2 })
    expect(reached(1).action('blue', 'merchant', 2).pending()).toMatchObject({ points: 2 })
  })

  clause('ag-tech-prospector', 'a prospector action of a helper has no additional point', () => {
    const game = reached(1, { storehouse: ['bonus.prospector-2'] }).turn(
      'blue',
      'use bonus.prospector-2',
    )
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 2 })
  })
})

describe('prospector II', () => {
  clause('ag-tech-prospector', 'a mine gives 3 identical resources beside silver and gold', () => {
    const game = reached(2)
      .below('blue', { prospectors: { I: 'hall' } })
      .action('blue', 'prospector', 2)
      .play('build mine hall')
    expect(game).toHave('blue', { resources: { gold: 1 } })
    expect(game).toOfferExactlyBesidesTasks(...KINDS.map((kind) => `gain identical ${kind}`))
    expect(game).toRefuse('done', 'nest-5')
    game.play('gain identical gold')
    expect(game).toHave('blue', { resources: { gold: 4 } })
    expect(game.under('blue').silver).toBe(1)
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 2 })
  })

  clause(
    'ag-tech-prospector',
    'a mine placed through a tablet gives them, too, and the action goes on after',
    () => {
      const game = reached(2, { resources: { gold: 2 } })
        .below('blue', { prospectors: { I: 'hall' } })
        .action('blue', 'prospector', 3)
        .play('walk prospector kitzbuhel', 'pay', 'build mine hall', 'gain identical wool')
      expect(game).toHave('blue', { resources: { gold: 1, wool: 3 } })
      expect(game.pending()).toMatchObject({ action: 'prospector', points: 3 })
    },
  )

  clause('ag-tech-prospector', 'an unlocked mine is not a placed one', () => {
    const game = reached(2, { storehouse: ['bonus.mine-1'] }).turn('blue', 'use bonus.mine-1')
    expect(game.pending()).toMatchObject({ is: 'die' })
    expect(game.under('blue').minesInSupply).toBe(3)
  })
})

describe('prospector III', () => {
  const onIcon = (tier: number, silver = 0) =>
    reached(tier, {}, silver)
      .below('blue', { prospectors: { I: 'hall' } })
      .facing('king', 4)
      .segment('step', 4)
      .turn('blue', 'die pink 4')

  clause(
    'ag-tech-prospector',
    'the movement icon becomes 2 points of the prospector action',
    () => {
      const game = onIcon(3)
      expect(game).toOfferExactly('icon action', 'climb')
      expect(game.option('icon action')).toMatchObject({ task: true, clause: 'ag-tech-prospector' })
      expect(game).toRefuse('icon walk schwaz', 'ag-tech-prospector')
      game.play('icon action')
      expect(game.pending()).toMatchObject({ action: 'prospector', points: 2, fromDie: false })
      expect(game).toOfferExactly(
        'build mine hall',
        'walk prospector schwaz',
        'walk prospector a2',
        'walk prospector kitzbuhel',
        'done',
      )
      game.play('build mine hall', 'gain identical iron', 'walk prospector schwaz')
      expect(game.pending()).toMatchObject({ action: 'king', points: 3, fromDie: true })
      expect(game).toRefuse('icon action', 'ag-wheel-2')
    },
  )

  clause('ag-tech-prospector', 'the tier reached after the die counts for an unused icon', () => {
    const game = onIcon(2, 3)
    expect(game).toRefuse('icon action', 'ag-wheel-2')
    game.play('technology prospector')
    expect(game).toOffer('icon action')
  })

  clause('ag-tech-prospector', 'there is no such action without the icon', () => {
    expect(reached(3).action('blue', 'king', 3)).toRefuse('icon action', 'ag-wheel-2')
  })

  clause(
    'ag-tech-prospector',
    'the icon’s action is a nested one within a prospector action of the joker',
    () => {
      const game = reached(3)
        .facing('joker', 4)
        .segment('step', 4)
        .turn('blue', 'die pink 4', 'act prospector')
      expect(game.pending()).toMatchObject({ points: 4 })
      game.play('icon action')
      expect(game.pending()).toMatchObject({ points: 2, fromDie: false })
      expect(game.play('done').pending()).toMatchObject({ points: 4, fromDie: true })
    },
  )
})
