import { content } from '@tiletum/content'
import { clause, soloScenario } from '@tiletum/testkit'
import type { BotSetting, SoloScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

/** Plays the third turn of the round to its end; the player does nothing. */
function endRound(game: SoloScenario): SoloScenario {
  game.turnOfRound(3, [0, 0, 1])
  game.botTurn(1).finishTurn().until('blue')
  const die = game.options().find((option) => /^die \S+ \d$/.test(option)) ?? ''
  game.play(die)
  if (game.options().includes('leave')) game.play('leave')
  if (game.options().includes('act king')) game.play('act king')
  return game.listen().play('end turn') as SoloScenario
}

const quiet = (setting: BotSetting = {}): SoloScenario =>
  soloScenario()
    .decrees('family-alliances', 'busy-hands', 'everlasting-fame', 'worldly-riches')
    .segments({ architect: 1, joker: 2, character: 3, king: 4, contract: 5, merchant: 6 })
    .dice({ 'dark-gray': [5], yellow: [1], pink: [1] })
    .offer('contract', [])
    .bot({ resources: {}, ...setting })
    .pile('contract', [])

describe('[solo-flow-1] the king phase', () => {
  test('a marker below +3 scores its space and returns to +3', () => {
    const game = endRound(
      quiet()
        .king({ 0: ['blue'], [-2]: ['orange'] })
        .bot({ vp: 20 }),
    )
    expect(game.kingTrack()).toEqual({ 0: ['blue'], 3: ['orange'] })
    const scored = game.events.flatMap((event) =>
      event.event === 'score' && event.seat === 1 && event.facts.from === 'king-track'
        ? [event.facts.points]
        : [],
    )
    expect(scored).toEqual([-2])
    expect(game.order()).toEqual(['blue', 'orange'])
    const back = game.events.filter(({ event, seat }) => event === 'king' && seat === 1)
    expect(back.map(({ clause: by }) => by)).toEqual(['solo-flow-1'])
  })

  test('a marker above +3 stays', () => {
    const game = endRound(quiet().king({ 0: ['blue'], 7: ['orange'] }))
    expect(game.kingTrack()).toEqual({ 0: ['blue'], 7: ['orange'] })
  })

  test('the bot wins a tie wherever its marker lies in the stack', () => {
    const game = quiet()
      .king({ 5: ['blue', 'orange'] })
      .kingTile('bonus.crest-sun')
    endRound(game)
    expect(game.order()).toEqual(['orange', 'blue'])
    expect(game.botState().inactive).toEqual(['bonus.crest-sun'])
  })

  test('the player is first only from a higher space, and takes the tile', () => {
    const game = quiet()
      .king({ 7: ['blue'], 5: ['orange'] })
      .kingTile('bonus.crest-sun')
    endRound(game)
    expect(game).toAwait('blue')
    game.play('take bonus.crest-sun')
    expect(game.order()).toEqual(['blue', 'orange'])
    expect(game.botState().inactive).toEqual([])
  })

  test('a bot that is first in round 4 scores 4 points', () => {
    const game = endRound(
      quiet()
        .round(4)
        .king({ 0: ['blue'], 5: ['orange'] }),
    )
    const award = game.events.find(
      (event) => event.event === 'score' && event.facts.from === 'king-award',
    )
    expect(award).toMatchObject({ seat: 1, facts: { points: 4 } })
  })
})

describe('[solo-flow-2] the fair phase', () => {
  const fair = (tile: string, setting: BotSetting): number => {
    const game = quiet({ merchant: 'wien', ...setting })
      .fair(1, 'tiletum', tile)
      .king({ 0: ['blue'], 5: ['orange'] })
    // The bot is far from every fair, and has no house in the town.
    game.fair(2, 'hamburg', game.board().fairs[1]?.tile ?? '')
    game.round(2)
    const own = game.state.fairTiles[0]
    if (own !== undefined) game.state.fairTiles[1] = own
    endRound(game)
    const told = game.events.find((event) => event.event === 'fair' && event.seat === 1)
    if (told?.event !== 'fair') throw new Error('the bot took no part in the fair')
    return told.facts.points
  }
  const king = 'character.king'

  test('the bot scores without merchant or house in the town', () => {
    // The board gives 2 and the tile 2, for the house in Tiletum alone.
    expect(fair('fair.house', {})).toBe(4)
  })
  test('only the bot’s active crests count', () => {
    const crests = { 1: 'sun', 2: 'lily' } as const
    expect(fair('fair.crest', { crests, inactive: ['bonus.crest-eagle'] })).toBe((2 + 3) * 2)
  })
  test('the player scores only the player’s own components', () => {
    const game = quiet({ merchant: 'wien', crests: { 1: 'sun', 2: 'lily' } })
      .seat('blue', { merchant: 'tiletum', crests: { 3: 'eagle' } })
      .fair(1, 'tiletum', 'fair.crest') as SoloScenario
    endRound(game)
    const told = game.events.flatMap((event) =>
      event.event === 'fair' ? [[event.seat, event.facts.points]] : [],
    )
    expect(told).toContainEqual([0, 1 + 3])
    expect(told).toContainEqual([1, (1 + 3) * 2])
  })
  test('the bot’s upper row counts as floors 2 and 3', () => {
    const rooms = { 1: [`${king}.king-1`, `${king}.king-2`], 2: ['character.contract.iron-2'] }
    expect(fair('fair.upper-character', { rooms })).toBe((2 + 3) * 2)
  })
  test('the bot’s buildings with both rooms taken count as filled', () => {
    const rooms = { 1: [`${king}.king-1`, `${king}.king-2`], 2: ['character.contract.iron-2'] }
    expect(fair('fair.filled-building', { rooms })).toBe((2 + 5) * 1)
  })
  test('the bot’s fulfilled contracts count, not those it works on', () => {
    const setting = { contracts: ['contract.iron-3'], waiting: ['contract.wool-9'] }
    expect(fair('fair.contract', setting)).toBe((2 + 3) * 1)
  })
  test('the king tile uses the bot’s space before the reset', () => {
    const game = quiet()
      .fair(1, 'tiletum', 'fair.king')
      .king({ 0: ['blue'], [-1]: ['orange'] })
    endRound(game)
    const told = game.events.find((event) => event.event === 'fair' && event.seat === 1)
    expect(told?.facts).toEqual({ fair: 1, points: 1 + 3 - 1, vp: 1 + 3, king: -1 })
    expect(game.kingTrack()).toEqual({ 0: ['blue'], 3: ['orange'] })
  })
})

clause('solo-flow-3', 'after the fair the leftmost decree leaves the game', () => {
  const game = endRound(quiet())
  expect(game.botState().decrees).toEqual(['busy-hands', 'everlasting-fame', 'worldly-riches'])
  expect(game.botState().decree).toBe('busy-hands')
})

clause('solo-flow-3', 'the decrees shrink from six to two, one a round', () => {
  const game = soloScenario({ difficulty: 'hard' })
  expect(game.botState().decrees).toHaveLength(content.base.fairs.board.length + 2)
})

describe('[solo-flow-4] the player plays by the normal rules', () => {
  test('corruption comes before the turn of the first player', () => {
    const game = soloScenario().king({ 7: ['blue'], 0: ['orange'] })
    endRound(game)
    game.until('chance corruption')
    expect(game.order()).toEqual(['blue', 'orange'])
    game.chance('corruption 2')
    expect(game).toAwait('blue')
    expect(game.kingTrack()).toEqual({ 3: ['blue'], 1: ['orange'] })
  })

  test('the player takes a die, a bonus tile, an action and tasks', () => {
    const game = soloScenario().tiles({ king: 'bonus.gold-3' })
    game.facing('king', 5).dice({ pink: [5], yellow: [1], 'dark-gray': [1] })
    game.decrees('proud-pillars', 'everlasting-fame', 'worldly-riches')
    game.botTurn(1).finishTurn().until('blue')
    game.play('die pink 5')
    expect(game).toOffer('take bonus.gold-3', 'leave')
    game.play('take bonus.gold-3', 'climb', 'use bonus.gold-3')
    expect(game).toHave('blue', { king: 1, resources: { food: 6, gold: 6 } })
  })
})
