import { clause, silverScenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const reached = (tier: number, setting: SeatSetting = {}, silver = 0) =>
  silverScenario({ seats: ['blue', 'orange'], technologies: ['king', 'joker', 'merchant'] })
    .seat('blue', { resources: {}, ...setting })
    .below('blue', { silver, tiers: { king: tier } })

describe('king I', () => {
  clause('ag-tech-king', 'the king action of a die gives 2 gold', () => {
    expect(reached(1).action('blue', 'king', 3)).toHave('blue', { resources: { gold: 2 } })
    expect(reached(0).action('blue', 'king', 3)).toHave('blue', { resources: { gold: 0 } })
    expect(reached(1).action('blue', 'merchant', 3)).toHave('blue', { resources: { gold: 0 } })
  })

  clause('ag-tech-king', 'the 2 gold come too late to change the die', () => {
    const game = reached(1)
      .dice({ pink: [4] })
      .turn('blue')
    expect(game).toRefuse('die pink 4 to 5', 'turn-2', { price: 2, have: 0 })
  })

  clause('ag-tech-king', 'the other action of a shared segment gives no gold', () => {
    expect(reached(1).action('blue', 'prospector', 4)).toHave('blue', { resources: { gold: 0 } })
  })
})

describe('king II', () => {
  clause('ag-tech-king', 'the tier gives a king action with 2 points at once', () => {
    const game = reached(1, {}, 2).turn('blue', 'technology king')
    expect(game.pending()).toMatchObject({
      is: 'spend',
      action: 'king',
      points: 2,
      fromDie: false,
      source: 'technology.king',
    })
    game.play('climb', 'climb')
    expect(game).toHave('blue', { king: 2, resources: { gold: 0 } })
    expect(game.pending()).toMatchObject({ is: 'die' })
  })

  clause(
    'ag-tech-king',
    'an action in which the tier was reached goes on after the king action',
    () => {
      const game = reached(1, {}, 2)
        .action('blue', 'king', 2)
        .play('climb', 'technology king', 'climb', 'climb')
      expect(game.pending()).toMatchObject({ action: 'king', points: 1, fromDie: true })
      expect(game).toHave('blue', { king: 3 })
    },
  )
})

describe('king III', () => {
  const TILES = ['underground-bonus.mine-1', 'underground-bonus.silver-1']
  const turnedUp = (setting: SeatSetting = {}) =>
    reached(3, setting)
      .action('blue', 'king', 2)
      .play('reveal tiles')
      .chance(...TILES.map((tile) => `draw ${tile}`))

  clause('ag-tech-king', 'revealing is offered before the first point and may be declined', () => {
    const game = reached(3).action('blue', 'king', 2)
    expect(game).toOfferExactlyBesidesTasks('reveal tiles', 'done')
    expect(game.option('reveal tiles')).toMatchObject({ reveals: true, clause: 'ag-tech-king' })
    expect(game).toRefuse('climb', 'kingact-1')
    game.play('done')
    expect(game).toOfferExactlyBesidesTasks('climb')
    expect(game).toRefuse('reveal tiles', 'ag-tech-king')
  })

  clause(
    'ag-tech-king',
    'two tiles are revealed, one is kept, the other goes to the bottom',
    () => {
      const game = reached(3).action('blue', 'king', 2).play('reveal tiles')
      expect(game).toAwait('chance reveal-underground')
      expect(game.chanceLeft()).toBe(2)
      game.chance(...TILES.map((tile) => `draw ${tile}`))
      expect(game).toOfferExactlyBesidesTasks(...TILES.map((tile) => `take ${tile}`), 'done')
      expect(game).toRefuse('take underground-bonus.any-2', 'ag-tech-6', {
        tile: 'underground-bonus.any-2',
      })
      expect(game.option('done').warnings).toEqual([{ warning: 'benefit-lost', facts: {} }])
      game.listen().play('take underground-bonus.silver-1')
      expect(game).toHave('blue', { storehouse: ['underground-bonus.silver-1'] })
      expect(game.events).toContainEqual(
        expect.objectContaining({
          event: 'to-bottom',
          facts: { tiles: ['underground-bonus.mine-1'] },
        }),
      )
      expect(game.slice.turnedUp).toEqual([])
      expect(game.slice.pile.bottom).toHaveLength(1)
      expect(game.pending()).toMatchObject({ action: 'king', points: 2 })
    },
  )

  clause('ag-tech-king', 'both revealed tiles may go to the bottom', () => {
    const game = turnedUp().play('done')
    expect(game).toHave('blue', { storehouse: [] })
    expect(game.slice.pile.bottom).toHaveLength(2)
  })

  clause(
    'ag-tech-king',
    'the tile kept needs a space in the storehouse, which tasks may free',
    () => {
      const game = turnedUp({
        storehouse: ['bonus.vp-4', 'bonus.recolour', 'bonus.strengthen-1', 'bonus.merchant-2'],
      })
      expect(game).toRefuse('take underground-bonus.silver-1', 'store-3')
      expect(game).toOfferExactlyBesidesTasks('done')
      expect(game.option('done').warnings).toEqual([])
      game.play('use bonus.vp-4', 'take underground-bonus.silver-1')
      expect(game.seatState('blue').storehouse).toContain('underground-bonus.silver-1')
    },
  )

  clause('ag-tech-king', 'the tile kept is never a second crest of a kind', () => {
    const game = silverScenario({
      seats: ['blue', 'orange', 'green'],
      technologies: ['king', 'joker', 'merchant'],
    })
      .seat('blue', { crests: { 6: 'hammer' } })
      .below('blue', { tiers: { king: 3 } })
      .action('blue', 'king', 2)
      .play('reveal tiles')
      .chance('draw underground-bonus.crest-hammer', 'draw underground-bonus.silver-1')
    expect(game).toRefuse('take underground-bonus.crest-hammer', 'task-8')
    expect(game).toOfferExactlyBesidesTasks('take underground-bonus.silver-1', 'done')
  })

  clause('ag-tech-king', 'revealing is offered in a king action of the joker, too', () => {
    const game = reached(3).action('blue', 'joker', 3).play('act king')
    expect(game).toOfferExactlyBesidesTasks('reveal tiles', 'done')
    expect(game).toHave('blue', { resources: { gold: 2 } })
    expect(reached(3).action('blue', 'joker', 3).play('act merchant')).not.toOffer('reveal tiles')
  })
})
