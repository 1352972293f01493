/** The King's Surprises: when they are drawn, and the effects of the twelve cards. */
import { content } from '@tiletum/content'
import { clause, silverSoloScenario } from '@tiletum/testkit'
import type { SilverSoloScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { NONE } from '../../../src/index.ts'
import { prospecting } from './support/prospecting.ts'

/** A position in which the bot's prospector action is impossible, so that it draws exactly this card. */
function drawing(card: string): SilverSoloScenario {
  const table = prospecting('mine', 6)
    .deck(card)
    .bot({ resources: { food: 0 }, king: 3, merchant: 'lyon', architect: 'london' })
  table.silver.below('blue', { mines: ['hall', 'rattenberg', 'kitzbuhel'] })
  return table.listen()
}

const points = (table: SilverSoloScenario, from: string): number =>
  table.events.reduce(
    (sum, event) =>
      event.event === 'score' && event.seat === 1 && event.facts.from === from
        ? sum + event.facts.points
        : sum,
    0,
  )

const acts = (table: SilverSoloScenario): readonly (readonly [string, number])[] =>
  table.events.flatMap((event) =>
    event.event === 'bot-act' ? [[event.facts.action, event.facts.points] as const] : [],
  )

/** The effect of each card by the rulebook. */
const CARDS: Readonly<
  Record<string, { readonly vp: number; readonly acts: readonly (readonly [string, number])[] }>
> = {
  crest: { vp: 5, acts: [] },
  'character-2': {
    vp: 8,
    acts: [
      ['character', 2],
      ['king', 2],
    ],
  },
  'character-3': {
    vp: 6,
    acts: [
      ['character', 3],
      ['king', 1],
    ],
  },
  'king-4': { vp: 4, acts: [['king', 4]] },
  'prospector-2': { vp: 0, acts: [['prospector', 2]] },
  'architect-2': { vp: 6, acts: [['architect', 2]] },
  'merchant-2': { vp: 4, acts: [['merchant', 2]] },
  'contract-3': {
    vp: 4,
    acts: [
      ['contract', 3],
      ['king', 2],
    ],
  },
  'gold-5': { vp: 5, acts: [['contract', 2]] },
  'silver-2': { vp: 3, acts: [] },
  'contract-2': { vp: 6, acts: [['contract', 2]] },
  'king-2': { vp: 6, acts: [['king', 2]] },
}

describe('the twelve cards', () => {
  clause('ag-solo-9', 'there are twelve cards', () => {
    expect(Object.keys(CARDS).toSorted()).toEqual(
      content.silver.solo.surprises.map(({ id }) => id.replace('surprise.', '')).toSorted(),
    )
  })

  for (const [card, says] of Object.entries(CARDS))
    clause(
      ['ag-solo-9', 'ag-solo-19'],
      `${card}: its actions without markers, and its points`,
      () => {
        const table = drawing(card)
        table.botTurn(1, `surprise ${card}`).finishTurn()
        expect(points(table, 'surprise')).toBe(says.vp)
        expect(acts(table)).toEqual(says.acts)
        expect(table.kept()).toEqual([card])
      },
    )

  clause('ag-solo-19', 'markers add nothing to a card’s action', () => {
    const table = drawing('king-2').bot({
      king: 0,
      rooms: { 1: ['character.king.gold-2', 'character.king.vp-2'] },
      crests: { 1: 'sun' },
    })
    const before = table.kingTrack()
    expect(before['0']).toContain('orange')
    table.botTurn(1, 'surprise king-2').finishTurn()
    expect(table.kingTrack()['2']).toContain('orange')
  })

  clause('ag-solo-9', 'crest: the bot gets one from the box that it lacks, inactive', () => {
    const table = drawing('crest')
    table.botTurn(1, 'surprise crest')
    expect(table.awaits()).toBe('chance bot-crest')
    const [first = ''] = table.options()
    table.chance(first).finishTurn()
    const { inactive } = table.botState()
    const active = Object.keys(table.seatState('orange').crests).length
    expect(inactive.length + active).toBe(1)
  })

  clause('ag-solo-3', 'crest: with none left in the box only the points count', () => {
    const table = drawing('crest')
    table.slice().box = []
    table.botTurn(1, 'surprise crest').finishTurn()
    expect(table.thoughts()).toContain('bot-ignored')
    expect(points(table, 'surprise')).toBe(5)
  })

  clause('ag-solo-9', 'the bot gets the resources it requires most, one after the other', () => {
    const table = drawing('king-4')
    table.botTurn(1, 'surprise king-4').finishTurn()
    // Nothing is required, so the bot gets 3 gold.
    expect(table.seatState('orange').resources.gold).toBe(3)
  })

  clause('ag-solo-9', 'prospector: one enters map III free, and the action can use it', () => {
    const table = drawing('prospector-2')
    table.botTurn(1, 'surprise prospector-2').finishTurn()
    expect(table.events).toContainEqual(
      expect.objectContaining({ event: 'enter', facts: { map: 3, town: 'pukanec' } }),
    )
    // The card names no kind, so the bot places the mine in reach 2 on map III.
    expect(table.silver.under('orange').mines).toEqual(['stiavnica'])
  })

  clause('ag-solo-9', 'prospector: with one on map III already the bot scores 6 points', () => {
    const table = drawing('prospector-2')
    table.silver
      .below('orange', { prospectors: { III: 'pukanec' } })
      .below('blue', { mines: ['stiavnica', 'kremnica', 'bystrica'] })
    table.botTurn(1, 'surprise prospector-2').finishTurn()
    expect(points(table, 'surprise')).toBe(6)
  })

  clause(
    'ag-solo-3',
    'prospector: an impossible action of a card is ignored, and no card follows',
    () => {
      const table = drawing('prospector-2').deck('prospector-2', 'king-2')
      const { state, silver } = table
      const { board } = table.game.rules
      silver.slice.mines.fill(0)
      board.houseSpaces.forEach(({ space }, house) => {
        if (space >= board.mainSpaces) state.houses[house] = 0
      })
      state.pillars = state.pillars.map((mask, one) => (one < board.mainCathedrals ? mask : 2))
      table.botTurn(1, 'surprise prospector-2').finishTurn()
      const ignored = table.events.filter(({ event }) => event === 'bot-ignored')
      expect(ignored.map(({ facts }) => facts)).toEqual([{ what: 'card' }])
      expect(table.kept()).toEqual(['prospector-2'])
    },
  )

  clause(
    ['ag-solo-9', 'ag-solo-19'],
    'house: it goes to the first fair not yet scored where the bot can build',
    () => {
      const table = drawing('architect-2')
        .fair(1, 'lyon', 'fair.crest')
        .fair(2, 'frankfurt', 'fair.house')
      table.bot({ houses: ['lyon'], merchant: 'wien', architect: 'london' })
      table.botTurn(1, 'surprise architect-2').finishTurn()
      const built = table.events.flatMap((event) =>
        event.event === 'build' && event.facts.what === 'house' ? [event.facts.town] : [],
      )
      expect(built).toEqual(['frankfurt'])
    },
  )

  clause(
    ['ag-solo-9', 'ag-solo-19'],
    'house: the fair of this round counts as not yet scored',
    () => {
      const table = drawing('architect-2')
        .fair(1, 'lyon', 'fair.crest')
        .fair(2, 'frankfurt', 'fair.house')
      table.botTurn(1, 'surprise architect-2').finishTurn()
      expect(table.seatState('orange').houses).toContain('lyon')
      expect(table.seatState('orange').houses).not.toContain('frankfurt')
    },
  )

  clause(
    ['ag-solo-9', 'ag-solo-19'],
    'house: with no such fair left it goes to another fair town by chance',
    () => {
      const table = drawing('architect-2')
        .round(4)
        .fair(2, 'genova', 'fair.crest')
        .fair(3, 'verona', 'fair.house')
        .fair(4, 'hamburg', 'fair.pillar')
        .seat('blue', { houses: ['hamburg'] })
      table.botTurn(1, 'surprise architect-2')
      expect(table).toOfferExactly('pick house space genova', 'pick house space verona')
      table.chance('pick house space verona').finishTurn()
      expect(table.seatState('orange').houses).toContain('verona')
    },
  )

  clause(
    ['ag-solo-9', 'ag-solo-19'],
    'pillar: it goes to the cathedral with fewest points on the main map',
    () => {
      const table = drawing('merchant-2')
      const { board, costs, names } = table.game.rules
      const value = (cathedral: number): number =>
        (costs[table.state.costs[cathedral] ?? 0]?.vp ?? 0) +
        (board.cathedrals[cathedral]?.stack[0] ?? 0)
      const open = board.cathedrals
        .slice(0, board.mainCathedrals)
        .map((_, cathedral) => cathedral)
        .filter((cathedral) => costs[table.state.costs[cathedral] ?? 0]?.closed === false)
      const least = Math.min(...open.map(value))
      table.botTurn(1, 'surprise merchant-2').finishTurn()
      const [town] = table.events.flatMap((event) =>
        event.event === 'build' && event.facts.what === 'pillar' ? [event.facts.town] : [],
      )
      const built = board.cathedralAt[names.space.indexOf(town ?? '')] ?? -1
      expect(value(built)).toBe(least)
    },
  )

  clause('ag-solo-9', 'gold: the bot gets 5 gold', () => {
    const table = drawing('gold-5')
    table.botTurn(1, 'surprise gold-5').finishTurn()
    // The last 2 are required resources for the points of a contract action without contracts.
    expect(table.seatState('orange').resources.gold).toBe(7)
  })

  clause('ag-solo-9', 'silver: the bot gets 2 silver and 3 points a mine', () => {
    const table = drawing('silver-2')
    table.silver.below('orange', { silver: 0, mines: ['annaberg'] })
    table.botTurn(1, 'surprise silver-2').finishTurn()
    expect(table.silver.under('orange').silver).toBe(2)
    expect(points(table, 'surprise')).toBe(6)
  })
})

/** Plays the king phase of a round; the bot has this much silver after the income of its one mine. */
function kingPhase(round: number, silver: number): SilverSoloScenario {
  const table = silverSoloScenario()
    .decrees('king-and-country', 'worldly-riches')
    .facing('king', 6)
    .dice({ pink: [6], yellow: [6] })
    .round(round)
    .turnOfRound(3)
  table.silver.segment('blank', 6).below('orange', { silver: silver - 1 })
  table
    .botTurn()
    .finishTurn()
    .king({ 0: ['orange'], '-1': ['blue'] })
    .listen()
  while (table.awaits() !== 'chance surprise' && !told(table, 'fair-phase')) {
    const options = table.options()
    table.play(options.find((option) => option === 'end turn') ?? options[0] ?? '')
  }
  return table
}

const told = (table: SilverSoloScenario, name: string): boolean =>
  table.events.some(({ event }) => event === name)

describe('after the king phase', () => {
  for (const [silver, cards, left] of [
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 0],
    [4, 2, 1],
    [5, 3, 0],
    [9, 3, 4],
  ] as const)
    clause('ag-solo-3', `${silver} silver: ${cards} cards, ${left} kept`, () => {
      const table = kingPhase(1, silver)
      expect(table.events).toContainEqual(
        expect.objectContaining({
          event: 'bot-surprises',
          facts: { silver, cards, price: silver - left },
        }),
      )
      expect(table.awaits()).toBe('chance surprise')
      expect(table.chanceLeft()).toBe(cards)
      expect(table.silver.under('orange').silver).toBe(left)
    })

  clause('ag-solo-3', 'no card is drawn in round 4', () => {
    const table = kingPhase(4, 5)
    expect(table.thoughts()).not.toContain('bot-surprises')
  })

  clause(
    'ag-solo-3',
    'each card is carried out before the next is drawn, and counts for the fair',
    () => {
      const table = kingPhase(1, 3)
      table.chance('surprise silver-2')
      expect(table.silver.under('orange').silver).toBe(2)
      expect(table.awaits()).toBe('chance surprise')
      expect(table.options()).not.toContain('surprise silver-2')
      table.chance('surprise gold-5')
      expect(table.kept()).toEqual(['silver-2', 'gold-5'])
      const { game, state } = table
      const draft = { rules: game.rules, state, sink: undefined }
      expect(game.rules.hooks.count(draft, 1, 'technology-tier')).toBe(2)
      expect(game.rules.hooks.count(draft, 0, 'technology-tier')).toBe(0)
    },
  )

  clause('ag-solo-19', 'the bot’s tasks wait for its next turn', () => {
    const table = kingPhase(1, 1)
    table.bot({ resources: { stone: 9 }, pillars: ['london'] })
    table.chance('surprise silver-2')
    expect(table.events.some(({ event }) => event === 'contribute')).toBe(false)
  })

  clause('ag-solo-19', 'contracts taken through a card are replaced in the offer', () => {
    const table = kingPhase(1, 1)
    table.chance('surprise contract-3').until('chance dice')
    expect(told(table, 'take')).toBe(true)
    expect(table.state.contractOffer).not.toContain(NONE)
  })
})
