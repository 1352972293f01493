import { content } from '@tiletum/content'
import { violations, clause, newGame, scenario } from '@tiletum/testkit'
import type { Colour } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ANY_2 } from './support/goods.ts'

const ALL: readonly Colour[] = ['blue', 'orange', 'green', 'purple']
const copiesAt = (players: number, family: string): number =>
  newGame({ seats: ALL.slice(0, players) })
    .game.rules.faces.filter((face) => face.family === family)
    .reduce((sum, { copies }) => sum + copies, 0)

describe('components and limits', () => {
  clause('comp-1', 'there are five resources', () => {
    expect(
      Object.keys(scenario({ seats: ['blue', 'orange'] }).seatState('blue').resources),
    ).toEqual(['gold', 'food', 'wool', 'stone', 'iron'])
  })

  clause('comp-1', 'the supply never runs out', () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .seat('blue', { resources: { iron: 10_000 } })
      .seat('orange', { resources: { iron: 10_000 } })
      .turn('blue', 'die blue 6')
    expect(game).toHave('blue', { resources: { iron: 10_006 } })
  })

  for (const [colour, resource] of [
    ['blue', 'iron'],
    ['pink', 'food'],
    ['yellow', 'gold'],
    ['light-gray', 'wool'],
    ['dark-gray', 'stone'],
  ] as const)
    clause('comp-2', `a ${colour} die gives ${resource} and nothing else`, () => {
      const game = scenario({ seats: ['blue', 'orange'] })
        .seat('blue', { resources: {} })
        .turn('blue', `die ${colour} 5`)
      const none = { gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }
      expect(game).toHave('blue', { resources: { ...none, [resource]: 5 } })
    })

  clause('comp-2', 'there are 20 dice, four of each colour', () => {
    const { bag } = newGame({ seats: ALL }).state
    expect(bag).toEqual([4, 4, 4, 4, 4])
  })

  clause('comp-3', 'the tiles and tokens are as many as the box holds', () => {
    const { base } = content
    expect(base.fairs.towns).toHaveLength(8)
    expect(base.fairs.tiles).toHaveLength(11)
    expect(base.map.towns.flatMap(({ cathedral }) => cathedral ?? [])).toHaveLength(25)
    expect(base.costs).toHaveLength(9)
    expect(base.corruption.tokens.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2])
    expect(copiesAt(4, 'bonus')).toBe(54)
    expect(copiesAt(4, 'contract')).toBe(26)
    expect(copiesAt(4, 'character')).toBe(45)
  })

  clause('comp-3', 'a player has 8 houses, 7 pillars, one merchant and one architect', () => {
    const game = scenario({ seats: ALL })
    for (const colour of ALL) {
      const { houses, housesInSupply, pillarsInSupply, pillars, merchant, architect } =
        game.seatState(colour)
      const roofs = 5
      const onContracts = 5
      expect(houses.length + roofs + housesInSupply).toBe(8)
      expect(pillars.length + onContracts + pillarsInSupply).toBe(7)
      expect([merchant, architect]).toEqual(['tiletum', 'tiletum'])
    }
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  clause('comp-3', 'the bonus action point markers are +3, +2, +2, +1 and +1', () => {
    const game = scenario({ seats: ALL }).seat('blue', {
      rooms: {
        1: ['character.king.vp-2', 'character.king.vp-3', 'character.king.gold-2'],
        2: ['character.merchant.house', 'character.merchant.step-1'],
        3: ['character.architect.pillar', 'character.architect.step-1'],
        4: ['character.character.food-2'],
        5: ['character.contract.wool-2'],
      },
      crests: { 1: 'lily', 2: 'lion', 3: 'eagle', 4: 'chalice' },
      storehouse: ['bonus.crest-sun'],
      resources: { food: 3 },
    })
    game.turn('blue', 'crest sun building 5', 'gain gold+gold')
    expect(game.seatState('blue').markers).toEqual({
      king: 3,
      merchant: 2,
      architect: 2,
      character: 1,
      contract: 1,
    })
  })

  clause('comp-4', 'a loss that would pass 0 stops there', () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .seat('blue', { vp: 4, king: -5 })
      .seat('orange', { vp: 4, king: -3 })
      .fair(1, 'tiletum', 'fair.crest')
      .turnOfRound(3)
      .turn('orange', 'die pink 4', 'end turn')
    // the award for the highest goes to orange: 4 + 4 − 3
    expect(game).toHave('blue', { vp: 0 })
    expect(game).toHave('orange', { vp: 5 })
  })

  clause('comp-4', 'points have no upper limit', () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .seat('blue', { vp: 299, storehouse: ['bonus.vp-4'] })
      .turn('blue', 'use bonus.vp-4')
    expect(game).toHave('blue', { vp: 303 })
  })

  clause('comp-5', 'tiles of higher player counts are left out', () => {
    for (const family of ['bonus', 'contract', 'character'] as const) {
      const { bonus, contracts, characters } = content.base
      const faces = { bonus, contract: contracts, character: characters }[family]
      const marks = faces.flatMap((face) => face.marks)
      for (const players of [2, 3, 4])
        expect(copiesAt(players, family)).toBe(marks.filter((mark) => mark <= players).length)
      expect(new Set(marks)).toEqual(new Set([2, 3, 4]))
    }
    const two = scenario({ seats: ['blue', 'orange'] })
    expect(() => two.offer('contract', ['contract.crest-eagle'])).toThrow('not in a game of 2')
    expect(() => two.offer('contract', ['contract.crest-tower'])).toThrow('not in a game of 2')
    const three = scenario({ seats: ['blue', 'orange', 'green'] })
    expect(() => three.offer('contract', ['contract.crest-tower'])).toThrow('not in a game of 3')
    expect(three.offer('contract', ['contract.crest-eagle']).board().contracts).toContain(
      'contract.crest-eagle',
    )
  })

  clause('comp-6', '"any 2" may be equal or different, gold included', () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .seat('blue', { storehouse: ['bonus.any-2'], resources: {} })
      .turn('blue', 'use bonus.any-2')
    expect(game).toOfferExactly(...ANY_2)
    expect(game.play('gain gold+wool')).toHave('blue', { resources: { gold: 1, wool: 1 } })
  })

  clause('comp-6', 'one resource "of choice" is any of the five', () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .seat('blue', { resources: { food: 1 } })
      .action('blue', 'contract', 2)
      .play('exchange food gold')
    expect(game).toOfferExactlyBesidesTasks(
      'gain gold',
      'gain food',
      'gain wool',
      'gain stone',
      'gain iron',
    )
  })

  clause('comp-6', '"identical" resources are of any one kind, gold included', () => {
    const game = scenario({ seats: ['blue', 'orange'] }).seat('blue', {
      storehouse: ['contract.identical-3'],
      resources: { gold: 3, food: 3, wool: 3, stone: 3, iron: 3 },
    })
    expect(game.turn('blue')).toOffer(
      'fulfil contract.identical-3 with gold',
      'fulfil contract.identical-3 with food',
      'fulfil contract.identical-3 with wool',
      'fulfil contract.identical-3 with stone',
      'fulfil contract.identical-3 with iron',
    )
  })
})
