import { violations, clause, scenario } from '@tiletum/testkit'
import type { Scenario, SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ALL_SPACES_TAKEN } from './support/contracts.ts'
import { lastTurn } from './support/phases.ts'

const ALL = ['blue', 'orange', 'green', 'purple'] as const
/** A fair in which no player takes part, so that only the king phase scores. */
const four = () => scenario({ seats: ALL }).fair(1, 'verona', 'fair.contract')
const closes = (game: Scenario) => lastTurn(game, 'purple')

describe('the tile beside the king track', () => {
  const offered = (setting: SeatSetting = {}) =>
    closes(
      four()
        .kingTile('bonus.vp-4')
        .king({ 3: ['blue'] })
        .seat('blue', setting),
    )

  clause('king-1', 'goes to the player with the highest marker, who may take or discard it', () => {
    const game = offered()
    expect(game).toAwait('blue')
    expect(game).toOfferExactly('take bonus.vp-4', 'leave')
    expect(game).toHave('blue', { vp: 10 })
    // Either choice ends the phase: the cleanup then turns up new tiles.
    expect(game.option('take bonus.vp-4').reveals).toBe(true)
    expect(game.option('leave').reveals).toBe(true)

    const taken = game.fork().play('take bonus.vp-4')
    expect(taken).toHave('blue', { storehouse: ['bonus.vp-4'], vp: 13 })
    expect(taken.board().kingTile).toBe(undefined)

    const left = game.fork().play('leave')
    expect(left).toHave('blue', { storehouse: [], vp: 13 })
    expect(left.board().kingTile).toBe(undefined)
  })

  clause('king-1', 'is the only tile that may be taken', () => {
    const game = offered()
    expect(game).toRefuse('take bonus.gold-3', 'king-1')
    expect(game).toRefuse('end turn', 'turn-6')
  })

  const reasons: Record<string, [string, SeatSetting]> = {
    'a full storehouse': [
      'bonus.vp-4',
      { storehouse: ['bonus.king-2', 'bonus.king-3', 'bonus.gold-3', 'contract.iron-3'] },
    ],
    'a crest in the storehouse': ['bonus.crest-lily', { storehouse: ['contract.crest-lily'] }],
    'a crest under a building': ['bonus.crest-lily', { crests: { 6: 'lily' } }],
    'no open contract space': ['bonus.contract-iron-2', { contracts: ALL_SPACES_TAKEN }],
  }
  for (const [reason, [tile, setting]] of Object.entries(reasons))
    clause('king-1', `is discarded without a question: ${reason}`, () => {
      const game = closes(
        four()
          .kingTile(tile)
          .king({ 3: ['blue'] })
          .seat('blue', setting),
      )
      expect(game).toAwait('chance bonus')
      expect(game.board().kingTile).toBe(undefined)
      expect(game).toHave('blue', { storehouse: setting.storehouse ?? [], vp: 13 })
      expect(violations(game.game, game.state, game.box)).toEqual([])
    })

  clause('king-1', 'may be a crest of another kind, or a contract with a space open', () => {
    const crest = four()
      .kingTile('bonus.crest-lily')
      .king({ 3: ['blue'] })
    expect(closes(crest.seat('blue', { crests: { 6: 'sun' } }))).toOffer('take bonus.crest-lily')
    const contract = four()
      .kingTile('bonus.contract-iron-2')
      .king({ 3: ['blue'] })
    expect(closes(contract.seat('blue', { contracts: ALL_SPACES_TAKEN.slice(1) }))).toOffer(
      'take bonus.contract-iron-2',
    )
  })

  clause('king-7', 'no task frees a space for it, and none is possible in this phase', () => {
    const game = offered({
      storehouse: ['bonus.gold-3', 'contract.iron-3', 'bonus.crest-sun'],
      resources: { gold: 9, iron: 9, food: 9, stone: 9 },
      pillars: ['london'],
    })
    expect(game).toOfferExactly('take bonus.vp-4', 'leave')
    for (const task of [
      'use bonus.gold-3',
      'fulfil contract.iron-3',
      'crest sun building 6',
      'contribute london',
      'buy iron',
    ])
      expect(game).toRefuse(task, 'nest-2')
    const full = offered({
      storehouse: ['bonus.gold-3', 'bonus.king-2', 'bonus.king-3', 'bonus.characters'],
    })
    expect(full).toAwait('chance bonus')
  })

  clause('king-7', 'when discarded leaves the game', () => {
    const game = offered().play('leave')
    const pile = game.game.odds(game.state, 'bonus').map(({ notation }) => notation)
    expect(pile).toContain('draw bonus.gold-3')
    // The other copy of a game of four players is still in the pile.
    const chance = game.game
      .odds(game.state, 'bonus')
      .find(({ notation }) => notation === 'draw bonus.vp-4')
    expect(chance?.probability).toBeCloseTo(1 / 53)
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  clause('king-2', 'is missing in the last round: 4 points instead', () => {
    const game = closes(
      four()
        .round(4)
        .fair(4, 'verona', 'fair.contract')
        .king({ 3: ['blue'] }),
    )
    expect(game).toAwait('nobody')
    const { resources, vp } = game.seatState('blue')
    const goods = Object.values(resources).reduce((sum, count) => sum + count, 0)
    expect(vp).toBe(10 + 4 + 3 + Math.floor(goods / 4))
    expect(game.events).toContainEqual(
      expect.objectContaining({ event: 'score', clause: 'king-2', seat: 0 }),
    )
  })

  clause(
    'king-2',
    'is missing for another reason: 4 points as well, and only for the highest',
    () => {
      const game = closes(four().king({ 3: ['blue'], 2: ['orange'] }))
      expect(game).toHave('blue', { vp: 10 + 4 + 3 })
      expect(game).toHave('orange', { vp: 10 + 2 })
    },
  )

  clause('king-2', 'left behind gives no points', () => {
    expect(offered().play('leave')).toHave('blue', { vp: 13 })
  })

  clause('king-4', 'goes on a tie to the marker lower in the stack', () => {
    const game = closes(
      four()
        .kingTile('bonus.vp-4')
        .king({ 5: ['green', 'blue'], 3: ['orange'], 0: ['purple'] }),
    )
    expect(game).toAwait('green')
    const other = closes(
      four()
        .kingTile('bonus.vp-4')
        .king({ 5: ['blue', 'green'], 3: ['orange'], 0: ['purple'] }),
    )
    expect(other).toAwait('blue')
  })

  clause('king-4', 'the 4 points as well', () => {
    const game = closes(four().king({ 5: ['green', 'blue'] }))
    expect(game).toHave('green', { vp: 19 })
    expect(game).toHave('blue', { vp: 15 })
  })
})

describe('the points of the king track', () => {
  for (const points of [-10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12])
    clause('king-3', `the space of ${points}`, () => {
      const game = closes(four().king({ 15: ['orange'], [points]: ['blue'] }))
      expect(game).toHave('blue', { vp: 10 + points })
      expect(game).toHave('orange', { vp: 10 + 4 + 15 })
    })

  clause(['king-3', 'comp-4'], 'a loss stops at 0', () => {
    const game = closes(
      four()
        .king({ 15: ['orange'], [-7]: ['blue'] })
        .seat('blue', { vp: 3 }),
    )
    expect(game).toHave('blue', { vp: 0 })
  })

  clause('king-3', 'come after the tile is decided', () => {
    const game = closes(
      four()
        .kingTile('bonus.vp-4')
        .king({ 3: ['blue'], [-2]: ['green'] }),
    )
    expect(game).toHave('blue', { vp: 10 })
    expect(game).toHave('green', { vp: 10 })
    game.play('leave')
    expect(game).toHave('blue', { vp: 13 })
    expect(game).toHave('green', { vp: 8 })
  })
})

describe('the new turn order', () => {
  clause('king-5', 'is that of the track from the top, ties by lower in the stack', () => {
    const game = closes(four().king({ 1: ['purple', 'blue'], 7: ['green'], [-3]: ['orange'] }))
    expect(game.order()).toEqual(['green', 'purple', 'blue', 'orange'])
  })

  clause('king-5', 'is made before the markers below 0 return', () => {
    const game = closes(four().king({ 0: ['purple'], [-1]: ['blue'], [-5]: ['green', 'orange'] }))
    expect(game.order()).toEqual(['purple', 'blue', 'green', 'orange'])
  })

  clause(['king-5', 'act-1'], 'is the order of play in the next round', () => {
    const game = closes(four().king({ 1: ['purple', 'blue'], 7: ['green'], [-3]: ['orange'] }))
    game.until('green')
    for (const colour of ['green', 'purple', 'blue', 'orange']) {
      expect(game).toAwait(colour)
      const die = game.options().find((option) => /^die \S+ \d$/.test(option)) ?? ''
      game.play(die, 'leave', 'end turn')
    }
  })

  clause('king-8', 'is made in the last round too and decides ties at the end', () => {
    const even: SeatSetting = { resources: {}, vp: 20 }
    const game = closes(
      four()
        .round(4)
        .fair(4, 'verona', 'fair.contract')
        .seat('blue', { ...even, vp: 20 - 4 - 1 })
        .seat('orange', even)
        .seat('green', even)
        .seat('purple', even)
        .king({ 1: ['blue'], 0: ['green', 'orange'], [-2]: ['purple'] }),
    )
    expect(game).toAwait('nobody')
    expect(game.order()).toEqual(['blue', 'green', 'orange', 'purple'])
    for (const colour of ['blue', 'green', 'orange'] as const)
      expect(game).toHave(colour, { vp: 20 })
    expect(game).toHave('purple', { vp: 19 })
    expect(game.standings()).toEqual(['blue', 'green', 'orange', 'purple'])
  })
})

describe('markers below 0', () => {
  clause('king-6', 'return to 0, the nearest first, on top of those there', () => {
    const game = closes(four().king({ 0: ['purple'], [-1]: ['orange'], [-3]: ['green', 'blue'] }))
    expect(game.kingTrack()).toEqual({ '0': ['purple', 'orange', 'green', 'blue'] })
  })

  clause('king-6', 'the lowest ends on top, whatever the stack was', () => {
    const game = closes(
      four().king({ [-10]: ['blue'], [-7]: ['green'], [-2]: ['orange'], 3: ['purple'] }),
    )
    expect(game.kingTrack()).toEqual({ '0': ['orange', 'green', 'blue'], '3': ['purple'] })
  })

  clause('king-6', 'those at 0 or above stay, in their stacks', () => {
    const game = closes(four().king({ 0: ['green', 'orange'], 5: ['purple', 'blue'] }))
    expect(game.kingTrack()).toEqual({ '0': ['green', 'orange'], '5': ['purple', 'blue'] })
  })
})

describe('the example of the rulebook', () => {
  clause('ex-king-phase', 'blue +3, purple and orange 0, green −2; the tile goes to blue', () => {
    const game = closes(
      four()
        .kingTile('bonus.gold-3')
        .king({ 3: ['blue'], 0: ['purple', 'orange'], [-2]: ['green'] }),
    )
    expect(game).toAwait('blue')
    game.play('take bonus.gold-3')
    expect(game).toHave('blue', { vp: 13, storehouse: ['bonus.gold-3'] })
    expect(game).toHave('orange', { vp: 10 })
    expect(game).toHave('purple', { vp: 10 })
    expect(game).toHave('green', { vp: 8 })
    expect(game.order()).toEqual(['blue', 'purple', 'orange', 'green'])
    expect(game.kingTrack()).toEqual({ '3': ['blue'], '0': ['purple', 'orange', 'green'] })
  })
})
