import { violations, clause, scenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = () => scenario({ seats: ['blue', 'orange'] })
const OFFER = [
  'character.king.vp-2',
  'character.king.vp-3',
  'character.merchant.house',
  'character.merchant.gold-3',
  'character.architect.pillar',
]
const TAKES = OFFER.map((id) => `take ${id}`)

describe('the character action', () => {
  clause('char-1', '1 point takes a character of the offer, which is refilled at once', () => {
    const game = two().offer('character', OFFER).action('blue', 'character', 2)
    expect(game).toOfferExactly(...TAKES, 'renew characters', 'end turn')
    expect(game).toRefuse('take character.king.gold-2', 'char-1', {
      tile: 'character.king.gold-2',
    })
    expect(game.option('take character.king.vp-2').reveals).toBe(true)
    game.play('take character.king.vp-2')
    expect(game).toHave('blue', { storehouse: ['character.king.vp-2'] })
    expect(game).toAwait('chance character')
    game.chance('draw character.contract.wool-2')
    expect(game.board().characters).toEqual(['character.contract.wool-2', ...OFFER.slice(1)])
    game.play('take character.contract.wool-2', 'draw character.king.gold-2')
    expect(game).toOfferExactly('end turn')
    expect(game).toRefuse('take character.king.gold-2', 'turn-5', { points: 0 })
  })

  clause(
    'char-2',
    '1 point discards all characters of the offer, which is refilled at once',
    () => {
      const game = two().offer('character', OFFER).action('blue', 'character', 1)
      game.play('renew characters')
      expect(game).toAwait('chance character')
      expect(game.chanceLeft()).toBe(5)
      game.chance(
        'draw character.contract.wool-2',
        'draw character.contract.iron-2',
        'draw character.king.king-1',
        'draw character.king.king-2',
        'draw character.king.gold-2',
      )
      expect(game.board().characters).toEqual([
        'character.contract.wool-2',
        'character.contract.iron-2',
        'character.king.king-1',
        'character.king.king-2',
        'character.king.gold-2',
      ])
      expect(game).toHave('blue', { storehouse: [] })
      expect(game).toOfferExactly('end turn')
    },
  )

  clause('char-2', 'a tile just discarded can not come straight back, but later', () => {
    const game = two().offer('character', OFFER).action('blue', 'character', 2)
    const total = game.state.characterPile.unseen.reduce((sum, count) => sum + count, 0)
    game.play('renew characters')
    for (let draw = 0; draw < 5; draw++) {
      for (const id of OFFER)
        if (id !== 'character.king.vp-2') expect(game).not.toOffer(`draw ${id}`)
      game.chance(
        game.options().find((option) => option.startsWith('draw character.contract')) ?? '',
      )
    }
    game.play('renew characters')
    expect(game).toOffer(...OFFER.map((id) => `draw ${id}`))
    expect(game.state.characterPile.unseen.reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  clause(
    'char-2',
    'only if the pile is too small is the rest drawn from the discarded tiles',
    () => {
      const game = two()
        .offer('character', OFFER)
        .pile('character', ['character.king.king-1', 'character.king.king-2'])
        .action('blue', 'character', 1)
        .play('renew characters')
      expect(game).toOfferExactly('draw character.king.king-1', 'draw character.king.king-2')
      game.chance('draw character.king.king-2', 'draw character.king.king-1')
      expect(game).toOfferExactly(...OFFER.map((id) => `draw ${id}`))
      game.chance('draw character.king.vp-3', 'draw character.merchant.house')
      expect(game).toOfferExactly(
        'draw character.king.vp-2',
        'draw character.merchant.gold-3',
        'draw character.architect.pillar',
      )
      game.chance('draw character.king.vp-2')
      expect(game).toAwait('blue')
      expect(violations(game.game, game.state, game.box)).toEqual([])
    },
  )

  clause('char-3', 'a room on floor 1, 2 or 3 costs 1, 2 or 3 points, in any order', () => {
    const kept = ['character.king.vp-2', 'character.king.vp-3', 'character.king.gold-2']
    const places = (id: string, points: number): string[] =>
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [1, 2],
        [2, 2],
        [3, 2],
        [1, 3],
      ].flatMap(([building = 0, floor = 0]) =>
        floor <= points ? [`place ${id} building ${building} floor ${floor}`] : [],
      )
    for (const points of [1, 2, 3]) {
      const game = two()
        .offer('character', [])
        .seat('blue', { storehouse: ['character.king.vp-2'] })
        .action('blue', 'character', points)
      expect(game).toOfferExactly(
        ...places('character.king.vp-2', points),
        'renew characters',
        'end turn',
      )
      if (points < 3)
        expect(game).toRefuse('place character.king.vp-2 building 1 floor 3', 'turn-5', {
          points,
          floor: 3,
        })
    }
    const game = two()
      .seat('blue', { storehouse: kept, resources: {} })
      .offer('character', [])
      .action('blue', 'character', 6)
      .play('place character.king.gold-2 building 1 floor 3')
    expect(game).toOffer('place character.king.vp-2 building 1 floor 1')
    game.play('place character.king.vp-2 building 1 floor 1')
    game.play('place character.king.vp-3 building 1 floor 2')
    expect(game).toHave('blue', {
      rooms: { 1: ['character.king.vp-2', 'character.king.vp-3', 'character.king.gold-2'] },
      storehouse: [],
    })
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })

  clause('char-3', 'a character comes from the storehouse and goes to an empty room', () => {
    const game = two()
      .offer('character', ['character.king.vp-2'])
      .seat('blue', {
        storehouse: ['character.king.vp-3', 'bonus.vp-4'],
        rooms: { 1: ['character.king.gold-2'] },
      })
      .action('blue', 'character', 3)
    expect(game).toRefuse('place character.king.vp-2 building 1 floor 2', 'store-1')
    expect(game).toRefuse('place character.king.vp-3 building 1 floor 1', 'char-3', {
      building: 1,
      floor: 1,
    })
    expect(game.why('place bonus.vp-4 building 1 floor 2')).toBeDefined()
  })

  clause('char-4', 'a building holds one kind, and a kind lives in one building', () => {
    const game = two()
      .offer('character', [])
      .seat('blue', {
        storehouse: ['character.king.vp-3', 'character.merchant.gold-3'],
        rooms: { 2: ['character.king.gold-2'], 3: ['', 'character.architect.stone-2'] },
      })
      .action('blue', 'character', 2)
    expect(game).toOfferExactly(
      'place character.king.vp-3 building 2 floor 2',
      'place character.merchant.gold-3 building 1 floor 1',
      'place character.merchant.gold-3 building 1 floor 2',
      'place character.merchant.gold-3 building 4 floor 1',
      'place character.merchant.gold-3 building 5 floor 1',
      'renew characters',
      'end turn',
    )
    expect(game).toRefuse('place character.king.vp-3 building 1 floor 1', 'char-4')
    expect(game).toRefuse('place character.king.vp-3 building 3 floor 1', 'char-4')
    expect(game).toRefuse('place character.merchant.gold-3 building 2 floor 2', 'char-4')
  })

  clause('char-5', 'the bonus is received at once', () => {
    const game = two()
      .seat('blue', { storehouse: ['character.king.vp-3', 'character.merchant.gold-3'] })
      .action('blue', 'character', 4)
      .play('place character.king.vp-3 building 1 floor 3')
    expect(game).toHave('blue', { vp: 13 })
    game.play('place character.merchant.gold-3 building 2 floor 1')
    expect(game).toHave('blue', { resources: { gold: 4 } })
  })

  clause('char-5', 'the bonus may be declined in whole or part', () => {
    const game = two()
      .seat('blue', { storehouse: ['character.merchant.step-2'] })
      .action('blue', 'character', 1)
      .play('place character.merchant.step-2 building 4 floor 1')
    expect(game.fork().play('done')).toHave('blue', { merchant: 'tiletum' })
    game.play('walk merchant paris')
    expect(game).toOffer('walk merchant troyes', 'done')
    expect(game.play('done')).toHave('blue', { merchant: 'paris' })
    expect(game).toOfferExactlyBesidesTasks('end turn')
  })

  clause(
    'char-6',
    'when all rooms are filled the roof house moves to the supply, not before',
    () => {
      const game = two()
        .seat('blue', {
          storehouse: ['character.king.vp-2', 'character.king.vp-3'],
          rooms: { 1: ['', 'character.king.gold-2', ''] },
        })
        .action('blue', 'character', 5)
        .play('place character.king.vp-2 building 1 floor 3')
      expect(game).toHave('blue', { housesInSupply: 2 })
      game.play('place character.king.vp-3 building 1 floor 1')
      expect(game).toHave('blue', { housesInSupply: 3 })
      expect(violations(game.game, game.state, game.box)).toEqual([])
    },
  )

  clause('char-6', 'the crest is not needed for it', () => {
    const game = two()
      .seat('blue', { storehouse: ['character.king.vp-2'] })
      .action('blue', 'character', 1)
      .play('place character.king.vp-2 building 5 floor 1')
    expect(game).toHave('blue', { housesInSupply: 3, completed: [] })
  })

  clause('char-7', 'the buildings have 3, 2, 2, 1 and 1 rooms; the sixth takes no tiles', () => {
    const game = two()
      .offer('character', [])
      .seat('blue', { storehouse: ['character.king.vp-2'] })
      .action('blue', 'character', 6)
    const rooms = [1, 2, 3, 4, 5, 6].map(
      (building) =>
        game.options().filter((option) => option.includes(` building ${building} floor `)).length,
    )
    expect(rooms).toEqual([3, 2, 2, 1, 1, 0])
    expect(game).toRefuse('place character.king.vp-2 building 6 floor 1', 'char-7', { building: 6 })
    expect(game).toRefuse('place character.king.vp-2 building 4 floor 2', 'char-7')
    expect(game).toRefuse('place character.king.vp-2 building 2 floor 3', 'char-7')
  })

  clause('char-7', 'the sixth has no roof house and gives no action bonus', () => {
    const game = two()
      .seat('blue', { storehouse: ['bonus.crest-sun'], resources: { food: 2 } })
      .turn('blue', 'crest sun building 6')
    expect(game).toHave('blue', { completed: [6], markers: {}, housesInSupply: 2 })
  })

  clause('char-8', 'a character that fits no building may be taken and stays', () => {
    const game = two()
      .offer('character', ['character.king.vp-2'])
      .seat('blue', { rooms: { 4: ['character.king.vp-3'] } })
      .action('blue', 'character', 4)
    expect(game).toOffer('take character.king.vp-2')
    game.play('take character.king.vp-2', 'draw character.king.king-1')
    expect(game).toHave('blue', { storehouse: ['character.king.vp-2'] })
    expect(game).toOfferExactly('take character.king.king-1', 'renew characters', 'end turn')
  })

  clause('char-9', 'the roof house is there before the bonus of the last character', () => {
    const game = two()
      .seat('blue', {
        storehouse: ['character.merchant.house'],
        rooms: { 2: ['character.merchant.gold-3', ''] },
        merchant: 'genova',
        houses: ['wien', 'london'],
      })
      .action('blue', 'character', 2)
    expect(game).toHave('blue', { housesInSupply: 0 })
    game.play('place character.merchant.house building 2 floor 2')
    expect(game).toOfferExactly('build house genova', 'done')
    game.play('build house genova')
    expect(game).toHave('blue', {
      housesInSupply: 0,
      houses: ['london', 'tiletum-1', 'wien', 'genova'],
    })
  })

  clause('char-10', 'with the pile empty the space stays empty until tiles come back', () => {
    const game = two()
      .offer('character', OFFER)
      .pile('character', [])
      .action('blue', 'character', 4)
      .play('take character.king.vp-3')
    expect(game).toAwait('blue')
    expect(game.board().characters).toEqual([OFFER[0], '', OFFER[2], OFFER[3], OFFER[4]])
    game.play('renew characters')
    const rest = [OFFER[0], OFFER[2], OFFER[3], OFFER[4]]
    expect(game).toOfferExactly(...rest.map((id) => `draw ${id}`))
    game.chance(...rest.map((id) => `draw ${id}`))
    expect(game).toAwait('blue')
    expect(game.board().characters.filter((id) => id === '')).toHaveLength(1)
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  clause('char-10', 'discarded tiles that come back are drawn again', () => {
    const game = two()
      .offer('character', OFFER)
      .pile('character', ['character.king.king-1'])
      .action('blue', 'character', 4)
      .play('renew characters')
      .chance('draw character.king.king-1', ...OFFER.slice(0, 4).map((id) => `draw ${id}`))
    // One of the five discarded characters is left in the pile.
    game.play('take character.king.vp-2')
    expect(game).toOfferExactly(`draw ${OFFER[4]}`)
    game.chance(`draw ${OFFER[4]}`).play('take character.king.vp-3')
    expect(game).toAwait('blue')
    expect(game.board().characters.filter((id) => id === '')).toHaveLength(1)
  })

  clause(
    'ex-character',
    'with a 2: two characters of one kind to floors 2 and 1 of a building',
    () => {
      const game = scenario({ seats: ['blue', 'orange', 'green'] })
        .facing('character', 2)
        .seat('blue', { resources: {} })
        .offer('character', ['character.contract.gold-1-wool-1', 'character.contract.wool-2'])
        .turn('blue', 'die pink 2')
        .play('take character.contract.gold-1-wool-1', 'draw character.king.vp-2')
        .play('take character.contract.wool-2', 'draw character.king.vp-3')
      expect(game).toHave('blue', {
        storehouse: ['character.contract.gold-1-wool-1', 'character.contract.wool-2'],
      })
      game.play('place character.contract.gold-1-wool-1 building 2 floor 2')
      expect(game).toHave('blue', { resources: { gold: 1, wool: 1 }, housesInSupply: 2 })
      expect(game).toRefuse('place character.contract.wool-2 building 3 floor 1', 'char-4')
      game.play('place character.contract.wool-2 building 2 floor 1')
      expect(game).toHave('blue', {
        resources: { gold: 1, wool: 3, food: 2 },
        housesInSupply: 3,
        rooms: { 2: ['character.contract.wool-2', 'character.contract.gold-1-wool-1'] },
      })
      expect(game).toOfferExactly('end turn')
      expect(game).toRefuse('renew characters', 'turn-5', { points: 0 })
    },
  )
})
