/** The options of the decrees of Prospect for Silver, and challenges. */
import { clause } from '@tiletum/testkit'
import type { SilverSoloScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { deciding, taken } from './support/deciding.ts'
import type { Dice } from './support/deciding.ts'

/** A position in which an option holds, and the change that makes it fail. */
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
/** Marks every underground pillar space as taken, by a seat that is not at this table. */
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
      // A game of this size has no underground crest, so one from the main map's tiles lies there.
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

  clause('ag-solo-1', 'the cheapest of several cathedrals decides between stone and gold', () => {
    const compared: unknown[] = []
    const takes = (stone: string, gold: string): string => {
      const table = deciding('silver.glorious-spires', { yellow: [1], 'dark-gray': [1] }, 5)
      table.costs({ paris: stone, marienberg: gold })
      table.silver.below('orange', { prospectors: { II: 'marienberg' } })
      table
        .bot({ resources: {}, pillars: ['paris', 'marienberg'] })
        .botTurn()
        .finishTurn()
      const told = table.events.find((event) => event.event === 'bot-cheapest')
      compared.push(told?.facts)
      return taken(table)
    }
    expect(takes('cost.stone-2-vp-2', 'underground-cost.gold-6-vp-8')).toBe('dark-gray 1 king')
    expect(takes('cost.stone-7-vp-12', 'underground-cost.gold-6-vp-8')).toBe('yellow 1 king')
    expect(compared[1]).toEqual({
      cathedrals: [
        { town: 'paris', resource: 'stone', count: 7 },
        { town: 'marienberg', resource: 'gold', count: 6 },
      ],
      resources: ['gold'],
    })
  })

  clause('solo-turn-9', 'a crest on a map without the bot’s prospector is out of reach', () => {
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

  clause('ag-solo-14', 'a cathedral waits if all three together are too little', () => {
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
