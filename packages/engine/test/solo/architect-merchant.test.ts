import { clause } from '@tiletum/testkit'
import type { SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'
import { acting, decidedBy, tieBreakers } from './support/acting.ts'

describe('[solo-reach-1] beyond its reach', () => {
  test('a space costs 1 gold', () => {
    const game = acting('architect', 1, 'yellow')
      .costs({ london: 'cost.closed' })
      .bot({ architect: 'tiletum', pillars: ['koln', 'paris'], resources: {} })
    game.botTurn(1).finishTurn()
    // Yellow 6 gives 6 gold. Lyon is 2 away, the reach is 1.
    expect(game).toHave('orange', { architect: 'lyon', resources: { gold: 5 } })
  })
  test('the bot pays all its gold if short, and still goes', () => {
    const game = acting('architect', 1)
      .costs({ london: 'cost.closed' })
      .bot({ architect: 'brugge', pillars: ['koln', 'paris'], resources: { gold: 1 } })
    game.botTurn(1).finishTurn()
    // Lyon is 4 away: 3 beyond the reach, with 1 gold.
    expect(game).toHave('orange', { architect: 'lyon', resources: { gold: 0 } })
    expect(game.events.find(({ event }) => event === 'bot-extends')?.facts).toEqual({
      spaces: 3,
      gold: 1,
      forGold: false,
    })
  })
  test('spaces within its reach cost nothing', () => {
    const game = acting('architect', 6)
      .costs({ london: 'cost.closed' })
      .bot({ architect: 'tiletum', resources: { gold: 3 } })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { resources: { gold: 3 } })
  })
})

clause('solo-reach-2', 'distances count road spaces, and its own space is at 0', () => {
  const game = acting('architect', 1)
    .costs({ praha: 'cost.closed' })
    .bot({ architect: 'london' })
    .mapTile('brugge', 'bonus.gold-3')
  game.botTurn(1).finishTurn()
  // The road space between London and Brugge counts, so Brugge is 2 away.
  expect(game.board().mapTiles).toEqual({ brugge: 'bonus.gold-3' })
  const here = acting('merchant', 1).bot({ merchant: 'genova' }).mapTile('genova', 'bonus.gold-3')
  here.botTurn(1).finishTurn()
  expect(here.board().mapTiles).toEqual({})
})

clause('ex-solo-architect', 'pillar in London, Antwerpen’s tile, then Lyon for its points', () => {
  const game = acting('architect', 6)
    .costs({ praha: 'cost.closed', lyon: 'cost.stone-7-vp-12', koln: 'cost.stone-2-vp-2' })
    .bot({ architect: 'london', pillars: ['paris'], resources: {} })
    .mapTile('antwerpen', 'bonus.crest-sun')
    .mapTile('brugge', 'bonus.vp-4')
  game.botTurn(1).finishTurn()
  expect(game.seatState('orange').pillars.toSorted()).toEqual(['london', 'paris'])
  expect(game.botState().inactive).toEqual(['bonus.crest-sun'])
  expect(game.board().mapTiles).toEqual({ brugge: 'bonus.vp-4' })
  expect(game).toHave('orange', { architect: 'lyon' })
  expect(decidedBy(game).slice(1)).toEqual(['tile-class', 'points'])
})

describe('[solo-arch-1] the architect action', () => {
  const costs = { praha: 'cost.closed', koln: 'cost.stone-3-vp-4', paris: 'cost.stone-3-vp-3' }
  test('a pillar where the architect stands costs no point and is built only if legal', () => {
    const game = acting('architect', 1).costs({ praha: 'cost.closed' }).bot({ architect: 'paris' })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { pillars: ['paris'] })
    const none = acting('architect', 1).bot({ architect: 'antwerpen' })
    none.botTurn(1).finishTurn()
    expect(none).toHave('orange', { pillars: [] })
    expect(none.thoughts()).toContain('bot-cannot-build')
  })
  test('cathedrals with most points come first, cost tile and topmost tile together', () => {
    // Köln 4 + 4, Paris 3 + 4
    const game = acting('architect', 1).costs(costs).bot({ architect: 'tiletum' })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { architect: 'koln' })
    // Without its topmost tile, a 4, the next one of Köln is worth 2.
    const taken = acting('architect', 1)
      .costs(costs)
      .seat('blue', { pillars: ['koln'], contributed: ['koln'] })
      .bot({ architect: 'tiletum' })
    taken.botTurn(1).finishTurn()
    expect(taken).toHave('orange', { architect: 'paris' })
  })
  test('of equal points one that the player has not built comes first, before lower stone and a shorter way', () => {
    // Praha is worth 2 + 6 after the player has built there, Köln 4 + 4.
    const game = acting('architect', 2)
      .costs({ london: 'cost.closed', praha: 'cost.stone-2-vp-2', koln: 'cost.stone-3-vp-4' })
      .seat('blue', { pillars: ['praha'], contributed: ['praha'] })
      .bot({ architect: 'nurnberg', pillars: ['wien'] })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { architect: 'koln' })
    expect(decidedBy(game)).toContain('not-built-by-player')
  })
  test('the lowest stone comes next, before a shorter way', () => {
    // Praha is worth 2 + 8 for 2 stone, Köln 6 + 4 for 4 stone and is closer.
    const game = acting('architect', 2)
      .costs({ london: 'cost.closed', praha: 'cost.stone-2-vp-2', koln: 'cost.stone-4-vp-6' })
      .bot({ architect: 'frankfurt' })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { architect: 'praha' })
    expect(decidedBy(game)).toContain('fewer-stone')
  })
  test('the closest comes next, then chance decides', () => {
    // Paris is worth 3 + 4 and Lyon 4 + 3, both for 3 stone.
    const equal = { praha: 'cost.closed', paris: 'cost.stone-3-vp-3', lyon: 'cost.stone-3-vp-4' }
    const game = acting('architect', 2)
      .costs(equal)
      .bot({ architect: 'tiletum', pillars: ['koln'] })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { architect: 'paris' })
    expect(decidedBy(game)).toContain('closer')
    const tied = acting('architect', 1)
      .costs(equal)
      .bot({ architect: 'troyes', pillars: ['koln'] })
    tied.botTurn(1)
    expect(tieBreakers(tied)).toEqual(['points', 'not-built-by-player', 'fewer-stone', 'closer'])
    expect(tied).toOfferExactly('pick town paris', 'pick town lyon')
    tied.chance('pick town lyon')
    expect(tied).toHave('orange', { architect: 'lyon' })
  })
  test('with none within reach the closest beyond comes first, then the other tie-breaks', () => {
    const game = acting('architect', 1)
      .costs({ praha: 'cost.closed', lyon: 'cost.stone-7-vp-12', milano: 'cost.stone-2-vp-2' })
      .bot({ architect: 'strasbourg', pillars: ['koln'], resources: {} })
    game.botTurn(1)
    // Paris, Lyon, Milano (by the road) and Köln are 2 away; Köln has its pillar: the points decide
    expect(tieBreakers(game)[0]).toBe('closer')
    game.finishTurn()
    expect(game).toHave('orange', { architect: 'lyon' })
  })
})

describe('[solo-arch-2] no target', () => {
  test('the closed cathedral is never a target', () => {
    const game = acting('architect', 1)
      .costs({ koln: 'cost.closed', paris: 'cost.stone-2-vp-2' })
      .bot({ architect: 'tiletum' })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { architect: 'paris' })
  })
  test('a bot with no pillar left takes the tile, moves and pays, and places nothing', () => {
    const pillars = ['koln', 'paris', 'praha', 'bordeaux', 'london', 'firenze', 'wien']
    const game = acting('architect', 1, 'pink')
      .costs({ lyon: 'cost.closed' })
      .bot({ architect: 'bordeaux', pillars, resources: { gold: 5 } })
      .mapTile('toulouse', 'bonus.crest-sun')
    game.botTurn(1).finishTurn()
    // Milano, the only open cathedral, is 5 moves away.
    expect(game).toHave('orange', {
      architect: 'milano',
      pillarsInSupply: 0,
      resources: { gold: 1 },
    })
    expect(game.seatState('orange').pillars).not.toContain('milano')
    expect(game.board().mapTiles).toEqual({})
  })
  test('a bot with a pillar at every cathedral takes the tile and stays', () => {
    const pillars = ['koln', 'paris', 'praha', 'bordeaux', 'milano', 'firenze', 'wien']
    const game = acting('architect', 6)
      .costs({ london: 'cost.closed' })
      .bot({ architect: 'tiletum', pillars })
      .mapTile('antwerpen', 'bonus.crest-sun')
    // This happens with the additional pillar of the expansion.
    const lyon = game.game.rules.names.space.indexOf('lyon')
    const cathedral = game.game.rules.board.cathedralAt[lyon] ?? 0
    game.state.pillars[cathedral] = 2
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { architect: 'tiletum', pillarsInSupply: 0 })
    expect(game.botState().inactive).toEqual(['bonus.crest-sun'])
    expect(game.thoughts()).toContain('bot-stays')
  })
})

clause(
  'ex-solo-merchant',
  'Strasbourg is taken: Frankfurt for 1 gold, a house, no tile, then Troyes without gold',
  () => {
    const game = acting('merchant', 1)
      .fair(1, 'frankfurt', 'fair.house')
      .seat('blue', { houses: ['strasbourg', 'nurnberg'] })
      .bot({ merchant: 'strasbourg', houses: ['antwerpen'], resources: { gold: 1 } })
    game.botTurn(1).finishTurn()
    expect(game.seatState('orange').houses).toContain('frankfurt')
    expect(game).toHave('orange', { merchant: 'troyes', resources: { gold: 0 } })
    expect(
      game.events.flatMap((event) => (event.event === 'walk' ? [event.facts.to] : [])),
    ).toEqual(['frankfurt', 'troyes'])
    expect(
      game.events.flatMap((event) => (event.event === 'bot-extends' ? [event.facts] : [])),
    ).toEqual([
      { spaces: 1, gold: 1, forGold: true },
      { spaces: 1, gold: 0, forGold: false },
    ])
    expect(
      game.events.flatMap((event) =>
        event.event === 'bot-targets' ? [[event.facts.reach, event.facts.forGold]] : [],
      ),
    ).toEqual([
      [1, true],
      [1, false],
    ])
    expect(game.events.find(({ event }) => event === 'bot-tiles')?.facts).toEqual({
      reach: 1,
      tiles: [],
    })
  },
)

describe('[solo-merch-1] the merchant action', () => {
  test('the merchant builds where it stands if it can, free', () => {
    const game = acting('merchant', 1).bot({ merchant: 'wien', vp: 10, resources: { gold: 2 } })
    game.botTurn(1).finishTurn()
    expect(game.seatState('orange').houses).toContain('wien')
    // Wien's space gives 3 points
    expect(game).toHave('orange', { vp: 13 })
  })
  test('rewards other than points are ignored', () => {
    const game = acting('merchant', 1).bot({
      merchant: 'milano',
      rooms: { 1: ['character.king.gold-2'] },
      resources: {},
    })
    game.botTurn(1).finishTurn()
    expect(game.seatState('orange').houses).toContain('milano')
    expect(game).toHave('orange', { vp: 10, resources: { gold: 0 } })
  })
  test('a merchant that can’t build goes first to a town within as many moves as it has gold', () => {
    // Antwerpen is 1 away from Tiletum, and Köln has no house space. With 3 gold London (3 away, 2 points)
    // is in reach, too.
    const table = (gold: number): SoloScenario =>
      acting('merchant', 1).bot({ merchant: 'brugge', houses: ['brugge'], resources: { gold } })
    const poor = table(1)
    poor.botTurn(1).finishTurn()
    expect(poor.seatState('orange').houses).toContain('antwerpen')
    const rich = table(2)
    rich.botTurn(1).finishTurn()
    // London is 2 away and has points
    expect(rich.seatState('orange').houses).toContain('london')
    expect(rich).toHave('orange', { vp: 12 })
  })
  test('with no town within its gold it goes to the closest for all its gold', () => {
    const game = acting('merchant', 1).bot({
      merchant: 'tiletum',
      houses: ['antwerpen', 'paris'],
      resources: {},
    })
    game.botTurn(1)
    // Brugge, Frankfurt, Troyes and Lyon are 2 away, without difference
    expect(game).toOfferExactly(
      'pick town brugge',
      'pick town troyes',
      'pick town frankfurt',
      'pick town lyon',
    )
    game.chance('pick town frankfurt').finishTurn()
    expect(game.seatState('orange').houses).toContain('frankfurt')
  })
  test('the best bonus tile within reach of its new space comes next', () => {
    const game = acting('merchant', 1)
      .bot({ merchant: 'verona' })
      .mapTile('venezia', 'bonus.crest-sun')
      .mapTile('genova', 'bonus.crest-lily')
    game.botTurn(1).finishTurn()
    expect(game.botState().inactive).toEqual(['bonus.crest-sun'])
  })
  test('the best town comes last: next fair, points, another reward, closest', () => {
    const to = (setup: (game: SoloScenario) => SoloScenario): string => {
      const game = setup(acting('merchant', 2).bot({ merchant: 'genova' }))
      game.botTurn(1).finishTurn()
      return game.seatState('orange').merchant
    }
    // Verona is the fair, Firenze and Venezia have 3 points, Milano another reward, Arles nothing
    expect(to((game) => game.fair(1, 'verona', 'fair.house'))).toBe('verona')
    expect(to((game) => game)).toBe('firenze')
    const taken = { houses: ['firenze', 'venezia'] }
    expect(to((game) => game.seat('blue', taken))).toBe('milano')
    const more = { houses: ['firenze', 'milano'] }
    expect(to((game) => game.seat('blue', more))).toBe('venezia')
  })
})

describe('[solo-merch-2] available towns', () => {
  test('more points come before fewer', () => {
    // Hamburg has 2 points and is 1 away, Wien has 3 and is 2 away
    const game = acting('merchant', 2).bot({ merchant: 'leipzig' })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { merchant: 'wien' })
    expect(decidedBy(game).at(-1)).toBe('points')
  })
  test('chance decides between towns equal in everything', () => {
    const game = acting('merchant', 2).bot({ merchant: 'genova', houses: ['milano'] })
    game.botTurn(1)
    // Firenze has 3 points and is 1 away, Venezia 3 and 2
    game.finishTurn()
    expect(game).toHave('orange', { merchant: 'firenze' })
    const tied = acting('merchant', 1).bot({ merchant: 'arles' })
    tied.botTurn(1)
    expect(tied).toHave('orange', { merchant: 'toulouse' })
    const equal = acting('merchant', 1).bot({ merchant: 'troyes' })
    equal.botTurn(1)
    expect(equal).toOfferExactly('pick town paris', 'pick town strasbourg', 'pick town lyon')
  })
  test('a town with its house or without a free space is not available', () => {
    const game = acting('merchant', 1)
      .seat('blue', { houses: ['firenze'] })
      .bot({ merchant: 'venezia', houses: ['milano'] })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { merchant: 'verona' })
  })
  test('the next fair is the fair of the current round', () => {
    const game = acting('merchant', 3)
      .fair(2, 'verona', 'fair.house')
      .round(2)
      .bot({ merchant: 'genova' })
    game.botTurn(1).finishTurn()
    expect(game).toHave('orange', { merchant: 'verona' })
  })
  const OUT = ['wien', 'venezia', 'firenze', 'genova', 'milano', 'verona', 'arles']
  const walked = (game: SoloScenario): readonly string[] =>
    game.events.flatMap((event) => (event.event === 'walk' ? [event.facts.to] : []))
  test('a bot with no house left goes through all steps, pays, and places nothing', () => {
    const game = acting('merchant', 1, 'pink')
      .fair(1, 'frankfurt', 'fair.house')
      .bot({ merchant: 'wien', houses: OUT, resources: { gold: 2 } })
    game.botTurn(1).finishTurn()
    // Leipzig and Nürnberg are 2 away, and Leipzig has a reward; then Hamburg has points, 1 away
    expect(walked(game)).toEqual(['leipzig', 'hamburg'])
    expect(game).toHave('orange', {
      merchant: 'hamburg',
      housesInSupply: 0,
      resources: { gold: 0 },
    })
    expect(game.seatState('orange').houses).toHaveLength(8)
  })
  test('a bot with no house left pays its way even from a town with room', () => {
    const game = acting('merchant', 1, 'pink')
      .fair(1, 'frankfurt', 'fair.house')
      .bot({ merchant: 'nurnberg', houses: OUT, resources: { gold: 2 } })
    game.botTurn(1).finishTurn()
    expect(walked(game)).toEqual(['frankfurt'])
    expect(game).toHave('orange', { merchant: 'frankfurt', resources: { gold: 1 } })
  })
  test('a bot with no house left counts its own town, if available, as one at 0', () => {
    const game = acting('merchant', 1, 'pink')
      .fair(1, 'antwerpen', 'fair.house')
      .bot({ merchant: 'antwerpen', houses: OUT, resources: { gold: 2 } })
      .mapTile('antwerpen', 'bonus.crest-sun')
    game.botTurn(1).finishTurn()
    expect(walked(game)).toEqual([])
    expect(game).toHave('orange', { merchant: 'antwerpen', resources: { gold: 2 } })
    expect(game.board().mapTiles).toEqual({})
  })
  test('a bot with no available town only takes the bonus tile and stays', () => {
    const game = acting('merchant', 3, 'pink')
      .bot({ merchant: 'antwerpen', houses: OUT, resources: { gold: 2 } })
      .mapTile('antwerpen', 'bonus.crest-sun')
    game.state.houses = game.state.houses.map((owner) => (owner < 0 ? 0 : owner))
    game.botTurn(1).finishTurn()
    expect(walked(game)).toEqual([])
    expect(game).toHave('orange', { merchant: 'antwerpen', resources: { gold: 2 } })
    expect(game.board().mapTiles).toEqual({})
    expect(game.thoughts()).toContain('bot-stays')
  })
})
