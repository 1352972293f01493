import { violations, clause, silverScenario } from '@tiletum/testkit'
import type { Colour, SilverOptions, SilverScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const table = (options: Partial<SilverOptions> = {}) =>
  silverScenario({
    seats: ['blue', 'orange'],
    technologies: ['merchant', 'king', 'architect'],
    ...options,
  }).fair(1, 'tiletum', 'fair.contract')

/** The last seat in turn order ends the last turn of the round. */
const closes = (game: SilverScenario, colour: Colour = 'orange') =>
  game.turnOfRound(3).turn(colour, 'die pink 4', 'end turn')

describe('the king phase', () => {
  clause(
    'ag-king-1',
    'each mine gives 1 silver, the first included, before the tile is awarded',
    () => {
      const game = closes(
        table()
          .kingTile('bonus.vp-4')
          .below('blue', { silver: 0, mines: ['hall', 'kitzbuhel', 'annaberg'] })
          .below('orange', { silver: 1 }),
      )
      expect(game).toAwait('blue')
      expect(game).toOfferExactly('take bonus.vp-4', 'leave')
      expect(game.under('blue').silver).toBe(4)
      expect(game.under('orange').silver).toBe(2)
    },
  )

  for (const [points, silver, mines] of [
    [-3, 0, 0],
    [-1, 0, 0],
    [0, 0, 1],
    [2, 0, 1],
    [3, 1, 1],
    [5, 1, 1],
    [7, 2, 1],
    [9, 2, 1],
    [12, 3, 1],
    [15, 3, 1],
  ] as const)
    clause('ag-king-2', `on ${points}: ${mines} mine and ${silver} silver of the ribbon`, () => {
      const game = closes(table().seat('blue', { king: points }))
      expect(game.under('blue')).toMatchObject({
        silver: 1 + silver,
        minesInSupply: 2 + mines,
        minesBeside: 3 - mines,
      })
    })

  clause('ag-king-2', 'the space before the reset counts', () => {
    const game = closes(table().king({ '-1': ['blue'] }))
    expect(game).toHave('blue', { king: 0, vp: 9 })
    expect(game.under('blue').minesBeside).toBe(3)
  })

  clause('ag-king-4', 'a player with no mine left beside the track gains nothing', () => {
    const game = closes(table().below('blue', { minesBeside: 0 }))
    expect(game.under('blue')).toMatchObject({ minesInSupply: 5, minesBeside: 0 })
  })

  clause('ag-king-4', 'a mine comes only from the player’s own beside the track', () => {
    const game = closes(
      table()
        .below('blue', { minesBeside: 0 })
        .king({ '-1': ['orange'] }),
    )
    expect(game.under('orange').minesBeside).toBe(3)
  })

  clause(
    'ag-king-3',
    'income with merchant III, tile, points, ribbon, order, reset, king II',
    () => {
      const game = table()
        .kingTile('bonus.vp-4')
        .king({ 3: ['orange'] })
        .below('blue', { tiers: { merchant: 3, king: 2 } })
        .below('orange', { tiers: { king: 2 } })
        .turnOfRound(3)
        .turn('orange', 'die pink 4')
        .listen()
        .play('end turn', 'take bonus.vp-4')
      const told = game.events
        .filter(({ event }) =>
          ['gain-silver', 'score', 'take', 'unlock-mine', 'order'].includes(event),
        )
        .map(({ event, seat, clause: id }) => [event, seat, id])
      expect(told).toEqual([
        ['gain-silver', 0, 'ag-king-1'],
        ['score', 0, 'ag-tech-merchant'],
        ['gain-silver', 1, 'ag-king-1'],
        ['take', 1, 'king-1'],
        ['score', 1, 'king-3'],
        ['unlock-mine', 0, 'ag-king-2'],
        ['unlock-mine', 1, 'ag-king-2'],
        ['gain-silver', 1, 'ag-king-2'],
        ['order', undefined, 'king-5'],
      ])
      expect(game).toAwait('orange')
      expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 2 })
    },
  )

  clause(
    'ag-king-3',
    'king II actions are taken in the new turn order and do not change it',
    () => {
      const game = closes(
        table()
          .king({ 1: ['orange'] })
          .below('blue', { silver: 9, tiers: { king: 2 } })
          .below('orange', { silver: 9, tiers: { king: 2 } }),
      )
      expect(game.order()).toEqual(['orange', 'blue'])
      expect(game).toAwait('orange')
      expect(game).toOfferExactly('climb')
      expect(game).toRefuse('done', 'kingact-2')
      game.play('climb', 'climb')
      expect(game).toAwait('blue')
      game.play('climb', 'climb')
      expect(game.kingTrack()).toEqual({ 3: ['orange'], 2: ['blue'] })
      expect(game.order()).toEqual(['orange', 'blue'])
    },
  )

  clause(
    'ag-king-3',
    'king II starts from 0 after a reset, and no tasks are open during it',
    () => {
      const game = closes(
        table()
          .king({ '-5': ['blue'] })
          .seat('blue', { storehouse: ['bonus.vp-4'] })
          .below('blue', { silver: 9, tiers: { king: 2 } }),
      )
      expect(game).toAwait('blue')
      expect(game).toOfferExactly('climb')
      for (const task of ['technology king', 'enter II', 'use bonus.vp-4', 'buy food'])
        expect(game).toRefuse(task, 'nest-2')
      expect(game.play('climb', 'climb')).toHave('blue', { king: 2 })
      expect(game).not.toAwait('blue')
    },
  )

  clause('ex-ag-king', 'orange on 3, pink on −1, green on −3', () => {
    const game = table({ seats: ['orange', 'purple', 'green'] })
      .kingTile('bonus.gold-3')
      .king({ 3: ['orange'], '-1': ['purple'], '-3': ['green'] })
      .below('orange', { silver: 0, mines: ['hall'] })
      .below('purple', { silver: 0, mines: ['kitzbuhel'] })
      .below('green', { silver: 0 })
    closes(game, 'green').play('take bonus.gold-3')
    expect(game).toHave('orange', { vp: 13, storehouse: ['bonus.gold-3'] })
    expect(game).toHave('purple', { vp: 9 })
    expect(game).toHave('green', { vp: 7 })
    expect(game.under('orange')).toMatchObject({ silver: 3, minesInSupply: 2, minesBeside: 2 })
    expect(game.under('purple')).toMatchObject({ silver: 2, minesInSupply: 1, minesBeside: 3 })
    expect(game.under('green')).toMatchObject({ silver: 1, minesInSupply: 2, minesBeside: 3 })
  })

  clause(['ag-king-3', 'end-4'], 'in the last round king II decides no tie', () => {
    const even = { vp: 20, resources: {} }
    const game = closes(
      table()
        .seat('blue', { ...even, king: 0 })
        .seat('orange', { ...even, king: 1 })
        .below('blue', { tiers: { king: 2 } })
        .round(4)
        .fair(4, 'tiletum', 'fair.cathedral'),
    )
    expect(game).toAwait('blue')
    game.play('climb', 'climb')
    expect(game).toAwait('nobody')
    expect(game.kingTrack()).toEqual({ 1: ['orange'], 2: ['blue'] })
    expect(game.order()).toEqual(['orange', 'blue'])
  })

  clause(
    ['ag-under-2', 'fair-1'],
    'a house underground does not let its owner take part in a fair',
    () => {
      const game = table()
        .seat('blue', { houses: ['kitzbuhel'], merchant: 'paris' })
        .fair(2, 'troyes', 'fair.house')
        .round(2)
        .turnOfRound(3)
        .turn('orange', 'die pink 4')
        .listen()
        .play('end turn')
      expect(game.events.filter(({ event }) => event === 'fair')).toEqual([])
    },
  )
})

describe('cleanup', () => {
  clause('ag-clean-1', 'the tile of the prospector action is refilled if it was taken', () => {
    const game = closes(table().tiles({ king: 'bonus.vp-4' }))
    expect(game).toAwait('chance bonus')
    expect(game.chanceLeft()).toBe(6)
    game.until('chance corruption')
    expect(Object.keys(game.board().tiles)).toContain('prospector')
    const kept = closes(table().tiles({ prospector: 'bonus.vp-4' })).until('chance corruption')
    expect(kept.board().tiles['prospector']).toBe('bonus.vp-4')
  })

  clause('ag-clean-1', 'underground tiles are not refilled', () => {
    const game = table()
      .belowTile('hall', 'underground-bonus.silver-1')
      .below('orange', { prospectors: { I: 'hall' } })
      .turnOfRound(3)
      .facing('king', 4)
      .segment('prospector', 4)
      .turn('orange', 'die pink 4', 'act prospector')
      .play('take underground-bonus.silver-1 at hall', 'end turn')
      .until('chance corruption')
    expect(game.slice.tiles.every((face) => face === -1)).toBe(true)
  })

  clause(
    ['ag-clean-2', 'ag-clean-3'],
    'the wheels turn independently: the prospector action faces values two lower and other actions',
    () => {
      const game = table().facing('king', 5).segment('prospector', 5)
      const actionOf = (value: number): string =>
        Object.entries(game.board().facing).find(([, at]) => at === value)?.[0] ?? ''
      const shared = () => game.valuesOf('prospector').map((value) => [value, actionOf(value)])
      expect(shared()).toEqual([
        [2, 'character'],
        [5, 'king'],
      ])
      expect(game.valuesOf('step')).toEqual([1, 4])
      game.turnOfRound(3).turn('orange', 'die pink 6', 'end turn').until('chance corruption')
      expect(game.board().facing['king']).toBe(4)
      expect(game.valuesOf('prospector')).toEqual([3, 6])
      expect(game.valuesOf('step')).toEqual([2, 5])
      const names = shared().map(([, action]) => action)
      expect(names).not.toContain('king')
      expect(names).not.toContain('character')
    },
  )

  clause('ag-clean-4', 'used underground tiles never join the bonus pile', () => {
    const game = table()
      .storeBelow('orange', 'underground-bonus.silver-1')
      .pile('bonus', [])
      .turnOfRound(3)
      .turn('orange', 'use underground-bonus.silver-1')
    expect(game.state.bonusGone.every((count) => count === 0)).toBe(true)
    expect(violations(game.game, game.state, game.box)).toEqual([])
    game.play('die pink 4')
    const before = game.slice.pile.unseen.reduce((sum, count) => sum + count, 0)
    game.play('end turn').until('chance corruption')
    expect(game.board().tiles).toEqual({})
    expect(game.slice.pile.unseen.reduce((sum, count) => sum + count, 0)).toBe(before)
  })
})

describe('final scoring', () => {
  const last = (overlay: 'houses-or-mines' | 'pillars-or-mines' = 'houses-or-mines') =>
    table({ overlay })
      .round(4)
      .fair(4, 'verona', 'fair.contract')
      .king({ 1: ['orange'] })
      .seat('blue', { resources: {} })
      .below('blue', { silver: 0 })
  /** The last king phase brings silver for the first mine and for those placed. */
  const ends = (game: SilverScenario): Readonly<Record<string, number>> => {
    closes(game.listen())
    expect(game).toAwait('nobody')
    const sums: Record<string, number> = {}
    for (const { event, seat, facts } of game.events)
      if (event === 'score' && seat === 0) sums[facts.from] = (sums[facts.from] ?? 0) + facts.points
    return sums
  }

  for (const [overlay, houses, pillars, mines, product] of [
    ['houses-or-mines', ['chemnitz', 'genova'], ['sterzing', 'paris'], [], 6],
    ['houses-or-mines', [], ['sterzing', 'paris'], ['hall', 'annaberg'], 6],
    ['houses-or-mines', ['genova'], ['paris'], ['hall'], 2],
    ['houses-or-mines', ['genova'], [], ['hall', 'annaberg'], 0],
    ['pillars-or-mines', ['chemnitz', 'genova'], ['sterzing', 'paris'], [], 6],
    ['pillars-or-mines', ['chemnitz', 'genova'], [], ['hall'], 6],
    ['pillars-or-mines', [], ['paris'], ['hall', 'annaberg'], 3],
  ] as const)
    clause(
      'ag-end-1',
      `${overlay}: ${houses.length + 1} houses, ${pillars.length} pillars, ${mines.length + 1} mines → ${product}`,
      () => {
        const game = last(overlay).seat('blue', { houses, pillars }).below('blue', { mines })
        expect(ends(game)['houses-times-pillars'] ?? 0).toBe(product)
      },
    )

  for (const [silver, points] of [
    [0, 0],
    [1, 1],
    [2, 1],
    [6, 3],
  ] as const)
    clause('ag-end-1', `${silver} silver and 1 of the last income score ${points}`, () => {
      expect(ends(last().below('blue', { silver }))['silver'] ?? 0).toBe(points)
    })

  clause(['ag-end-1', 'ag-silver-1'], 'silver does not count among the resources', () => {
    const scores = ends(
      last()
        .seat('blue', { resources: { wool: 3 } })
        .below('blue', { silver: 3 }),
    )
    expect(scores['goods'] ?? 0).toBe(0)
    expect(scores['silver']).toBe(2)
  })

  for (const [tiers, points] of [
    [{ merchant: 1 }, 1],
    [{ architect: 2 }, 3],
    [{ merchant: 1, architect: 3 }, 7],
    [{ architect: 3, king: 1, merchant: 2 }, 10],
  ] as const)
    clause('ag-end-1', `tiers ${JSON.stringify(tiers)} score ${points}`, () => {
      expect(ends(last().below('blue', { tiers }))['technology']).toBe(points)
    })

  clause('ag-end-1', 'completed buildings and resources as before', () => {
    const scores = ends(
      last().seat('blue', {
        rooms: { 4: ['character.prospector.mine'], 5: ['character.king.vp-2'] },
        crests: { 4: 'hammer', 5: 'sun', 6: 'lily' },
        resources: { wool: 4 },
      }),
    )
    expect(scores).toMatchObject({ 'completed-buildings': 5, goods: 1 })
  })
})
