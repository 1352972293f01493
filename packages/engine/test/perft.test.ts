/**
 * Counts the lines of play from fixed positions, to depth 1, 2, 3 and 4: every move and every
 * possible answer of chance counts once. A rule that allows or forbids a single move too much
 * changes a count. The comments count by hand; when a rule changes, count by hand again before
 * replacing a number.
 */
import { violations, countLines, scenario } from '@tiletum/testkit'
import type { Scenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const FIVE_CONTRACTS = [
  'contract.iron-3',
  'contract.wool-3',
  'contract.crest-lily',
  'contract.iron-5',
  'contract.wool-5',
]

/**
 * Two players without resources, five contracts, no characters, nothing on the wheel and the map.
 */
const two = () =>
  scenario({ seats: ['blue', 'orange'] })
    .seat('blue', { resources: {} })
    .seat('orange', { resources: {} })
    .offer('contract', FIVE_CONTRACTS)
    .offer('character', [])

interface Position {
  readonly at: () => Scenario
  readonly lines: readonly number[]
}

const POSITIONS: Readonly<Record<string, Position>> = {
  /*
   * 1 to 3: climb, for every point is a step. 4: end turn. 5: orange's 2 dice.
   * 6: blue 1 is a character action without offer (renew, end: 2), blue 2 a contract action with
   *    2 iron (5 tiles, 4 exchanges, end: 10).
   */
  'three points of the king action': {
    at: () =>
      two()
        .dice({ pink: [4], blue: [1, 2] })
        .facing('king', 4)
        .turn('blue', 'die pink 4'),
    lines: [1, 1, 1, 1, 2, 12],
  },

  /*
   * 1: 2 dice, each one step up or down for 2 of 3 gold, 4 things to buy: 2 + 4 + 4.
   * 2: pink 6, characters: renew, end, 4 buys: 6. Blue 3, king: climb, 4 buys: 5.
   *    6 to 1, contracts: 5 tiles, 8 exchanges of gold and food, end: 14. 6 to 5, architect:
   *    3 ways, end: 4. 3 to 2, joker: 5 actions, end: 6. 3 to 4, merchant: 4.
   *    After each of 4 buys only the 2 dice: 8.
   */
  'the choice of a die with gold': {
    at: () =>
      two()
        .seat('blue', { resources: { gold: 3 } })
        .dice({ pink: [6], blue: [3] })
        .turn('blue'),
    lines: [10, 47, 225, 2228],
  },

  /*
   * 1: 3 ways, the house, the tile, the end.
   * 2: Milano: 3 ways, its house, end: 5. Firenze: 2 ways, its house, end: 4. The road: 2 ways,
   *    end: 3. After the house 5, after the tile 5 (it recolours: no use now), after the end 1 die.
   * 3: with no points left only the end, so 5 + 4 + 3 + 5 + 5; orange's blue 1 brings renew and end.
   */
  'the merchant in Genova with two points': {
    at: () =>
      two()
        .seat('blue', { merchant: 'genova' })
        .mapTile('genova', 'bonus.recolour')
        .dice({ pink: [5], blue: [1] })
        .facing('merchant', 5)
        .turn('blue', 'die pink 5'),
    lines: [6, 23, 24, 55],
  },

  /*
   * 1: 2 to take, renew, 8 rooms on floors 1 and 2, end.
   * 2: each taking and the renewal 2 draws: 6; each placing climb: 8; after the end 1 die.
   * 3: after a draw 2 to take, renew, 2 characters × 5 rooms on floor 1, end: 14, four times; the
   *    second draw of a renewal 1, twice; placed on floor 1: 4 after the climb, five times; on
   *    floor 2 only the end, three times; orange's joker 6.
   */
  'characters to take, to place or to discard': {
    at: () =>
      two()
        .seat('blue', { storehouse: ['character.king.king-1'] })
        .offer('character', ['character.king.vp-2', 'character.merchant.house'])
        .pile('character', ['character.king.vp-3', 'character.architect.pillar'])
        .dice({ pink: [5], blue: [1] })
        .facing('character', 5)
        .turn('blue', 'die pink 5'),
    lines: [12, 15, 87, 124],
  },

  /*
   * 1: 3 tiles for at most 2 points, 4 exchanges of wool, end.
   * 2: after a tile for 2 the end, twice; after the one for 1: to fulfil it with 5 of 6 wool,
   *    4 exchanges, end: 6; after each exchange 5 gains: 20; after the end 1 die.
   * 3: end with a gap: 12 of 17 contract tiles may come, twice. Tile for 1: fulfilled 3 towns or
   *    none, exchanged 5 gains or to fulfil it (24), ended 12: 40. Exchange and gain: tile, end, and
   *    4 exchanges of each of 2 or 3 kinds held: 62 for each of 4 kinds, with 2 gold also 4 buys: 252.
   *    Orange's king action 1.
   */
  'contracts and exchanges with two points': {
    at: () =>
      two()
        .seat('blue', { resources: { wool: 1 } })
        .dice({ 'light-gray': [5], blue: [1] })
        .facing('contract', 5)
        .turn('blue', 'die light-gray 5'),
    lines: [8, 29, 317, 493],
  },

  /*
   * 1: 2 dice, 6 buildings for 6 food.
   * 2: pink 1, contracts: 5 tiles, 4 exchanges, end, 6 crests: 16; blue 1 with 4 exchanges more: 20.
   *    Building 1: 20 towns or none; 2: 8 cathedrals or none; 3 and 4: 28 of 29 spaces or none, each;
   *    5: 15 pairs of resources, not to be declined; 6: back to the 2 dice.
   */
  'a crest for any building': {
    at: () =>
      two()
        .seat('blue', { storehouse: ['bonus.crest-sun'], resources: { food: 6 } })
        .dice({ pink: [1], blue: [1] })
        .turn('blue'),
    lines: [8, 141, 776, 10_778],
  },

  /*
   * 1: 5 actions, end, 2 helpers.
   * 2: architect and merchant 3 ways, end, 2 helpers: 6 each; character renew, end, 2: 4; contract
   *    1 tile, 4 exchanges, end, 2: 8; king 3; end 1. Any action: 5, done, and the other helper: 7.
   *    Strengthened: 5 actions, end, the other helper: 7.
   */
  'helpers within the joker action': {
    at: () =>
      two()
        .seat('blue', { storehouse: ['bonus.any-action-1', 'bonus.strengthen-1'] })
        .dice({ pink: [6], blue: [1] })
        .facing('joker', 6)
        .turn('blue', 'die pink 6'),
    lines: [8, 42, 207, 1508],
  },

  /*
   * 1: 3 ways, the house, the end.
   * 2: after a way only the end: 3; after the house 2 buildings with characters, or none; 1 die.
   * 3: 3 ends; building 1: 2 bonuses or none; building 4: 1 bonus or none; none: the end; orange's
   *    architect 3 ways or the end.
   */
  'the house that brings the bonuses of a building': {
    at: () =>
      two()
        .seat('blue', {
          merchant: 'milano',
          rooms: {
            1: ['character.king.king-1', 'character.king.vp-3'],
            4: ['character.character.step-both'],
          },
        })
        .dice({ pink: [6], blue: [1] })
        .facing('merchant', 6)
        .turn('blue', 'die pink 6'),
    lines: [5, 7, 13, 44],
  },

  /*
   * 1: climb. 2: end. 3: blue, highest, takes the tile or leaves it.
   * 4: then king, fair and cleanup ask nobody until the first of six empty actions is refilled: 31 of
   *    the 32 faces of two players, the king's one tile taken or gone; twice.
   */
  'the last turn of a round, the king track and what follows': {
    at: () =>
      two()
        .seat('blue', { king: 3 })
        .kingTile('bonus.gold-3')
        .dice({ pink: [6] })
        .facing('king', 6)
        .turnOfRound(3)
        .turn('orange', 'die pink 6'),
    lines: [1, 1, 2, 62],
  },

  /*
   * 1: 14 different dice, no gold to change them.
   * 2: three 1s, contracts: 5 tiles, 20 exchanges, end; three 2s, joker: 6; two 3s, king: 1; two 4s
   *    and two 5s: 3 ways, end; two 6s: 4 faces to take, renew, end. A yellow die of 1 to 4 also lets
   *    its player buy 4 things: 3 × 26 + 3 × 6 + 2 × 1 + 4 × 4 + 2 × 6 + 4 × 4.
   */
  'the first turn of a game of four': {
    at: () => scenario({ seats: ['blue', 'orange', 'green', 'purple'] }),
    lines: [14, 142, 1982, 24_008],
  },
}

describe('lines of play', () => {
  test.each(Object.entries(POSITIONS))('%s', (_, { at, lines }) => {
    const { game, state, box } = at()
    expect(violations(game, state, box)).toEqual([])
    expect(lines.map((_lines, depth) => countLines(game, state, depth + 1))).toEqual(lines)
  })
})
