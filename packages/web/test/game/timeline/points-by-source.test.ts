import { SCORE_SOURCES } from '@tiletum/engine'
import { expect, it } from 'vitest'
import { kindOf, pointsByKind } from '../../../src/game/timeline/points-by-source.ts'

it('gives every source of points a kind, and so a tone in the bars', () => {
  for (const source of SCORE_SOURCES) expect(kindOf(source), source).toBeGreaterThanOrEqual(0)
})

it('adds up the sources of a kind and leaves out what brought nothing', () => {
  const sources = [
    { source: 'contract-tile', points: [7, 0] },
    { source: 'contract-space', points: [2, 0] },
    { source: 'king-track', points: [-4, 3] },
    { source: 'king-award', points: [4, 0] },
  ] as const
  expect(pointsByKind(sources, 0)).toEqual([
    {
      kind: kindOf('contract-tile'),
      parts: [
        { source: 'contract-tile', vp: 7 },
        { source: 'contract-space', vp: 2 },
      ],
      vp: 9,
    },
  ])
  expect(pointsByKind(sources, 1).map(({ vp }) => vp)).toEqual([3])
})
