import { clause, scenario } from '@tiletum/testkit'
import { expect } from 'vitest'
import { kingSteps } from '../../../src/game/intent/king-steps.ts'

const steps = (king: number, points: number, ...moves: readonly string[]) => {
  const table = scenario({ seats: ['blue', 'orange'] })
    .seat('blue', { king, resources: {} })
    .action('blue', 'king', points)
    .play(...moves)
  const { game, state } = table
  return kingSteps({ game, state }).map((move) => game.format(move))
}

clause('kingact-2', 'the steps a king action still has to take are one press', () => {
  expect(steps(0, 3)).toEqual(['climb', 'climb', 'climb'])
  expect(steps(0, 3, 'climb')).toEqual(['climb', 'climb'])
  expect(steps(12, 3)).toEqual(['climb'])
  expect(steps(0, 1, 'climb')).toEqual([])
})
