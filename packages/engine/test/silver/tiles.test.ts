/**
 * Every tile face of the expansion does what is printed on it, and nothing else. The list below states that
 * for each face in the words of the game; a face without an entry fails.
 */
import { content } from '@tiletum/content'
import type { Action, Resource } from '@tiletum/engine'
import { clause, silverScenario } from '@tiletum/testkit'
import type { SilverScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

type Goods = Partial<Record<Resource, number>>

interface Written {
  readonly clause: string
  readonly paysGold?: number
  readonly paysSilver?: number
  readonly gains?: Goods
  readonly silver?: number
  /** Number of mines that move from beside the king track to the supply. */
  readonly unlocks?: number
  readonly identical?: number
  readonly chooses?: number
  readonly acts?: readonly [Action | 'any', number]
  readonly recolours?: number
}

const MERCHANT = { clause: 'ag-bonus-7', paysSilver: 1, acts: ['merchant', 4] } as const

const HELPERS: Record<string, Written> = {
  'bonus.prospector-2': { clause: 'ag-bonus-1', acts: ['prospector', 2] },
  'bonus.pay-gold-2-silver-1': { clause: 'ag-bonus-2', paysGold: 2, silver: 1 },
  'bonus.pay-gold-2-mine-1': { clause: 'ag-bonus-2', paysGold: 2, unlocks: 1 },
  'bonus.pay-silver-1-identical-5': { clause: 'ag-bonus-3', paysSilver: 1, identical: 5 },
  'bonus.silver-1': { clause: 'ag-bonus-4', silver: 1 },
  'bonus.mine-1': { clause: 'ag-bonus-5', unlocks: 1 },
  'bonus.recolour-1': { clause: 'ag-bonus-8', recolours: 1 },
  'bonus.pay-silver-1-any-action-3': { clause: 'ag-bonus-7', paysSilver: 1, acts: ['any', 3] },
  'underground-bonus.pay-silver-1-merchant-4': MERCHANT,
  'underground-bonus.pay-silver-1-architect-4': { ...MERCHANT, acts: ['architect', 4] },
  'underground-bonus.pay-silver-1-character-4': { ...MERCHANT, acts: ['character', 4] },
  'underground-bonus.pay-silver-1-contract-4': { ...MERCHANT, acts: ['contract', 4] },
  'underground-bonus.pay-silver-1-king-4': { ...MERCHANT, acts: ['king', 4] },
  'underground-bonus.pay-silver-1-any-action-3': { ...MERCHANT, acts: ['any', 3] },
  'underground-bonus.prospector-2': { clause: 'ag-bonus-1', acts: ['prospector', 2] },
  'underground-bonus.silver-1': { clause: 'ag-bonus-4', silver: 1 },
  'underground-bonus.mine-1': { clause: 'ag-bonus-5', unlocks: 1 },
  'underground-bonus.pay-gold-2-silver-1': { clause: 'ag-bonus-2', paysGold: 2, silver: 1 },
  'underground-bonus.pay-gold-2-mine-1': { clause: 'ag-bonus-2', paysGold: 2, unlocks: 1 },
  'underground-bonus.pay-silver-1-identical-5': {
    clause: 'ag-bonus-3',
    paysSilver: 1,
    identical: 5,
  },
  'underground-bonus.recolour-1': { clause: 'ag-bonus-8', recolours: 1 },
  'underground-bonus.any-2': { clause: 'help-6', chooses: 2 },
}

const CRESTS = ['bonus.crest-hammer', 'underground-bonus.crest-hammer', 'contract.crest-hammer']

interface WrittenContract {
  readonly clause: string
  readonly pays: Goods
  readonly identical?: number
  readonly scores: number
  readonly silver?: number
  readonly acts?: readonly [Action, number]
}

const PROSPECTOR_DEAL = { clause: 'ag-bonus-6', scores: 6, acts: ['prospector', 1] } as const
const CONTRACTS: Record<string, WrittenContract> = {
  'bonus.contract-wool-4': { ...PROSPECTOR_DEAL, pays: { wool: 4 } },
  'bonus.contract-iron-4': { ...PROSPECTOR_DEAL, pays: { iron: 4 } },
  'underground-bonus.contract-wool-4': { ...PROSPECTOR_DEAL, pays: { wool: 4 } },
  'underground-bonus.contract-iron-4': { ...PROSPECTOR_DEAL, pays: { iron: 4 } },
  'contract.identical-3-wool-2-silver-1': {
    clause: 'ag-deal-1',
    pays: { wool: 2 },
    identical: 3,
    scores: 4,
    silver: 1,
  },
  'contract.identical-3-iron-2-prospector-1': {
    clause: 'ag-deal-1',
    pays: { iron: 2 },
    identical: 3,
    scores: 6,
    acts: ['prospector', 1],
  },
  'contract.iron-2-wool-2-prospector-1': {
    clause: 'ag-deal-1',
    pays: { iron: 2, wool: 2 },
    scores: 4,
    acts: ['prospector', 1],
  },
}

const CHARACTERS: Record<string, Omit<Written, 'clause'>> = {
  'character.prospector.gold-2': { gains: { gold: 2 } },
  'character.prospector.silver-1-gold-1': { silver: 1, gains: { gold: 1 } },
  'character.prospector.prospector-1': { acts: ['prospector', 1] },
  'character.prospector.king-1': { acts: ['king', 1] },
  'character.prospector.king-2': { acts: ['king', 2] },
  'character.prospector.mine': { unlocks: 1 },
}

const KINDS = ['gold', 'food', 'wool', 'stone', 'iron'] as const
const NOTHING = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }
const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king', 'prospector']

const four = () =>
  silverScenario({
    seats: ['blue', 'orange', 'green', 'purple'],
    technologies: ['die', 'joker', 'merchant'],
  })
const below = (face: string): boolean => face.startsWith('underground')

/** Blue has this tile and these means; the king action of its die has no points left. */
function holding(face: string, resources: Goods = {}, silver = 0): SilverScenario {
  const game = four().seat('blue', below(face) ? {} : { storehouse: [face] })
  if (below(face)) game.storeBelow('blue', face)
  game.action('blue', 'king', 1).play('climb').seat('blue', { resources })
  return game.below('blue', { silver })
}

/** Checks the immediate effect of a tile and the options it offers next. */
function expectWritten(game: SilverScenario, written: Omit<Written, 'clause'>): void {
  const { unlocks = 0, acts, identical, chooses } = written
  expect(game).toHave('blue', { resources: { ...NOTHING, ...written.gains }, vp: 10 })
  expect(game.under('blue')).toMatchObject({
    silver: written.silver ?? 0,
    minesInSupply: 2 + unlocks,
    minesBeside: 3 - unlocks,
  })
  if (identical !== undefined) {
    expect(game).toOfferExactlyBesidesTasks(...KINDS.map((kind) => `gain identical ${kind}`))
    expect(game.play('gain identical iron')).toHave('blue', {
      resources: { ...NOTHING, iron: identical },
    })
  }
  if (chooses !== undefined) {
    expect(game.options().filter((option) => option.startsWith('gain '))).toHaveLength(15)
    expect(game.play('gain wool+iron')).toHave('blue', {
      resources: { ...NOTHING, iron: 1, wool: 1 },
    })
  }
  if (acts?.[0] === 'any') {
    expect(game).toOfferExactlyBesidesTasks(...ACTIONS.map((action) => `act ${action}`), 'done')
    for (const action of ACTIONS) {
      const chosen = game.fork()
      chosen.play(`act ${action}`)
      expect(chosen.pending()).toMatchObject({ action, points: acts[1], fromDie: false })
    }
    game.play('done')
  } else if (acts !== undefined) {
    expect(game.pending()).toMatchObject({ action: acts[0], points: acts[1], fromDie: false })
    game.play(...(acts[0] === 'king' ? Array.from({ length: acts[1] }, () => 'climb') : ['done']))
  }
}

test('every tile face of the expansion is written down here', () => {
  const { bonus, undergroundBonus, contracts, characters } = content.silver
  const written = [HELPERS, CONTRACTS, CHARACTERS].flatMap((faces) => Object.keys(faces))
  expect([...written, ...CRESTS].toSorted()).toEqual(
    [...bonus, ...undergroundBonus, ...contracts, ...characters]
      .map(({ id }): string => id)
      .toSorted(),
  )
})

describe('helpers [ag-bonus-1, ag-bonus-2, ag-bonus-3, ag-bonus-4, ag-bonus-5, ag-bonus-7, ag-bonus-8]', () => {
  for (const [face, written] of Object.entries(HELPERS)) {
    const { paysGold = 0, paysSilver = 0, recolours } = written
    if (recolours === undefined)
      clause(written.clause, `${face}: ${JSON.stringify(written)}`, () => {
        const game = holding(face, { gold: paysGold }, paysSilver)
        expect(game).toOffer(`use ${face}`)
        expectWritten(game.play(`use ${face}`), written)
        expect(game).toHave('blue', { storehouse: [] })
        expect(game).toOfferExactlyBesidesTasks('end turn')
      })
    else
      clause(written.clause, `${face}: recolours a die and adds a point`, () => {
        for (const kind of KINDS) {
          const game = four().seat('blue', {
            resources: {},
            ...(below(face) ? {} : { storehouse: [face] }),
          })
          if (below(face)) game.storeBelow('blue', face)
          game.facing('king', 4).turn('blue', `use ${face} as ${kind}`)
          game.segment('blank', 4).turn('blue', 'die pink 4')
          expect(game).toHave('blue', { resources: { ...NOTHING, [kind]: 4 }, storehouse: [] })
          expect(game.pending()).toMatchObject({ action: 'king', points: 3 + recolours })
        }
        expect(holding(face)).toRefuse(`use ${face}`, 'help-4')
      })
    if (paysGold + paysSilver > 0)
      clause(written.clause, `${face}: not without its price`, () => {
        const poor = holding(face, { gold: Math.max(0, paysGold - 1) }, Math.max(0, paysSilver - 1))
        expect(poor).toRefuse(`use ${face}`, 'nest-4', { tile: face })
      })
  }

  for (const face of ['bonus.pay-gold-2-mine-1', 'underground-bonus.pay-gold-2-mine-1'])
    clause(['ag-bonus-2', 'ag-king-4'], `${face}: not with no mine left beside the track`, () => {
      const game = holding(face, { gold: 2 }).below('blue', { minesBeside: 0 })
      expect(game).toRefuse(`use ${face}`, 'ag-king-4', { tile: face })
    })

  clause(['ag-bonus-5', 'ag-king-4'], 'a free mine with none left only frees its space', () => {
    const game = holding('bonus.mine-1').below('blue', { minesBeside: 0 }).play('use bonus.mine-1')
    expect(game.under('blue')).toMatchObject({ minesInSupply: 5, minesBeside: 0 })
    expect(game).toHave('blue', { storehouse: [] })
  })

  clause('ag-bonus-1', 'its action is a prospector action in full', () => {
    const game = holding('bonus.prospector-2').play('use bonus.prospector-2')
    expect(game).toOfferExactly('walk prospector a1', 'walk prospector hall', 'done')
    game.play('walk prospector hall')
    expect(game).toOffer('build mine hall', 'walk prospector kitzbuhel')
  })

  clause('ag-bonus-8', 'with the joker the point is a joker point', () => {
    const game = four()
      .seat('blue', { storehouse: ['bonus.recolour-1'] })
      .facing('joker', 4)
      .turn('blue', 'use bonus.recolour-1 as iron')
      .turn('blue', 'die pink 4', 'act merchant')
    expect(game.pending()).toMatchObject({ action: 'merchant', points: 4 })
  })

  clause('ag-bonus-8', 'its space is taken until the action begins', () => {
    const game = four()
      .seat('blue', {
        storehouse: ['bonus.recolour-1', 'bonus.king-2', 'bonus.vp-4', 'bonus.merchant-2'],
      })
      .tiles({ king: 'bonus.gold-3' })
      .facing('king', 4)
      .turn('blue', 'use bonus.recolour-1 as iron')
      .turn('blue', 'die pink 4')
    expect(game).toRefuse('take bonus.gold-3', 'store-3')
    game.play('leave')
    expect(game.seatState('blue').storehouse).not.toContain('bonus.recolour-1')
  })
})

describe('crests', () => {
  for (const face of CRESTS)
    clause('ag-bonus-9', `${face} is a seventh kind of crest`, () => {
      const game = holding(face, { food: 2 })
      expect(game).toOfferExactly('crest hammer building 6', 'end turn')
      game.play('crest hammer building 6')
      expect(game).toHave('blue', { crests: { 6: 'hammer' }, storehouse: [], vp: 15 })
    })

  clause('ag-bonus-9', 'only one of it, wherever the second lies', () => {
    const game = four()
      .seat('blue', { storehouse: ['bonus.crest-hammer'] })
      .below('blue', { prospectors: { I: 'hall' } })
      .belowTile('hall', 'underground-bonus.crest-hammer')
      .action('blue', 'prospector', 1)
    expect(game).toRefuse('take underground-bonus.crest-hammer at hall', 'task-8')
  })
})

describe('contracts [ag-bonus-6, ag-deal-1]', () => {
  for (const [face, written] of Object.entries(CONTRACTS))
    clause(written.clause, `${face}: ${JSON.stringify(written)}`, () => {
      const { pays, identical = 0, acts } = written
      const ways =
        identical === 0
          ? [{ move: `fulfil ${face}`, price: pays }]
          : KINDS.map((kind) => ({
              move: `fulfil ${face} with ${kind}`,
              price: { ...pays, [kind]: (pays[kind] ?? 0) + identical },
            }))
      for (const { move, price } of ways) {
        for (const [kind, count] of Object.entries(price))
          expect(holding(face, { ...price, [kind]: count - 1 })).toRefuse(move, 'task-2', {
            tile: face,
            missing: [{ resource: kind, count: 1 }],
          })
        const game = holding(face, price).play(move)
        expect(game).toHave('blue', {
          contracts: [face],
          storehouse: [],
          pillarsInSupply: 3,
          vp: 10 + written.scores,
          resources: NOTHING,
        })
        expect(game.under('blue').silver).toBe(written.silver ?? 0)
        if (acts === undefined) expect(game).toOfferExactlyBesidesTasks('end turn')
        else {
          const [action, points] = acts
          expect(game.pending()).toMatchObject({ action, points, fromDie: false })
          expect(game.play('done')).toOfferExactlyBesidesTasks('end turn')
        }
      }
    })
})

describe('characters', () => {
  for (const [face, written] of Object.entries(CHARACTERS)) {
    const stored = (crest: boolean) =>
      four()
        .seat('blue', { storehouse: [face], ...(crest ? { crests: { 4: 'tower' } } : {}) })
        .action('blue', 'character', 1)
        .seat('blue', { resources: {} })
        .play(`place ${face} building 4 floor 1`)

    clause('ag-char-1', `${face}: ${JSON.stringify(written)}`, () => {
      const game = stored(false)
      expect(game).toHave('blue', { rooms: { 4: [face] }, storehouse: [] })
      expectWritten(game, written)
      expect(game).toOfferExactlyBesidesTasks('end turn')
    })

    clause('ag-char-1', `${face}: its completed building strengthens the prospector action`, () => {
      const game = stored(true)
      while (game.options().includes('climb')) game.play('climb')
      if (game.options().includes('done')) game.play('done')
      expect(game).toHave('blue', { completed: [4], markers: { prospector: 1 } })
    })
  }

  clause('ag-char-1', 'the marker counts in a prospector action of a die', () => {
    const game = four()
      .seat('blue', { rooms: { 4: ['character.prospector.gold-2'] }, crests: { 4: 'sun' } })
      .action('blue', 'prospector', 3)
    expect(game.seatState('blue').dice).toEqual(['pink 5'])
    expect(game.pending()).toMatchObject({ action: 'prospector', points: 3 })
  })
})
