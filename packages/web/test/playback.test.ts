import { expect, test } from 'vitest'
import { seenOf } from '../src/game/playback/playback.ts'

const turn = { over: true, to: 12 }

test('a turn that came while nothing was told stays untold when another pace is chosen', () => {
  const instant = seenOf(8, 15, turn, 'instant')
  expect(instant).toBe(12)
  expect(seenOf(instant, 15, turn, 'slow')).toBe(12)
})

test('at any other pace a new turn is told, and again when it was taken back', () => {
  expect(seenOf(8, 12, turn, 'slow')).toBe(8)
  expect(seenOf(12, 7, { over: false, to: 7 }, 'fast')).toBe(7)
  expect(seenOf(5, 9, { over: false, to: 9 }, 'instant')).toBe(5)
})
