import { expect, test } from 'vitest'
import type { Turn } from '../../../src/game/timeline/turns.ts'
import { momentFrom, roundFrom, turnFrom } from '../../../src/review/replay/replay-navigation.ts'

const turn = (round: number, start: number): Turn => ({
  seat: round === 0 ? undefined : 0,
  round,
  turn: 1,
  start,
  end: start,
  over: true,
  events: [],
  after: [],
})
/** Set-up, then two rounds of two turns each. */
const turns = [turn(0, 0), turn(1, 40), turn(1, 45), turn(2, 60), turn(2, 70)]
const TOTAL = 80

test('the set-up is one step, on and back', () => {
  expect(momentFrom(turns, 0, 1)).toBe(40)
  expect(momentFrom(turns, 17, 1)).toBe(40)
  expect(momentFrom(turns, 40, -1)).toBe(0)
  expect(momentFrom(turns, 41, -1)).toBe(40)
  expect(momentFrom(turns, 41, 1)).toBe(42)
})

test('turns are stepped over, back within a turn to its beginning', () => {
  expect(turnFrom(turns, 40, 1, TOTAL)).toBe(45)
  expect(turnFrom(turns, 47, -1, TOTAL)).toBe(45)
  expect(turnFrom(turns, 45, -1, TOTAL)).toBe(40)
  expect(turnFrom(turns, 75, 1, TOTAL)).toBe(TOTAL)
})

test('rounds are steps, too', () => {
  expect(roundFrom(turns, 0, 1, TOTAL)).toBe(40)
  expect(roundFrom(turns, 42, 1, TOTAL)).toBe(60)
  expect(roundFrom(turns, 65, -1, TOTAL)).toBe(60)
  expect(roundFrom(turns, 60, -1, TOTAL)).toBe(40)
  expect(roundFrom(turns, 61, 1, TOTAL)).toBe(TOTAL)
})
