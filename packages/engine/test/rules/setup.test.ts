import { content } from '@tiletum/content'
import { violations, clause, newGame, scenario } from '@tiletum/testkit'
import type { Colour } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const ALL: readonly Colour[] = ['blue', 'orange', 'green', 'purple']
const seatsOf = (players: number): readonly Colour[] => ALL.slice(0, players)
const afterSetup = (players: number) =>
  newGame({ seats: seatsOf(players) })
    .until('chance first')
    .chance('first 1')

describe('setup', () => {
  clause('setup-1', 'the wheel may be aligned in six ways, each value facing one action', () => {
    const game = newGame({ seats: ['blue', 'orange'] })
    expect(game).toAwait('chance wheel')
    expect(game).toOfferExactly('wheel 1', 'wheel 2', 'wheel 3', 'wheel 4', 'wheel 5', 'wheel 6')
    const alignments = game.options().map((answer) => game.fork().chance(answer).board().facing)
    expect(new Set(alignments.map((facing) => facing.joker))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    for (const facing of alignments) {
      expect(new Set(Object.values(facing))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
      expect(Object.keys(facing).toSorted()).toEqual([
        'architect',
        'character',
        'contract',
        'joker',
        'king',
        'merchant',
      ])
    }
    expect(game.chance('wheel 3').board().facing).toEqual({
      joker: 3,
      king: 4,
      merchant: 5,
      architect: 6,
      character: 1,
      contract: 2,
    })
  })

  clause('setup-2', 'in the variant the six action tiles are placed at random', () => {
    const game = newGame({ seats: ['blue', 'orange'], shuffledActions: true }).chance('wheel 1')
    expect(game).toAwait('chance action')
    expect(game).toOfferExactly(
      'action architect',
      'action merchant',
      'action character',
      'action contract',
      'action king',
      'action joker',
    )
    game.chance('action king', 'action joker')
    expect(game).toOfferExactly(
      'action architect',
      'action merchant',
      'action character',
      'action contract',
    )
    game.chance('action contract', 'action merchant', 'action architect', 'action character')
    expect(game).toAwait('chance bonus')
    expect(game.board().facing).toEqual({
      king: 1,
      joker: 2,
      contract: 3,
      merchant: 4,
      architect: 5,
      character: 6,
    })
  })

  clause('setup-2', 'without the variant the printed order stands', () => {
    expect(newGame({ seats: ['blue', 'orange'] }).chance('wheel 1')).toAwait('chance bonus')
  })

  for (const [players, mapSpaces] of [
    [2, 10],
    [3, 16],
    [4, 20],
  ] as const)
    clause('setup-3', `with ${players} players ${mapSpaces} bonus tiles lie on the map`, () => {
      const game = afterSetup(players)
      const { tiles, mapTiles, kingTile } = game.board()
      expect(Object.keys(tiles)).toHaveLength(6)
      expect(kingTile).toMatch(/^bonus\./)
      expect(Object.keys(mapTiles)).toHaveLength(mapSpaces)
      const spaces = content.base.map.towns.flatMap(({ id, bonusTiles }) => {
        const used = bonusTiles.filter(({ mark }) => mark <= players)
        return used.length < 2 ? used.map(() => id) : used.map((_, space) => `${id}-${space + 1}`)
      })
      expect(Object.keys(mapTiles).toSorted()).toEqual(spaces.toSorted())
    })

  clause('setup-4', 'five contract tiles and five character tiles are offered', () => {
    const { contracts, characters } = afterSetup(2).board()
    expect(contracts.filter((id) => id.startsWith('contract.'))).toHaveLength(5)
    expect(characters.filter((id) => id.startsWith('character.'))).toHaveLength(5)
  })

  clause('setup-5', 'each cathedral gets one of the nine cost tiles', () => {
    const game = newGame({ seats: ['blue', 'orange'] }).until('chance cost')
    expect(game.options()).toHaveLength(9)
    expect(game.chanceLeft()).toBe(9)
    game.chance('cost cost.closed')
    expect(game.options()).toHaveLength(8)
    expect(game).not.toOffer('cost cost.closed')
    game.until('chance town')
    const { costs } = game.board()
    expect(new Set(Object.values(costs)).size).toBe(9)
    expect(costs.london).toBe('cost.closed')
  })

  clause(
    'setup-5',
    'the cathedral with the closed tile takes no pillar and no contribution',
    () => {
      const game = scenario({ seats: ['blue', 'orange'] })
        .costs({ london: 'cost.closed' })
        .seat('blue', { architect: 'london', resources: { stone: 9 } })
        .action('blue', 'architect', 3)
      expect(game).toOfferExactlyBesidesTasks('walk architect london--brugge', 'end turn')
      expect(game).toRefuse('build pillar london', 'arch-4')
      expect(game).toRefuse('contribute london', 'arch-4', { town: 'london' })
      // A crest that places a pillar anywhere can't place one there either.
      const anywhere = scenario({ seats: ['blue', 'orange'] })
        .costs({ london: 'cost.closed' })
        .seat('blue', { storehouse: ['bonus.crest-sun'], resources: { food: 6 } })
        .turn('blue', 'crest sun building 2')
      expect(anywhere).not.toOffer('build pillar london')
      expect(anywhere).toOffer('build pillar paris')
      expect(anywhere).toRefuse('build pillar london', 'arch-4')
    },
  )

  clause('setup-6', 'the highest cathedral tile is taken first', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green'] })
      .costs({ firenze: 'cost.stone-2-vp-2' })
      .seat('blue', { pillars: ['firenze'], resources: { stone: 2 }, vp: 0 })
      .seat('orange', { pillars: ['firenze'], resources: { stone: 2 }, vp: 0 })
      .seat('green', { pillars: ['firenze'], resources: { stone: 2 }, vp: 0 })
    for (const colour of ['green', 'blue', 'orange'] as const)
      game.turn(colour, 'contribute firenze')
    expect(game).toHave('green', { cathedralTiles: [6], vp: 8 })
    expect(game).toHave('blue', { cathedralTiles: [5], vp: 7 })
    expect(game).toHave('orange', { cathedralTiles: [4], vp: 6 })
  })

  clause(
    'setup-7',
    'fair 1 is in Tiletum, town tiles give the next three, fair tiles all four',
    () => {
      const game = newGame({ seats: ['blue', 'orange'] }).until('chance town')
      expect(game.chanceLeft()).toBe(3)
      expect(game).toOfferExactly(
        'town frankfurt',
        'town verona',
        'town troyes',
        'town leipzig',
        'town toulouse',
        'town nurnberg',
        'town genova',
        'town hamburg',
      )
      game.chance('town genova', 'town troyes')
      expect(game).not.toOffer('town genova', 'town troyes', 'town tiletum')
      game.chance('town hamburg')
      expect(game).toAwait('chance fair')
      expect(game.options()).toHaveLength(11)
      expect(game.chanceLeft()).toBe(4)
      game.chance('fair fair.king', 'fair fair.house', 'fair fair.pillar')
      expect(game.options()).toHaveLength(8)
      game.chance('fair fair.crest')
      expect(game.board().fairs).toEqual([
        { town: 'tiletum', tile: 'fair.king' },
        { town: 'genova', tile: 'fair.house' },
        { town: 'troyes', tile: 'fair.pillar' },
        { town: 'hamburg', tile: 'fair.crest' },
      ])
    },
  )

  clause('setup-8', 'three of the six corruption tokens come up, none twice', () => {
    const game = afterSetup(2).until('chance corruption')
    expect(game).toOfferExactly('corruption 0', 'corruption 1', 'corruption 2')
    const odds = (): Record<string, number> =>
      Object.fromEntries(
        game.game
          .odds(game.state, 'corruption')
          .map(({ notation, probability }) => [notation, probability]),
      )
    expect(odds()).toEqual({
      'corruption 0': 1 / 3,
      'corruption 1': 1 / 3,
      'corruption 2': 1 / 3,
    })
    const turn = (): void => {
      for (const colour of ['blue', 'orange']) {
        expect(game).toAwait(colour)
        const die = game.options().find((option) => option.startsWith('die'))
        game.play(die ?? 'none').play(...(game.options().includes('leave') ? ['leave'] : []))
        game.play('end turn')
      }
    }
    game.chance('corruption 2')
    turn()
    game.chance('corruption 2')
    turn()
    expect(game).toOfferExactly('corruption 0', 'corruption 1')
    expect(odds()).toEqual({ 'corruption 0': 0.5, 'corruption 1': 0.5 })
    game.chance('corruption 1')
    turn()
    expect(game.awaits()).not.toBe('chance corruption')
  })

  clause('setup-9', 'the first player is random, the others follow in seating order', () => {
    const game = newGame({ seats: ALL }).until('chance first')
    expect(game).toOfferExactly('first 1', 'first 2', 'first 3', 'first 4')
    game.chance('first 3')
    expect(game.order()).toEqual(['green', 'purple', 'blue', 'orange'])
    expect(game.kingTrack()).toEqual({ 0: ['green', 'purple', 'blue', 'orange'] })
    for (const colour of ALL) expect(game).toHave(colour, { vp: 10, king: 0 })
  })

  clause('setup-9', 'a chosen first player needs no chance', () => {
    const game = scenario({ seats: ['blue', 'orange', 'green'] })
    expect(game.order()).toEqual(['blue', 'orange', 'green'])
    expect(game.kingTrack()).toEqual({ 0: ['blue', 'orange', 'green'] })
  })

  clause('setup-10', 'every player has the pieces in their places', () => {
    const game = afterSetup(4)
    ALL.forEach((colour, index) =>
      expect(game).toHave(colour, {
        merchant: 'tiletum',
        architect: 'tiletum',
        houses: [`tiletum-${index + 1}`],
        pillars: [],
        housesInSupply: 2,
        pillarsInSupply: 2,
        rooms: {},
        contracts: [],
        storehouse: [],
      }),
    )
  })

  clause('setup-10', 'a house waits on the roof of each of the five open buildings', () => {
    const open: Record<number, string[]> = {
      1: ['character.king.vp-2', 'character.king.vp-3', 'character.king.gold-2'],
      2: ['character.merchant.house', 'character.merchant.step-1'],
      3: ['character.architect.pillar', 'character.architect.step-1'],
      4: ['character.character.food-2'],
      5: ['character.contract.wool-2'],
    }
    for (const [building, ids] of Object.entries(open)) {
      const last = ids.at(-1) ?? ''
      const rooms = { [building]: [...ids.slice(0, -1), ''] }
      const game = scenario({ seats: ALL })
        .seat('blue', { rooms, storehouse: [last] })
        .action('blue', 'character', 6)
      game.play(`place ${last} building ${building} floor ${ids.length}`)
      expect(game).toHave('blue', { housesInSupply: 3 })
    }
  })

  clause('setup-10', 'pillars lie on the first five contract spaces', () => {
    const contracts = [
      'bonus.contract-identical-1',
      'bonus.contract-iron-2',
      'bonus.contract-wool-2',
      'contract.iron-3',
      'contract.wool-3',
      'contract.identical-3',
    ]
    const game = scenario({ seats: ['blue', 'orange'] })
      .seat('blue', {
        storehouse: contracts.slice(0, 4),
        resources: { gold: 1, iron: 5, wool: 5, stone: 3 },
      })
      .turn(
        'blue',
        'fulfil bonus.contract-identical-1 with gold',
        'fulfil bonus.contract-iron-2',
        'fulfil bonus.contract-wool-2',
        'fulfil contract.iron-3',
      )
    expect(game).toHave('blue', { pillarsInSupply: 6 })
    game.seat('blue', { storehouse: contracts.slice(4) })
    game.play('fulfil contract.wool-3')
    expect(game).toHave('blue', { pillarsInSupply: 7 })
    game.play('fulfil contract.identical-3 with stone')
    expect(game).toHave('blue', { pillarsInSupply: 7, contracts })
  })

  clause(
    'setup-11',
    'every player has one iron, wool, stone and food; gold depends on the turn order',
    () => {
      const game = newGame({ seats: ALL }).until('chance first').chance('first 2')
      const goods = { food: 1, wool: 1, stone: 1, iron: 1 }
      expect(game).toHave('orange', { resources: { ...goods, gold: 1 } })
      expect(game).toHave('green', { resources: { ...goods, gold: 3 } })
      expect(game).toHave('purple', { resources: { ...goods, gold: 5 } })
      expect(game).toHave('blue', { resources: { ...goods, gold: 6 } })
    },
  )

  clause('setup-12', 'the bag has one die of each colour per player', () => {
    for (const players of [2, 3, 4]) {
      const { bag } = newGame({ seats: seatsOf(players) }).state
      expect(bag).toEqual([players, players, players, players, players])
    }
  })

  clause('setup-13', 'Tiletum has a house space for each player and no other', () => {
    for (const players of [2, 3, 4]) {
      const game = afterSetup(players)
      const spaces = game.game.rules.names.houseSpace.filter((name) => name.startsWith('tiletum'))
      expect(spaces).toHaveLength(players)
      expect(seatsOf(players).flatMap((colour) => game.seatState(colour).houses)).toEqual(spaces)
    }
    const game = scenario({ seats: ['blue', 'orange'] }).action('blue', 'merchant', 2)
    expect(game).toOfferExactlyBesidesTasks(
      'walk merchant antwerpen',
      'walk merchant paris',
      'walk merchant koln',
      'end turn',
    )
    expect(game).toRefuse('build house tiletum-1', 'merch-2')
    expect(game).toRefuse('build house tiletum-2', 'merch-2')
  })

  clause('setup-13', 'a first house gives no bonus', () => {
    const game = afterSetup(4)
    for (const colour of ALL) expect(game).toHave(colour, { vp: 10 })
  })

  clause('setup-14', 'tiles that set-up leaves over never come in', () => {
    const game = scenario({ seats: ['blue', 'orange'] }).autoChance()
    const leftOut = game.game.rules.faces.filter(({ copies }) => copies === 0).map(({ id }) => id)
    expect(leftOut).toContain('contract.crest-tower')
    const fairs = game.board().fairs
    const turned = new Set<string>()
    while (game.awaits() !== 'nobody') {
      const { contracts, characters, mapTiles, tiles } = game.board()
      for (const id of [
        ...contracts,
        ...characters,
        ...Object.values(mapTiles),
        ...Object.values(tiles),
      ])
        turned.add(id)
      const options = game.options()
      game.play(options.find((option) => /^(die|leave|climb|end turn|take)/.test(option)) ?? 'done')
      expect(game.board().fairs).toEqual(fairs)
    }
    expect(game.board().round).toBe(4)
    expect(leftOut.filter((id) => turned.has(id))).toEqual([])
    expect(violations(game.game, game.state, game.box)).toEqual([])
  })

  clause('setup-14', "the closed cathedral's tiles can not be taken", () => {
    const game = scenario({ seats: ['blue', 'orange'] })
      .costs({ praha: 'cost.closed' })
      .seat('blue', { resources: { stone: 20 }, pillars: ['wien'] })
      .turn('blue')
    expect(game).toOffer('contribute wien')
    expect(game).toRefuse('contribute praha', 'arch-4')
  })
})
