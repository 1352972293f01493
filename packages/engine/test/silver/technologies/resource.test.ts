import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const game2 = () =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['resource', 'die', 'joker'] })
/** Blue's own resource is wool. */
const reached = (tier: number, setting: SeatSetting = {}, silver = 0) =>
  game2()
    .seat('blue', { resources: {}, ...setting })
    .below('blue', { silver, tiers: { resource: tier }, ownResource: 'wool' })

describe('resource I', () => {
  clause('ag-tech-resource', 'a free resource tile is chosen, never gold', () => {
    const game = game2()
      .below('orange', { tiers: { resource: 1 }, ownResource: 'iron' })
      .below('blue', { silver: 1 })
      .turn('blue', 'technology resource')
    expect(game).toOfferExactlyBesidesTasks(
      'resource tile food',
      'resource tile wool',
      'resource tile stone',
    )
    expect(game).toRefuse('resource tile iron', 'ag-tech-resource', { resource: 'iron' })
    expect(game).toRefuse('resource tile gold', 'ag-tech-resource', { resource: 'gold' })
    expect(game).toRefuse('done', 'turn-8')
    game.play('resource tile stone')
    expect(game.under('blue').ownResource).toBe('stone')
    expect(game.pending()).toMatchObject({ is: 'die' })
  })

  clause('ag-tech-resource', 'the resource pays for changed dice', () => {
    const game = reached(1, { resources: { gold: 1, wool: 1 } })
      .dice({ pink: [3] })
      .segment('blank', 4)
      .turn('blue')
    expect(game).toOffer('die pink 3 to 4', 'die pink 3 to 2')
    expect(game).toRefuse('die pink 3 to 5', 'turn-2', { price: 4, have: 2 })
    game.play('die pink 3 to 4')
    expect(game).toHave('blue', { resources: { gold: 0, wool: 0, food: 4 } })
  })

  clause('ag-tech-resource', 'the resource pays for the four resources that gold buys', () => {
    const game = reached(1, { resources: { wool: 2 } }).turn('blue', 'buy iron')
    expect(game).toHave('blue', { resources: { wool: 0, iron: 1 } })
    expect(reached(1, { resources: { wool: 1 } }).turn('blue')).toRefuse('buy iron', 'task-1', {
      price: 2,
      have: 1,
      short: 1,
    })
    expect(reached(1, { resources: { iron: 2 } }).turn('blue')).toRefuse('buy food', 'task-1')
  })

  clause('ag-tech-resource', 'the resource pays for tiles and tablets', () => {
    const tile = reached(1, {
      resources: { gold: 1, wool: 1 },
      storehouse: ['bonus.pay-gold-2-silver-1'],
    }).turn('blue', 'use bonus.pay-gold-2-silver-1')
    expect(tile).toHave('blue', { resources: { gold: 0, wool: 0 } })
    expect(tile.under('blue').silver).toBe(1)
    const tablet = reached(1, { resources: { wool: 2 } })
      .below('blue', { prospectors: { I: 'hall' } })
      .action('blue', 'prospector', 1)
      .play('walk prospector kitzbuhel', 'pay')
    expect(tablet).toOffer('build mine kitzbuhel')
    expect(tablet).toHave('blue', { resources: { wool: 0 } })
  })

  clause(
    'ag-tech-resource',
    'the resource pays for underground cathedrals that cost gold, not silver',
    () => {
      const game = reached(1, {
        resources: { gold: 2, wool: 2 },
        pillars: ['marienberg', 'sterzing'],
      })
        .costs({ marienberg: 'underground-cost.gold-4-vp-5' })
        .turn('blue')
      expect(game).not.toOffer('contribute sterzing')
      game.play('contribute marienberg')
      expect(game).toHave('blue', { resources: { gold: 0, wool: 0 }, vp: 21 })
    },
  )

  clause(
    'ag-tech-resource',
    'the resource pays for the identical gold of a contract, unit by unit',
    () => {
      const face = 'contract.identical-3'
      const paying = (resources: SeatSetting['resources']) =>
        reached(1, { storehouse: [face], ...(resources === undefined ? {} : { resources }) }).turn(
          'blue',
        )
      expect(paying({ gold: 1, wool: 2 })).toOffer(`fulfil ${face} with gold`)
      expect(paying({ gold: 1, wool: 2 })).not.toOffer(`fulfil ${face} with wool`)
      expect(paying({ gold: 1, wool: 1 })).toRefuse(`fulfil ${face} with gold`, 'task-2', {
        missing: [{ resource: 'gold', count: 1 }],
      })
      expect(paying({ gold: 1, wool: 2 }).play(`fulfil ${face} with gold`)).toHave('blue', {
        resources: { gold: 0, wool: 0 },
      })
      expect(paying({ wool: 3 })).toOffer(`fulfil ${face} with gold`, `fulfil ${face} with wool`)
    },
  )

  clause(
    'ag-tech-resource',
    'the resource pays in addition to the units of it that the contract names',
    () => {
      const face = 'contract.identical-2-wool-2'
      const paying = (gold: number, wool: number) =>
        reached(1, { storehouse: [face], resources: { gold, wool } }).turn('blue')
      expect(paying(1, 3)).toOffer(`fulfil ${face} with gold`)
      expect(paying(1, 2)).toRefuse(`fulfil ${face} with gold`, 'task-2', {
        missing: [{ resource: 'gold', count: 1 }],
      })
      expect(paying(2, 1)).toRefuse(`fulfil ${face} with gold`, 'task-2', {
        missing: [{ resource: 'wool', count: 1 }],
      })
      expect(paying(1, 4).play(`fulfil ${face} with gold`)).toHave('blue', {
        resources: { gold: 0, wool: 1 },
      })
      const kept = paying(2, 4).play('earmark wool', 'earmark wool', `fulfil ${face} with gold`)
      expect(kept).toHave('blue', { resources: { gold: 2, wool: 0 } })
      // One of the two earmarked units is named by the contract itself, so it is not spent as gold.
      const one = paying(2, 3).play('earmark wool', 'earmark wool', `fulfil ${face} with gold`)
      expect(one).toHave('blue', { resources: { gold: 1, wool: 0 } })
    },
  )

  clause(
    'ag-tech-resource',
    'every mix can be paid, since earmarked units are paid before gold',
    () => {
      for (const earmarks of [0, 1, 2]) {
        const game = reached(1, { resources: { gold: 2, wool: 2 } }).turn(
          'blue',
          ...Array.from({ length: earmarks }, () => 'earmark wool'),
          'buy iron',
        )
        expect(game).toHave('blue', { resources: { gold: earmarks, wool: 2 - earmarks, iron: 1 } })
        expect(game.slice.earmarked).toBe(0)
      }
    },
  )

  clause(
    'ag-tech-resource',
    'no more units can be earmarked than there are, and none without gold',
    () => {
      const game = reached(1, { resources: { gold: 2, wool: 1 } }).turn('blue', 'earmark wool')
      expect(game).toRefuse('earmark wool', 'ag-tech-resource', { resource: 'wool' })
      expect(game).toRefuse('earmark iron', 'ag-tech-resource', { resource: 'iron' })
      expect(reached(1, { resources: { wool: 1 } }).turn('blue')).not.toOffer('earmark wool')
      expect(reached(0, { resources: { gold: 2, wool: 1 } }).turn('blue')).not.toOffer(
        'earmark wool',
      )
    },
  )

  clause(
    'ag-tech-resource',
    'an earmark survives a contract without gold, and ends with the turn',
    () => {
      const game = reached(1, {
        resources: { gold: 2, wool: 2, iron: 3 },
        storehouse: ['contract.iron-3'],
      })
        .dice({ pink: [4], blue: [4] })
        .segment('blank', 4)
        .turn('blue', 'earmark wool', 'fulfil contract.iron-3')
      expect(game.slice.earmarked).toBe(1)
      game.play('die pink 4', 'end turn')
      expect(game.slice.earmarked).toBe(0)
    },
  )

  clause('ag-tech-resource', 'the resource is not gold when it is exchanged or counted', () => {
    const game = reached(1, { resources: { wool: 1 } })
      .action('blue', 'contract', 2)
      .seat('blue', { resources: { wool: 1 } })
    expect(game).toOffer('exchange wool gold')
    expect(game).not.toOffer('exchange gold wool', 'exchange gold iron')
    expect(game).toRefuse('exchange gold iron', 'contr-3')
  })
})

describe('resource II', () => {
  const taken = (tier: number, die: string, setting: SeatSetting = {}) =>
    reached(tier, setting)
      .dice({ 'light-gray': [4], pink: [4] })
      .facing('king', 4)
      .segment('blank', 4)
      .turn('blue', ...die.split(', '))

  clause('ag-tech-resource', 'a die of that colour gives 2 more resources', () => {
    expect(taken(2, 'die light-gray 4')).toHave('blue', { resources: { wool: 6 } })
    expect(taken(1, 'die light-gray 4')).toHave('blue', { resources: { wool: 4 } })
    expect(taken(2, 'die pink 4')).toHave('blue', { resources: { food: 4, wool: 0 } })
  })

  clause(
    'ag-tech-resource',
    'a die recoloured to the tile’s resource or away from it gives 2 of that resource',
    () => {
      const helper = { storehouse: ['bonus.recolour'] }
      expect(taken(2, 'use bonus.recolour as wool, die pink 4', helper)).toHave('blue', {
        resources: { wool: 6, food: 0 },
      })
      expect(taken(2, 'use bonus.recolour as iron, die light-gray 4', helper)).toHave('blue', {
        resources: { wool: 2, iron: 4 },
      })
      expect(taken(1, 'use bonus.recolour as iron, die light-gray 4', helper)).toHave('blue', {
        resources: { wool: 0, iron: 4 },
      })
      expect(taken(2, 'use bonus.recolour as iron, die pink 4', helper)).toHave('blue', {
        resources: { wool: 0, iron: 4, food: 0 },
      })
    },
  )
})

describe('resource III', () => {
  clause(
    'ag-tech-resource',
    'a die of that colour gives 2 more points, whatever the action',
    () => {
      for (const action of ['king', 'merchant', 'joker', 'prospector'] as const) {
        expect(reached(3).action('blue', action, 3, 'light-gray').pending()).toMatchObject({
          points: 5,
        })
        expect(reached(2).action('blue', action, 3, 'light-gray').pending()).toMatchObject({
          points: 3,
        })
        expect(reached(3).action('blue', action, 3, 'pink').pending()).toMatchObject({ points: 3 })
      }
    },
  )

  clause('ag-tech-resource', 'a die recoloured away counts, too: 4 iron, 2 wool, 5 points', () => {
    const game = reached(3, { storehouse: ['bonus.recolour'] })
      .dice({ 'light-gray': [4] })
      .facing('merchant', 4)
      .segment('blank', 4)
      .turn('blue', 'use bonus.recolour as iron', 'die light-gray 4')
    expect(game).toHave('blue', { resources: { iron: 4, wool: 2 } })
    expect(game.pending()).toMatchObject({ action: 'merchant', points: 5 })
  })

  clause('ag-tech-resource', 'a die recoloured by the tile with a point counts, too', () => {
    const game = reached(3, { storehouse: ['bonus.recolour-1'] })
      .dice({ pink: [4] })
      .facing('king', 4)
      .segment('blank', 4)
      .turn('blue', 'use bonus.recolour-1 as wool', 'die pink 4')
    expect(game).toHave('blue', { resources: { wool: 6 }, storehouse: [] })
    expect(game.pending()).toMatchObject({ action: 'king', points: 6 })
  })
})
