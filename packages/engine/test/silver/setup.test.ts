import { content } from '@tiletum/content'
import { compose, firstGame, NONE } from '@tiletum/engine'
import type { SilverSlice } from '@tiletum/engine/state'
import { violations, clause, newGame, silverScenario } from '@tiletum/testkit'
import type { Colour, TestTable } from '@tiletum/testkit'
import { describe, expect } from 'vitest'

const ALL: readonly Colour[] = ['blue', 'orange', 'green', 'purple']
const MODULES = ['base', 'silver'] as const
const seatsOf = (players: number): readonly Colour[] => ALL.slice(0, players)
const start = (players = 2) => newGame({ seats: seatsOf(players), modules: MODULES })
const TECHNOLOGIES = [
  'character',
  'die',
  'king',
  'merchant',
  'prospector',
  'contract',
  'resource',
  'joker',
  'architect',
]

function sliceOf({ state }: TestTable): SilverSlice {
  const { silver } = state.slices
  if (silver === undefined) throw new Error('A game without silver')
  return silver
}

/** Plays the set-up to the underground tiles, on these sides. */
const onSides = (players: number, sides: readonly ('A' | 'B')[]) =>
  start(players).chance(
    'prospector wheel 1',
    ...['I', 'II', 'III'].map((map, index) => `side ${map}-${sides[index] ?? 'A'}`),
  )

describe('setup with silver', () => {
  clause(
    'ag-setup-1',
    'the expansion’s tiles join the pools, by the marks of the player count',
    () => {
      for (const [players, bonus, characters, contracts] of [
        [2, 9, 5, 4],
        [3, 12, 7, 4],
        [4, 14, 9, 4],
      ] as const) {
        const game = compose({ modules: MODULES, players }, content)
        const plain = compose({ modules: ['base'], players }, content)
        const copies = (rules: typeof game.rules, family: string): number =>
          rules.faces
            .filter(({ id }) => id.startsWith(`${family}.`))
            .reduce((sum, face) => sum + face.copies, 0)
        expect(copies(game.rules, 'bonus') - copies(plain.rules, 'bonus')).toBe(bonus)
        expect(copies(game.rules, 'character') - copies(plain.rules, 'character')).toBe(characters)
        expect(copies(game.rules, 'contract') - copies(plain.rules, 'contract')).toBe(contracts)
      }
    },
  )

  clause('ag-setup-1', 'three fair tiles replace the one that scores the king track', () => {
    const fairs = start().until('chance fair').options()
    expect(fairs).toEqual(
      expect.arrayContaining([
        'fair fair.mine',
        'fair fair.technology-tier',
        'fair fair.mine-underground-building',
      ]),
    )
    expect(fairs).not.toContain('fair fair.king')
    expect(fairs).toHaveLength(13)
  })

  clause('ag-setup-2', 'the prospector wheel may stand in six ways, each at random', () => {
    const game = start()
    expect(game).toAwait('chance prospector-wheel')
    expect(game).toOfferExactly(
      ...[1, 2, 3, 4, 5, 6].map((position) => `prospector wheel ${position}`),
    )
    const standing = game.options().map((answer) => sliceOf(game.fork().chance(answer)).wheel)
    expect(standing).toEqual([0, 1, 2, 3, 4, 5])
  })

  clause('ag-setup-2', 'the game uses the expansion’s king track', () => {
    const { rules } = compose({ modules: MODULES, players: 2 }, content)
    expect(rules.kingSpaces).toEqual(content.silver.kingTrack.spaces)
    expect(rules.content.kingTrack.award).toBe(4)
  })

  clause('ag-setup-3', 'each of the three maps lies on a random side', () => {
    const game = start().chance('prospector wheel 1')
    expect(game).toAwait('chance side')
    expect(game).toOfferExactly('side I-A', 'side I-B')
    game.chance('side I-B')
    expect(game).toOfferExactly('side II-A', 'side II-B')
    game.chance('side II-A')
    expect(game).toOfferExactly('side III-A', 'side III-B')
    game.chance('side III-B')
    expect(game).toAwait('chance underground-bonus')
  })

  for (const [side, spaces] of [
    ['A', [6, 9, 11]],
    ['B', [6, 9, 12]],
  ] as const)
    clause(
      'ag-setup-3',
      `on sides ${side} as many tiles lie as the player count has spaces`,
      () => {
        spaces.forEach((count, index) => {
          const players = index + 2
          const game = onSides(players, [side, side, side])
          expect(game.chanceLeft()).toBe(count)
          game.until('chance underground-cost')
          const { tiles, pile } = sliceOf(game)
          expect(tiles.filter((face) => face !== NONE)).toHaveLength(count)
          const all = [0, 0, 15, 21, 27][players] ?? 0
          expect(pile.unseen.reduce((sum, copies) => sum + copies, 0)).toBe(all - count)
        })
      },
    )

  clause(
    'ag-setup-3',
    'a silver or gold cost tile lies below as the icon of the cathedral says',
    () => {
      const game = onSides(2, ['A', 'A', 'A']).until('chance underground-cost')
      expect(game.chanceLeft()).toBe(3)
      const silver = ['silver-1-vp-3', 'silver-2-vp-5', 'silver-3-vp-8']
      const cost = (id: string): string => `cost underground-cost.${id}`
      expect(game).toOfferExactly(...silver.map(cost))
      game.chance(cost('silver-2-vp-5'))
      expect(game).toOfferExactly(...['gold-3-vp-3', 'gold-4-vp-5', 'gold-6-vp-8'].map(cost))
      game.chance(cost('gold-6-vp-8'))
      expect(game).toOfferExactly(cost('silver-1-vp-3'), cost('silver-3-vp-8'))
      game.chance(cost('silver-3-vp-8'))
      expect(game.board().costs).toMatchObject({
        sterzing: 'underground-cost.silver-2-vp-5',
        marienberg: 'underground-cost.gold-6-vp-8',
        stiavnica: 'underground-cost.silver-3-vp-8',
      })
    },
  )

  clause('ag-setup-3', 'a cathedral’s tiles lie with the highest on top', () => {
    const { board, names } = compose({ modules: MODULES, players: 2 }, content).rules
    const stacks = board.cathedrals
      .slice(board.mainCathedrals)
      .map(({ space, stack }) => [names.space[space], stack])
    expect(Object.fromEntries(stacks)).toEqual({
      sterzing: [4, 2],
      zellerfeld: [4, 2],
      marienberg: [6, 4],
      'kutna-hora': [6, 4],
      stiavnica: [9, 7, 5],
      plancher: [9, 7, 5],
    })
  })

  clause('ag-setup-4', 'three random technologies of nine are in play', () => {
    const game = start().until('chance technology')
    expect(game.chanceLeft()).toBe(3)
    expect(game).toOfferExactly(...TECHNOLOGIES.map((name) => `technology tile ${name}`))
    game.chance('technology tile die')
    expect(game).not.toOffer('technology tile die')
    game.chance('technology tile resource', 'technology tile king')
    expect(game).toAwait('chance overlay')
    expect(sliceOf(game).technologies).toEqual([1, 6, 2])
  })

  clause(
    ['ag-setup-3', 'ag-setup-4'],
    'a first game has the A-sides and three technologies',
    () => {
      expect(firstGame(MODULES, 3, content)).toMatchObject({
        undergroundSides: ['A', 'A', 'A'],
        technologies: ['technology.architect', 'technology.joker', 'technology.character'],
      })
    },
  )

  clause(
    'ag-setup-4',
    'with the resource technology four resource tiles are there, none of gold',
    () => {
      expect(content.silver.resourceBonus.map(({ resource }) => resource)).toEqual([
        'food',
        'wool',
        'stone',
        'iron',
      ])
    },
  )

  clause('ag-setup-5', 'the scoring overlay lies on a random side', () => {
    const game = start().until('chance overlay')
    expect(game).toOfferExactly('overlay houses-or-mines', 'overlay pillars-or-mines')
    expect(game.chance('overlay pillars-or-mines')).toAwait('chance wheel')
  })

  for (const players of [2, 3, 4])
    clause('ag-setup-6', `the pieces and silver of each of ${players} players`, () => {
      const seats = seatsOf(players)
      const game = silverScenario({ seats })
      expect(violations(game.game, game.state, game.box)).toEqual([])
      seats.forEach((colour, place) => {
        expect(game.under(colour)).toEqual({
          silver: place === 0 ? 0 : 1,
          prospectors: ['schwaz'],
          mines: [],
          minesInSupply: 2,
          minesBeside: 3,
          tiers: {},
          ownResource: undefined,
        })
        expect(game).toHave(colour, { pillarsInSupply: 2, housesInSupply: 2 })
      })
    })

  clause('ag-setup-6', 'the first player has no silver, whichever seat it is', () => {
    const game = start(3).until('chance first').chance('first 2').until('orange')
    expect(game.order()).toEqual(['orange', 'green', 'blue'])
    expect(sliceOf(game).silver).toEqual([1, 0, 1])
  })

  clause('ag-setup-6', 'on side B the prospector enters in Goslar', () => {
    const game = silverScenario({ seats: ['blue', 'orange'], sides: ['B', 'B', 'B'] })
    expect(game.under('orange').prospectors).toEqual(['goslar'])
  })

  clause('ag-setup-6', 'the last contract space holds one more pillar', () => {
    const five = ['iron-3', 'iron-5', 'wool-3', 'wool-5', 'iron-2-wool-2'].map(
      (deal) => `contract.${deal}`,
    )
    const game = silverScenario({ seats: ['blue', 'orange'] })
      .seat('blue', {
        contracts: five,
        storehouse: ['contract.identical-3'],
        resources: { food: 3 },
      })
      .turn('blue')
    expect(game).toHave('blue', { pillarsInSupply: 7 })
    expect(game.play('fulfil contract.identical-3 with food')).toHave('blue', {
      pillarsInSupply: 8,
      contracts: [...five, 'contract.identical-3'],
    })
  })

  clause('ag-setup-7', 'the prospector action holds one tile of the ordinary pile', () => {
    const game = start().until('chance bonus')
    expect(game.chanceLeft()).toBe(7)
    expect(game.options().every((answer) => answer.startsWith('draw bonus.'))).toBe(true)
    game.until('chance first')
    expect(Object.keys(game.board().tiles).toSorted()).toEqual([
      'architect',
      'character',
      'contract',
      'joker',
      'king',
      'merchant',
      'prospector',
    ])
  })

  clause(
    'ag-setup-7',
    'both its segments share the tile; taken through one it is gone from the other',
    () => {
      const game = silverScenario({ seats: ['blue', 'orange'] })
        .tiles({ prospector: 'bonus.gold-3' })
        .segment('prospector', 3)
        .dice({ pink: [3], blue: [6] })
      expect(game.valuesOf('prospector')).toEqual([3, 6])
      game.turn('blue', 'die pink 3', 'act prospector', 'take bonus.gold-3')
      expect(game.board().tiles).toEqual({})
      game.play('end turn', 'die blue 6', 'act prospector')
      expect(game).toOfferExactlyBesidesTasks(
        'walk prospector a1',
        'walk prospector hall',
        'end turn',
      )
    },
  )

  clause('ag-setup-8', 'a seventh crest may be taken, but only six can be placed', () => {
    const game = silverScenario({ seats: ['blue', 'orange'] })
      .seat('blue', {
        crests: { 1: 'lily', 2: 'lion', 3: 'eagle', 4: 'chalice', 5: 'tower', 6: 'sun' },
        resources: { food: 9 },
      })
      .offer('contract', ['contract.crest-hammer'])
      .action('blue', 'contract', 3)
    const take = game.options().find((option) => option.startsWith('take contract.crest-hammer'))
    game.play(take ?? '')
    expect(game).toHave('blue', { storehouse: ['contract.crest-hammer'] })
    for (const building of [1, 2, 3, 4, 5, 6])
      expect(game).toRefuse(`crest hammer building ${building}`, 'task-4', { building })
  })
})
