import { violations, clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })
const four = () => scenario({ seats: ['blue', 'orange', 'green', 'purple'] })

describe('the map', () => {
  clause('map-1', 'pieces may share spaces, road spaces too, and none blocks another', () => {
    const game = four()
      .seat('orange', { merchant: 'arles--genova', architect: 'arles--genova' })
      .seat('green', { merchant: 'arles--genova', architect: 'genova' })
      .seat('blue', { merchant: 'arles', architect: 'arles--genova' })
      .action('blue', 'merchant', 3)
      .play('walk merchant arles--genova', 'walk merchant genova')
    expect(game).toHave('blue', { merchant: 'genova' })
    expect(game).toHave('orange', { merchant: 'arles--genova' })
    expect(game).toOffer('build house genova-1')
  })

  clause('map-2', 'houses and pillars are placed only in towns, never on road spaces', () => {
    const road = 'paris--bordeaux'
    const architect = two().seat('blue', { architect: road }).action('blue', 'architect', 2)
    expect(architect).toOfferExactly('walk architect paris', 'walk architect bordeaux', 'end turn')
    expect(architect).toRefuse(`build pillar ${road}`, 'map-2')
    const merchant = two().seat('blue', { merchant: road }).action('blue', 'merchant', 2)
    expect(merchant).toOfferExactly('walk merchant paris', 'walk merchant bordeaux', 'end turn')
    expect(merchant.game.rules.names.houseSpace.filter((name) => name.includes('--'))).toEqual([])
  })

  clause('map-2', 'a town without a cathedral takes no pillar', () => {
    const game = two().seat('blue', { architect: 'genova' }).action('blue', 'architect', 2)
    expect(game).toRefuse('build pillar genova', 'map-2', { town: 'genova' })
  })

  clause('map-3', 'bonus tiles on the map are never replenished', () => {
    const game = two()
      .autoChance()
      .mapTile('genova', 'bonus.gold-3')
      .mapTile('leipzig', 'bonus.vp-4')
      .seat('blue', { merchant: 'genova' })
      .action('blue', 'merchant', 1)
      .play('take bonus.gold-3', 'end turn')
    while (game.awaits() !== 'nobody') {
      expect(game.board().mapTiles).toEqual({ leipzig: 'bonus.vp-4' })
      const options = game.options()
      game.play(options.find((option) => /^(die|leave|climb|end turn)/.test(option)) ?? 'none')
    }
    expect(game.board().round).toBe(4)
    expect(violations(game.game, game.state)).toEqual([])
  })

  clause('map-4', 'with no house or pillar in supply none can be placed', () => {
    const merchant = two()
      .seat('blue', { merchant: 'genova', houses: ['wien', 'london'] })
      .action('blue', 'merchant', 2)
    expect(merchant).toHave('blue', { housesInSupply: 0 })
    expect(merchant).toRefuse('build house genova', 'map-4')
    const architect = two()
      .seat('blue', { architect: 'praha', pillars: ['wien', 'london'] })
      .action('blue', 'architect', 2)
    expect(architect).toHave('blue', { pillarsInSupply: 0 })
    expect(architect).toRefuse('build pillar praha', 'map-4')
  })

  clause(
    'map-4',
    'houses and pillars come from the player’s supply and stay in their place',
    () => {
      const game = two()
        .autoChance()
        .seat('blue', { merchant: 'genova', architect: 'genova', pillars: ['praha'] })
        .action('blue', 'merchant', 2)
        .play('build house genova', 'end turn')
      expect(game).toHave('blue', { housesInSupply: 1, pillarsInSupply: 1 })
      expect(game).toHave('orange', { housesInSupply: 2, pillarsInSupply: 2 })
      while (game.awaits() !== 'nobody') {
        const options = game.options()
        game.play(options.find((option) => /^(die|leave|climb|end turn)/.test(option)) ?? 'none')
        expect(game).toHave('blue', { houses: ['tiletum-1', 'genova'], pillars: ['praha'] })
      }
    },
  )
})
