/** News of Travellers: the Cardinalbot passes tablets. */
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { clause } from '@tiletum/testkit'
import type { SilverSoloOptions, SilverSoloScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { prospecting } from './support/prospecting.ts'

/** A bot that walks from Rattenberg over one tablet to the pillar of Sterzing. */
function passing(tablet: string, options: SilverSoloOptions = {}): SilverSoloScenario {
  const table = prospecting('pillar house', 1, { challenges: ['news-of-travellers'], ...options })
  const { tables, slice } = table.silver.below('orange', { prospectors: { I: 'rattenberg' } })
  const crossed = tables.tablets.findIndex(({ id }) => id === tablet)
  const spaces = table.game.rules.names.space
  const here = (space: number): boolean => ['rattenberg', 'sterzing'].includes(spaces[space] ?? '')
  const own = tables.tablets.findIndex(({ between }) => between.every(here))
  // The tablet of this link is exchanged for the one to be tested.
  Object.assign(tables.tablets[own] ?? {}, { id: tables.tablets[crossed]?.id })
  slice.covered.fill(0)
  return table
}

describe('News of Travellers', () => {
  const vp = (table: SilverSoloScenario): number =>
    table.events.reduce(
      (sum, event) =>
        event.event === 'score' && event.facts.from === 'tablet' ? sum + event.facts.points : sum,
      0,
    )

  clause(['ag-solo-10', 'ag-solo-15'], 'a plain tablet gives points', () => {
    const table = passing('tablet.vp-4')
    table.botTurn().finishTurn()
    expect(vp(table)).toBe(4)
    expect(table.seatState('orange').pillars).toEqual(['sterzing'])
  })

  clause('ag-solo-15', 'a tablet has no effect without the challenge', () => {
    const table = passing('tablet.vp-4', { challenges: [] })
    table.botTurn().finishTurn()
    expect(vp(table)).toBe(0)
    expect(table.silver.covered()).toEqual(['rattenberg – sterzing'])
  })

  clause('ag-solo-15', 'a technology tablet gives silver', () => {
    const table = passing('tablet.technology')
    table.costs({ sterzing: 'underground-cost.silver-2-vp-5' })
    table.botTurn().finishTurn()
    expect(table.thoughts()).toContain('bot-silver-instead')
    expect(table.silver.under('orange').silver).toBe(1)
  })

  clause('ag-solo-15', 'a tablet gives a king action, and its paid part if the bot can pay', () => {
    const poor = passing('tablet.king-1-then-silver-vp').bot({ resources: {}, king: 0 })
    poor.botTurn().finishTurn()
    expect(poor.kingTrack()['1']).toContain('orange')
    expect(poor.thoughts()).toContain('bot-unpaid')
    const rich = passing('tablet.king-1-then-silver-vp').bot({ resources: {}, king: 0 })
    rich.silver.below('orange', { silver: 1 })
    rich.botTurn().finishTurn()
    expect(vp(rich)).toBe(5)
    // The gold is spent on the tablet, so none is left for the cathedral.
    expect(rich.silver.under('orange').silver).toBe(0)
  })

  clause('ag-solo-15', 'a tablet gives points, and 3 spaces on the king track for 1 silver', () => {
    const table = passing('tablet.silver-king-3').bot({ resources: {}, king: 0 })
    table.silver.below('orange', { silver: 1 })
    table.botTurn().finishTurn()
    expect(vp(table)).toBe(5)
    expect(table.kingTrack()['3']).toContain('orange')
  })

  clause('ag-solo-15', 'a tablet gives two king actions', () => {
    const table = passing('tablet.king-1-then-silver-king-3').bot({ resources: {}, king: 0 })
    table.silver.below('orange', { silver: 1 })
    table.botTurn().finishTurn()
    expect(table.kingTrack()['5']).toContain('orange')
  })

  clause('ag-solo-15', 'a mine goes to the space with most gold', () => {
    const table = passing('tablet.mine-anywhere').bot({ resources: { gold: 2 } })
    table.botTurn().finishTurn()
    expect(table.silver.under('orange').mines).toEqual(['kitzbuhel'])
    // The house costs 2 gold and scores 2 printed points.
    expect(table.seatState('orange').resources.gold).toBe(2)
  })

  for (const what of ['mine', 'pillar', 'house'])
    clause('ag-solo-15', `the prospector action continues after a tablet’s ${what}`, () => {
      const table = passing(`tablet.${what}-anywhere`).bot({ resources: { gold: 2 } })
      table.botTurn().finishTurn()
      expect(table.seatState('orange').pillars).toContain('sterzing')
      expect(table.thoughts()).not.toContain('bot-site-lost')
    })

  clause('ag-solo-15', 'a pillar goes to the main-map cathedral with most points', () => {
    const table = passing('tablet.pillar-anywhere').bot({ resources: { gold: 2 } })
    table.botTurn()
    while (table.awaits() === 'chance tie-town') table.chance(table.options()[0] ?? '')
    table.finishTurn()
    const { pillars } = table.seatState('orange')
    expect(pillars).toHaveLength(2)
    expect(table.seatState('orange').resources.gold).toBe(0)
  })

  clause('ag-solo-15', 'a house goes to the space with most printed points', () => {
    const table = passing('tablet.house-anywhere').bot({ resources: { gold: 2 } })
    const { rules } = table.game
    const best = Math.max(...(rules.tables.solo?.houseReward ?? []).map(({ vp: points }) => points))
    table.botTurn()
    while (table.awaits() === 'chance tie-house-space') table.chance(table.options()[0] ?? '')
    table.finishTurn()
    const [printed] = table.events.flatMap((event) =>
      event.event === 'score' && event.facts.from === 'house-space' ? [event.facts.points] : [],
    )
    expect(printed).toBeLessThanOrEqual(best)
    expect(printed).toBeGreaterThan(0)
  })

  clause(
    'ag-solo-15',
    'a house goes only to the main map or a map with the bot’s prospector',
    () => {
      const table = passing('tablet.house-anywhere').bot({ resources: { gold: 2 } })
      table.botTurn()
      // Map III has spaces with as many points, but no prospector of the bot's.
      expect(table).toOfferExactly(
        ...['bordeaux', 'wien', 'venezia', 'firenze'].map((space) => `pick house space ${space}`),
      )
    },
  )

  clause('ag-solo-15', 'a house may go to map III if the bot’s prospector is there', () => {
    const table = passing('tablet.house-anywhere').bot({ resources: { gold: 2 } })
    table.silver.below('orange', { prospectors: { III: 'pukanec' } })
    table.botTurn()
    expect(table).toOfferExactly(
      ...['bordeaux', 'wien', 'venezia', 'firenze', 'kremnica', 'lubietova'].map(
        (space) => `pick house space ${space}`,
      ),
    )
  })

  clause('ag-solo-15', 'the bot does not pay where nothing can be placed', () => {
    const table = passing('tablet.mine-anywhere').bot({ resources: { gold: 2 } })
    table.silver.below('blue', { mines: ['hall', 'rattenberg', 'kitzbuhel'] })
    table.botTurn().finishTurn()
    expect(table.thoughts()).toContain('bot-unpaid')
    expect(table.seatState('orange').resources.gold).toBe(2)
  })

  const challenges = ['news-of-travellers']

  clause(
    'ag-solo-15',
    'the free prospector of II-A enters map III if the bot has none there',
    () => {
      const crossing = (maps: Readonly<Record<string, string>>): SilverSoloScenario => {
        const table = prospecting('mine', 1, { challenges })
        // Schneeberg, behind that tablet, has the only free mine space in reach.
        table.silver
          .below('orange', { prospectors: { I: 'schwaz', II: 'chemnitz', ...maps } })
          .below('blue', {
            mines: ['hall', 'rattenberg', 'kitzbuhel', 'annaberg', 'marienberg', 'stiavnica'],
          })
        return table.botTurn()
      }
      const enters = crossing({})
      expect(enters).not.toAwait('chance tie-town')
      enters.finishTurn()
      expect(enters.silver.covered()).toEqual(['chemnitz – schneeberg'])
      expect(enters.silver.under('orange').prospectors).toEqual(['schwaz', 'schneeberg', 'pukanec'])
      const there = crossing({ III: 'pukanec' })
      there.finishTurn()
      expect(there.silver.under('orange').prospectors).toEqual(['schwaz', 'schneeberg', 'pukanec'])
      expect(there.thoughts()).toContain('bot-ignored')
    },
  )

  clause(
    'ag-solo-15',
    'the free prospector goes to map II or III by chance in an edition with the tablet on map I',
    () => {
      const [side] = content.silver.sides
      if (side?.id !== 'underground.I-A') throw new Error('I-A is not the first side')
      const links = side.links.map((link) =>
        link.tablet === 'tablet.vp-4' ? { ...link, tablet: 'tablet.free-prospector' } : link,
      )
      const applied = applyEdition(content, { silver: { underground: { [side.id]: { links } } } })
      if ('problems' in applied) throw new Error(JSON.stringify(applied.problems))
      const table = prospecting('pillar house', 1, { challenges, content: applied.content })
      table.silver.below('orange', { prospectors: { I: 'rattenberg' } })
      table.botTurn()
      expect(table).toOfferExactly('pick town freiberg', 'pick town pukanec')
      table.chance('pick town pukanec').finishTurn()
      expect(table.silver.under('orange').prospectors).toEqual(['sterzing', 'pukanec'])
    },
  )
})
