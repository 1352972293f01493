import { clause, silverScenario } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const two = (technologies = ['merchant', 'prospector', 'architect']) =>
  silverScenario({ seats: ['blue', 'orange'], technologies })

describe('silver', () => {
  clause(
    'ag-silver-1',
    'silver can’t be bought, exchanged or taken as a resource of choice',
    () => {
      const game = two()
        .seat('blue', { resources: { gold: 2 }, storehouse: ['bonus.any-2'] })
        .below('blue', { silver: 5 })
        .action('blue', 'contract', 1)
        .seat('blue', { resources: { gold: 2 } })
      expect(game.options().filter((option) => option.includes('silver'))).toEqual([])
      expect(game).toOffer('buy food', 'exchange gold food')
      expect(game.game.parse('buy silver')).toMatchObject({ word: 'silver' })
      expect(game.game.parse('exchange silver gold')).toMatchObject({ word: 'silver' })
      game.play('use bonus.any-2')
      expect(game.options().filter((option) => option.startsWith('gain'))).toHaveLength(15)
      expect(game.options().filter((option) => option.includes('silver'))).toEqual([])
    },
  )

  clause('ag-silver-1', 'silver never runs out', () => {
    const game = two().below('blue', { silver: 28 }).below('orange', { silver: 28 })
    game.seat('blue', { storehouse: ['bonus.silver-1'] }).turn('blue', 'use bonus.silver-1')
    expect(game.under('blue').silver).toBe(29)
  })
})

describe('prospectors', () => {
  clause(
    'ag-under-1',
    'a task places a prospector for the printed silver, in any order of maps',
    () => {
      const game = two().below('blue', { silver: 3 }).turn('blue')
      expect(game).toOffer('enter II', 'enter III')
      expect(game.option('enter III')).toMatchObject({ task: true, clause: 'ag-under-1' })
      game.play('enter III')
      expect(game.under('blue')).toMatchObject({ silver: 1, prospectors: ['schwaz', 'pukanec'] })
      game.play('enter II')
      expect(game.under('blue')).toMatchObject({
        silver: 0,
        prospectors: ['schwaz', 'freiberg', 'pukanec'],
      })
    },
  )

  clause('ag-under-1', 'a prospector needs the silver and a map without one', () => {
    const game = two()
      .below('blue', { silver: 1, prospectors: { II: 'annaberg' } })
      .turn('blue')
    expect(game).toRefuse('enter I', 'ag-under-1', { map: 1 })
    expect(game).toRefuse('enter II', 'ag-under-1', { map: 2 })
    expect(game).toRefuse('enter III', 'ag-under-1', { map: 3, silver: 2, have: 1, short: 1 })
  })

  clause(
    'ag-under-1',
    'a prospector can enter inside a nested action and after the last point',
    () => {
      const game = two()
        .seat('blue', { storehouse: ['bonus.king-2'] })
        .below('blue', { silver: 3 })
        .action('blue', 'king', 1)
        .play('climb', 'use bonus.king-2', 'enter II', 'climb', 'enter III', 'climb')
      expect(game.under('blue').prospectors).toHaveLength(3)
    },
  )

  clause(
    'ag-under-6',
    'prospectors never leave their map, merchant and architect never go below',
    () => {
      const game = two().below('blue', { silver: 1 }).action('blue', 'prospector', 4)
      expect(game).toRefuse('walk prospector freiberg', 'ag-under-1', { town: 'freiberg' })
      expect(game).toRefuse('walk prospector tiletum', 'ag-setup-3', { town: 'tiletum' })
      game.play('enter II')
      expect(game).toRefuse('walk prospector chemnitz', 'ag-pros-1', {
        piece: 'prospector',
        town: 'chemnitz',
        stands: 'freiberg',
      })
      const merchant = two().action('blue', 'merchant', 3)
      expect(merchant).toRefuse('walk merchant schwaz', 'merch-1', { town: 'schwaz' })
    },
  )

  for (const [building, piece] of [
    [3, 'merchant'],
    [4, 'architect'],
  ] as const)
    clause('ag-under-6', `any space of a crest for the ${piece} is one of the main map`, () => {
      const game = two()
        .seat('blue', { storehouse: ['bonus.crest-sun'], resources: { food: 6 } })
        .turn('blue', `crest sun building ${building}`)
      const walks = game.options().filter((option) => option.startsWith('walk'))
      expect(walks).toHaveLength(28)
      expect(walks.every((option) => option.startsWith(`walk ${piece} `))).toBe(true)
      expect(game).not.toOffer(`walk ${piece} schwaz`, `walk ${piece} hall`)
      expect(game).toRefuse(`walk ${piece} schwaz`, 'nest-5')
    })
})

describe('houses and pillars below', () => {
  clause('ag-under-2', 'a character’s house may be placed where a prospector stands', () => {
    const face = 'character.merchant.house'
    const game = two()
      .seat('blue', { storehouse: [face], merchant: 'genova' })
      .below('blue', { prospectors: { I: 'kitzbuhel', II: 'chemnitz', III: 'bystrica' } })
      .action('blue', 'character', 1)
      .play(`place ${face} building 4 floor 1`)
    expect(game).toOfferExactlyBesidesTasks(
      'build house genova',
      'build house kitzbuhel',
      'build house chemnitz',
      'done',
    )
    expect(game).toRefuse('build house rattenberg', 'ag-pros-1', { town: 'rattenberg' })
    expect(game).toRefuse('build house la-croix', 'ag-setup-3', { town: 'la-croix' })
    game.play('build house chemnitz')
    expect(game).toHave('blue', { houses: ['tiletum-1', 'chemnitz'], vp: 12 })
  })

  clause('ag-under-2', 'a character’s pillar may be placed where a prospector stands', () => {
    const face = 'character.architect.step-pillar'
    const game = two()
      .seat('blue', { storehouse: [face], architect: 'paris' })
      .below('blue', { prospectors: { I: 'sterzing', II: 'freiberg' } })
      .action('blue', 'character', 1)
      .play(`place ${face} building 4 floor 1`)
    expect(game).toOffer('build pillar paris', 'build pillar sterzing')
    expect(game).toRefuse('build pillar marienberg', 'ag-pros-1', { town: 'marienberg' })
    expect(game).toRefuse('build pillar stiavnica', 'ag-under-1', { town: 'stiavnica' })
    game.play('build pillar sterzing')
    expect(game).toHave('blue', { pillars: ['sterzing'] })
  })

  clause(
    'ag-under-2',
    'a crest’s house and pillar may be placed where a prospector stands, or on the main map',
    () => {
      const place = (building: number) =>
        two()
          .seat('blue', { storehouse: ['bonus.crest-sun'], resources: { food: 6 } })
          .below('blue', { prospectors: { I: 'sterzing', II: 'chemnitz' } })
          .turn('blue', `crest sun building ${building}`)
      const below = (options: readonly string[]) =>
        options.filter((option) => /sterzing|chemnitz|kitzbuhel|rattenberg|marienberg/.test(option))
      const house = place(1)
      expect(house).toOffer('build house genova', 'build house hamburg')
      expect(below(house.options())).toEqual(['build house chemnitz'])
      const pillar = place(2)
      expect(pillar).toOffer('build pillar paris', 'build pillar london')
      expect(below(pillar.options())).toEqual(['build pillar sterzing'])
    },
  )

  clause(
    'ag-under-2',
    'points of the merchant and architect actions place nothing underground',
    () => {
      const below = { prospectors: { I: 'sterzing', II: 'chemnitz' } }
      expect(two().below('blue', below).action('blue', 'merchant', 2)).toRefuse(
        'build house chemnitz',
        'merch-2',
        { town: 'chemnitz' },
      )
      const architect = two().below('blue', below).action('blue', 'architect', 2)
      expect(architect).not.toOffer('build pillar sterzing')
      expect(architect).toRefuse('build pillar sterzing', 'arch-2', { town: 'sterzing' })
    },
  )

  clause(
    'ag-under-2',
    'houses and pillars underground count wherever houses and pillars count',
    () => {
      const game = two()
        .seat('blue', { pillars: ['sterzing', 'paris'], houses: ['chemnitz', 'genova'] })
        .fair(1, 'tiletum', 'fair.house-pillar')
        .turnOfRound(3)
        .dice({ pink: [6] })
        .facing('king', 6)
        .segment('blank', 6)
        .king({ 15: ['orange'] })
        .turn('orange', 'die pink 6')
        .listen()
        .play('end turn')
      // 3 houses and 2 pillars are 2 pairs, for 1 point each on the board and 6 on the tile.
      expect(game.events.filter(({ event }) => event === 'fair')).toMatchObject([
        { seat: 1, facts: { points: 0 } },
        { seat: 0, facts: { points: 14 } },
      ])
    },
  )

  clause(
    'ag-under-2',
    'the base rules hold underground: once per town, empty space, piece in supply',
    () => {
      const game = two()
        .seat('orange', { houses: ['rattenberg'] })
        .seat('blue', { houses: ['kitzbuhel'] })
        .below('blue', { prospectors: { I: 'rattenberg' } })
        .action('blue', 'prospector', 4)
      expect(game).toRefuse('build house rattenberg', 'merch-2', { town: 'rattenberg' })
      const own = two()
        .seat('blue', { pillars: ['sterzing'] })
        .below('blue', { prospectors: { I: 'sterzing' } })
        .action('blue', 'prospector', 1)
      expect(own).toRefuse('build pillar sterzing', 'arch-2', { town: 'sterzing' })
    },
  )

  clause('ag-under-4', 'no second mine can be placed where the first ones stand', () => {
    for (const side of ['A', 'B'] as const) {
      const game = silverScenario({ seats: ['blue', 'orange'], sides: [side, 'A', 'A'] })
      const { rules } = game.game
      const start = rules.names.space.indexOf(side === 'A' ? 'schwaz' : 'goslar')
      expect(game.tables.mineSpacesOf[start]).toEqual([])
      game.action('blue', 'prospector', 4)
      expect(game.options().filter((option) => option.startsWith('build mine'))).toEqual([])
    }
  })
})

describe('cathedrals below', () => {
  const PILLARS = { pillars: ['sterzing', 'marienberg', 'paris'], contracts: ['contract.iron-3'] }
  const costs = {
    sterzing: 'underground-cost.silver-2-vp-5',
    marienberg: 'underground-cost.gold-4-vp-5',
  }

  clause(
    'ag-under-5',
    'a contribution costs the silver of the cost tile and gives an ordinary cathedral tile',
    () => {
      const game = two()
        .seat('blue', { ...PILLARS, resources: {} })
        .below('blue', { silver: 2 })
        .costs(costs)
        .turn('blue')
      expect(game.option('contribute sterzing')).toMatchObject({ task: true, clause: 'task-6' })
      game.play('contribute sterzing')
      expect(game).toHave('blue', { vp: 19, cathedralTiles: [4], contributed: ['sterzing'] })
      expect(game.under('blue').silver).toBe(0)
      expect(game).toRefuse('contribute sterzing', 'task-6', { town: 'sterzing' })
    },
  )

  clause('ag-under-5', 'a contribution costs the gold of the cost tile', () => {
    const game = two()
      .seat('blue', { ...PILLARS, resources: { gold: 4 } })
      .costs(costs)
      .turn('blue', 'contribute marienberg')
    expect(game).toHave('blue', { vp: 21, cathedralTiles: [6], resources: { gold: 0 } })
  })

  clause(
    'ag-under-5',
    'a contribution with less is refused, and the refusal names the price',
    () => {
      const game = two()
        .seat('blue', { ...PILLARS, resources: { gold: 3, stone: 9 } })
        .below('blue', { silver: 1 })
        .costs(costs)
        .turn('blue')
      expect(game).toRefuse('contribute sterzing', 'ag-under-5', { silver: 2, have: 1, short: 1 })
      expect(game).toRefuse('contribute marienberg', 'ag-under-5', { gold: 4, have: 3, short: 1 })
      expect(game).toRefuse('contribute stiavnica', 'task-6', { town: 'stiavnica' })
      expect(game).toRefuse('contribute plancher', 'ag-setup-3', { town: 'plancher' })
      expect(game).toOffer('contribute paris')
    },
  )

  clause('ag-under-5', 'the second to contribute gets the lower tile', () => {
    const game = two()
      .costs(costs)
      .seat('orange', { pillars: ['sterzing'], contributed: ['sterzing'] })
      .seat('blue', PILLARS)
      .below('blue', { silver: 2 })
      .turn('blue', 'contribute sterzing')
    expect(game).toHave('blue', { vp: 17, cathedralTiles: [2] })
  })
})

describe('stone tablets', () => {
  clause('ag-under-3', 'passing a tablet resolves it and covers it for everybody', () => {
    const game = two()
      .below('blue', { prospectors: { I: 'rattenberg' } })
      .below('orange', { prospectors: { I: 'rattenberg' } })
      .dice({ pink: [3], blue: [3] })
      .facing('king', 3)
      .segment('prospector', 3)
      .turn('blue', 'die pink 3', 'act prospector')
    expect(game.covered()).toEqual([])
    game.play('walk prospector sterzing')
    expect(game).toHave('blue', { vp: 14 })
    expect(game.covered()).toEqual(['rattenberg – sterzing'])
    game.play('end turn', 'die blue 3', 'act prospector', 'walk prospector sterzing')
    expect(game).toHave('orange', { vp: 10 })
  })

  clause('ag-under-7', 'a tablet resolves in either direction, and only once', () => {
    const game = two()
      .below('blue', { prospectors: { I: 'sterzing' } })
      .action('blue', 'prospector', 3)
      .play('walk prospector rattenberg')
    expect(game).toHave('blue', { vp: 14 })
    expect(game.play('walk prospector sterzing')).toHave('blue', { vp: 14 })
  })

  clause(
    'ag-under-7',
    'a tablet also resolves when passed by the movement icon or a technology’s step',
    () => {
      const icon = two()
        .below('blue', { prospectors: { I: 'rattenberg' } })
        .facing('king', 4)
        .segment('step', 4)
        .turn('blue', 'die pink 4', 'icon walk sterzing')
      expect(icon).toHave('blue', { vp: 14 })
      const step = two(['die', 'king', 'joker'])
        .below('blue', { prospectors: { I: 'rattenberg' }, tiers: { die: 2 } })
        .turn('blue', 'die pink 4', 'walk prospector sterzing')
      expect(step).toHave('blue', { vp: 14 })
    },
  )

  clause(
    'ag-under-7',
    'a tablet is covered even if its effect is declined or can’t be paid',
    () => {
      const declined = two()
        .below('blue', { prospectors: { I: 'hall' } })
        .action('blue', 'prospector', 2)
        .play('walk prospector a2')
      expect(declined.covered()).toEqual(['hall – a2'])
      expect(declined).toOfferExactlyBesidesTasks('act king')
      expect(declined.play('act king', 'climb', 'done').covered()).toEqual(['hall – a2'])
      const poor = two()
        .seat('blue', { resources: {} })
        .below('blue', { prospectors: { I: 'hall' } })
        .action('blue', 'prospector', 2)
        .play('walk prospector kitzbuhel')
      expect(poor).toOfferExactlyBesidesTasks('done')
      expect(poor).toRefuse('pay', 'nest-4', { gold: 2, have: 0, short: 2 })
      expect(poor.play('done').covered()).toEqual(['hall – kitzbuhel'])
    },
  )

  clause('ag-under-7', 'a tablet is finished before the action goes on', () => {
    const game = two()
      .below('blue', { prospectors: { I: 'hall' }, silver: 1 })
      .action('blue', 'prospector', 3)
      .play('walk prospector a2')
    expect(game).toOfferExactlyBesidesTasks('act king', 'pay')
    expect(game).toRefuse('walk prospector sterzing', 'nest-5')
    game.play('act king', 'climb', 'pay')
    expect(game).toHave('blue', { king: 1, vp: 15 })
    expect(game.pending()).toMatchObject({ is: 'spend', action: 'prospector', points: 2 })
  })
})
