/**
 * Tests that every tile face of the base game has the effect written on it, and no other. The
 * effects stand below in words of the game; a face without an entry fails.
 */
import { content } from '@tiletum/content'
import { pendingOf } from '@tiletum/engine'
import type { Action, Crest, Resource } from '@tiletum/engine'
import { scenario } from '@tiletum/testkit'
import type { TestTable } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

type Goods = Partial<Record<Resource, number>>

interface Written {
  readonly gains?: Goods
  readonly scores?: number
  /** Resources of the player's choice. */
  readonly chooses?: number
  readonly acts?: readonly [Action | 'any', number]
  readonly merchantSteps?: number
  /** The merchant moves from town to town, with no road space between. */
  readonly toNextTown?: true
  /** Spaces up the king track, moved at once. */
  readonly climbs?: number
  readonly architectSteps?: number
  readonly builds?: 'house' | 'pillar'
  readonly strengthens?: number
  readonly recolours?: true
  readonly characters?: true
}

const HELPERS: Record<string, Written> = {
  'bonus.any-action-1': { acts: ['any', 1] },
  'bonus.merchant-2': { acts: ['merchant', 2] },
  'bonus.merchant-3': { acts: ['merchant', 3] },
  'bonus.character-2': { acts: ['character', 2] },
  'bonus.character-3': { acts: ['character', 3] },
  'bonus.contract-2': { acts: ['contract', 2] },
  'bonus.contract-3': { acts: ['contract', 3] },
  'bonus.architect-2': { acts: ['architect', 2] },
  'bonus.architect-3': { acts: ['architect', 3] },
  'bonus.king-2': { acts: ['king', 2] },
  'bonus.king-3': { acts: ['king', 3] },
  'bonus.strengthen-1': { strengthens: 1 },
  'bonus.strengthen-2': { strengthens: 2 },
  'bonus.strengthen-3': { strengthens: 3 },
  'bonus.recolour': { recolours: true },
  'bonus.gold-3': { gains: { gold: 3 } },
  'bonus.vp-4': { scores: 4 },
  'bonus.gold-2-vp-2': { gains: { gold: 2 }, scores: 2 },
  'bonus.any-2': { chooses: 2 },
  'bonus.any-3': { chooses: 3 },
  'bonus.four-goods': { gains: { iron: 1, wool: 1, stone: 1, food: 1 } },
  'bonus.characters': { characters: true },
}

const CRESTS: Record<string, Crest> = {
  'bonus.crest-lily': 'lily',
  'bonus.crest-lion': 'lion',
  'bonus.crest-eagle': 'eagle',
  'bonus.crest-chalice': 'chalice',
  'bonus.crest-tower': 'tower',
  'bonus.crest-sun': 'sun',
  'contract.crest-lily': 'lily',
  'contract.crest-lion': 'lion',
  'contract.crest-eagle': 'eagle',
  'contract.crest-chalice': 'chalice',
  'contract.crest-tower': 'tower',
  'contract.crest-sun': 'sun',
}

interface WrittenContract extends Written {
  readonly pays?: Goods
  readonly identical?: number
  readonly scores: number
}

const CONTRACTS: Record<string, WrittenContract> = {
  'bonus.contract-identical-1': { identical: 1, scores: 1 },
  'bonus.contract-iron-2': { pays: { iron: 2 }, scores: 2 },
  'bonus.contract-wool-2': { pays: { wool: 2 }, scores: 2 },
  'bonus.contract-iron-1-wool-1': { pays: { iron: 1, wool: 1 }, scores: 2 },
  'contract.identical-3': { identical: 3, scores: 3 },
  'contract.identical-5': { identical: 5, scores: 6 },
  'contract.identical-7': { identical: 7, scores: 10 },
  'contract.identical-8': { identical: 8, scores: 13 },
  'contract.iron-3': { pays: { iron: 3 }, scores: 4 },
  'contract.iron-9': { pays: { iron: 9 }, scores: 17 },
  'contract.iron-5': { pays: { iron: 5 }, scores: 7, climbs: 1 },
  'contract.iron-7': { pays: { iron: 7 }, scores: 11, climbs: 1 },
  'contract.wool-3': { pays: { wool: 3 }, scores: 4 },
  'contract.wool-9': { pays: { wool: 9 }, scores: 17 },
  'contract.wool-5': { pays: { wool: 5 }, scores: 7, toNextTown: true },
  'contract.wool-7': { pays: { wool: 7 }, scores: 11, toNextTown: true },
  'contract.identical-2-iron-2': { pays: { iron: 2 }, identical: 2, scores: 5 },
  'contract.identical-3-iron-3': { pays: { iron: 3 }, identical: 3, scores: 8 },
  'contract.identical-2-wool-2': { pays: { wool: 2 }, identical: 2, scores: 5 },
  'contract.identical-3-wool-3': { pays: { wool: 3 }, identical: 3, scores: 8 },
  'contract.iron-2-wool-2': { pays: { iron: 2, wool: 2 }, scores: 6 },
  'contract.iron-4-wool-4': { pays: { iron: 4, wool: 4 }, scores: 12 },
  'contract.iron-3-wool-3': { pays: { iron: 3, wool: 3 }, scores: 9, acts: ['character', 1] },
  'contract.iron-5-wool-5': { pays: { iron: 5, wool: 5 }, scores: 16, acts: ['character', 1] },
}

/** Characters by the action that their completed building strengthens. */
const CHARACTERS: Record<string, Record<string, Written>> = {
  contract: {
    'character.contract.contract-1-any': { acts: ['contract', 1], chooses: 1 },
    'character.contract.contract-2-any': { acts: ['contract', 2], chooses: 1 },
    'character.contract.contract-3': { acts: ['contract', 3] },
    'character.contract.wool-2': { gains: { wool: 2 } },
    'character.contract.iron-1': { gains: { iron: 1 } },
    'character.contract.iron-2': { gains: { iron: 2 } },
    'character.contract.gold-1-iron-1': { gains: { gold: 1, iron: 1 } },
    'character.contract.gold-1-wool-1': { gains: { gold: 1, wool: 1 } },
  },
  character: {
    'character.character.character-1': { acts: ['character', 1] },
    'character.character.character-2': { acts: ['character', 2] },
    'character.character.step-both': { architectSteps: 1, merchantSteps: 1 },
    'character.character.food-1': { gains: { food: 1 } },
    'character.character.food-2': { gains: { food: 2 } },
    'character.character.gold-2': { gains: { gold: 2 } },
  },
  king: {
    'character.king.king-1': { acts: ['king', 1] },
    'character.king.king-2': { acts: ['king', 2] },
    'character.king.gold-2': { gains: { gold: 2 } },
    'character.king.gold-3': { gains: { gold: 3 } },
    'character.king.vp-2': { scores: 2 },
    'character.king.vp-3': { scores: 3 },
  },
  merchant: {
    'character.merchant.step-1': { merchantSteps: 1 },
    'character.merchant.step-2': { merchantSteps: 2 },
    'character.merchant.step-house': { merchantSteps: 1, builds: 'house' },
    'character.merchant.house': { builds: 'house' },
    'character.merchant.gold-2': { gains: { gold: 2 } },
    'character.merchant.gold-3': { gains: { gold: 3 } },
  },
  architect: {
    'character.architect.step-1': { architectSteps: 1 },
    'character.architect.step-2': { architectSteps: 2 },
    'character.architect.step-pillar': { architectSteps: 1, builds: 'pillar' },
    'character.architect.pillar': { builds: 'pillar' },
    'character.architect.stone-1': { gains: { stone: 1 } },
    'character.architect.stone-2': { gains: { stone: 2 } },
  },
}

const KINDS = ['gold', 'food', 'wool', 'stone', 'iron'] as const
const NOTHING = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }
const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king'] as const

/** The towns where the pieces stand in every test: two plain house spaces and a cathedral. */
const STANDS = { merchant: 'genova', architect: 'paris' } as const
const STEPS = {
  merchant: ['milano', 'firenze', 'arles--genova'],
  architect: ['tiletum', 'troyes', 'lyon', 'paris--bordeaux'],
} as const
const BUILDS = {
  house: ['build house genova-1', 'build house genova-2'],
  pillar: ['build pillar paris'],
} as const

const four = () => scenario({ seats: ['blue', 'orange', 'green', 'purple'] })
const pending = ({ game, state }: TestTable) => pendingOf(game.rules, state).at(-1)

/**
 * Blue has this tile and these resources. The action of its die, the king action, has no points
 * left.
 */
const holding = (tile: string, resources: Goods = {}) =>
  four()
    .seat('blue', { ...STANDS, storehouse: [tile] })
    .action('blue', 'king', 1)
    .play('climb')
    .seat('blue', { resources })

/**
 * Checks that the effects at once and the options are those written on the tile, then uses all of
 * them.
 */
function expectWritten(game: TestTable, written: Written): void {
  expect(game).toHave('blue', {
    resources: { ...NOTHING, ...written.gains },
    vp: 10 + (written.scores ?? 0),
    ...STANDS,
    king: 1 + (written.climbs ?? 0),
  })
  if (written.toNextTown === true) expectNextTown(game)
  const { acts, chooses, merchantSteps, architectSteps, builds } = written
  const waits = [chooses, merchantSteps, architectSteps, builds].some((part) => part !== undefined)
  if (acts !== undefined && acts[0] !== 'any' && !waits) expectAction(game, acts[0], acts[1])
  else if (acts !== undefined || waits) expectParts(game, written)
  expect(game).toOfferExactlyBesidesTasks('end turn')
}

function expectAction(game: TestTable, action: Action, points: number): void {
  expect(pending(game)).toMatchObject({ is: 'spend', action, points, fromDie: false })
  game.play(...(action === 'king' ? Array.from({ length: points }, () => 'climb') : ['done']))
}

function expectNextTown(game: TestTable): void {
  expect(game).toOfferExactlyBesidesTasks('walk merchant milano', 'walk merchant firenze', 'done')
  expect(game.play('walk merchant milano')).toHave('blue', { merchant: 'milano' })
}

function expectParts(game: TestTable, written: Written): void {
  const { acts, chooses = 0, merchantSteps = 0, architectSteps = 0, builds } = written
  const actions = acts === undefined ? [] : acts[0] === 'any' ? ACTIONS : [acts[0]]
  expect(game).toOfferExactlyBesidesTasks(
    ...actions.map((action) => `act ${action}`),
    ...choices(chooses),
    ...(merchantSteps > 0 ? STEPS.merchant.map((space) => `walk merchant ${space}`) : []),
    ...(architectSteps > 0 ? STEPS.architect.map((space) => `walk architect ${space}`) : []),
    ...(builds === undefined ? [] : BUILDS[builds]),
    ...(chooses > 0 ? [] : ['done']),
  )
  for (const action of actions.slice(1)) {
    const other = game.fork().play(`act ${action}`)
    expectAction(other, action, acts?.[1] ?? 0)
  }
  if (actions[0] !== undefined) {
    game.play(`act ${actions[0]}`)
    expectAction(game, actions[0], acts?.[1] ?? 0)
  }
  if (chooses > 0) {
    game.play(`gain ${Array.from({ length: chooses }, () => 'wool').join('+')}`)
    expect(game).toHave('blue', { resources: { ...NOTHING, wool: chooses } })
  }
  if (builds === 'house') {
    game.play('build house genova-2')
    expect(game).toHave('blue', { houses: ['tiletum-1', 'genova-2'] })
  }
  if (builds === 'pillar') {
    game.play('build pillar paris')
    expect(game).toHave('blue', { pillars: ['paris'] })
  }
  for (const space of ['milano', 'verona'].slice(0, merchantSteps))
    game.play(`walk merchant ${space}`)
  for (const space of ['lyon', 'arles'].slice(0, architectSteps))
    game.play(`walk architect ${space}`)
  expect(game).toHave('blue', {
    merchant: ['genova', 'milano', 'verona'][merchantSteps] ?? '',
    architect: ['paris', 'lyon', 'arles'][architectSteps] ?? '',
  })
}

/** All choices of this many resources. */
function choices(count: number): string[] {
  if (count === 0) return []
  const grow = (chosen: readonly string[], from: number): string[] =>
    chosen.length === count
      ? [`gain ${chosen.join('+')}`]
      : KINDS.flatMap((kind, index) => (index < from ? [] : grow([...chosen, kind], index)))
  return grow([], 0)
}

describe('every tile face of the base game', () => {
  test('is described in this test', () => {
    const { bonus, contracts, characters } = content.base
    const written = [HELPERS, CRESTS, CONTRACTS, ...Object.values(CHARACTERS)].flatMap((faces) =>
      Object.keys(faces),
    )
    expect(written.toSorted()).toEqual(
      [...bonus, ...contracts, ...characters].map(({ id }) => id as string).toSorted(),
    )
  })
})

describe('helpers', () => {
  for (const [face, written] of Object.entries(HELPERS))
    test(`${face}: ${JSON.stringify(written)}`, () => {
      if (written.recolours) return expectRecolouring(face)
      if (written.characters) return expectCharacters(face)
      const game = holding(face).play(`use ${face}`)
      if (written.strengthens !== undefined) {
        const { strengthens: points } = written
        expect(pending(game)).toMatchObject({ is: 'spend', action: 'king', points, fromDie: true })
        game.play(...Array.from({ length: points }, () => 'climb'))
        expect(game).toHave('blue', { king: [1, 2, 3, 5][points] ?? 0 })
        expect(game).toOfferExactly('end turn')
      } else expectWritten(game, written)
      expect(game).toHave('blue', { storehouse: [] })
    })
})

function expectRecolouring(face: string): void {
  for (const kind of KINDS) {
    const game = four()
      .seat('blue', { storehouse: [face], resources: {} })
      .turn('blue', `use ${face} as ${kind}`)
      .turn('blue', 'die pink 4')
    expect(game).toHave('blue', { resources: { ...NOTHING, [kind]: 4 }, storehouse: [] })
  }
}

function expectCharacters(face: string): void {
  const game = four()
    .seat('blue', {
      storehouse: [face],
      resources: {},
      rooms: {
        1: ['character.king.vp-2', '', 'character.king.gold-3'],
        5: ['character.character.food-2'],
      },
    })
    .action('blue', 'king', 1)
    .play('climb', `use ${face}`)
  expect(game).toOfferExactly('characters 1', 'characters 5', 'done')
  game.play('characters 1')
  expect(game).toOfferExactly('bonus character.king.vp-2', 'bonus character.king.gold-3', 'done')
  game.play('bonus character.king.gold-3', 'bonus character.king.vp-2')
  expect(game).toHave('blue', { resources: { gold: 3 }, vp: 12, storehouse: [] })
  expect(game).toOfferExactlyBesidesTasks('end turn')
}

describe('crests', () => {
  for (const [face, crest] of Object.entries(CRESTS))
    test(`${face} is a ${crest}`, () => {
      const game = holding(face, { food: 2 })
      expect(game).toOfferExactly(`crest ${crest} building 6`, 'end turn')
      game.play(`crest ${crest} building 6`)
      expect(game).toHave('blue', { crests: { 6: crest }, storehouse: [] })
      expectWritten(game, { scores: 5 })
    })
})

describe('contracts', () => {
  for (const [face, written] of Object.entries(CONTRACTS))
    test(`${face}: ${JSON.stringify(written)}`, () => {
      const { pays = {}, identical = 0 } = written
      const ways =
        identical === 0
          ? [{ move: `fulfil ${face}`, price: pays }]
          : KINDS.map((kind) => ({
              move: `fulfil ${face} with ${kind}`,
              price: { ...pays, [kind]: (pays[kind] ?? 0) + identical },
            }))
      for (const { move, price } of ways) {
        expect(holding(face, price)).toOffer(move)
        for (const [kind, count] of Object.entries(price))
          expect(holding(face, { ...price, [kind]: count - 1 })).toRefuse(move, 'task-2', {
            tile: face,
            missing: [{ resource: kind, count: 1 }],
          })
        const game = holding(face, price).play(move)
        expect(game).toHave('blue', { contracts: [face], storehouse: [], pillarsInSupply: 3 })
        expectWritten(game, written)
      }
    })
})

describe('characters', () => {
  for (const [kind, faces] of Object.entries(CHARACTERS))
    for (const [face, written] of Object.entries(faces)) {
      const stored = (crest: boolean) =>
        four()
          .seat('blue', {
            ...STANDS,
            storehouse: [face],
            king: 1,
            ...(crest ? { crests: { 4: 'tower' } } : {}),
          })
          .action('blue', 'character', 1)
          .seat('blue', { resources: {} })
          .play(`place ${face} building 4 floor 1`)

      test(`${face}: ${JSON.stringify(written)}`, () => {
        const game = stored(false)
        expect(game).toHave('blue', { rooms: { 4: [face] }, storehouse: [] })
        expectWritten(game, written)
      })

      test(`${face} is one of the ${kind} action`, () => {
        const game = stored(true)
        if ((written.chooses ?? 0) > 0) game.play('gain wool')
        while (game.options().includes('climb')) game.play('climb')
        if (game.options().includes('done')) game.play('done')
        expect(game).toHave('blue', { completed: [4], markers: { [kind]: 1 } })
      })
    }
})
