/** The Cardinalbot's rules for tiles and cathedrals of Prospect for Silver. */
import { clause } from '@tiletum/testkit'
import type { SilverSoloScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { deciding } from './support/deciding.ts'
import { prospecting } from './support/prospecting.ts'

describe('tiles', () => {
  const gained = (
    id: string,
    ...challenges: readonly string[]
  ): { table: SilverSoloScenario; outcome: string; of: string } => {
    const table = prospecting('mine', 2, { challenges })
    table.silver.belowTile('hall', id)
    table.botTurn().finishTurn()
    const [tile] = table.events.flatMap((event) =>
      event.event === 'bot-tile' ? [event.facts] : [],
    )
    return { table, outcome: tile?.outcome ?? '', of: tile?.class ?? '' }
  }

  clause(
    'ag-solo-11',
    'a tile with a cost has the class of its effect, and is removed by default',
    () => {
      expect(gained('underground-bonus.pay-silver-1-merchant-4')).toMatchObject({
        of: 'action',
        outcome: 'removed',
      })
      expect(gained('underground-bonus.pay-gold-2-silver-1').of).toBe('resource')
      expect(gained('underground-bonus.pay-silver-1-identical-5').of).toBe('resource')
      expect(gained('underground-bonus.pay-gold-2-mine-1').of).toBe('miscellaneous')
      expect(gained('underground-bonus.mine-1').of).toBe('miscellaneous')
      expect(gained('underground-bonus.recolour-1').of).toBe('miscellaneous')
    },
  )

  clause('ag-solo-11', 'a tile with a cost has no cost for the challenges', () => {
    const income = gained('underground-bonus.pay-silver-1-merchant-4', 'ecclesiastical-income')
    expect(income.outcome).toBe('action-helper')
    expect(income.table.events).toContainEqual(
      expect.objectContaining({
        event: 'score',
        facts: expect.objectContaining({ from: 'challenge', points: 4 }),
      }),
    )
    const clergy = gained('underground-bonus.pay-gold-2-silver-1', 'resourceful-clergy')
    // One silver comes from the mine, one from the tile.
    expect(clergy.table.silver.under('orange').silver).toBe(2)
    const identical = gained('underground-bonus.pay-silver-1-identical-5', 'resourceful-clergy')
    // Nothing is required: 5 gold, and 1 silver from the mine.
    expect(identical.table.seatState('orange').resources.gold).toBe(6)
  })

  clause('ag-solo-11', 'mine tiles are miscellaneous helpers', () => {
    const { outcome, table } = gained('underground-bonus.mine-1', 'very-special-friends')
    expect(outcome).toBe('gold')
    expect(table.seatState('orange').resources.gold).toBe(6)
  })

  clause('ag-solo-11', 'recolour and +1 is an action helper for the two challenges', () => {
    expect(gained('underground-bonus.recolour-1', 'ecclesiastical-income').outcome).toBe(
      'action-helper',
    )
    expect(gained('underground-bonus.recolour-1', 'whispers-in-the-kings-ear').outcome).toBe(
      'action-helper',
    )
  })

  clause(
    'ag-solo-11',
    'recolour and +1 is a miscellaneous helper for Very Special Friends, too',
    () => {
      const { table, outcome } = gained(
        'underground-bonus.recolour-1',
        'very-special-friends',
        'ecclesiastical-income',
      )
      expect(outcome).toBe('gold-and-action-helper')
      // 5 come from the tile, 1 from the mine.
      expect(table.seatState('orange').resources.gold).toBe(6)
      expect(table.seatState('orange').vp).toBe(11)
    },
  )

  clause('ag-solo-20', 'silver counts as a resource when helpers are ranked', () => {
    const table = prospecting('mine', 3)
    table.silver
      .belowTile('hall', 'underground-bonus.silver-1')
      .belowTile('sterzing', 'underground-bonus.any-2')
    table.botTurn().finishTurn()
    const compared = table.events.flatMap((event) =>
      event.event === 'bot-compare' && event.facts.tieBreaker === 'resources'
        ? [event.facts.of.map(({ value }) => value)]
        : [],
    )
    expect(compared).toEqual([[1, 2]])
  })

  clause('ag-solo-20', 'a sixth kind of character without a column is ignored', () => {
    const table = deciding('familiar-faces', { pink: [5] }, 1)
    table.bot({
      resources: {},
      rooms: {
        1: ['character.king.gold-2'],
        2: ['character.contract.wool-2'],
        3: ['character.character.food-2'],
        4: ['character.merchant.gold-3'],
        5: ['character.architect.stone-2'],
      },
    })
    table.offer('character', ['character.prospector.gold-2', 'character.king.vp-2'])
    table.botTurn().finishTurn()
    expect(table.botState().rooms[1]).toEqual(['character.king.gold-2', 'character.king.vp-2'])
    expect(table.botState().held).not.toContain('character.prospector.gold-2')
  })

  const visiting = (held: string): SilverSoloScenario => {
    const table = deciding('familiar-faces', { pink: [5] }, 1, {
      challenges: ['visitors-to-the-curia'],
    })
    table.bot({ resources: {}, held: [held], vp: 10 })
    table.botTurn().finishTurn()
    return table
  }

  clause(
    'ag-solo-20',
    'silver is no resource for Visitors to the Curia, but counts for the value',
    () => {
      const face = 'character.prospector.silver-1-gold-1'
      const table = visiting(face)
      expect(table.silver.under('orange').silver).toBe(0)
      expect(table.seatState('orange').resources.gold).toBe(1)
      const number = table.game.rules.names.face.indexOf(face)
      expect(table.game.rules.tables.solo?.characterValue[number]).toBe(2)
    },
  )

  clause('ag-solo-20', 'an unlocked mine is no build for Visitors to the Curia', () => {
    const table = visiting('character.prospector.mine')
    expect(table.silver.under('orange').silver).toBe(0)
    expect(table.seatState('orange').vp).toBe(10)
  })

  clause('ag-solo-20', 'Resourceful Clergy still gives the silver of a tile', () => {
    const { table, outcome } = gained('underground-bonus.silver-1', 'resourceful-clergy')
    expect(outcome).toBe('received')
    // 1 comes from the tile, 1 from the mine.
    expect(table.silver.under('orange').silver).toBe(2)
  })
})

describe('cathedrals underground', () => {
  clause('ag-solo-7', 'cost the bot the silver of their cost tile', () => {
    const table = deciding('king-and-country', { pink: [1] }, 5)
    table.costs({ sterzing: 'underground-cost.silver-2-vp-5' })
    table.bot({ resources: { stone: 9 }, pillars: ['sterzing'] })
    table.silver.below('orange', { silver: 3 })
    table.botTurn().finishTurn()
    expect(table.silver.under('orange').silver).toBe(1)
    expect(table.seatState('orange').contributed).toEqual(['sterzing'])
    expect(table.seatState('orange').resources.stone).toBe(9)
  })

  clause(['ag-solo-7', 'ag-solo-21'], 'that cost silver can’t be paid with gold', () => {
    const table = deciding('king-and-country', { pink: [1] }, 5)
    table.costs({ sterzing: 'underground-cost.silver-2-vp-5' })
    table.bot({ resources: { gold: 9 }, pillars: ['sterzing'] })
    table.silver.below('orange', { silver: 1 })
    table.botTurn().finishTurn()
    expect(table.seatState('orange').contributed).toEqual([])
    expect(table.events).toContainEqual(
      expect.objectContaining({
        event: 'bot-cathedral-waits-below',
        facts: { town: 'sterzing', price: 2, of: 'silver', have: 1 },
      }),
    )
  })

  clause('ag-solo-21', 'that don’t cost stone make no stone required', () => {
    const required = (pillar: string) => {
      const table = deciding('king-and-country', { pink: [1] }, 5, {
        challenges: ['deep-coffers'],
      })
      table.costs({ london: 'cost.stone-5-vp-8' })
      table.bot({ resources: {}, pillars: [pillar] })
      table.botTurn().finishTurn()
      return table.events.flatMap((event) =>
        event.event === 'bot-required' ? [event.facts.need] : [],
      )
    }
    expect(required('sterzing')).toEqual(['none'])
    expect(required('london')).toEqual(['cathedral'])
  })
})
