import { describe, expect, test } from 'vitest'
import { acting, tieBreakers } from './support/acting.ts'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'

const TOWNS = ['antwerpen', 'brugge', 'paris'] as const

/** The bot's architect in Tiletum with 2 points: Antwerpen, Brugge and Paris are within reach. */
const choice = (
  tiles: readonly string[],
  setting: BotSetting = {},
  more: (game: SoloScenario) => SoloScenario = (game) => game,
): SoloScenario => {
  const game = acting('architect', 2).costs({ praha: 'cost.closed' })
  tiles.forEach((tile, index) => game.mapTile(TOWNS[index] ?? '', tile))
  more(game).bot({ architect: 'tiletum', pillars: ['koln', 'lyon'], ...setting })
  return game.botTurn(1)
}

const takenOf = (game: SoloScenario): string => {
  const told = game.events.find(({ event }) => event === 'take')
  return told?.event === 'take' ? told.facts.tile : `none, awaits ${game.awaits()}`
}

describe('[solo-bonus-1] the best bonus tile', () => {
  const criteria = [
    'bonus.crest-sun',
    'bonus.recolour',
    'bonus.any-2',
    'bonus.merchant-3',
    'bonus.contract-iron-2',
  ]
  test('classes come in the order crests, miscellaneous, resource and point helpers, action helpers, contracts', () => {
    for (let from = 0; from + 1 < criteria.length; from++)
      expect(takenOf(choice(criteria.slice(from).toReversed().slice(-3)))).toBe(criteria[from])
  })
  test('each helper has its class', () => {
    const { tileClass } = acting('king', 1).tables()
    const { faces } = acting('king', 1).game.rules
    const of = (id: string) => tileClass[faces.findIndex((face) => face.id === id)]
    expect(['bonus.recolour', 'bonus.characters'].map(of)).toEqual([
      'miscellaneous',
      'miscellaneous',
    ])
    expect(
      ['bonus.gold-3', 'bonus.vp-4', 'bonus.gold-2-vp-2', 'bonus.any-2', 'bonus.four-goods'].map(
        of,
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'resource'))
    expect(['bonus.any-action-1', 'bonus.king-3', 'bonus.strengthen-2'].map(of)).toEqual(
      Array.from({ length: 3 }, () => 'action'),
    )
    expect(of('bonus.contract-iron-1-wool-1')).toBe('contract')
  })
  test('a crest new to the bot comes first, then one new to the player, then chance decides', () => {
    const tiles = ['bonus.crest-sun', 'bonus.crest-lily']
    expect(takenOf(choice(tiles, { crests: { 1: 'sun' } }))).toBe('bonus.crest-lily')
    const known = choice(tiles, {}, (game) =>
      game.seat('blue', { storehouse: ['contract.crest-sun'] }),
    )
    expect(takenOf(known)).toBe('bonus.crest-lily')
    expect(choice(tiles)).toOfferExactly(
      'pick tile bonus.crest-sun at antwerpen',
      'pick tile bonus.crest-lily at brugge',
    )
  })
  test('chance decides between miscellaneous helpers', () => {
    const game = choice(['bonus.recolour', 'bonus.characters'])
    expect(game).toAwait('chance tie-tile')
    game.chance('pick tile bonus.characters at brugge')
    expect(game.board().mapTiles).toEqual({ antwerpen: 'bonus.recolour' })
  })
  test('resource helpers are compared by points, resources in all, any-resource icons', () => {
    expect(takenOf(choice(['bonus.gold-2-vp-2', 'bonus.vp-4', 'bonus.four-goods']))).toBe(
      'bonus.vp-4',
    )
    expect(takenOf(choice(['bonus.gold-3', 'bonus.four-goods']))).toBe('bonus.four-goods')
    const any = choice(['bonus.gold-3', 'bonus.any-3'])
    expect(takenOf(any)).toBe('bonus.any-3')
    expect(tieBreakers(any).slice(0, 4)).toEqual([
      'tile-class',
      'points',
      'resources',
      'any-resources',
    ])
  })
  test('action helpers are compared by their points', () => {
    expect(takenOf(choice(['bonus.king-2', 'bonus.strengthen-3', 'bonus.any-action-1']))).toBe(
      'bonus.strengthen-3',
    )
  })
  test('contracts are compared by the number of missing resources', () => {
    const tiles = ['bonus.contract-iron-2', 'bonus.contract-iron-1-wool-1']
    expect(takenOf(choice(tiles, { resources: { iron: 2 } }))).toBe('bonus.contract-iron-2')
    expect(takenOf(choice(tiles, { resources: { iron: 1, wool: 1 } }))).toBe(
      'bonus.contract-iron-1-wool-1',
    )
  })
})

describe('[solo-bonus-2] the outcome of a tile', () => {
  test('a new crest is kept inactive', () => {
    const game = choice(['bonus.crest-sun'], { resources: {} })
    expect(game.botState().inactive).toEqual(['bonus.crest-sun'])
  })
  test('a known crest is removed from the game', () => {
    const game = choice(['bonus.crest-sun'], { crests: { 1: 'sun' }, resources: {} })
    expect(game.botState().inactive).toEqual([])
    expect(game.state.bonusGone.reduce((sum, count) => sum + count, 0)).toBe(1)
  })
  test.each([
    'bonus.recolour',
    'bonus.gold-3',
    'bonus.vp-4',
    'bonus.king-3',
    'bonus.contract-iron-2',
  ])('%s is removed without effect', (tile) => {
    const before = choice([], { resources: { iron: 2 }, vp: 10 })
    const game = choice([tile], { resources: { iron: 2 }, vp: 10 })
    expect(takenOf(game)).toBe(tile)
    expect(game.seatState('orange')).toEqual(before.seatState('orange'))
    expect(game.events.find(({ event }) => event === 'bot-tile')?.facts).toMatchObject({
      outcome: 'removed',
    })
    expect(game.state.bonusGone.reduce((sum, count) => sum + count, 0)).toBe(1)
  })
})
