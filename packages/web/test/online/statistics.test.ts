import type { TableSummary } from '@tiletum/protocol'
import { expect, test } from 'vitest'
import { countGames } from '../../src/online/statistics.ts'

const game = (
  points: readonly number[],
  places: readonly number[],
  how: 'over' | 'conceded' = 'over',
): TableSummary => ({
  id: 'aaaaaaaaaaaaaaaa',
  kind: 'game',
  state: 'over',
  modules: ['base'],
  pace: { pace: 'live' },
  seats: points.map((_, seat) => ({
    colour: 'blue',
    name: `Player ${seat}`,
    ...(seat === 0 ? { you: true as const } : {}),
  })),
  awaits: -1,
  yours: false,
  steps: 9,
  result: { how, points: [...points], places: [...places] },
  unread: 0,
  updated: 0,
})

test('finished games are counted by number of players, and all together', () => {
  const games = [
    game([100, 90], [1, 2]),
    game([80, 120], [2, 1]),
    game([70, 60, 50], [1, 2, 3]),
    game([5, 7], [2, 1], 'conceded'),
  ]
  expect(countGames(games)).toEqual([
    { players: 2, games: 2, won: 1, average: 90, best: 100 },
    { players: 3, games: 1, won: 1, average: 70, best: 70 },
    { games: 3, won: 2, average: 250 / 3, best: 100 },
  ])
  expect(countGames(games.slice(0, 1))).toHaveLength(1)
  expect(countGames([])).toEqual([])
})
