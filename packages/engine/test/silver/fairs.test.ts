import { content } from '@tiletum/content'
import { clause, silverScenario } from '@tiletum/testkit'
import type { SilverScenario } from '@tiletum/testkit'
import { describe, expect, test } from 'vitest'

const four = () =>
  silverScenario({
    seats: ['blue', 'orange', 'green', 'purple'],
    technologies: ['die', 'joker', 'merchant'],
  })

/** How often blue scores each fair with 2 mines beside the first, a pillar and a house underground. */
const FAIRS: Record<
  string,
  { readonly clause: string; readonly vp: number; readonly times: number }
> = {
  'fair.mine': { clause: 'ag-fair-1', vp: 2, times: 3 },
  'fair.technology-tier': { clause: 'ag-fair-2', vp: 1, times: 4 },
  'fair.mine-underground-building': { clause: 'ag-fair-3', vp: 4, times: 2 },
}

describe('fairs [ag-fair-1, ag-fair-2, ag-fair-3]', () => {
  const atTheFair = (fair: string, setting = {}) =>
    four()
      .fair(2, 'frankfurt', fair)
      .round(2)
      .seat('blue', {
        merchant: 'frankfurt',
        houses: ['kitzbuhel'],
        pillars: ['sterzing', 'paris'],
      })
      .below('blue', { mines: ['hall', 'annaberg-1'], tiers: { die: 3, joker: 1 }, ...setting })
      .turnOfRound(3)
      .turn('purple', 'die pink 4')
      .listen()
      .play('end turn')
  const points = (game: SilverScenario) =>
    game.events.flatMap(({ event, seat, facts }) =>
      event === 'fair' && seat === 0 && 'points' in facts ? [facts.points] : [],
    )

  test('this file lists every fair of the expansion', () => {
    expect(Object.keys(FAIRS)).toEqual(content.silver.fairs.map(({ id }): string => id))
  })

  for (const [fair, { clause: id, vp, times }] of Object.entries(FAIRS))
    clause(id, `${fair}: ${times} times 2 of the board and ${vp} of the tile`, () => {
      expect(points(atTheFair(fair))).toEqual([times * (2 + vp)])
    })

  clause('ag-fair-1', 'the first mine alone counts once', () => {
    const game = four()
      .fair(2, 'frankfurt', 'fair.mine')
      .round(2)
      .seat('blue', { merchant: 'frankfurt' })
      .turnOfRound(3)
      .turn('purple', 'die pink 4')
      .listen()
      .play('end turn')
    expect(points(game)).toEqual([4])
  })

  clause(
    'ag-fair-3',
    'pairs are limited by the mines too, and main-map buildings don’t pair',
    () => {
      const game = four()
        .fair(2, 'frankfurt', 'fair.mine-underground-building')
        .round(2)
        .seat('blue', {
          merchant: 'frankfurt',
          houses: ['kitzbuhel', 'genova-1'],
          pillars: ['sterzing'],
        })
        .turnOfRound(3)
        .turn('purple', 'die pink 4')
        .listen()
        .play('end turn')
      expect(points(game)).toEqual([6])
    },
  )
})
