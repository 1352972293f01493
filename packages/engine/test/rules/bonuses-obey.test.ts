import { pendingOf } from '@tiletum/engine'
import { clause, scenario } from '@tiletum/testkit'
import type { SeatSetting, TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const ALL = ['blue', 'orange', 'green', 'purple'] as const
const pending = ({ game, state }: TestTable) => pendingOf(game.rules, state).at(-1)

/** Blue places this character with the one point of its die, a pink 6, and has spent the food. */
function placed(character: string, setting: SeatSetting = {}) {
  const { storehouse = [], ...rest } = setting
  return scenario({ seats: ALL })
    .seat('blue', { resources: {}, storehouse: [character, ...storehouse], ...rest })
    .action('blue', 'character', 1)
    .seat('blue', { resources: rest.resources ?? {} })
    .play(`place ${character} building 5 floor 1`)
}

describe('a bonus that moves or builds without action points', () => {
  clause('bonus-7', 'steps to an adjacent space', () => {
    const game = placed('character.merchant.step-2')
    expect(game).toRefuse('walk merchant troyes', 'bonus-4', { stands: 'tiletum', town: 'troyes' })
    expect(game).toRefuse('walk merchant tiletum', 'bonus-4')
    expect(game).toRefuse('walk architect paris', 'nest-5')
  })

  clause(
    'bonus-7',
    'builds a house on a free space in a town without a house of the player',
    () => {
      const house = (setting: SeatSetting) => placed('character.merchant.house', setting)
      const own = house({ merchant: 'wien', houses: ['wien-1'] })
      expect(own).toOfferExactly('done')
      expect(own).toRefuse('build house wien-1', 'merch-2')
      expect(own).toRefuse('build house wien-2', 'merch-2')

      const elsewhere = house({ merchant: 'wien' })
      expect(elsewhere).toRefuse('build house firenze', 'bonus-5', {
        stands: 'wien',
        town: 'firenze',
      })

      const home = house({})
      expect(home).toOfferExactly('done')
      expect(home).toRefuse('build house tiletum-1', 'merch-2')

      const road = house({ merchant: 'arles--genova' })
      expect(road).toOfferExactly('done')

      const taken = scenario({ seats: ALL })
        .seat('orange', { houses: ['firenze'] })
        .seat('blue', {
          resources: {},
          storehouse: ['character.merchant.house'],
          merchant: 'firenze',
        })
        .action('blue', 'character', 1)
        .play('place character.merchant.house building 5 floor 1')
      expect(taken).toOfferExactly('done')
      expect(taken).toRefuse('build house firenze', 'merch-2')
    },
  )

  clause('bonus-7', 'builds no house without one in supply', () => {
    const game = scenario({ seats: ALL })
      .seat('blue', {
        resources: {},
        houses: ['paris-1', 'lyon-1'],
        storehouse: ['character.merchant.house'],
        merchant: 'wien',
      })
      .action('blue', 'character', 2)
      .play('place character.merchant.house building 1 floor 2')
    expect(game).toOfferExactly('done')
    expect(game).toRefuse('build house wien-1', 'map-4')
  })

  clause(
    'bonus-7',
    'builds a pillar on a free space at a cathedral without a pillar of the player',
    () => {
      const pillar = (setting: SeatSetting) => placed('character.architect.pillar', setting)
      const own = pillar({ architect: 'wien', pillars: ['wien'] })
      expect(own).toOfferExactly('done')
      expect(own).toRefuse('build pillar wien', 'arch-2')

      const none = pillar({ architect: 'wien', pillars: ['london', 'koln'] })
      expect(none).toOfferExactly('done')
      expect(none).toRefuse('build pillar wien', 'map-4')

      const elsewhere = pillar({ architect: 'praha' })
      expect(elsewhere).toRefuse('build pillar wien', 'bonus-6', { stands: 'praha', town: 'wien' })

      const town = pillar({ architect: 'genova' })
      expect(town).toOfferExactly('done')
      expect(town).toRefuse('build pillar genova', 'map-2')

      const full = scenario({ seats: ALL })
        .seat('orange', { pillars: ['wien'] })
        .seat('green', { pillars: ['wien'] })
        .seat('blue', {
          resources: {},
          storehouse: ['character.architect.pillar'],
          architect: 'wien',
        })
        .action('blue', 'character', 1)
        .play('place character.architect.pillar building 5 floor 1')
      expect(full).toOfferExactly('done')
      expect(full).toRefuse('build pillar wien', 'arch-2')
    },
  )

  clause('bonus-7', 'builds no pillar on the closed cathedral', () => {
    const game = scenario({ seats: ALL })
      .costs({ wien: 'cost.closed' })
      .seat('blue', {
        resources: {},
        storehouse: ['character.architect.pillar'],
        architect: 'wien',
      })
      .action('blue', 'character', 1)
      .play('place character.architect.pillar building 5 floor 1')
    expect(game).toOfferExactly('done')
    expect(game).toRefuse('build pillar wien', 'arch-4')
  })

  clause('bonus-7', 'uses no point of the action under way', () => {
    const game = scenario({ seats: ALL })
      .seat('blue', {
        resources: {},
        storehouse: ['character.merchant.step-house'],
        merchant: 'praha',
      })
      .action('blue', 'character', 3)
      .play('place character.merchant.step-house building 5 floor 1')
      .play('walk merchant wien', 'build house wien-1')
    expect(pending(game)).toMatchObject({ action: 'character', points: 2 })
  })
})
