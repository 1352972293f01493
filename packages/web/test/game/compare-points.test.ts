import { scenario } from '@tiletum/testkit'
import { expect, test } from 'vitest'
import { comparePoints } from '../../src/game/compare-points.ts'
import type { Snapshot } from '../../src/game/snapshot.ts'
import type { State } from '@tiletum/engine'

/** Three players with so many points. */
function shown(...vp: readonly number[]): Snapshot {
  const colours = ['blue', 'orange', 'green'] as const
  const table = scenario({ seats: colours.slice(0, vp.length) })
  for (const [seat, points] of vp.entries()) {
    const colour = colours[seat]
    if (colour !== undefined) table.seat(colour, { vp: points })
  }
  const { game, state } = table
  return { game, state: state as State } as Snapshot
}

test('the own points come first, then the best opponent’s', () => {
  expect(comparePoints(shown(10, 30, 20), 0)).toEqual([
    { seat: 0, vp: 10 },
    { seat: 1, vp: 30 },
  ])
  expect(comparePoints(shown(10, 30, 20), 1)).toEqual([
    { seat: 1, vp: 30 },
    { seat: 2, vp: 20 },
  ])
})

test('a spectator sees the leader', () => {
  expect(comparePoints(shown(10, 30), -1)).toEqual([{ seat: 1, vp: 30 }])
})
