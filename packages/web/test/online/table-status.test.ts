import { online } from '@tiletum/text/en/online'
import type { TableSummary } from '@tiletum/protocol'
import { expect, test } from 'vitest'
import { tableStatus } from '../../src/online/table-status.ts'

const table = (more: Partial<TableSummary>): TableSummary => ({
  id: 'aaaaaaaaaaaaaaaa',
  kind: 'game',
  state: 'open',
  modules: ['base'],
  pace: { pace: 'live' },
  seats: [{ colour: 'blue', name: 'Anna', you: true }, { colour: 'green' }],
  awaits: -1,
  yours: false,
  steps: 1,
  unread: 0,
  updated: 0,
  ...more,
})

test('a table before its start never waits for a turn', () => {
  expect(tableStatus(table({}), online)).toBe('not started')
  expect(tableStatus(table({ yours: true }), online)).toBe('not ready yet')
  const seats = [{ colour: 'blue', name: 'Anna' }, { colour: 'green' }]
  expect(tableStatus(table({ yours: true, seats }), online)).toBe('a seat is reserved for you')
})

test('a table that is played says whose turn it is', () => {
  const playing = { state: 'playing', awaits: 0 } as const
  expect(tableStatus(table({ ...playing, yours: true }), online)).toBe('your turn')
  expect(tableStatus(table(playing), online)).toBe('Anna’s turn')
  expect(tableStatus(table({ ...playing, awaits: 1 }), online)).toBe('in progress')
})
