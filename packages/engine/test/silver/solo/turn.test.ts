/** The Cardinalbot's turn with silver: decrees, dice, segments, challenges, tiles, cathedrals. */
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { clause, silverSoloScenario } from '@tiletum/testkit'
import type { SilverSoloOptions, SilverSoloScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import type { Action, DieColour } from '../../../src/index.ts'
import { prospecting } from './support/prospecting.ts'

type Dice = Readonly<Partial<Record<DieColour, readonly number[]>>>

/** King 1, joker 2, merchant 3, architect 4, character 5, contract 6; the prospector faces two of them. */
function deciding(
  decree: string,
  dice: Dice,
  prospector: number,
  options: SilverSoloOptions = {},
): SilverSoloScenario {
  const table = silverSoloScenario(options)
    .decrees(decree, 'worldly-riches')
    .segments({ king: 1, joker: 2, merchant: 3, architect: 4, character: 5, contract: 6 })
    .dice(dice)
    .offer('contract', [])
    .offer('character', [])
    .bot({ resources: {} })
  table.silver.segment('prospector', prospector).below('orange', { silver: 0 })
  return table
}

const taken = (table: SilverSoloScenario): string => {
  const [die] = table.events.flatMap((event) =>
    event.event === 'die' && event.seat === 1 ? [event.facts] : [],
  )
  return die === undefined ? '' : `${die.colour} ${die.value} ${die.action}`
}

const acted = (table: SilverSoloScenario): readonly (readonly [Action, number])[] =>
  table.events.flatMap((event) =>
    event.event === 'act' && event.seat === 1 ? [[event.facts.action, event.facts.points]] : [],
  )

describe('the die of a prospector action', () => {
  clause('ag-solo-18', 'of both its segments the one with most points', () => {
    // the wheel has the prospector at 3 and 6
    const table = deciding('silver-veins', { pink: [6], blue: [3] }, 3)
    table.botTurn().finishTurn()
    expect(table.silver.valuesOf('prospector')).toEqual([3, 6])
    expect(taken(table)).toBe('blue 3 prospector')
    expect(acted(table)).toEqual([['prospector', 4]])
  })

  clause('ag-solo-18', 'the other segment when only that has a die', () => {
    const table = deciding('silver-veins', { pink: [6] }, 3)
    table.botTurn().finishTurn()
    expect(taken(table)).toBe('pink 6 prospector')
  })

  clause('ag-solo-18', 'the joker when it has more points', () => {
    const table = deciding('silver-veins', { pink: [2], blue: [3] }, 3)
    table.botTurn().finishTurn()
    expect(taken(table)).toBe('pink 2 joker')
    expect(acted(table)).toEqual([['prospector', 5]])
  })

  clause(
    ['ag-solo-18', 'ag-solo-6'],
    'the prospector before the joker where both face one value: its bonus tile is taken',
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

  clause('ag-solo-18', 'its own bonus tile is the prospector action’s', () => {
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
    'without a named action a shared segment means prospecting',
    () => {
      const table = deciding('worldly-riches', { pink: [4] }, 4)
      table.botTurn().finishTurn()
      expect(taken(table)).toBe('pink 4 prospector')
      expect(table.thoughts()).toContain('bot-shared')
      expect(table.silver.under('orange').mines).toHaveLength(1)
    },
  )

  clause(['ag-solo-18', 'ag-solo-6'], '… unless it can place nothing', () => {
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
  })

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

/** An option that must be met, and what makes it fail. */
interface Met {
  readonly decree: string
  readonly dice: Dice
  readonly prospector: number
  readonly set?: (table: SilverSoloScenario) => void
  readonly takes: string
  readonly unmet: (table: SilverSoloScenario) => void
  readonly then: string
}

const noHouseBelow = ({ silver }: SilverSoloScenario): void => {
  silver.below('orange', { prospectors: { I: 'schwaz' } })
  const { board } = silver.game.rules
  board.houseSpaces.forEach(({ space }, house) => {
    if (space >= board.mainSpaces) silver.state.houses[house] = 0
  })
}
/** Every pillar space underground is taken, by nobody at this table. */
const noPillarBelow = ({ game, state }: SilverSoloScenario): void => {
  state.pillars = state.pillars.map((mask, one) =>
    one < game.rules.board.mainCathedrals ? mask : 5,
  )
}
const morePillars = (table: SilverSoloScenario): void => {
  table.bot({ resources: {}, pillars: ['london', 'paris'], contributed: ['london', 'paris'] })
}
const near = ({ silver }: SilverSoloScenario): void => {
  silver.below('orange', { prospectors: { I: 'sterzing' } })
}

const OPTIONS: Readonly<Record<string, Met>> = {
  'Buildings are Forever 1: more pillars and a house space below': {
    decree: 'silver.buildings-are-forever',
    dice: { pink: [3, 5] },
    prospector: 5,
    set: (table) => {
      morePillars(table)
      near(table)
    },
    takes: 'pink 5 prospector',
    unmet: noHouseBelow,
    then: 'pink 3 merchant',
  },
  'Buildings are Forever 3: a pillar space below': {
    decree: 'silver.buildings-are-forever',
    dice: { pink: [4, 5] },
    prospector: 5,
    set: near,
    takes: 'pink 5 prospector',
    unmet: noPillarBelow,
    then: 'pink 4 architect',
  },
  'Mercantile Empire 1: a house space below': {
    decree: 'silver.mercantile-empire',
    dice: { pink: [3, 5] },
    prospector: 5,
    takes: 'pink 5 prospector',
    unmet: noHouseBelow,
    then: 'pink 3 merchant',
  },
  'Church Communities 3: a pillar space below': {
    decree: 'silver.church-communities',
    dice: { pink: [5, 6] },
    prospector: 5,
    set: near,
    takes: 'pink 5 prospector',
    unmet: noPillarBelow,
    then: 'pink 6 contract',
  },
  'Church Communities 1: gold for its cheapest cathedral': {
    decree: 'silver.church-communities',
    dice: { yellow: [1], 'dark-gray': [6] },
    prospector: 5,
    set: (table) => {
      table.silver.below('orange', { prospectors: { II: 'marienberg' } })
      const { board, names } = table.game.rules
      const gold = board.cathedrals.findIndex(
        ({ space }, one) =>
          one >= board.mainCathedrals &&
          table.silver.tables.currencyOf[one] === 'gold' &&
          table.silver.slice.sides.includes(table.silver.tables.sideOfSpace[space] ?? -1),
      )
      const town = names.space[board.cathedrals[gold]?.space ?? 0] ?? ''
      table.bot({ resources: {}, pillars: [town] })
    },
    takes: 'yellow 1 king',
    unmet: (table) => {
      table.bot({ resources: {}, pillars: ['london'] })
      table.state.pillars = table.state.pillars.map((mask, one) =>
        one < table.game.rules.board.mainCathedrals ? mask : 0,
      )
    },
    then: 'dark-gray 6 contract',
  },
  'Noblesse Oblige 3: a new crest in reach of a prospector': {
    decree: 'silver.noblesse-oblige',
    dice: { pink: [5], blue: [6] },
    prospector: 5,
    set: ({ silver }) => {
      // no underground crest is in a game of this size; one of the map's lies there
      const { names } = silver.game.rules
      const hall = silver.tables.bonusSpacesOf[names.space.indexOf('hall')]?.[0] ?? 0
      silver.slice.tiles[hall] = names.face.indexOf('bonus.crest-lily')
    },
    takes: 'pink 5 prospector',
    unmet: ({ silver }) => void silver.slice.tiles.fill(-1),
    then: 'blue 6 contract',
  },
  'Proud Pillars 1: a pillar space below': {
    decree: 'silver.proud-pillars',
    dice: { pink: [4, 5] },
    prospector: 5,
    set: near,
    takes: 'pink 5 prospector',
    unmet: noPillarBelow,
    then: 'pink 4 architect',
  },
  'Glorious Spires 2: a pillar space below': {
    decree: 'silver.glorious-spires',
    dice: { pink: [4, 5] },
    prospector: 5,
    set: near,
    takes: 'pink 5 prospector',
    unmet: noPillarBelow,
    then: 'pink 4 architect',
  },
  'Glorious Spires 1: stone for its cheapest cathedral': {
    decree: 'silver.glorious-spires',
    dice: { 'dark-gray': [1], pink: [4] },
    prospector: 6,
    set: (table) => table.bot({ resources: {}, pillars: ['london'] }),
    takes: 'dark-gray 1 king',
    unmet: (table) => table.bot({ resources: {}, contributed: ['london'] }),
    then: 'pink 4 architect',
  },
  'Veins of Silver 1: a die of the prospector': {
    decree: 'silver-veins',
    dice: { pink: [1, 5] },
    prospector: 5,
    takes: 'pink 5 prospector',
    unmet: ({ silver }) => silver.segment('prospector', 3),
    then: 'pink 1 king',
  },
  'Royal Workshops 1: less than 3 silver': {
    decree: 'royal-workshops',
    dice: { pink: [1, 5] },
    prospector: 5,
    takes: 'pink 5 prospector',
    unmet: ({ silver }) => silver.below('orange', { silver: 3 }),
    then: 'pink 1 king',
  },
  'Royal Workshops 3: mines, then houses': {
    decree: 'royal-workshops',
    dice: { pink: [5] },
    prospector: 5,
    set: ({ silver }) => silver.below('orange', { silver: 3 }),
    takes: 'pink 5 prospector',
    unmet: ({ silver }) => silver.segment('blank', 5),
    then: 'pink 5 character',
  },
  'Deep Foundations 3: without a die of the prospector': {
    decree: 'deep-foundations',
    dice: { pink: [3, 5] },
    prospector: 5,
    takes: 'pink 5 prospector',
    unmet: ({ silver }) => silver.segment('prospector', 4),
    then: 'pink 3 merchant',
  },
  'Pillars of History 1: houses or mines not below pillars': {
    decree: 'pillars-of-history',
    dice: { pink: [4, 5] },
    prospector: 5,
    takes: 'pink 4 architect',
    unmet: morePillars,
    then: 'pink 5 prospector',
  },
  'Houses of Destiny 1: pillars or mines not below houses': {
    decree: 'houses-of-destiny',
    dice: { pink: [3, 5] },
    prospector: 5,
    takes: 'pink 3 merchant',
    unmet: (table) => table.bot({ resources: {}, houses: ['lyon', 'wien'] }),
    then: 'pink 5 prospector',
  },
}

describe('options of the new decrees', () => {
  for (const [name, { decree, dice, prospector, set, takes, unmet, then }] of Object.entries(
    OPTIONS,
  ))
    clause('ag-solo-1', `${name}: met, and passed over when not`, () => {
      const met = deciding(decree, dice, prospector)
      set?.(met)
      met.botTurn().finishTurn()
      expect(taken(met)).toBe(takes)
      const not = deciding(decree, dice, prospector)
      set?.(not)
      unmet(not)
      not.botTurn().finishTurn()
      expect(taken(not)).toBe(then)
    })

  clause('ag-solo-1', 'of several cathedrals the cheapest decides between stone and gold', () => {
    const takes = (stone: string, gold: string): string => {
      const table = deciding('silver.glorious-spires', { yellow: [1], 'dark-gray': [1] }, 5)
      table.costs({ paris: stone, marienberg: gold })
      table.silver.below('orange', { prospectors: { II: 'marienberg' } })
      table
        .bot({ resources: {}, pillars: ['paris', 'marienberg'] })
        .botTurn()
        .finishTurn()
      return taken(table)
    }
    expect(takes('cost.stone-2-vp-2', 'underground-cost.gold-6-vp-8')).toBe('dark-gray 1 king')
    expect(takes('cost.stone-7-vp-12', 'underground-cost.gold-6-vp-8')).toBe('yellow 1 king')
  })

  clause('solo-turn-9', 'a crest on a map without its prospector is in nobody’s reach', () => {
    const table = deciding('silver.noblesse-oblige', { pink: [5], blue: [6] }, 5)
    const { names } = table.game.rules
    const below = table.silver.tables.bonusSpacesOf[names.space.indexOf('schneeberg')]?.[0] ?? 0
    table.silver.slice.tiles[below] = names.face.indexOf('bonus.crest-lily')
    table.botTurn().finishTurn()
    expect(taken(table)).toBe('blue 6 contract')
  })

  for (const [dice, takes] of [
    [{ yellow: [5], 'dark-gray': [5] }, 'dark-gray 5 character'],
    [{ yellow: [5], 'dark-gray': [1] }, 'yellow 5 character'],
  ] as const)
    clause(
      ['solo-turn-11', 'solo-turn-3'],
      `cathedrals equally cheap: the highest die, then the decree’s priority, ${takes}`,
      () => {
        const table = deciding('silver.glorious-spires', dice, 3)
        table.costs({ paris: 'cost.stone-3-vp-3', marienberg: 'underground-cost.gold-3-vp-3' })
        table.silver.below('orange', { prospectors: { II: 'marienberg' } })
        table.bot({ resources: { gold: 1, stone: 2 }, pillars: ['paris', 'marienberg'] })
        table.botTurn().finishTurn()
        expect(taken(table)).toBe(takes)
        expect(table.thoughts()).not.toContain('bot-tie')
      },
    )

  clause('ag-solo-1', 'Deep Foundations: pillars and houses only while mines are more', () => {
    const build = (houses: readonly string[]) => {
      const table = deciding('deep-foundations', { pink: [5] }, 5)
      table.bot({ resources: {}, houses })
      table.botTurn().finishTurn()
      return table.events.flatMap((event) =>
        event.event === 'bot-prospects' ? [event.facts.build] : [],
      )
    }
    expect(build([])).toEqual([['pillar', 'house']])
    expect(build(['rattenberg'])).toEqual([['mine']])
  })
})

describe('challenges', () => {
  clause(
    ['ag-solo-10', 'ag-solo-12'],
    'Prospector’s Guild: the icon prospects with 1 point',
    () => {
      const table = deciding('king-and-country', { pink: [1] }, 1, {
        challenges: ['prospectors-guild'],
      })
      table.silver.segment('step', 1)
      table.botTurn().finishTurn()
      expect(table.silver.under('orange')).toMatchObject({ prospectors: ['hall'], mines: ['hall'] })
      expect(taken(table)).toBe('pink 1 king')
      const order = table.events.map(({ event }) => event)
      expect(order.indexOf('mine')).toBeLessThan(order.indexOf('act'))
    },
  )

  clause(['ag-solo-10', 'ag-solo-13'], 'Snowball’s Chance: a six also gives 1 silver', () => {
    const silver = (value: number, ...challenges: readonly string[]) => {
      const table = deciding('worldly-riches', { pink: [value] }, 1, { challenges })
      table.botTurn().finishTurn()
      return table.silver.under('orange').silver
    }
    expect(silver(6, 'snowballs-chance')).toBe(1)
    expect(silver(5, 'snowballs-chance')).toBe(0)
    expect(silver(6)).toBe(0)
  })

  clause(['ag-solo-10', 'ag-solo-14'], 'All that Glitters: stone, then gold, then silver', () => {
    const table = deciding('king-and-country', { pink: [1] }, 5, {
      challenges: ['all-that-glitters'],
    })
    table.costs({ london: 'cost.stone-5-vp-8' })
    table.bot({ resources: { stone: 2, gold: 1 }, pillars: ['london'] })
    table.silver.below('orange', { silver: 4 })
    table.botTurn().finishTurn()
    expect(table.seatState('orange').resources).toMatchObject({ stone: 0, gold: 0 })
    expect(table.silver.under('orange').silver).toBe(2)
    expect(table.seatState('orange').contributed).toEqual(['london'])
  })

  clause('ag-solo-14', 'too little of all three together and the cathedral waits', () => {
    const table = deciding('king-and-country', { pink: [1] }, 5, {
      challenges: ['all-that-glitters'],
    })
    table.costs({ london: 'cost.stone-5-vp-8' })
    table.bot({ resources: { stone: 1, gold: 1 }, pillars: ['london'] })
    table.silver.below('orange', { silver: 2 })
    table.botTurn().finishTurn()
    expect(table.thoughts()).toContain('bot-cathedral-waits-any')
  })
})

/** A bot that walks from Rattenberg over one tablet to the pillar of Sterzing. */
function passing(tablet: string, options: SilverSoloOptions = {}): SilverSoloScenario {
  const table = prospecting('pillar house', 1, { challenges: ['news-of-travellers'], ...options })
  const { tables, slice } = table.silver.below('orange', { prospectors: { I: 'rattenberg' } })
  const crossed = tables.tablets.findIndex(({ id }) => id === tablet)
  const spaces = table.game.rules.names.space
  const here = (space: number): boolean => ['rattenberg', 'sterzing'].includes(spaces[space] ?? '')
  const own = tables.tablets.findIndex(({ between }) => between.every(here))
  // the tablet of this link is exchanged for the one asked for
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

  clause(['ag-solo-10', 'ag-solo-15'], 'points', () => {
    const table = passing('tablet.vp-4')
    table.botTurn().finishTurn()
    expect(vp(table)).toBe(4)
    expect(table.seatState('orange').pillars).toEqual(['sterzing'])
  })

  clause('ag-solo-15', 'without the challenge nothing', () => {
    const table = passing('tablet.vp-4', { challenges: [] })
    table.botTurn().finishTurn()
    expect(vp(table)).toBe(0)
    expect(table.silver.covered()).toEqual(['rattenberg – sterzing'])
  })

  clause('ag-solo-15', 'silver instead of a technology', () => {
    const table = passing('tablet.technology')
    table.costs({ sterzing: 'underground-cost.silver-2-vp-5' })
    table.botTurn().finishTurn()
    expect(table.thoughts()).toContain('bot-silver-instead')
    expect(table.silver.under('orange').silver).toBe(1)
  })

  clause('ag-solo-15', 'a king action, and what it pays for if it can', () => {
    const poor = passing('tablet.king-1-then-silver-vp').bot({ resources: {}, king: 0 })
    poor.botTurn().finishTurn()
    expect(poor.kingTrack()['1']).toContain('orange')
    expect(poor.thoughts()).toContain('bot-unpaid')
    const rich = passing('tablet.king-1-then-silver-vp').bot({ resources: {}, king: 0 })
    rich.silver.below('orange', { silver: 1 })
    rich.botTurn().finishTurn()
    expect(vp(rich)).toBe(5)
    // spent on the tablet, so none is left for the cathedral
    expect(rich.silver.under('orange').silver).toBe(0)
  })

  clause('ag-solo-15', 'points, and 1 silver for 3 more on the king track', () => {
    const table = passing('tablet.silver-king-3').bot({ resources: {}, king: 0 })
    table.silver.below('orange', { silver: 1 })
    table.botTurn().finishTurn()
    expect(vp(table)).toBe(5)
    expect(table.kingTrack()['3']).toContain('orange')
  })

  clause('ag-solo-15', 'two king actions', () => {
    const table = passing('tablet.king-1-then-silver-king-3').bot({ resources: {}, king: 0 })
    table.silver.below('orange', { silver: 1 })
    table.botTurn().finishTurn()
    expect(table.kingTrack()['5']).toContain('orange')
  })

  clause('ag-solo-15', 'a mine where most gold is', () => {
    const table = passing('tablet.mine-anywhere').bot({ resources: { gold: 2 } })
    table.botTurn().finishTurn()
    expect(table.silver.under('orange').mines).toEqual(['kitzbuhel'])
    // 2 paid, 2 printed
    expect(table.seatState('orange').resources.gold).toBe(2)
  })

  for (const what of ['mine', 'pillar', 'house'])
    clause('ag-solo-15', `after a tablet’s ${what} it goes on with what it came for`, () => {
      const table = passing(`tablet.${what}-anywhere`).bot({ resources: { gold: 2 } })
      table.botTurn().finishTurn()
      expect(table.seatState('orange').pillars).toContain('sterzing')
      expect(table.thoughts()).not.toContain('bot-site-lost')
    })

  clause('ag-solo-15', 'a pillar at the main map’s cathedral of most points', () => {
    const table = passing('tablet.pillar-anywhere').bot({ resources: { gold: 2 } })
    table.botTurn()
    while (table.awaits() === 'chance tie-town') table.chance(table.options()[0] ?? '')
    table.finishTurn()
    const { pillars } = table.seatState('orange')
    expect(pillars).toHaveLength(2)
    expect(table.seatState('orange').resources.gold).toBe(0)
  })

  clause('ag-solo-15', 'a house on the space of most printed points', () => {
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

  clause('ag-solo-15', '… of the main map and of maps with its prospector only', () => {
    const table = passing('tablet.house-anywhere').bot({ resources: { gold: 2 } })
    table.botTurn()
    // map III has spaces of as many points, but none of its prospectors
    expect(table).toOfferExactly(
      ...['bordeaux', 'wien', 'venezia', 'firenze'].map((space) => `pick house space ${space}`),
    )
  })

  clause('ag-solo-15', 'it does not pay where nothing can be placed', () => {
    const table = passing('tablet.mine-anywhere').bot({ resources: { gold: 2 } })
    table.silver.below('blue', { mines: ['hall', 'rattenberg', 'kitzbuhel'] })
    table.botTurn().finishTurn()
    expect(table.thoughts()).toContain('bot-unpaid')
    expect(table.seatState('orange').resources.gold).toBe(2)
  })

  const challenges = ['news-of-travellers']

  clause('ag-solo-15', 'the free prospector of II-A enters map III, if without one', () => {
    const crossing = (maps: Readonly<Record<string, string>>): SilverSoloScenario => {
      const table = prospecting('mine', 1, { challenges })
      // Schneeberg, behind that tablet, has the only free mine space in reach
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
  })

  clause('ag-solo-15', 'in an edition with it on map I: chance between maps II and III', () => {
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
  })
})

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
    'a tile with a cost is of the class of what it gives, removed by default',
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

  clause('ag-solo-11', '… and has no cost for the challenges', () => {
    const income = gained('underground-bonus.pay-silver-1-merchant-4', 'ecclesiastical-income')
    expect(income.outcome).toBe('action-helper')
    expect(income.table.events).toContainEqual(
      expect.objectContaining({
        event: 'score',
        facts: expect.objectContaining({ from: 'challenge', points: 4 }),
      }),
    )
    const clergy = gained('underground-bonus.pay-gold-2-silver-1', 'resourceful-clergy')
    // one of the mine, one of the tile
    expect(clergy.table.silver.under('orange').silver).toBe(2)
    const identical = gained('underground-bonus.pay-silver-1-identical-5', 'resourceful-clergy')
    // nothing required: 5 gold, and 1 of the mine
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

  clause('ag-solo-11', '… and a miscellaneous one for Very Special Friends as well', () => {
    const { table, outcome } = gained(
      'underground-bonus.recolour-1',
      'very-special-friends',
      'ecclesiastical-income',
    )
    expect(outcome).toBe('gold-and-action-helper')
    // 5 of the tile, 1 of the mine
    expect(table.seatState('orange').resources.gold).toBe(6)
    expect(table.seatState('orange').vp).toBe(11)
  })

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

  clause('ag-solo-20', 'for Visitors to the Curia silver is no resource, though of value', () => {
    const face = 'character.prospector.silver-1-gold-1'
    const table = visiting(face)
    expect(table.silver.under('orange').silver).toBe(0)
    expect(table.seatState('orange').resources.gold).toBe(1)
    const number = table.game.rules.names.face.indexOf(face)
    expect(table.game.rules.tables.solo?.characterValue[number]).toBe(2)
  })

  clause('ag-solo-20', '… and an unlocked mine no build', () => {
    const table = visiting('character.prospector.mine')
    expect(table.silver.under('orange').silver).toBe(0)
    expect(table.seatState('orange').vp).toBe(10)
  })

  clause('ag-solo-20', 'Resourceful Clergy still gives the silver of a tile', () => {
    const { table, outcome } = gained('underground-bonus.silver-1', 'resourceful-clergy')
    expect(outcome).toBe('received')
    // 1 of the tile, 1 of the mine
    expect(table.silver.under('orange').silver).toBe(2)
  })
})

describe('cathedrals underground', () => {
  clause('ag-solo-7', 'cost it the silver of their cost tile', () => {
    const table = deciding('king-and-country', { pink: [1] }, 5)
    table.costs({ sterzing: 'underground-cost.silver-2-vp-5' })
    table.bot({ resources: { stone: 9 }, pillars: ['sterzing'] })
    table.silver.below('orange', { silver: 3 })
    table.botTurn().finishTurn()
    expect(table.silver.under('orange').silver).toBe(1)
    expect(table.seatState('orange').contributed).toEqual(['sterzing'])
    expect(table.seatState('orange').resources.stone).toBe(9)
  })

  clause(['ag-solo-7', 'ag-solo-21'], 'silver is not replaced by gold', () => {
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

  clause('ag-solo-21', 'most required stone looks only at cathedrals that cost stone', () => {
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
