import { clause, scenario } from '@tiletum/testkit'
import type { SeatSetting } from '@tiletum/testkit'
import { describe, expect } from 'vitest'
import { ANY_2 } from './support/goods.ts'
import { HOUSE_SPACES_OF_TWO, SPACES } from './support/spaces.ts'

const two = () => scenario({ seats: ['blue', 'orange'] })
const blueWith = (setting: SeatSetting) => two().seat('blue', setting).turn('blue')

describe('a crest is placed', () => {
  const FOOD = [6, 6, 5, 4, 3, 2]

  for (const food of [1, 2, 3, 4, 5, 6])
    clause('task-4', `with ${food} food under the buildings that cost no more food`, () => {
      const game = blueWith({ storehouse: ['bonus.crest-lily'], resources: { food } })
      const payable = FOOD.flatMap((cost, index) => (cost <= food ? [index + 1] : []))
      expect(game).toOfferExactlyTheTasks(
        ...payable.map((building) => `crest lily building ${building}`),
      )
      for (const building of payable) {
        const after = game.fork().play(`crest lily building ${building}`)
        expect(after).toHave('blue', {
          resources: { food: food - (FOOD[building - 1] ?? 0) },
          storehouse: [],
          crests: { [building]: 'lily' },
        })
      }
    })

  clause('task-4', 'only if its food can be paid', () => {
    const game = blueWith({ storehouse: ['bonus.crest-lily'], resources: { food: 4 } })
    const facts = { crest: 'lily', building: 3, price: 5, have: 4, short: 1 }
    expect(game).toRefuse('crest lily building 3', 'task-4', facts)
  })

  clause('task-4', 'under a building with characters or without, of six the one with none', () => {
    const game = blueWith({
      storehouse: ['contract.crest-lily', 'bonus.crest-sun'],
      resources: { food: 8 },
      rooms: { 1: ['character.king.vp-2'], 4: ['character.merchant.house'] },
      crests: { 3: 'tower' },
    })
    expect(game).toOfferExactlyTheTasks(
      ...['lily', 'sun'].flatMap((crest) =>
        [1, 2, 4, 5, 6].map((building) => `crest ${crest} building ${building}`),
      ),
    )
    expect(game).toRefuse('crest lily building 3', 'task-4', { building: 3 })
  })

  clause('task-4', 'and stays in its place', () => {
    const game = blueWith({
      storehouse: ['bonus.crest-lily', 'bonus.crest-sun'],
      resources: { food: 5 },
    })
    game.play('crest lily building 6')
    expect(game).toHave('blue', { crests: { 6: 'lily' }, storehouse: ['bonus.crest-sun'] })
    expect(game).toOfferExactlyTheTasks('crest sun building 5')
    expect(game).toRefuse('crest lily building 5', 'task-4', { crest: 'lily' })
    expect(game).toRefuse('crest sun building 6', 'task-4', { building: 6 })
  })

  clause('task-4', 'only if it is in the storehouse', () => {
    const game = blueWith({ storehouse: ['bonus.vp-4'], resources: { food: 9 } })
    expect(game).toRefuse('crest sun building 1', 'task-4', { crest: 'sun' })
  })
})

describe('the bonus of a crest space', () => {
  const lily: SeatSetting = { storehouse: ['bonus.crest-lily'], resources: { food: 6 } }

  clause('task-5', '1: a house in any town with room and without a house of the player', () => {
    const game = two()
      .seat('orange', { houses: ['paris'] })
      .seat('blue', { ...lily, houses: ['genova'], merchant: 'arles--genova' })
      .turn('blue', 'crest lily building 1')
    expect(game).toOfferExactly(
      ...HOUSE_SPACES_OF_TWO.filter((town) => town !== 'paris' && town !== 'genova').map(
        (town) => `build house ${town}`,
      ),
      'done',
    )
    expect(game).toRefuse('build house paris', 'merch-2')
    expect(game).toRefuse('build house genova', 'merch-2')
    expect(game).toRefuse('build house tiletum-2', 'merch-2')
    game.play('build house frankfurt')
    expect(game).toHave('blue', { housesInSupply: 0, houses: ['tiletum-1', 'frankfurt', 'genova'] })
    expect(game).toOffer('die pink 3')
  })

  clause(
    'task-5',
    '2: a pillar at any cathedral with room and without a pillar of the player',
    () => {
      const game = scenario({ seats: ['blue', 'orange', 'green'] })
        .costs({ lyon: 'cost.closed' })
        .seat('orange', { pillars: ['praha'] })
        .seat('green', { pillars: ['praha'] })
        .seat('blue', { ...lily, pillars: ['paris'] })
        .turn('blue', 'crest lily building 2')
      expect(game).toOfferExactly(
        'build pillar london',
        'build pillar koln',
        'build pillar bordeaux',
        'build pillar wien',
        'build pillar milano',
        'build pillar firenze',
        'done',
      )
      expect(game).toRefuse('build pillar praha', 'arch-2')
      expect(game).toRefuse('build pillar paris', 'arch-2')
      expect(game).toRefuse('build pillar lyon', 'arch-4')
      expect(game).toRefuse('build pillar genova', 'map-2')
      game.play('build pillar wien')
      expect(game).toHave('blue', { pillarsInSupply: 0, pillars: ['paris', 'wien'] })
    },
  )

  clause('task-5', '3: the merchant to any space, road spaces too', () => {
    const game = blueWith({ ...lily, resources: { food: 5 } }).play('crest lily building 3')
    expect(game).toOfferExactly(
      ...SPACES.filter((space) => space !== 'tiletum').map((space) => `walk merchant ${space}`),
      'done',
    )
    game.play('walk merchant strasbourg--milano')
    expect(game).toHave('blue', { merchant: 'strasbourg--milano', architect: 'tiletum' })
    expect(game).toOffer('die pink 3')
  })

  clause('task-5', '4: the architect to any space, road spaces too', () => {
    const game = blueWith({ ...lily, resources: { food: 4 }, architect: 'praha' })
    game.play('crest lily building 4')
    expect(game).toOfferExactly(
      ...SPACES.filter((space) => space !== 'praha').map((space) => `walk architect ${space}`),
      'done',
    )
    game.play('walk architect firenze')
    expect(game).toHave('blue', { merchant: 'tiletum', architect: 'firenze' })
    expect(game).toOffer('die pink 3')
  })

  clause('task-5', '5: any 2 resources', () => {
    const game = blueWith({ ...lily, resources: { food: 3 } }).play('crest lily building 5')
    expect(game).toOfferExactly(...ANY_2)
    game.play('gain gold+iron')
    expect(game).toHave('blue', { resources: { gold: 1, iron: 1, food: 0 } })
  })

  clause('task-5', '6: 5 points', () => {
    const game = blueWith({ ...lily, resources: { food: 2 } }).play('crest lily building 6')
    expect(game).toHave('blue', { vp: 15 })
    expect(game).toOffer('die pink 3')
  })

  clause(
    'task-5',
    'need not be usable: without a house or pillar the crest is placed all the same',
    () => {
      const game = two()
        .seat('blue', {
          storehouse: ['bonus.crest-lily', 'bonus.crest-sun'],
          resources: { food: 12 },
          houses: ['genova', 'paris'],
          pillars: ['london', 'wien'],
        })
        .turn('blue', 'crest lily building 1')
      expect(game).toOfferExactlyBesidesTasks('done')
      expect(game).toRefuse('build house arles', 'map-4')
      game.play('done', 'crest sun building 2')
      expect(game).toOfferExactly('done')
      expect(game).toRefuse('build pillar paris', 'map-4')
      game.play('done')
      expect(game).toHave('blue', { crests: { 1: 'lily', 2: 'sun' }, resources: { food: 0 } })
    },
  )

  clause('task-5', 'may be declined', () => {
    const game = blueWith(lily).play('crest lily building 3', 'done')
    expect(game).toHave('blue', { merchant: 'tiletum', crests: { 3: 'lily' } })
    expect(game).toOffer('die pink 3')
  })
})

describe('two crests of one kind', () => {
  const owners: Record<string, SeatSetting> = {
    'in the storehouse': { storehouse: ['contract.crest-lily'] },
    'under a building': { crests: { 6: 'lily' } },
  }
  for (const [where, setting] of Object.entries(owners)) {
    clause('task-8', `are never owned: with one ${where} none is taken from the wheel`, () => {
      const game = two()
        .tiles({ merchant: 'bonus.crest-lily' })
        .seat('blue', { ...setting, resources: {} })
        .turn('blue', 'die pink 4')
      expect(game).toOfferExactlyBesidesTasks('leave')
      expect(game).toRefuse('take bonus.crest-lily', 'task-8', { tile: 'bonus.crest-lily' })
    })

    clause('task-8', `are never owned: with one ${where} none is taken from the map`, () => {
      const game = two()
        .mapTile('brugge', 'bonus.crest-lily')
        .seat('blue', { ...setting, resources: {}, merchant: 'brugge' })
        .action('blue', 'merchant', 2)
      expect(game).toRefuse('take bonus.crest-lily', 'task-8')
    })
  }

  clause(
    'task-8',
    'are never owned: with one of the bonus tiles none is taken from the offer',
    () => {
      const game = two()
        .seat('blue', { storehouse: ['bonus.crest-lily'], resources: {} })
        .offer('contract', ['contract.crest-lily', 'contract.crest-sun'])
        .action('blue', 'contract', 3)
      expect(game).toRefuse('take contract.crest-lily from 4', 'task-8')
      expect(game).toOffer('take contract.crest-sun from 5')
    },
  )

  clause('task-8', 'of different players do not matter', () => {
    const game = two()
      .tiles({ merchant: 'bonus.crest-lily' })
      .seat('orange', { crests: { 6: 'lily' } })
      .seat('blue', { crests: { 6: 'sun' } })
      .turn('blue', 'die pink 4')
    expect(game).toOffer('take bonus.crest-lily')
  })
})
