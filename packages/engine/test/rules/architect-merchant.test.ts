import { content } from '@tiletum/content'
import { clause, scenario } from '@tiletum/testkit'
import type { Colour } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })
const three = () => scenario({ seats: ['blue', 'orange', 'green'] })
const four = () => scenario({ seats: ['blue', 'orange', 'green', 'purple'] })

describe('the architect action', () => {
  clause('arch-1', '1 point moves the architect to an adjacent space', () => {
    const game = two().action('blue', 'architect', 2)
    expect(game).toOfferExactly(
      'walk architect antwerpen',
      'walk architect koln',
      'walk architect paris',
      'end turn',
    )
    expect(game).toRefuse('walk architect frankfurt', 'arch-1', { stands: 'tiletum' })
    expect(game).toRefuse('walk architect tiletum', 'arch-1')
    expect(game).toRefuse('walk merchant paris', 'turn-1')
    game.play('walk architect koln')
    expect(game).toHave('blue', { architect: 'koln', merchant: 'tiletum' })
    game.play('walk architect frankfurt')
    expect(game).toOfferExactly('end turn')
    expect(game).toRefuse('walk architect koln', 'turn-5', { points: 0 })
  })

  clause('arch-1', 'road spaces count as spaces', () => {
    const game = two().seat('blue', { architect: 'strasbourg' }).action('blue', 'architect', 2)
    expect(game).toOfferExactly(
      'walk architect troyes',
      'walk architect frankfurt',
      'walk architect strasbourg--milano',
      'end turn',
    )
    expect(game).toRefuse('walk architect milano', 'arch-1')
    game.play('walk architect strasbourg--milano')
    expect(game).toOfferExactly('walk architect strasbourg', 'walk architect milano', 'end turn')
    game.play('walk architect milano')
    expect(game).toOfferExactly('end turn')
  })

  clause('arch-2', '1 point places a pillar from supply at the cathedral of the town', () => {
    const game = two().seat('blue', { architect: 'praha' }).action('blue', 'architect', 1)
    expect(game).toOfferExactly(
      'walk architect leipzig',
      'walk architect nurnberg',
      'walk architect wien',
      'build pillar praha',
      'end turn',
    )
    expect(game).toRefuse('build pillar wien', 'arch-2', { stands: 'praha', town: 'wien' })
    game.play('build pillar praha')
    expect(game).toHave('blue', { pillars: ['praha'], pillarsInSupply: 1 })
    expect(game).toOfferExactly('end turn')
  })

  clause('arch-2', 'a cathedral takes no second pillar of the same player', () => {
    const game = two()
      .seat('blue', { architect: 'praha', pillars: ['praha'] })
      .action('blue', 'architect', 3)
    expect(game).not.toOffer('build pillar praha')
    expect(game).toRefuse('build pillar praha', 'arch-2')
  })

  clause(
    'arch-2',
    'a pillar needs an empty space: a cathedral has one for each of its tiles',
    () => {
      for (const { id, cathedral } of content.base.map.towns) {
        if (cathedral === undefined) continue
        const others: readonly Colour[] = ['orange', 'green', 'purple']
        for (const taken of [cathedral.length - 1, cathedral.length]) {
          const game = four()
            .costs({ [id]: 'cost.stone-2-vp-2' })
            .seat('blue', { architect: id })
          for (const colour of others.slice(0, taken)) game.seat(colour, { pillars: [id] })
          game.action('blue', 'architect', 1)
          if (taken < cathedral.length) expect(game).toOffer(`build pillar ${id}`)
          else expect(game).toRefuse(`build pillar ${id}`, 'arch-2')
        }
      }
    },
  )

  clause('arch-3', '1 point takes the bonus tile of the town to the storehouse', () => {
    const game = three()
      .seat('blue', { architect: 'nurnberg' })
      .mapTile('nurnberg', 'bonus.gold-3')
      .mapTile('leipzig', 'bonus.vp-4')
      .action('blue', 'architect', 1)
    expect(game).toOffer('take bonus.gold-3')
    expect(game).toRefuse('take bonus.vp-4', 'arch-3', { tile: 'bonus.vp-4' })
    game.play('take bonus.gold-3')
    expect(game).toHave('blue', { storehouse: ['bonus.gold-3'] })
    expect(game.board().mapTiles).toEqual({ leipzig: 'bonus.vp-4' })
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })

  for (const [id, piece] of [
    ['arch-3', 'architect'],
    ['merch-4', 'merchant'],
  ] as const)
    clause(id, 'of two tiles in a town each may be taken, two equal ones are one option', () => {
      const venice = () => three().seat('blue', { [piece]: 'venezia', resources: {} })
      const game = venice()
        .mapTile('venezia', 'bonus.gold-3', 1)
        .mapTile('venezia', 'bonus.vp-4', 2)
        .action('blue', piece, 2)
      expect(game.board().mapTiles).toEqual({
        'venezia-1': 'bonus.gold-3',
        'venezia-2': 'bonus.vp-4',
      })
      expect(game).toOffer('take bonus.gold-3', 'take bonus.vp-4')
      game.play('take bonus.vp-4')
      expect(game.board().mapTiles).toEqual({ 'venezia-1': 'bonus.gold-3' })
      expect(game.play('take bonus.gold-3')).toHave('blue', {
        storehouse: ['bonus.vp-4', 'bonus.gold-3'],
      })
      const equal = venice()
        .mapTile('venezia', 'bonus.gold-3', 1)
        .mapTile('venezia', 'bonus.gold-3', 2)
        .action('blue', piece, 2)
      expect(equal.options().filter((option) => option.startsWith('take'))).toEqual([
        'take bonus.gold-3',
      ])
      equal.play('take bonus.gold-3')
      expect(equal.board().mapTiles).toEqual({ 'venezia-2': 'bonus.gold-3' })
      expect(equal.play('take bonus.gold-3').board().mapTiles).toEqual({})
    })

  clause('arch-3', 'the tile is that of the town of the architect, not of the merchant', () => {
    const game = three()
      .seat('blue', { merchant: 'nurnberg' })
      .mapTile('nurnberg', 'bonus.gold-3')
      .action('blue', 'architect', 2)
    expect(game).not.toOffer('take bonus.gold-3')
  })

  clause('arch-4', 'the unavailable cathedral takes no pillar', () => {
    const game = two()
      .costs({ praha: 'cost.closed' })
      .seat('blue', { architect: 'praha' })
      .action('blue', 'architect', 2)
    expect(game).toRefuse('build pillar praha', 'arch-4', { town: 'praha' })
    const open = two()
      .costs({ praha: 'cost.stone-7-vp-12' })
      .seat('blue', { architect: 'praha' })
      .action('blue', 'architect', 2)
    expect(open).toOffer('build pillar praha')
  })

  clause('ex-architect', 'with a 3: Frankfurt to Nürnberg, its tile, to Praha, a pillar', () => {
    // Nürnberg's bonus space is for three players or more
    expect(() => two().mapTile('nurnberg', 'bonus.gold-3')).toThrow()
    const game = three()
      .facing('architect', 3)
      .seat('blue', { architect: 'frankfurt' })
      .mapTile('nurnberg', 'bonus.gold-3')
      .turn('blue', 'die blue 3')
      .play('walk architect nurnberg', 'take bonus.gold-3', 'walk architect praha')
      .play('build pillar praha')
    expect(game).toHave('blue', {
      architect: 'praha',
      storehouse: ['bonus.gold-3'],
      pillars: ['praha'],
      resources: { iron: 4 },
    })
    expect(game).toOfferExactlyBesidesTasks('end turn')
    expect(game).toRefuse('walk architect wien', 'turn-5', { points: 0 })
  })
})

describe('the merchant action', () => {
  clause('merch-1', '1 point moves the merchant to an adjacent space', () => {
    const game = two().seat('blue', { merchant: 'genova' }).action('blue', 'merchant', 2)
    expect(game).toOfferExactly(
      'walk merchant milano',
      'walk merchant firenze',
      'walk merchant arles--genova',
      'build house genova',
      'end turn',
    )
    expect(game).toRefuse('walk merchant arles', 'merch-1', { stands: 'genova' })
    expect(game).toRefuse('walk merchant genova', 'merch-1')
    expect(game).toRefuse('walk architect paris', 'turn-1')
    game.play('walk merchant arles--genova')
    expect(game).toHave('blue', { merchant: 'arles--genova', architect: 'tiletum' })
    expect(game).toOfferExactly('walk merchant arles', 'walk merchant genova', 'end turn')
    game.play('walk merchant arles')
    expect(game).toOfferExactly('end turn')
  })

  clause('merch-1', 'from Wien there is one way, to Praha', () => {
    const game = two().seat('blue', { merchant: 'wien' }).action('blue', 'merchant', 2)
    expect(game).toOfferExactly('walk merchant praha', 'build house wien', 'end turn')
    expect(game).toRefuse('walk merchant venezia', 'merch-1', { stands: 'wien' })
    expect(game.play('walk merchant praha')).toOfferExactly(
      'walk merchant leipzig',
      'walk merchant nurnberg',
      'walk merchant wien',
      'end turn',
    )
  })

  clause('merch-2', '1 point places a house from supply in the town of the merchant', () => {
    const game = two().seat('blue', { merchant: 'genova' }).action('blue', 'merchant', 1)
    expect(game).toRefuse('build house arles', 'merch-2', { town: 'arles', stands: 'genova' })
    game.play('build house genova')
    expect(game).toHave('blue', { houses: ['tiletum-1', 'genova'], housesInSupply: 1 })
    expect(game).toOfferExactly('end turn')
  })

  clause('merch-2', 'a house needs an empty house space', () => {
    const game = two()
      .seat('orange', { houses: ['genova'] })
      .seat('blue', { merchant: 'genova' })
      .action('blue', 'merchant', 2)
    expect(game).not.toOffer('build house genova')
    expect(game).toRefuse('build house genova', 'merch-2', { town: 'genova' })
  })

  clause('merch-2', 'a town takes no second house of the same player', () => {
    const game = four()
      .seat('blue', { merchant: 'genova', houses: ['genova-1'] })
      .action('blue', 'merchant', 2)
    expect(game).toRefuse('build house genova-1', 'merch-2')
    expect(game).toRefuse('build house genova-2', 'merch-2')
    const orange = four()
      .seat('blue', { houses: ['genova-1'] })
      .seat('orange', { merchant: 'genova' })
      .action('orange', 'merchant', 2)
    expect(orange).toOffer('build house genova-2')
  })

  clause('merch-3', 'the printed victory points are received at once', () => {
    for (const [town, points] of [
      ['london', 2],
      ['hamburg', 2],
      ['bordeaux', 3],
      ['wien', 3],
      ['venezia', 3],
      ['firenze', 3],
    ] as const) {
      const game = two().seat('blue', { merchant: town, vp: 10 }).action('blue', 'merchant', 1)
      game.play(`build house ${town}`)
      expect(game).toHave('blue', { vp: 10 + points })
    }
    const plain = two().seat('blue', { merchant: 'genova' }).action('blue', 'merchant', 1)
    expect(plain.play('build house genova')).toHave('blue', { vp: 10 })
  })

  clause(
    'merch-3',
    'the printed bonuses of all characters of one chosen building are received',
    () => {
      const game = two()
        .seat('blue', {
          merchant: 'milano',
          rooms: {
            1: ['character.king.gold-2', '', 'character.king.vp-3'],
            4: ['character.contract.wool-2'],
          },
          crests: { 4: 'lily' },
          resources: {},
        })
        .action('blue', 'merchant', 1)
        .play('build house milano')
      // completed or not, with at least one character
      expect(game).toOfferExactlyBesidesTasks('characters 1', 'characters 4', 'done')
      expect(game).toRefuse('characters 2', 'help-8', { building: 2 })
      expect(game).toRefuse('characters 6', 'help-8')
      const completed = game.fork().play('characters 4', 'bonus character.contract.wool-2')
      expect(completed).toHave('blue', { resources: { wool: 2 } })
      expect(completed).toOfferExactlyBesidesTasks('end turn')
      game.play('characters 1', 'bonus character.king.vp-3', 'bonus character.king.gold-2')
      expect(game).toHave('blue', { resources: { gold: 2, wool: 0 }, vp: 13 })
      expect(game).toOfferExactlyBesidesTasks('end turn')
    },
  )

  clause('merch-3', 'with no character on the board the bonus of characters is lost', () => {
    const game = two().seat('blue', { merchant: 'milano' }).action('blue', 'merchant', 2)
    game.play('build house milano')
    expect(game).toOfferExactlyBesidesTasks(
      'walk merchant verona',
      'walk merchant genova',
      'walk merchant strasbourg--milano',
      'end turn',
    )
  })

  clause('merch-4', '1 point takes the bonus tile of the town to the storehouse', () => {
    const game = three()
      .seat('blue', { merchant: 'nurnberg', architect: 'leipzig' })
      .mapTile('nurnberg', 'bonus.gold-3')
      .mapTile('leipzig', 'bonus.vp-4')
      .action('blue', 'merchant', 1)
    expect(game).toOffer('take bonus.gold-3')
    expect(game).toRefuse('take bonus.vp-4', 'merch-4', { tile: 'bonus.vp-4' })
    game.play('take bonus.gold-3')
    expect(game).toHave('blue', { storehouse: ['bonus.gold-3'] })
    expect(game.board().mapTiles).toEqual({ leipzig: 'bonus.vp-4' })
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })

  clause('merch-5', 'spaces marked "3+" or "4" exist only at those player counts', () => {
    const seats: readonly Colour[] = ['blue', 'orange', 'green', 'purple']
    const housesAt = (players: number, town: string): readonly string[] =>
      scenario({ seats: seats.slice(0, players) })
        .seat('blue', { merchant: town })
        .action('blue', 'merchant', 1)
        .options()
        .filter((option) => option.startsWith('build house'))
    expect(housesAt(2, 'koln')).toEqual([])
    expect(housesAt(3, 'koln')).toEqual(['build house koln'])
    expect(housesAt(2, 'genova')).toEqual(['build house genova'])
    expect(housesAt(3, 'genova')).toEqual(['build house genova-1', 'build house genova-2'])
    expect(housesAt(3, 'paris')).toEqual(['build house paris'])
    expect(housesAt(4, 'paris')).toEqual(['build house paris-1', 'build house paris-2'])
    for (const players of [2, 3, 4])
      for (const { id, houses } of content.base.map.towns)
        if (id !== content.base.map.home)
          expect(housesAt(players, id)).toHaveLength(
            houses.filter(({ mark }) => mark <= players).length,
          )
    const table = (players: number) => scenario({ seats: seats.slice(0, players) })
    expect(() => table(2).mapTile('koln', 'bonus.gold-3')).toThrow('no entry')
    expect(table(3).mapTile('koln', 'bonus.gold-3').board().mapTiles).toHaveProperty('koln')
    expect(() => table(3).mapTile('praha', 'bonus.gold-3')).toThrow('no entry')
    expect(table(4).mapTile('praha', 'bonus.gold-3').board().mapTiles).toHaveProperty('praha')
  })

  clause('merch-6', 'with several empty house spaces the player chooses which', () => {
    const game = four()
      .seat('blue', { merchant: 'lyon', rooms: { 4: ['character.king.vp-3'] }, vp: 0 })
      .action('blue', 'merchant', 1)
    expect(game).toOffer('build house lyon-1', 'build house lyon-2')
    expect(game.fork().play('build house lyon-1')).toOfferExactlyBesidesTasks('end turn')
    game.play('build house lyon-2')
    expect(game).toOfferExactly('characters 4', 'done')
    const points = four().seat('blue', { merchant: 'venezia', vp: 0 }).action('blue', 'merchant', 1)
    expect(points.fork().play('build house venezia-1')).toHave('blue', { vp: 3 })
    expect(points.play('build house venezia-2')).toHave('blue', { vp: 2 })
  })

  clause('ex-merchant', 'with a 4: Arles to Genova is two moves, then a house', () => {
    const game = two()
      .facing('merchant', 4)
      .seat('blue', { merchant: 'arles' })
      .turn('blue', 'die pink 4')
    expect(game).toRefuse('walk merchant genova', 'merch-1')
    game.play('walk merchant arles--genova', 'walk merchant genova', 'build house genova')
    expect(game).toHave('blue', {
      merchant: 'genova',
      houses: ['tiletum-1', 'genova'],
      resources: { food: 5 },
    })
    expect(game).toOfferExactly('end turn')
    expect(game).toRefuse('walk merchant milano', 'turn-5', { points: 0 })
  })
})
