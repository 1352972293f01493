import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const KINDS = ['gold', 'food', 'wool', 'stone', 'iron'] as const
const reached = (tier: number, setting: SeatSetting = {}, silver = 0) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['contract', 'joker', 'resource'] })
    .seat('blue', { resources: {}, ...setting })
    .below('blue', { silver, tiers: { contract: tier } })
const holding = (face: string, resources: SeatSetting['resources'] = {}, tier = 1) =>
  reached(tier, { storehouse: [face], resources }).turn('blue')
const fulfilments = (game: ReturnType<typeof reached>) =>
  game.options().filter((option) => option.startsWith('fulfil'))

describe('contract I', () => {
  clause('ag-tech-contract', 'a contract needs one resource fewer', () => {
    const face = 'contract.iron-3'
    const game = holding(face, { iron: 2 })
    expect(fulfilments(game)).toEqual([`fulfil ${face} less iron`])
    expect(game).toRefuse(`fulfil ${face}`, 'ag-tech-contract', { tile: face })
    expect(game).toRefuse(`fulfil ${face} less wool`, 'ag-tech-contract', {
      tile: face,
      resource: 'wool',
    })
    game.play(`fulfil ${face} less iron`)
    expect(game).toHave('blue', { contracts: [face], resources: { iron: 0 } })
    expect(holding(face, { iron: 1 })).toRefuse(`fulfil ${face} less iron`, 'task-2', {
      missing: [{ resource: 'iron', count: 1 }],
    })
    expect(holding(face, { iron: 2 }, 0)).toRefuse(`fulfil ${face} less iron`, 'ag-tech-contract')
  })

  clause('ag-tech-contract', 'the player chooses which unit falls away', () => {
    const face = 'contract.iron-2-wool-2'
    const both = holding(face, { iron: 2, wool: 2 })
    expect(fulfilments(both)).toEqual([`fulfil ${face} less wool`, `fulfil ${face} less iron`])
    expect(both.play(`fulfil ${face} less wool`)).toHave('blue', {
      resources: { iron: 0, wool: 1 },
    })
    expect(fulfilments(holding(face, { iron: 1, wool: 2 }))).toEqual([`fulfil ${face} less iron`])
    expect(fulfilments(holding(face, { iron: 1, wool: 1 }))).toEqual([])
  })

  clause(
    'ag-tech-contract',
    'one of the identical units may fall away, too, whatever their kind',
    () => {
      const face = 'contract.identical-3'
      for (const kind of KINDS) {
        const move = `fulfil ${face} with ${kind} less ${kind}`
        const game = holding(face, { [kind]: 2 })
        expect(fulfilments(game)).toEqual([move])
        expect(game).toRefuse(`fulfil ${face} with ${kind}`, 'ag-tech-contract')
        expect(game).toRefuse(`fulfil ${face} less ${kind}`, 'task-3')
        expect(game.play(move)).toHave('blue', { contracts: [face], resources: { [kind]: 0 } })
      }
    },
  )

  clause(
    'ag-tech-contract',
    'either a named or an identical unit of a mixed contract may fall away',
    () => {
      const face = 'contract.identical-2-iron-2'
      expect(fulfilments(holding(face, { iron: 2, wool: 2 }))).toEqual([
        `fulfil ${face} with wool less wool`,
        `fulfil ${face} with wool less iron`,
      ])
      expect(fulfilments(holding(face, { iron: 1, wool: 2 }))).toEqual([
        `fulfil ${face} with wool less iron`,
      ])
      expect(fulfilments(holding(face, { iron: 3 }))).toEqual([
        `fulfil ${face} with iron less iron`,
      ])
      expect(holding('contract.iron-3', { iron: 2 })).toRefuse(
        'fulfil contract.iron-3 with iron less iron',
        'task-3',
      )
    },
  )

  clause('ag-tech-contract', 'a contract of one resource stays as it is', () => {
    const face = 'bonus.contract-identical-1'
    const game = holding(face, { food: 1 })
    expect(fulfilments(game)).toEqual([`fulfil ${face} with food`])
    expect(game).toRefuse(`fulfil ${face} with food less food`, 'ag-tech-contract')
  })

  clause(
    'ag-tech-contract',
    'every contract of the game needs one unit less, underground ones too',
    () => {
      const game = silverScenario({
        seats: ['blue', 'orange'],
        technologies: ['contract', 'die', 'king'],
      })
        .seat('blue', { resources: { wool: 3 } })
        .below('blue', { tiers: { contract: 1 } })
        .storeBelow('blue', 'underground-bonus.contract-wool-4')
        .turn('blue', 'fulfil underground-bonus.contract-wool-4 less wool')
      expect(game).toHave('blue', { vp: 16, resources: { wool: 0 } })
      expect(game.pending()).toMatchObject({ action: 'prospector', points: 1 })
    },
  )

  clause('ag-tech-contract', 'the tier works together with a resource that counts as gold', () => {
    const face = 'contract.identical-3'
    const game = reached(1, { storehouse: [face], resources: { gold: 1, wool: 1 } })
      .below('blue', { tiers: { resource: 1 }, ownResource: 'wool' })
      .turn('blue')
    expect(fulfilments(game)).toEqual([`fulfil ${face} with gold less gold`])
    expect(game.play(`fulfil ${face} with gold less gold`)).toHave('blue', {
      resources: { gold: 0, wool: 0 },
    })
  })
})

describe('contract II', () => {
  const THREE = ['contract.iron-3', 'contract.wool-3', 'contract.crest-lily']
  const revealed = (points: number, setting: SeatSetting = {}) =>
    reached(2, setting)
      .offer('contract', [])
      .pile('contract', [...THREE, 'contract.iron-5'])
      .action('blue', 'contract', points)
      .play('reveal contracts')
      .chance(...THREE.map((face) => `draw ${face}`))

  clause(
    'ag-tech-contract',
    'three contracts are revealed, and any may be bought for 2 points each',
    () => {
      const game = reached(2).action('blue', 'contract', 5)
      expect(game.option('reveal contracts')).toMatchObject({
        reveals: true,
        task: false,
        clause: 'ag-tech-contract',
      })
      game.play('reveal contracts')
      expect(game).toAwait('chance reveal-contracts')
      expect(game.chanceLeft()).toBe(3)
      const bought = revealed(5)
      expect(bought).toOfferExactlyBesidesTasks(...THREE.map((face) => `take ${face}`), 'done')
      bought.play('take contract.wool-3', 'take contract.crest-lily')
      expect(bought).toHave('blue', { storehouse: ['contract.wool-3', 'contract.crest-lily'] })
      expect(bought).toRefuse('take contract.iron-3', 'turn-5', { price: 2, points: 1 })
      expect(bought).toOfferExactlyBesidesTasks('done')
      bought.play('done')
      expect(bought.pending()).toMatchObject({ action: 'contract', points: 1, fromDie: true })
      expect(bought.state.contractPile.bottom).toHaveLength(1)
    },
  )

  clause('ag-tech-contract', 'all three revealed contracts may be bought, or none', () => {
    const all = revealed(6).play(...THREE.map((face) => `take ${face}`))
    expect(all.pending()).toMatchObject({ is: 'spend', action: 'contract', points: 0 })
    const none = revealed(6).play('done')
    expect(none.pending()).toMatchObject({ action: 'contract', points: 6 })
    expect(none.state.contractPile.bottom).toHaveLength(3)
    expect(none).toRefuse('take contract.iron-3', 'turn-8')
  })

  clause(
    'ag-tech-contract',
    'contracts are revealed once per contract action of a die, at a moment of choice',
    () => {
      const game = reached(2, { resources: { food: 1 } }).action('blue', 'contract', 4)
      game.play('exchange food gold', 'gain wool', 'reveal contracts').until('blue').play('done')
      expect(game).toRefuse('reveal contracts', 'ag-tech-contract')
      expect(game).not.toOffer('reveal contracts')
    },
  )

  clause(
    'ag-tech-contract',
    'no contracts are revealed in a nested contract action, or without the tier',
    () => {
      const nested = reached(2, { storehouse: ['bonus.contract-3'] }).turn(
        'blue',
        'use bonus.contract-3',
      )
      expect(nested).toRefuse('reveal contracts', 'ag-tech-contract')
      expect(reached(1).action('blue', 'contract', 3)).toRefuse(
        'reveal contracts',
        'ag-tech-contract',
      )
      expect(reached(2).action('blue', 'joker', 3).play('act contract')).toOffer('reveal contracts')
    },
  )

  clause('ag-tech-contract', 'a strengthening helper may pay for one more contract', () => {
    const game = revealed(1, { storehouse: ['bonus.strengthen-1'] })
    expect(game).toRefuse('take contract.iron-3', 'turn-5', { price: 2, points: 1 })
    game.play('use bonus.strengthen-1', 'take contract.iron-3')
    expect(game).toHave('blue', { storehouse: ['contract.iron-3'] })
  })

  clause(
    'ag-tech-contract',
    'revealed crests count as in the offer, and so do contract spaces',
    () => {
      const crest = revealed(4, { crests: { 6: 'lily' } })
      expect(crest).toRefuse('take contract.crest-lily', 'task-8')
      const full = revealed(4, {
        contracts: ['wool-5', 'wool-9', 'iron-9', 'identical-5', 'iron-7', 'iron-4-wool-4'].map(
          (deal) => `contract.${deal}`,
        ),
      })
      expect(full).toRefuse('take contract.iron-3', 'contr-4')
      expect(full).toOfferExactlyBesidesTasks('take contract.crest-lily', 'done')
    },
  )

  clause(['ag-tech-contract', 'store-3'], 'a task may free a space for a revealed contract', () => {
    const full = ['bonus.vp-4', 'bonus.king-2', 'bonus.merchant-2', 'bonus.architect-2']
    const game = revealed(5, { storehouse: full })
    expect(game).toOfferExactlyBesidesTasks('done')
    expect(game).toRefuse('take contract.iron-3', 'store-3')
    game.play('use bonus.vp-4')
    expect(game).toOfferExactlyBesidesTasks(...THREE.map((face) => `take ${face}`), 'done')
    game.play('take contract.iron-3')
    expect(game).toOfferExactlyBesidesTasks('done')
    expect(game.play('done').pending()).toMatchObject({ action: 'contract', points: 3 })
  })
})

describe('contract III', () => {
  clause(
    'ag-tech-contract',
    'the first exchange of a turn gives two resources of choice, the others one',
    () => {
      const game = reached(3, { resources: { food: 3 } })
        .action('blue', 'contract', 3)
        .seat('blue', { resources: { food: 3 } })
        .play('exchange food gold')
      expect(game.options().filter((option) => option.startsWith('gain'))).toHaveLength(15)
      game.play('gain wool+iron', 'exchange food gold')
      expect(game).toOfferExactlyBesidesTasks(...KINDS.map((kind) => `gain ${kind}`))
      game.play('gain stone')
      expect(game).toHave('blue', { resources: { food: 1, gold: 2, wool: 1, iron: 1, stone: 1 } })
    },
  )

  clause('ag-tech-contract', 'only the first exchange gives one resource without the tier', () => {
    const game = reached(2, { resources: { food: 3 } })
      .action('blue', 'contract', 3)
      .play('exchange food gold', 'gain wool', 'exchange food gold')
    expect(game.pending()).toMatchObject({ action: 'contract', points: 1 })
  })
})
