/** The Cardinalbot's choice of a die with silver. */
import { clause } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { acted, deciding, taken } from './support/deciding.ts'

describe('the die of a prospector action', () => {
  clause('ag-solo-18', 'the die comes from the segment with most points of both', () => {
    // The prospector action faces 3 and 6 on this wheel.
    const table = deciding('silver-veins', { pink: [6], blue: [3] }, 3)
    table.botTurn().finishTurn()
    expect(table.silver.valuesOf('prospector')).toEqual([3, 6])
    expect(taken(table)).toBe('blue 3 prospector')
    expect(acted(table)).toEqual([['prospector', 4]])
  })

  clause('ag-solo-18', 'the die comes from the other segment when only that has one', () => {
    const table = deciding('silver-veins', { pink: [6] }, 3)
    table.botTurn().finishTurn()
    expect(taken(table)).toBe('pink 6 prospector')
  })

  clause('ag-solo-18', 'the die comes from the joker when that has more points', () => {
    const table = deciding('silver-veins', { pink: [2], blue: [3] }, 3)
    table.botTurn().finishTurn()
    expect(taken(table)).toBe('pink 2 joker')
    expect(acted(table)).toEqual([['prospector', 5]])
  })

  clause(
    ['ag-solo-18', 'ag-solo-6'],
    'the prospector comes before the joker where both face one value: its bonus tile is taken',
    () => {
      const table = deciding('silver-veins', { pink: [2] }, 2).tiles({
        joker: 'bonus.gold-3',
        prospector: 'bonus.crest-sun',
      })
      table.botTurn().finishTurn()
      expect(taken(table)).toBe('pink 2 prospector')
      expect(acted(table)).toEqual([['prospector', 5]])
      expect(table.botState().inactive).toEqual(['bonus.crest-sun'])
      expect(table.board().tiles).toEqual({ joker: 'bonus.gold-3' })
      expect(table.events).toContainEqual(
        expect.objectContaining({
          event: 'bot-segment',
          facts: expect.objectContaining({ joker: false, jokerPoints: 5, actionPoints: 5 }),
        }),
      )
    },
  )

  clause('ag-solo-18', 'the bonus tile is that of the prospector action', () => {
    const table = deciding('silver-veins', { pink: [3] }, 3).tiles({
      prospector: 'bonus.silver-1',
      merchant: 'bonus.gold-3',
    })
    table.botTurn().finishTurn()
    expect(table.events).toContainEqual(
      expect.objectContaining({
        event: 'take',
        facts: { tile: 'bonus.silver-1', from: 'prospector' },
      }),
    )
  })

  clause(
    ['ag-solo-18', 'ag-solo-6'],
    'a shared segment without a named action means the prospector action',
    () => {
      const table = deciding('worldly-riches', { pink: [4] }, 4)
      table.botTurn().finishTurn()
      expect(taken(table)).toBe('pink 4 prospector')
      expect(table.thoughts()).toContain('bot-shared')
      expect(table.silver.under('orange').mines).toHaveLength(1)
    },
  )

  clause(
    ['ag-solo-18', 'ag-solo-6'],
    'a shared segment means the other action if nothing can be prospected',
    () => {
      const table = deciding('worldly-riches', { pink: [4] }, 4)
      table.silver.slice.mines.fill(0)
      const { board } = table.game.rules
      board.houseSpaces.forEach(({ space }, house) => {
        if (space >= board.mainSpaces) table.state.houses[house] = 0
      })
      table.state.pillars = table.state.pillars.map((mask, one) =>
        one < board.mainCathedrals ? mask : 2,
      )
      table.botTurn().finishTurn()
      expect(taken(table)).toBe('pink 4 architect')
    },
  )

  clause('ag-solo-18', 'another action that its decree names stays that action', () => {
    const table = deciding('king-and-country', { pink: [1] }, 1)
    table.botTurn().finishTurn()
    expect(taken(table)).toBe('pink 1 king')
  })

  clause('ag-solo-2', 'the movement icon is ignored', () => {
    const table = deciding('king-and-country', { pink: [1] }, 1)
    table.silver.segment('step', 1)
    table.botTurn().finishTurn()
    expect(table.silver.under('orange')).toMatchObject({ prospectors: ['schwaz'], mines: [] })
  })
})
