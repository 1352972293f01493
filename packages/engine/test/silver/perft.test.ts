/**
 * How many lines of play there are from fixed positions with silver, to depth 1, 2 and 3; see
 * `../perft.test.ts`. The remarks count by hand.
 */
import { violations, countLines, silverScenario } from '@tiletum/testkit'
import type { SilverScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const two = (technologies: readonly string[]) =>
  silverScenario({ seats: ['blue', 'orange'], technologies })
    .seat('blue', { resources: {} })
    .seat('orange', { resources: {} })
    .below('orange', { silver: 0 })
    .offer('character', [])

const POSITIONS: Readonly<
  Record<string, { readonly at: () => SilverScenario; readonly lines: readonly number[] }>
> = {
  /*
   * 1: 2 ways, the mine, the house, the end.
   * 2: over either tablet nothing is to be had: done; after the mine with its 1 silver and 2 gold 2 ways,
   *    the house, the end, 4 buys, 1 map, 3 technologies: 12; after the house 2 ways, the mine, the end.
   * 3: orange's contract action 10; after a tablet 5 each; after the mine 1 die, 12 at the tablet of
   *    technologies, 10 at that of mines, 9 after the house, 8 after each buy, 10 after the map, 8 after
   *    each technology: 98; after the house 1 + 1 + 1 + 9.
   */
  'a prospector in Kitzbühel with two points': {
    at: () =>
      two(['architect', 'die', 'joker'])
        .below('blue', { prospectors: { I: 'kitzbuhel' } })
        .dice({ pink: [5], blue: [3] })
        .facing('king', 5)
        .segment('prospector', 5)
        .turn('blue', 'die pink 5', 'act prospector'),
    lines: [5, 19, 130],
  },
  /*
   * 1: 2 dice, 2 maps, 3 technologies.
   * 2: the king's die with the icon: climb, 2 steps, 5 tasks; the joker's: 6 actions, end, 5 tasks;
   *    map II and each technology leave 1 silver: 5 each; map III leaves none: 2.
   * 3: 60 and 103 after the dice, 25 after map II, 13 after map III; 23 after each technology, but 4
   *    buys more with the 2 gold of king I.
   */
  'two silver before the die': {
    at: () =>
      two(['architect', 'king', 'character'])
        .below('blue', { silver: 2 })
        .dice({ pink: [4], blue: [3] })
        .facing('king', 4)
        .segment('step', 4)
        .turn('blue'),
    lines: [7, 42, 259],
  },
  /*
   * 1: 6 actions, end.
   * 2: each action with its own ways, the end and 5 changes: 9, 9, 7, 12 (1 tile, 4 exchanges, to turn up
   *    contracts), 6 (no end before the steps), 8; after the end the first of 2 contracts to refill the offer.
   * 3: after a change neither the first action nor a third is offered: 4, 4, 2, 7, 1 and 3 ways and ends.
   */
  'a joker that splits': {
    at: () =>
      two(['joker', 'contract', 'resource'])
        .offer('contract', ['contract.iron-3'])
        .pile('contract', ['contract.iron-5', 'contract.wool-3'])
        .below('blue', { tiers: { joker: 3, contract: 2 } })
        .dice({ pink: [5], blue: [3] })
        .facing('joker', 5)
        .segment('blank', 5)
        .turn('blue', 'die pink 5', 'climb'),
    lines: [7, 53, 266],
  },
}

describe('lines of play with silver', () => {
  test.each(Object.entries(POSITIONS))('%s', (_, { at, lines }) => {
    const { game, state, box } = at()
    expect(violations(game, state, box)).toEqual([])
    expect(lines.map((_lines, depth) => countLines(game, state, depth + 1))).toEqual(lines)
  })
})
