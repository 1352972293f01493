/** The Cardinalbot's prospector action. */
import { clause } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { prospecting } from './support/prospecting.ts'

describe('the choice of a town', () => {
  clause(
    'ex-ag-solo',
    'pillars with reach 3: tile removed, prospector moved, pillar placed',
    () => {
      const table = prospecting('pillar house', 3)
      table.silver.belowTile('hall', 'underground-bonus.contract-wool-4')
      table.botTurn().finishTurn()
      expect(table.events).toContainEqual(
        expect.objectContaining({
          event: 'bot-sites',
          facts: {
            what: 'pillar',
            within: true,
            reach: 3,
            towns: [{ town: 'sterzing', distance: 3 }],
          },
        }),
      )
      expect(table.events).toContainEqual(
        expect.objectContaining({
          event: 'bot-tile',
          facts: {
            tile: 'underground-bonus.contract-wool-4',
            class: 'contract',
            outcome: 'removed',
          },
        }),
      )
      expect(table.silver.under('orange').prospectors).toEqual(['sterzing'])
      expect(table.seatState('orange').pillars).toEqual(['sterzing'])
    },
  )

  clause('ag-solo-4', 'a kind that the decree does not name is not placed', () => {
    const table = prospecting('pillar house', 1)
    table.botTurn().finishTurn()
    expect(table.silver.under('orange').mines).toEqual([])
    expect(table.seatState('orange').houses).toContain('kitzbuhel')
  })

  clause('ag-solo-17', 'the first kind within reach comes before a nearer town for another', () => {
    const table = prospecting('pillar house', 3)
    table.botTurn().finishTurn()
    expect(table.seatState('orange').pillars).toEqual(['sterzing'])
  })

  clause('ag-solo-17', 'beyond reach the least extension comes before the kind', () => {
    const table = prospecting('pillar house', 1).bot({ resources: { gold: 5 } })
    table.botTurn().finishTurn()
    expect(table.events).toContainEqual(
      expect.objectContaining({
        event: 'bot-extends',
        facts: { spaces: 1, gold: 1, forGold: false },
      }),
    )
    expect(table.seatState('orange').pillars).toEqual([])
  })

  clause('ag-solo-4', 'beyond reach the least extension comes before the player’s map', () => {
    const table = prospecting('mine', 1)
    table.silver
      .below('orange', { prospectors: { I: 'a1', II: 'c1' } })
      .below('blue', { mines: ['hall', 'rattenberg', 'annaberg'] })
    table.botTurn().finishTurn()
    // Kitzbühel, on the player's map, is 3 away, Schneeberg 2
    expect(table.silver.under('orange').mines).toEqual(['schneeberg'])
  })

  clause('ag-solo-4', 'a map with a prospector of the player comes first', () => {
    const table = prospecting('mine', 2)
    table.silver
      .below('orange', { prospectors: { I: 'schwaz', II: 'freiberg', III: 'pukanec' } })
      .below('blue', { prospectors: { II: 'freiberg' } })
    table.botTurn().finishTurn()
    // maps I and II have the player's prospector, II is higher, Marienberg the only mine in reach 2
    expect(table.silver.under('orange').mines).toHaveLength(1)
    expect(table.silver.under('orange').mines[0]).toMatch(/annaberg|marienberg/)
  })

  clause('ag-solo-4', 'a space with a printed bonus comes next, then the higher map', () => {
    const table = prospecting('mine', 2)
    table.silver
      .below('orange', { prospectors: { I: 'a1', II: 'freiberg', III: 'stiavnica' } })
      .below('blue', { prospectors: { I: 'schwaz', II: 'freiberg', III: 'pukanec' } })
    table.botTurn().finishTurn()
    expect(table.silver.under('orange').mines).toEqual(['stiavnica'])
    const { events } = table
    const tieBreakers = events.flatMap((event) =>
      event.event === 'bot-compare' && event.clause === 'ag-solo-4' ? [event.facts.tieBreaker] : [],
    )
    expect(tieBreakers).toEqual(['player-below', 'printed-bonus', 'higher-map'])
  })

  clause(
    'ag-solo-17',
    'chance decides after the three tie-breaks, also between towns of one map',
    () => {
      const table = prospecting('mine', 6)
      table.botTurn()
      // Rattenberg’s mine space has no gold; Hall has 1, Kitzbühel 2
      expect(table).toOfferExactly('pick town hall', 'pick town kitzbuhel')
    },
  )

  clause('ag-solo-4', 'any printed bonus of a house space counts, not only points', () => {
    const table = prospecting('pillar house', 3)
    table.silver.below('orange', { prospectors: { I: 'a1' } })
    table.state.pillars = table.state.pillars.map(() => 5)
    const { names, tables } = table.game.rules
    const rewards = tables.solo?.houseReward ?? []
    // Rattenberg's space has a bonus other than points, Kitzbühel's has none
    Object.assign(rewards[names.houseSpace.indexOf('rattenberg')] ?? {}, { vp: 0, other: true })
    Object.assign(rewards[names.houseSpace.indexOf('kitzbuhel')] ?? {}, { vp: 0, other: false })
    table.botTurn().finishTurn()
    expect(table.seatState('orange').houses).toContain('rattenberg')
    expect(table.events).toContainEqual(
      expect.objectContaining({
        event: 'bot-choice',
        facts: { choice: { town: 'rattenberg' }, by: 'printed-bonus' },
      }),
    )
  })

  clause('ag-solo-17', 'a closer town is no tie-break within reach', () => {
    const table = prospecting('mine', 2)
    table.silver.below('orange', { prospectors: { I: 'hall' } })
    table.botTurn()
    expect(table).toOfferExactly('pick town hall', 'pick town kitzbuhel')
    table.chance('pick town kitzbuhel').finishTurn()
    expect(table.silver.under('orange').mines).toEqual(['kitzbuhel'])
  })

  clause('ag-solo-17', 'the request for a tie names the tied towns', () => {
    const table = prospecting('mine', 1)
    table.silver.below('orange', { prospectors: { I: 'schwaz', II: 'c2' } })
    table.silver.below('blue', { prospectors: { II: 'freiberg' } })
    table.botTurn()
    expect(table.awaits()).toBe('chance tie-town')
    expect(table.options()).toEqual(['pick town annaberg', 'pick town marienberg'])
    table.chance('pick town marienberg').finishTurn()
    expect(table.silver.under('orange').mines).toEqual(['marienberg'])
  })
})

describe('the tile and the way', () => {
  clause(
    'ag-solo-4',
    'the bot takes the best bonus tile within reach on that map, without moving there',
    () => {
      const table = prospecting('mine', 3)
      table.silver
        .belowTile('hall', 'underground-bonus.silver-1')
        .belowTile('sterzing', 'underground-bonus.mine-1')
      table.botTurn().finishTurn()
      expect(table.events).toContainEqual(
        expect.objectContaining({
          event: 'take',
          facts: { tile: 'underground-bonus.mine-1', from: 'sterzing' },
        }),
      )
    },
  )

  clause('ag-solo-4', 'a tile out of reach is left', () => {
    const table = prospecting('mine', 2)
    table.silver.belowTile('sterzing', 'underground-bonus.mine-1')
    table.botTurn().finishTurn()
    expect(table.events.some(({ event }) => event === 'take')).toBe(false)
  })

  clause(
    'ag-solo-4',
    'the bot takes the shortest way with more open tablets and covers them without effect',
    () => {
      const table = prospecting('pillar house', 3)
      table.botTurn().finishTurn()
      expect(table.silver.covered()).toEqual(['sterzing – kitzbuhel', 'hall – kitzbuhel'])
      expect(table.silver.under('orange').silver).toBe(0)
      expect(table.events.filter(({ event }) => event === 'bot-tablet')).toHaveLength(2)
    },
  )

  clause('ag-solo-4', 'a covered tablet does not count for the way', () => {
    const table = prospecting('pillar house', 3)
    const { slice, tables } = table.silver
    tables.tablets.forEach(({ id }, tablet) => {
      if (id === 'tablet.mine-anywhere' || id === 'tablet.technology') slice.covered[tablet] = 1
    })
    table.botTurn()
    // Two ways pass one open tablet each, so chance decides.
    expect(table.awaits()).toBe('chance tie-way')
    expect(table.options()).toEqual(['pick way a1', 'pick way hall'])
    table.chance('pick way a1').finishTurn()
    expect(table.silver.covered()).toContain('rattenberg – sterzing')
  })

  clause('ag-solo-4', 'a mine gives its silver and gold', () => {
    const table = prospecting('mine', 2)
    table.botTurn().finishTurn()
    expect(table.silver.under('orange')).toMatchObject({ mines: ['hall'], silver: 1 })
    expect(table.seatState('orange').resources.gold).toBe(1)
  })

  clause('ag-solo-4', 'a house gives only its points', () => {
    const table = prospecting('pillar house', 2)
    const before = table.seatState('orange').vp
    table.botTurn().finishTurn()
    expect(table.seatState('orange').houses).toContain('kitzbuhel')
    expect(table.seatState('orange').vp).toBe(before + 2)
  })

  clause('ag-solo-4', 'the prospector stays where it stands if it builds there', () => {
    const table = prospecting('mine', 1)
    table.silver.below('orange', { prospectors: { I: 'kitzbuhel' } })
    table.botTurn(1, 'pick town kitzbuhel').finishTurn()
    expect(table.silver.under('orange')).toMatchObject({
      mines: ['kitzbuhel'],
      prospectors: ['kitzbuhel'],
    })
    expect(table.silver.covered()).toEqual([])
  })
})

describe('an impossible prospector action', () => {
  clause(
    'ag-solo-5',
    'with all six mines built the bot gets a King’s Surprise instead, free and kept',
    () => {
      const table = prospecting('mine', 6).deck('silver-2')
      table.silver.below('orange', {
        silver: 2,
        mines: ['hall', 'rattenberg', 'kitzbuhel', 'annaberg', 'marienberg'],
      })
      table.botTurn()
      expect(table.awaits()).toBe('chance surprise')
      expect(table.options()).toEqual(['surprise silver-2'])
      table.chance('surprise silver-2').finishTurn()
      expect(table.kept()).toEqual(['silver-2'])
      expect(table.silver.under('orange').silver).toBe(4)
    },
  )

  clause(
    'ag-solo-17',
    'the prospector action of a card names no kind, whatever the decree names',
    () => {
      const table = prospecting('mine', 6).deck('prospector-2')
      table.silver.below('orange', {
        mines: ['hall', 'rattenberg', 'kitzbuhel', 'annaberg', 'marienberg'],
        prospectors: { I: 'sterzing' },
      })
      // The card brings a prospector to map III, where no mine space is left either.
      table.silver.below('blue', { mines: ['stiavnica', 'kremnica', 'bystrica'] })
      table.botTurn(1, 'surprise prospector-2').finishTurn()
      expect(table.seatState('orange').pillars).toEqual(['sterzing'])
    },
  )

  clause(
    ['ag-solo-5', 'ag-solo-17'],
    'with no free space of any kind it names the bot gets a King’s Surprise',
    () => {
      const table = prospecting('mine', 6).deck('silver-2')
      table.silver.below('blue', { mines: ['hall', 'rattenberg', 'kitzbuhel'] })
      table.botTurn()
      expect(table.awaits()).toBe('chance surprise')
      expect(mineTowns(table)).toEqual([[]])
    },
  )

  clause('ag-solo-19', 'an empty deck gives nothing', () => {
    const table = prospecting('mine', 6).deck()
    table.silver.below('blue', { mines: ['hall', 'rattenberg', 'kitzbuhel'] })
    table.botTurn().finishTurn()
    expect(table.thoughts()).toContain('bot-no-surprise')
  })

  /** The towns where a mine would have been placed, from the event of each impossible prospector action. */
  const mineTowns = (table: ReturnType<typeof prospecting>) =>
    table.events.flatMap((event) => (event.event === 'bot-no-site' ? [event.facts.towns] : []))

  /**
   * A decree for mines, then houses, with all six mines built. A house space is in reach, and blue has
   * mines on `others`.
   */
  const withoutMines = (others: readonly string[]) => {
    const table = prospecting('mine', 2).deck('silver-2')
    table.decrees('royal-workshops', 'worldly-riches').tiles({ prospector: 'bonus.crest-sun' })
    table.silver
      .below('orange', {
        silver: 5,
        mines: ['hall', 'rattenberg', 'annaberg', 'marienberg', 'stiavnica'],
      })
      .below('blue', { mines: [...others] })
      .belowTile('hall', 'underground-bonus.any-2')
    // Option 2 asks for the king action, whose segment this die has; without the die option 3 applies.
    table.facing('merchant', 5)
    table.silver.segment('prospector', 5)
    return table
  }

  clause(
    ['ag-solo-17', 'ag-solo-5'],
    'with six mines built a mine space that would be chosen means a card, without tile, move or house',
    () => {
      const table = withoutMines([])
      table.botTurn(1, 'surprise silver-2').finishTurn()
      expect(table.kept()).toEqual(['silver-2'])
      expect(table.silver.under('orange').prospectors).toEqual(['schwaz'])
      expect(table.seatState('orange').houses).toEqual(['tiletum-2'])
      expect(table.thoughts()).not.toContain('bot-tiles')
      expect(mineTowns(table)).toEqual([[{ town: 'kitzbuhel', distance: 2 }]])
      // The tile of the die's action is taken all the same.
      expect(table.board().tiles).toEqual({})
    },
  )

  clause(
    'ag-solo-17',
    'with six mines built and no mine space left the bot places the next kind',
    () => {
      const table = withoutMines(['kitzbuhel'])
      table.botTurn().finishTurn()
      expect(table.seatState('orange').houses).toContain('kitzbuhel')
      expect(table.kept()).toEqual([])
    },
  )
})
