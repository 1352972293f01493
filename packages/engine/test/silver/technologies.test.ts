/** Rules common to all technologies. Each of the nine has its own test in `technologies/`. */
import { clause, silverScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = (...technologies: readonly string[]) =>
  silverScenario({ seats: ['blue', 'orange'], technologies })

describe('technologies', () => {
  clause(
    'ag-tech-1',
    'a task advances a technology in play tier by tier for 1, 2 and 3 silver',
    () => {
      const game = two('architect', 'king', 'character').below('blue', { silver: 6 }).turn('blue')
      expect(game.option('technology architect')).toMatchObject({ task: true, clause: 'ag-tech-1' })
      expect(game).toOfferExactlyTheTasks(
        'technology architect',
        'technology king',
        'technology character',
        'enter II',
        'enter III',
      )
      expect(game).toRefuse('technology joker', 'ag-setup-4', { technology: 'technology.joker' })
      game.play('technology architect')
      expect(game.under('blue')).toMatchObject({ silver: 5, tiers: { architect: 1 } })
      game.play('technology architect')
      expect(game.under('blue')).toMatchObject({ silver: 3, tiers: { architect: 2 } })
      game.play('technology architect')
      expect(game.under('blue')).toMatchObject({ silver: 0, tiers: { architect: 3 } })
      expect(game).toRefuse('technology architect', 'ag-tech-1', {
        technology: 'technology.architect',
      })
    },
  )

  clause('ag-tech-1', 'a tier needs the silver, and the refusal names the price', () => {
    for (const [reached, silver] of [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const) {
      const game = two('architect', 'king', 'character')
        .below('blue', { silver, tiers: { architect: reached } })
        .turn('blue')
      expect(game).toRefuse('technology architect', 'ag-tech-1', {
        technology: 'technology.architect',
        silver: reached + 1,
        have: silver,
        short: 1,
      })
    }
  })

  clause(
    'ag-tech-1',
    'a tier can be bought at any time of the own turn, and never outside it',
    () => {
      const game = two('architect', 'die', 'character')
        .below('blue', { silver: 3 })
        .below('orange', { silver: 9 })
        .dice({ pink: [6], blue: [6] })
        .facing('king', 6)
        .segment('blank', 6)
        .turn('blue', 'technology die', 'die pink 6', 'technology character', 'climb')
        .play('technology architect')
      expect(game.under('blue').tiers).toEqual({ die: 1, character: 1, architect: 1 })
      expect(game.under('orange')).toMatchObject({ silver: 9, tiers: {} })
    },
  )

  clause('ag-tech-1', 'a tier’s effect and all below it stay active', () => {
    const game = two('architect', 'king', 'character')
      .seat('blue', { pillars: ['paris'], resources: { stone: 1 } })
      .below('blue', { tiers: { architect: 3 } })
      .costs({ paris: 'cost.stone-3-vp-4' })
      .action('blue', 'architect', 2)
    expect(game.pending()).toMatchObject({ is: 'spend', points: 3 })
    game.play('contribute paris')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 2 })
    expect(game).toHave('blue', { resources: { stone: 0 } })
  })

  clause('ex-ag-tech', '3 silver for king III, then 1 for architect I: four tiers active', () => {
    const game = two('king', 'character', 'architect')
      .below('blue', { silver: 4, tiers: { king: 2 } })
      .turn('blue', 'technology king', 'technology architect')
    expect(game.under('blue')).toMatchObject({ silver: 0, tiers: { king: 3, architect: 1 } })
    const king = game.fork()
    king.facing('king', 5).turn('blue', 'die pink 5')
    expect(king).toHave('blue', { resources: { gold: 3 } })
    expect(king).toOfferExactlyBesidesTasks('reveal tiles', 'done')
    game.facing('architect', 5).turn('blue', 'die pink 5')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'architect', points: 3 })
  })

  clause('ag-tech-2', '“when you take an action” means the die’s, not one of a tile', () => {
    const game = two('merchant', 'king', 'joker')
      .seat('blue', { storehouse: ['bonus.merchant-2', 'bonus.king-2'], resources: {} })
      .below('blue', { tiers: { merchant: 1, king: 3 } })
      .turn('blue', 'use bonus.merchant-2')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'merchant', points: 2 })
    game.play('done', 'use bonus.king-2')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 2 })
    expect(game).toHave('blue', { resources: { gold: 0 } })
  })

  clause('ag-tech-3', 'a die on the joker counts as the joker and as what it became', () => {
    const game = two('joker', 'merchant', 'king')
      .seat('blue', { resources: {} })
      .below('blue', { tiers: { joker: 2, merchant: 1, king: 1 } })
      .action('blue', 'joker', 3)
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 1, fromDie: false })
    game.play('climb')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'joker', points: 4 })
    const merchant = game.fork()
    merchant.play('act merchant')
    expect(merchant.pending()).toMatchObject({ action: 'merchant', points: 5, fromDie: true })
    expect(merchant).toHave('blue', { resources: { gold: 0 } })
    game.play('act king')
    expect(game.pending()).toMatchObject({ action: 'king', points: 4 })
    expect(game).toHave('blue', { resources: { gold: 2 } })
  })

  clause('ag-tech-4', 'a tier reached during the action comes too late for it', () => {
    const game = two('merchant', 'king', 'joker')
      .below('blue', { silver: 1 })
      .action('blue', 'merchant', 2)
      .play('technology merchant')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'merchant', points: 2 })
  })

  clause('ag-tech-4', 'a tier reached between die and action counts for the action', () => {
    const game = two('merchant', 'king', 'joker')
      .below('blue', { silver: 1 })
      .tiles({ merchant: 'bonus.vp-4' })
      .action('blue', 'merchant', 2)
      .play('technology merchant', 'leave')
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'merchant', points: 3 })
  })

  clause(
    'ag-tech-4',
    'a tier reached after the choice of the die does not count for the die',
    () => {
      const game = two('resource', 'die', 'joker')
        .seat('blue', { resources: {} })
        .below('blue', { silver: 10, tiers: { resource: 1, die: 1 }, ownResource: 'food' })
        .tiles({ king: 'bonus.vp-4' })
        .action('blue', 'king', 3)
        .play(
          'technology resource',
          'technology resource',
          'technology die',
          'technology die',
          'leave',
        )
      expect(game).toHave('blue', { resources: { food: 4 } })
      expect(game.pending()).toMatchObject({ is: 'spend', action: 'king', points: 3 })
    },
  )

  clause('ag-tech-4', 'a bonus marker that grows counts at once for the current action', () => {
    const game = two('character', 'die', 'joker')
      .seat('blue', { rooms: { 4: ['character.king.vp-2'] }, crests: { 4: 'sun' } })
      .below('blue', { silver: 2, tiers: { character: 1 } })
      .action('blue', 'king', 3)
    expect(game.pending()).toMatchObject({ action: 'king', points: 3 })
    game.play('climb', 'climb', 'climb', 'technology character')
    expect(game.pending()).toMatchObject({ action: 'king', points: 1 })
    expect(game).toHave('blue', { markers: { king: 2 } })
  })

  clause('ag-tech-5', 'what a technology triggers has no markers and no technology points', () => {
    const game = two('architect', 'king', 'joker')
      .seat('blue', {
        pillars: ['paris'],
        resources: { stone: 3 },
        rooms: { 4: ['character.king.vp-2'] },
        crests: { 4: 'sun' },
      })
      .below('blue', { tiers: { architect: 2, king: 3 } })
      .costs({ paris: 'cost.stone-3-vp-4' })
      .turn('blue', 'contribute paris')
    expect(game.pending()).toMatchObject({ action: 'king', points: 2, fromDie: false })
    expect(game).toHave('blue', { resources: { gold: 0 } })
  })

  clause('ag-tech-5', 'effects that name no action work by whatever means', () => {
    const game = two('prospector', 'merchant', 'contract')
      .seat('blue', { resources: { gold: 2 } })
      .below('blue', { prospectors: { I: 'hall' }, tiers: { prospector: 2, contract: 3 } })
      .action('blue', 'prospector', 1)
      .play('walk prospector kitzbuhel', 'pay', 'build mine rattenberg')
    expect(game).toOffer('gain identical wool')
    const nested = two('prospector', 'merchant', 'contract')
      .seat('blue', { storehouse: ['bonus.contract-2'], resources: { food: 2 } })
      .below('blue', { tiers: { contract: 3 } })
      .turn('blue', 'use bonus.contract-2', 'exchange food gold')
    expect(nested).toOffer('gain wool+wool', 'gain gold+iron')
    nested.play('gain wool+wool', 'exchange food gold')
    expect(nested).toOffer('gain iron')
  })

  clause('ag-tech-6', 'all tiles are revealed if the underground pile has fewer than asked', () => {
    const game = two('king', 'architect', 'joker')
      .below('blue', { tiers: { king: 3 } })
      .pileBelow('underground-bonus.silver-1')
      .action('blue', 'king', 2)
      .play('reveal tiles')
    expect(game).toAwait('chance reveal-underground')
    game.chance('draw underground-bonus.silver-1')
    expect(game).toOfferExactlyBesidesTasks('take underground-bonus.silver-1', 'done')
  })

  clause('ag-tech-6', 'no tile is revealed from an empty pile', () => {
    const king = two('king', 'architect', 'joker')
      .below('blue', { tiers: { king: 3 } })
      .pileBelow()
      .action('blue', 'king', 2)
    expect(king).toOfferExactlyBesidesTasks('climb')
    const contract = two('contract', 'architect', 'joker')
      .below('blue', { tiers: { contract: 2 } })
      .pile('contract', [])
      .action('blue', 'contract', 2)
    expect(contract).toRefuse('reveal contracts', 'ag-tech-6')
  })

  clause('ag-tech-6', 'tiles put back go to the bottom in the order shown', () => {
    const [first, second, third] = [
      'underground-bonus.mine-1',
      'underground-bonus.silver-1',
      'underground-bonus.any-2',
    ].map((tile) => `draw ${tile}`)
    const game = two('king', 'architect', 'joker')
      .below('blue', { tiers: { king: 3 } })
      .below('orange', { tiers: { king: 3 } })
      .pileBelow(
        'underground-bonus.mine-1',
        'underground-bonus.silver-1',
        'underground-bonus.any-2',
      )
      .dice({ pink: [6], blue: [6] })
      .facing('king', 6)
      .segment('blank', 6)
      .turn('blue', 'die pink 6', 'reveal tiles')
    expect(game).toOfferExactly(first ?? '', second ?? '', third ?? '')
    game.chance(third ?? '', first ?? '').play('done', 'climb', 'end turn')
    game.play('die blue 6', 'reveal tiles')
    expect(game).toOfferExactly(second ?? '')
    game.chance(second ?? '')
    expect(game).toOfferExactly(third ?? '')
  })
})
